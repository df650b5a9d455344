"""The cards in Chinese, set by set.

The community rules call Scope by its other name, Appaloosa; what is printed as Scope has its name of the Chinese
rulebook.
"""

from collections.abc import Mapping
from types import MappingProxyType

from bangsim.content.chinese.rows import Word, own, printed

BASE = {
    "bang": printed("砰！", "射击射程内的一名玩家，对方不打出【射失！】就失去1点生命；每回合限一张。"),
    "missed": printed("射失！", "抵消对自己的一次射击。", "闪！"),
    "beer": printed("啤酒", "回复1点生命，受到致命一击时也可在回合外使用；只剩两名玩家时无效。"),
    "saloon": printed("酒吧", "所有存活的玩家各回复1点生命。"),
    "panic": printed("恐慌", "拿走距离1的一名玩家的一张牌。", "恐慌！"),
    "cat_balou": printed("金丝小猫", "弃掉任意一名玩家的一张牌。", "金丝雀", "卡布猫"),
    "duel": printed("决斗", "双方轮流弃【砰！】，先不弃的一方失去1点生命。"),
    "gatling": printed("格林机枪", "射击其他所有玩家。", "加特林"),
    "indians": printed("印第安人入侵", "其他玩家各弃一张【砰！】，否则失去1点生命。", "印第安人"),
    "general_store": printed("杂货店", "按玩家人数翻开牌，每人轮流拿一张。", "杂货铺"),
    "stagecoach": printed("小马车", "摸两张牌。", "公共马车"),
    "wells_fargo": printed("四轮马车", "摸三张牌。", "富国银行"),
    "barrel": printed("酒桶", "每次受到射击时可判定一次：红桃视为一张【射失！】。"),
    "mustang": printed("野马", "其他玩家到装备者的距离加1。"),
    "scope": printed("望远镜", "装备者到其他玩家的距离减1。", "荷兰马"),
    "volcanic": printed("火山手枪", "武器：射程1，每回合可打出任意张【砰！】。", "火山枪"),
    "schofield": printed("斯科菲尔德步枪", "武器：射程2。", "斯科菲尔德"),
    "remington": printed("雷明顿冲锋枪", "武器：射程3。"),
    "rev_carabine": printed("启4狙击枪", "武器：射程4。"),
    "winchester": printed("温彻斯特机枪", "武器：射程5。", "温彻斯特"),
    "jail": printed("监狱", "放在警长以外的一名玩家面前：他的判定不是红桃，就跳过这一回合。"),
    "dynamite": printed("炸药", "持有者回合开始时判定：黑桃2至9使他失去3点生命，否则传给下家。"),
}

DODGE_CITY = {
    "punch": printed("一击！", "射击距离1的一名玩家；不算【砰！】。"),
    "dodge": printed("闪抽", "抵消对自己的一次射击，并摸一张牌。"),
    "springfield": printed("远程射击", "另弃一张手牌：射击任意一名玩家；不算【砰！】。"),
    "rag_time": printed("即兴时刻", "另弃一张手牌：拿走任意一名玩家的一张牌。"),
    "brawl": printed("冲突", "另弃一张手牌：其他玩家各被弃掉一张牌。"),
    "tequila": printed("龙舌兰", "另弃一张手牌：任意一名玩家回复1点生命。"),
    "whisky": printed("威士忌", "另弃一张手牌：回复2点生命。"),
    "hideout": printed("大石头", "其他玩家到装备者的距离加1。", "石头"),
    "binocular": own("双筒望远镜", "装备者到其他玩家的距离减1。"),
    "bible": printed("圣经", "抵消对自己的一次射击，并摸一张牌。"),
    "iron_plate": printed("铁板", "抵消对自己的一次射击。"),
    "sombrero": own("宽边帽", "抵消对自己的一次射击。"),
    "ten_gallon_hat": own("十加仑帽", "抵消对自己的一次射击。"),
    "canteen": printed("打点扫把", "回复1点生命。"),
    "can_can": printed("坎坎舞", "弃掉任意一名玩家的一张牌。"),
    "conestoga": printed("大篷马车", "拿走任意一名玩家的一张牌。"),
    "knife": printed("飞刀", "射击距离1的一名玩家。"),
    "derringer": printed("德令加枪", "射击距离1的一名玩家，并摸一张牌。"),
    "pepperbox": printed("胡椒瓶", "射击射程内的一名玩家。"),
    "buffalo_rifle": printed("来福枪", "射击任意一名玩家。"),
    "howitzer": printed("榴弹炮", "射击其他所有玩家。"),
    "pony_express": printed("特快专递", "摸三张牌。"),
}

XIAMEN = {
    "roulette": printed("俄罗斯轮盘", "从下家起一轮接一轮，每人弃一张【射失！】；先不弃的人失去2点生命。"),
    "silver": own("银马", "其他玩家到装备者的距离加2。"),
    "gold": own("金马", "其他玩家到装备者的距离加1，装备者到其他玩家的距离减1。"),
}

CARDS: Mapping[str, Mapping[str, Word]] = MappingProxyType({"base": BASE, "dodge_city": DODGE_CITY, "xiamen": XIAMEN})
"""By set, then by card."""

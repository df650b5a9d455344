"""The scenario cards in Chinese, deck by deck; no source has a name for any of them but the last."""

from collections.abc import Mapping
from types import MappingProxyType

from bangsim.content.chinese.rows import Word, own, printed

HIGH_NOON = {
    "blessing": own("祝福", "所有牌的花色都算红桃。"),
    "curse": own("诅咒", "所有牌的花色都算黑桃。"),
    "the_daltons": own("道尔顿兄弟", "翻开时，从警长起，面前有蓝边牌的玩家各选一张弃掉。"),
    "the_doctor": own("医生", "翻开时，生命最少的玩家回复1点生命。"),
    "ghost_town": own("鬼镇", "出局的玩家在自己的回合以幽灵身份回来，摸三张牌，回合结束时离开。"),
    "gold_rush": own("淘金热", "这一轮按逆时针方向进行；牌的效果仍按顺时针。"),
    "hangover": own("宿醉", "所有人物失去能力。"),
    "shootout": own("枪战", "每回合可多打出一张【砰！】。"),
    "the_reverend": own("牧师", "任何人不能使用【啤酒】。"),
    "the_sermon": own("布道", "玩家在自己的回合不能使用【砰！】。"),
    "thirst": own("口渴", "摸牌阶段少摸一张牌。"),
    "train_arrival": own("火车进站", "摸牌阶段结束时多摸一张牌。"),
    "high_noon": own("正午", "每名玩家的回合开始时失去1点生命；留到游戏结束。"),
}

THE_BULLET = {
    "handcuffs": own("手铐", "摸牌后说出一种花色，这一回合只能打出这种花色的牌。"),
    "new_identity": own("新身份", "回合开始时看一名随机人物，可换成他，剩2点生命。"),
}

FISTFUL_OF_CARDS = {
    "abandoned_mine": own("废弃矿井", "摸牌阶段从弃牌堆摸牌；弃牌阶段的弃牌放到牌堆顶。"),
    "ambush": own("伏击", "任意两名玩家之间的距离为1，只受能力和场上的牌影响。"),
    "blood_brothers": own("歃血兄弟", "回合开始时可把1点生命给另一名玩家，最后1点除外。"),
    "dead_man": own("死者归来", "最先出局的玩家在自己的回合带2点生命和两张牌回来。"),
    "hard_liquor": own("烈酒", "可跳过摸牌阶段，回复1点生命。"),
    "lasso": own("套索", "玩家面前的牌都无效。"),
    "law_of_the_west": own("西部法则", "亮出摸牌阶段的第二张牌，能打出就必须打出。"),
    "peyote": own("乌羽玉", "不摸牌，改猜牌堆顶的牌是红是黑：猜对就收下再猜。"),
    "ranch": own("牧场", "摸牌阶段结束时，可弃任意张手牌并摸同样多的牌。"),
    "ricochet": own("跳弹", "可弃【砰！】射击任意玩家面前的一张牌。"),
    "russian_roulette": own("俄罗斯轮盘", "翻开时，从警长起轮流弃【射失！】，先不弃的人失去2点生命。"),
    "sniper": own("狙击手", "可一起弃两张【砰！】射击一名玩家，要两张【射失！】才能抵消。"),
    "the_judge": own("法官", "任何人不能把牌放到自己或别人面前。"),
    "vendetta": own("血仇", "回合结束时判定：红桃则再进行一个回合。"),
    "a_fistful_of_cards": own("一把牌", "回合开始时有几张手牌就受到几次射击；留到游戏结束。"),
}

WILD_WEST_SHOW = {
    "bone_orchard": own("乱葬岗", "出局的玩家带1点生命和随机的角色回来。"),
    "darling_valentine": own("亲爱的瓦伦丁", "回合开始时弃掉所有手牌，摸同样多的牌。"),
    "dorothy_rage": own("多萝西·雷奇", "在自己的回合可命令另一名玩家打出指定的牌。"),
    "gag": own("封口", "任何人不能说话；不作模拟。"),
    "helena_zontero": own("海伦娜·松特罗", "翻开时判定：红色则警长以外存活的玩家重新分发角色。"),
    "lady_rosa_of_texas": own("得州的罗丝夫人", "可与右边的玩家换座，他跳过下一回合。"),
    "miss_susanna": own("苏珊娜小姐", "一回合打出的牌少于三张，就失去1点生命。"),
    "sacagaway": own("萨卡加维", "所有人亮出手牌。"),
    "showdown": own("摊牌", "任何牌都可当【砰！】打出；【砰！】只能当【射失！】用。"),
    "wild_west_show": printed("蛮荒战", "人人都要成为最后一名存活者；留到游戏结束。"),
}

EVENTS: Mapping[str, Mapping[str, Word]] = MappingProxyType(
    {
        "high_noon": HIGH_NOON,
        "the_bullet": THE_BULLET,
        "fistful_of_cards": FISTFUL_OF_CARDS,
        "wild_west_show": WILD_WEST_SHOW,
    }
)
"""By the set whose deck it is, then by scenario card."""

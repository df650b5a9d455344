"""The characters of the publisher's sets in Chinese; those of POWGAME stand in powgame.py."""

from collections.abc import Mapping
from types import MappingProxyType

from bangsim.content.chinese.powgame import POWGAME
from bangsim.content.chinese.rows import Word, own, printed

BASE = {
    "bart_cassidy": printed("巴特·卡西迪", "每失去1点生命，摸一张牌。"),
    "black_jack": printed("布莱克·杰克", "亮出所摸的第二张牌：红色则再摸一张。"),
    "calamity_janet": printed("卡拉米蒂·珍妮特", "可把【砰！】当【射失！】用，反之亦然。"),
    "el_gringo": printed("埃尔·格林戈", "每失去1点生命，从伤害来源的手牌中拿一张牌。"),
    "jesse_jones": printed("杰西·琼斯", "摸牌时，第一张可从另一名玩家的手牌中抽取。"),
    "jourdonnais": printed("朱尔当奈斯", "视为始终有一个【酒桶】。"),
    "kit_carlson": printed("基特·卡尔森", "摸牌时看三张牌，留下其中两张。"),
    "lucky_duke": printed("幸运公爵", "判定时翻两张牌，选用其中一张。"),
    "paul_regret": printed("保罗·里格雷特", "其他玩家到他的距离加1。"),
    "pedro_ramirez": printed("佩德罗·拉米雷斯", "摸牌时，第一张可拿弃牌堆顶的牌。"),
    "rose_doolan": printed("罗丝·杜兰", "她到其他玩家的距离减1。"),
    "sid_ketchum": printed("锡德·凯奇姆", "任何时候可弃两张手牌，回复1点生命。"),
    "slab_the_killer": printed("杀戮者斯莱布", "他的【砰！】要两张【射失！】才能抵消。"),
    "suzy_lafayette": printed("苏茜·拉斐特", "没有手牌时摸一张牌。"),
    "vulture_sam": printed("秃鹫萨姆", "拿走出局玩家的所有牌。"),
    "willy_the_kid": printed("威利小子", "每回合可打出任意张【砰！】。"),
}

DODGE_CITY = {
    "apache_kid": own("阿帕奇小子", "其他玩家的方块牌对他无效。"),
    "belle_star": own("贝尔·斯塔尔", "在她的回合，其他玩家面前的牌无效。"),
    "bill_noface": own("无面比尔", "摸一张牌，每缺1点生命再多摸一张。"),
    "chuck_wengam": own("查克·温格姆", "在自己的回合可失去1点生命（最后1点除外）来摸两张牌，次数不限。"),
    "doc_holyday": own("霍利迪医生", "每回合一次，可弃两张牌，射击射程内的一名玩家。"),
    "elena_fuente": own("埃琳娜·富恩特", "可把任意手牌当【射失！】用。"),
    "greg_digger": own("格雷格·迪格", "每有其他玩家出局，回复2点生命。"),
    "herb_hunter": own("赫布·亨特", "每有其他玩家出局，摸两张牌。"),
    "jose_delgado": own("何塞·德尔加多", "每回合两次，可弃一张蓝边手牌来摸两张牌。"),
    "molly_stark": own("莫莉·斯塔克", "回合外每用一张手牌，摸一张牌。"),
    "pat_brennan": own("帕特·布伦南", "可不摸牌，改拿任意一名玩家面前的一张牌。"),
    "pixie_pete": own("小精灵皮特", "摸牌阶段摸三张牌。"),
    "sean_mallory": own("肖恩·马洛里", "回合结束时最多可留十张手牌。"),
    "tequila_joe": own("龙舌兰乔", "【啤酒】使他回复2点生命。"),
    "vera_custer": own("维拉·卡斯特", "每回合开始时选一名存活的其他玩家，拥有其能力。"),
}

THE_BULLET = {
    "uncle_will": own("威尔大叔", "每回合一次，可把任意手牌当【杂货店】打出。"),
    "johnny_kisch": own("约翰尼·基施", "他放下一张牌时，场上其他同名的牌都被弃掉。"),
    "claus_the_saint": own("圣徒克劳斯", "按存活人数加一摸牌，自留两张，其他玩家各给一张。"),
}

WILD_WEST_SHOW = {
    "big_spencer": own("大个子斯宾塞", "起始手牌五张，不能使用【射失！】。"),
    "flint_westwood": own("弗林特·韦斯特伍德", "每回合一次，可用一张手牌换另一名玩家随机两张手牌。"),
    "gary_looter": own("加里·卢特", "拿走其他玩家在弃牌阶段弃掉的牌。"),
    "greygory_deck": own("格雷戈里·德克", "拥有基本包中随机两名人物的能力，每回合可重抽。"),
    "john_pain": own("约翰·佩恩", "手牌少于六张时，拿走任何玩家翻开的判定牌。"),
    "lee_van_kliff": own("李·范·克里夫", "在自己的回合可弃一张【砰！】，重复刚打出的棕边牌，每张一次。"),
    "teren_kill": own("特伦·基尔", "将要出局时判定：不是黑桃就保住1点生命，并摸一张牌。"),
    "youl_grinner": own("尤尔·格林纳", "摸牌前，手牌比他多的玩家各给他一张牌。"),
}

CHARACTERS: Mapping[str, Mapping[str, Word]] = MappingProxyType(
    {
        "base": BASE,
        "dodge_city": DODGE_CITY,
        "the_bullet": THE_BULLET,
        "wild_west_show": WILD_WEST_SHOW,
        "powgame": POWGAME,
    }
)
"""By set, then by character."""

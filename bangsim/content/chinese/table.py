"""Sets, roles, outcomes, policies and what cards are, in Chinese."""

from collections.abc import Mapping
from types import MappingProxyType

from bangsim.content.chinese.rows import Word, own, printed

SETS: Mapping[str, Word] = MappingProxyType(
    {
        "base": printed("基本包", "基本游戏：80张牌，16名人物。"),
        "dodge_city": printed("诡诈城", "第一个扩充包：40张牌（包括陷阱牌），15名人物。"),
        "the_bullet": printed("子弹豪华包", "收藏版附带的三名人物，以及正午的两张场景牌。"),
        "high_noon": own("正午", "场景牌：从第二个回合起，警长每个回合开始时翻一张。"),
        "fistful_of_cards": own("一把牌", "另一副场景牌：从第二个回合起，警长每个回合开始时翻一张。"),
        "wild_west_show": printed("蛮荒战", "该扩充包的八名人物，以及打出小马车或四轮马车时翻开的场景牌。"),
        "powgame": printed("POWGAME人物", "村规清单上的44名人物，其中一半与官方人物同能异名。"),
        "xiamen": printed("厦大版", "两张俄罗斯轮盘；与诡诈城合用时另有两匹马，没有大石头（张数为假定）。"),
    }
)

NOTICES: Mapping[str, str] = MappingProxyType(
    {
        "xiamen": "厦大版的张数不详；假定有两张俄罗斯轮盘、一张银马、一张金马",
        "nine players": "官方规则没有9人的角色表；采用社区规则的：{mix}",
        "idle roles": "[roles] 给出了{players}人的角色表，但没有这个人数的对局",
        "not simulated": "场景牌{name}不作模拟：翻开时没有任何变化",
    }
)
"""What a reader of results should know, by the set, or what else it is about."""

ROLES: Mapping[str, Word] = MappingProxyType(
    {
        "sheriff": printed("警长", "", "治安官"),
        "deputy": printed("副警长", "", "副警"),
        "outlaw": printed("歹徒", "", "亡命之徒"),
        "renegade": printed("叛徒"),
    }
)

OUTCOMES: Mapping[str, Word] = MappingProxyType(
    {
        "none": own("未定"),
        "law": printed("警方胜"),
        "outlaws": printed("歹徒胜"),
        "renegade": printed("叛徒胜"),
        "player": own("一人获胜"),
        "no_result": own("无结果"),
    }
)

POLICIES: Mapping[str, Word] = MappingProxyType(
    {
        "random": own("随机", "对每个问题随机作答，每个合法答案机会相等。"),
        "novice": own("新手", "合理出牌，知道谁是警长；此外不作推断。"),
        "expert": own("专家", "从公开的行动推断角色，按自己的取胜之道出牌；默认。"),
    }
)

BORDERS: Mapping[str, Word] = MappingProxyType(
    {"brown": printed("动作牌"), "blue": printed("装备牌"), "green": printed("陷阱牌")}
)
"""The kinds of card that the sources tell apart by their borders."""

EFFECTS: Mapping[str, Word] = MappingProxyType(
    {
        "none": own("无"),
        "attack": own("射击"),
        "missed": own("躲避"),
        "indians": own("印第安人"),
        "duel": own("决斗"),
        "heal": own("回复"),
        "draw": own("摸牌"),
        "store": own("轮流拿牌"),
        "take": own("拿牌"),
        "discard": own("弃牌"),
        "equip": own("装备"),
        "jail": own("入狱"),
        "dynamite": own("炸药"),
        "roulette": own("轮盘"),
    }
)
"""What cards do."""

REACHES: Mapping[str, Word] = MappingProxyType(
    {
        "oneself": own("自己"),
        "in_range": own("射程内"),
        "near": own("近距离"),
        "any_other": own("任意其他玩家"),
        "anyone": own("任意玩家"),
        "all_others": own("其他所有玩家"),
        "everybody": own("所有玩家"),
    }
)
"""Whom cards reach."""

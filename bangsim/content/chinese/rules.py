"""The rule switches, their words and the presets in Chinese."""

from collections.abc import Mapping
from types import MappingProxyType

from bangsim.content.chinese.rows import Word, own, printed

PRESETS: Mapping[str, Word] = MappingProxyType(
    {
        "official": own("官方规则", "现行的官方规则。"),
        "rulebook_zh": printed("中文规则", "基本包的中文规则书。"),
        "community": own("社区规则", "玩家社区的规则，第一季和第二季。"),
        "xiamen": printed("厦大版", "厦门大学版。"),
    }
)

SWITCHES: Mapping[str, Word] = MappingProxyType(
    {
        "sheriff_penalty": own("警长误杀惩罚", "警长击毙副警长时弃掉什么。"),
        "outlaw_bounty": own("歹徒赏金", "击毙歹徒者所摸的牌数。"),
        "sheriff_bonus_hp": own("警长额外生命", "警长比人物多的生命。"),
        "draw_count": own("摸牌数", "摸牌阶段所摸的牌数。"),
        "bang_limit": own("砰！次数", "每回合可打出的【砰！】张数。"),
        "hand_limit": own("手牌上限", "回合结束时可留的手牌：等于生命值、一个数，或不限。"),
        "jail_skips": own("监狱跳过", "留在监狱的玩家跳过什么；draw_and_play仍保留弃牌阶段。"),
        "jails_stack": own("监狱可叠放", "一名玩家面前可有几张【监狱】：依次判定，失败后其余的留下。"),
        "dynamites_stack": own("炸药可叠放", "一名玩家面前可有几张【炸药】：依次判定。"),
        "equipment_limit": own("装备限制", "一名玩家不能有两张什么：同名的，或连同类的（一件武器、一匹马）也不行。"),
        "dynamite_before_jail": own("先判炸药", "【炸药】先于【监狱】判定。"),
        "green_ready": own("陷阱牌生效", "陷阱牌从何时起可用：下家的回合，或放置者的下一回合。"),
        "sheriff_jailable": own("警长可入狱", "警长也可被放【监狱】。"),
        "beer_min_players": own("啤酒人数", "【啤酒】有效所需的存活人数。"),
        "whisky_saves": own("威士忌救命", "受到致命一击时可用【威士忌】。"),
        "canteen_saves": own("打点扫把救命", "受到致命一击时可用【打点扫把】。"),
        "tequila_on_self": own("龙舌兰自用", "【龙舌兰】可对自己使用。"),
        "tequila_min_players": own("龙舌兰人数", "【龙舌兰】有效所需的存活人数。"),
        "dodge_draws_from": own("闪抽来源", "【闪抽】带来的牌从哪里来：牌堆，或攻击者的牌。"),
        "bible_draws_from": own("圣经来源", "【圣经】带来的牌从哪里来：牌堆，或攻击者的牌。"),
        "derringer_takes": own("德令加枪来源", "【德令加枪】带来的牌从哪里来：牌堆，或在目标应答前从目标处拿。"),
        "knife_strikes": own("飞刀次数", "一把【飞刀】连续攻击目标的次数。"),
        "gatling_counts_as_bang": own("机枪算砰！", "对提到【砰！】的能力，【格林机枪】算【砰！】（不计入次数）。"),
        "win_check": own("胜负判定", "何时判定胜负：每次有人出局时，或那张牌结算完之后。"),
        "character_choice": own("人物选择", "每名玩家分到几张人物牌，留下一张；share表示平分所有人物牌。"),
        "first_player": own("先手", "谁先开始。"),
        "dynamite_damage": own("炸药伤害", "【炸药】造成的伤害。"),
        "dynamite_ranks": own("炸药点数", "引爆【炸药】的黑桃点数，从小到大。"),
        "roles": own("角色表", "各人数的角色分配表。"),
        "sean_mallory_hand_limit": own("肖恩·马洛里手牌上限", "肖恩·马洛里回合结束时可留的手牌；初版不限。"),
        "jose_delgado_uses": own("何塞·德尔加多次数", "何塞·德尔加多每回合可弃蓝边牌摸牌的次数；初版不限。"),
        "pixie_pete_draws": own("小精灵皮特摸牌数", "别人摸两张时小精灵皮特摸几张；某个初版为4。"),
        "vera_custer_chooses": own("维拉·卡斯特时机", "维拉·卡斯特何时选择能力：判定之后，或判定之前。"),
        "first_event_round": own("首张场景牌", "警长的第几个回合翻开第一张场景牌。"),
        "event_start_effects": own("场景牌时机", "回合开始时起作用的场景牌何时起作用：炸药和监狱的判定之前，或之后。"),
        "ranch_phase": own("牧场阶段", "【牧场】在哪个阶段之后让玩家换牌：1为摸牌阶段，2为出牌阶段。"),
        "scenario_deaths_credited": own("场景牌算击毙", "场景牌造成的出局算当前回合的玩家击毙。"),
        "mixed_event_decks": own("混合场景牌", "正午和一把牌的场景牌混在一起时，从中抽取的张数。"),
        "blocked_heal": own("无效的啤酒", "人数不足时的【啤酒】：白白打出，或不能打出。"),
        "max_turns": own("回合上限", "超过这么多个人回合的一局作为无结果结束。"),
        "draw_phase_at_end": own("最后摸牌", "村规：摸牌阶段在弃牌阶段之后。"),
        "deputies_known": own("副警长互知", "村规：警长和副警长彼此知道身份。"),
        "open_roles": own("公开角色", "村规：所有角色公开。"),
    }
)

CHOICES: Mapping[str, str] = MappingProxyType(
    {
        "none": "不限",
        "sheriff_penalty none": "无",
        "hand": "手牌",
        "hand_and_play": "手牌和场上牌",
        "hp": "生命值",
        "turn": "整个回合",
        "draw_and_play": "摸牌和出牌",
        "same_name": "同名",
        "same_class": "同类",
        "next_turn": "下家回合",
        "owners_turn": "本人回合",
        "deck": "牌堆",
        "attacker": "攻击者",
        "target_first": "先拿目标的牌",
        "immediate": "立即",
        "after_effect": "结算之后",
        "share": "平分",
        "sheriff": "警长",
        "random": "随机",
        "official": "官方",
        "seeds": "社区",
        "before_judgements": "判定之前",
        "after_judgements": "判定之后",
        "turn_start": "回合开始",
        "lost": "白白打出",
        "refused": "不能打出",
    }
)
"""The words that switches take; one that means something else with a certain switch stands behind its id."""

SOURCES: Mapping[str, str] = MappingProxyType(
    {
        "official rulebook": "官方规则书",
        "official rulebook of Dodge City": "诡诈城官方规则书",
        "official rulebook of High Noon": "正午官方规则书",
        "official rulebooks of the scenario decks": "各副场景牌的官方规则书",
        "designer's notes": "设计者的说明",
        "official FAQ": "官方问答",
        "official FAQ of Dodge City": "诡诈城官方问答",
        "Chinese rulebook": "中文规则书",
        "community rules": "社区规则",
        "Xiamen edition": "厦大版",
        "house rule": "村规",
        "bangsim": "bangsim",
    }
)
"""What the sources of switches are called."""

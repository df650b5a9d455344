"""What figures, the page of a result and its columns are called in Chinese; words_english.py has the same phrases."""

from collections.abc import Mapping
from types import MappingProxyType

from bangsim.content.chinese.rows import Word, own

LIMITS = (
    "- 玩家是程序。由同一程序进行的两种规则可以比较；真人之间某个角色多常获胜是另一回事，"
    "言语、虚张声势和恩怨起作用时尤其如此。\n"
    "- 一名人物或一张牌的价值取决于策略怎样用它：策略用得笨拙的，看上去就弱。\n"
    "- 区间只关乎偶然：说明同样的局再多打一些会怎样，不说明策略是否像真人那样打。\n"
    "- 一项研究的各种配置在规则允许的范围内发同样的牌。表格是总和，没有把单局与其对应的一局配对，"
    "所以差值的区间比必要的宽。\n"
    "- 没有结果的一局仍计入局数，不算任何人获胜。\n"
)

PHRASES: Mapping[str, str] = MappingProxyType(
    {
        # Parts of sentences
        "comma": "，",
        "semicolon": "；",
        "or": "或",
        "between sentences": "",
        "yes": "是",
        "no": "否",
        "players": "{number}人",
        "copies": "{card}张数",
        "scenario cards": "场景牌",
        "no scenario cards": "无",
        "setting": "{key}={value}",
        "setting with others": "{setting}（{others}）",
        "percent": "{number}%",
        "range": "{low}至{high}",
        # Where numbers come from
        "games": "{number}局",
        "games each": "每种配置{number}局",
        "events excluded": "不用场景牌{names}",
        "pool": "{number}名人物可分配",
        "own": "自创内容：{names}",
        "mix": "{players}：{mix}",
        "seat": "{seat}号座位",
        "between parts of a pin": "：",
        "policy": "策略={policy}",
        "version": "种子{seed}，bangsim {version}，规则版本{rules}",
        "end of origin": "。",
        "intervals": "区间：{level}%（{method}）。",
        # Figures
        "by": "，按{keys}分列{only}",
        "only": "；{players}",
        "first shown": "只画出{number}个值中的前{most}个。",
        "roles": "各角色的胜率{by}",
        "narrow intervals": "看不见的区间比点还窄。",
        "comparisons": "与“{first}”相比，各角色胜率相差的百分点{only}",
        "comparisons of one": "“{value}”与“{first}”相比，各角色胜率相差的百分点{only}",
        "events_shift": "有场景牌与没有相比，各角色胜率相差的百分点{only}",
        "filled": "实心点：有差别（错误发现率{rate}%）。",
        "twins": "区间按有牌与无牌的局互相独立来算；其实两者发的牌相同，差值只会更可靠。",
        "no results": "谁也没有赢的无结果局：{shares}。",
        "no results of": "{setting}{share}",
        "events": "翻开过某张场景牌的局与翻开过同一副其他牌的局相比，各角色胜率相差的百分点{by}",
        "its like": "一局要打到翻开一张牌才算，所以每张牌与凭运气可能取代它的所有牌相比，而不是与没有它的局相比。",
        "cards left out": "未画出：在不到{rate}%的局中翻开的牌，以及没有别的牌可取代的牌。",
        "characters": "各人物的胜率{by}",
        "characters explained": "灰色短线：平均人物在同样角色下的胜率。实心点：与之有差别（错误发现率{rate}%）。",
        "scores": "各角色每局的平均得分{by}",
        "mixes left out": "没有计分的角色组合不画出。",
        "alone left out": "由一名玩家独自获胜的局没有得分，不计入。",
        "length": "各局的长度，以单个玩家的回合计{by}",
        "length explained": "点和数字：中位数。粗线：中间一半的局。细线：九成的局。",
        # The page
        "note": "注意：{notice}。",
        "interrupted": "运行被中断：原定{games}。已完成的局全部计入。",
        "won alone": "有{number}局不论角色由一名玩家独自获胜；这些局没有得分。",
        "who wins": "谁获胜",
        "games column": "局数",
        "without result": "无结果",
        "turns column": "回合数（中位数）",
        "tables": "表格",
        "columns defined": "各列的定义见bangsim的docs/metrics.md（英文）。列名和id不随语言改变；"
        "`_name`结尾的列是前一列的中文名称。",
        "table": "{file}：{sentence}",
        "columns": "表格的列",
        "column": "列",
        "meaning": "含义",
        "limits heading": "这些数字不能说明什么",
        "limits": LIMITS,
    }
)

REPORTS: Mapping[str, Word] = MappingProxyType(
    {
        "table outcomes": own("结局", "各局怎样结束：哪一方获胜，或无人获胜。"),
        "table roles": own("角色", "各角色多常获胜。"),
        "table comparisons": own("比较", "每项变动的规则、预设或系列怎样改变各角色的胜率。"),
        "table events_shift": own("场景牌的改变", "发的牌相同，有场景牌与没有相比，各角色的胜率怎样改变。"),
        "table events": own("场景牌", "翻开过各场景牌的局中各角色多常获胜，以及它翻开期间谁出局。"),
        "table characters": own("人物", "各人物多常获胜：按实际分到的角色，以及抹平角色之后。"),
        "table characters_by_role": own("人物和角色", "各人物在各角色下多常获胜。"),
        "table seats": own("座位", "各座位多常获胜，从警长起顺时针数。"),
        "table seats_by_role": own("座位和角色", "各座位在各角色下多常获胜。"),
        "table scores": own("得分", "各角色按锦标赛计分的得分：平均数、离散程度和区间。"),
        "table scores_by_character": own("人物得分", "各人物在各角色下的得分。"),
        "table tournament": own("锦标赛", "玩家轮流担任每个角色时，各人物平均每局的得分。"),
        "table length": own("长度", "一局有多少回合：平均数、离散程度和分位数。"),
        "table length_distribution": own("长度分布", "多少局有多少回合。"),
        "table eliminations": own("出局", "谁第一个、第二个……出局，被谁，因什么。"),
        "table cards": own("牌", "各种牌多常被摸到、打出和用来应答。"),
        "figure roles": own("角色", "各角色的胜率和区间，按人数和变动的规则。"),
        "figure roles_by_set": own("角色和系列", "各角色的胜率和区间，按系列和人数。"),
        "figure comparisons": own("比较", "每项变动的规则、预设或系列使各角色的胜率改变多少。"),
        "figure events_shift": own("场景牌的改变", "发的牌相同，有场景牌与没有相比，各角色的胜率改变多少。"),
        "figure events": own(
            "场景牌", "翻开过各场景牌的局中各角色的胜率与同一副的牌相差多少。与没有场景牌的局相差多少，这里看不出。"
        ),
        "figure characters": own("人物", "各人物的胜率和区间，最高的在上。"),
        "figure scores": own("得分", "各角色每局的平均得分和区间，按人数和变动的规则。"),
        "figure length": own("长度", "一局有多少回合：中位数、中间一半和中间九成。"),
    }
)
"""Titles and sentences of tables and figures, by kind and id."""

COLUMNS: Mapping[str, str] = MappingProxyType(
    {
        "players": "人数",
        "sets": "系列",
        "preset": "规则",
        "events": "场景牌",
        "policy": "策略",
        "outcome": "结局",
        "role": "角色",
        "character": "人物",
        "card": "牌",
        "event": "场景牌",
        "seat": "座位",
        "games": "局数",
        "ended": "如此结束的局数",
        "share": "比例",
        "share_up_to": "累计比例",
        "ci_low": "区间下限",
        "ci_high": "区间上限",
        "wins": "胜局",
        "win_rate": "胜率",
        "losses": "负局",
        "no_result": "无结果",
        "players_with_role": "该角色人数",
        "varied": "变动的列",
        "baseline": "基准值",
        "baseline_games": "基准局数",
        "baseline_wins": "基准胜局",
        "baseline_win_rate": "基准胜率",
        "baseline_no_result": "基准无结果",
        "difference": "差值",
        "adjusted_rate": "抹平角色后的胜率",
        "adjusted_low": "其区间下限",
        "adjusted_high": "其区间上限",
        "expected_rate": "用来比较的胜率",
        "difference_low": "差值区间下限",
        "difference_high": "差值区间上限",
        "p_value": "p值",
        "q_value": "q值（多重比较校正）",
        "offered": "供选次数",
        "all_games": "全部局数",
        "deaths": "其间出局人次",
        "scored": "有得分的局数",
        "score_mean": "平均得分",
        "expected_score": "平均人物的得分",
        "turns_mean": "平均回合数",
        "standard_deviation": "标准差",
        "turns_p5": "回合数第5百分位",
        "turns_p25": "回合数第25百分位",
        "turns_median": "回合数中位数",
        "turns_p75": "回合数第75百分位",
        "turns_p95": "回合数第95百分位",
        "turns_a_player": "每名玩家的回合数",
        "turns": "回合数",
        "order": "出局次序",
        "victim": "出局者",
        "killer": "击毙者",
        "cause": "原因",
        "eliminations": "出局次数",
        "per_game": "每局次数",
        "copies": "张数",
        "drawn": "摸到",
        "played": "打出",
        "answered": "应答",
        "drawn_per_game": "每局摸到",
        "played_per_game": "每局打出",
        "answered_per_game": "每局应答",
    }
)
"""The columns of all tables."""

OTHERS: Mapping[str, str] = MappingProxyType({"nobody": "无人", "other": "其他"})
"""What stands in the columns of killers and causes beside roles and cards."""

"""What commands print on stdout, in each language; help, mistakes and progress are English only."""

from collections.abc import Mapping
from types import MappingProxyType

from bangsim.content.names import CHINESE, ENGLISH

PHRASES: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {
        ENGLISH: {
            "range": "{rate} ({low} to {high})",
            "played": "{games} games in {seconds}, seed {seed}",
            "results": "The results are in {folder}, explained in {page}",
            "plan": "{configurations} configurations of {games} games: {all} games, about {seconds}",
            "needs yes": "More than {most} configurations are played only with --yes.",
        },
        CHINESE: {
            "range": "{rate}（{low}至{high}）",
            "played": "{games}局，用时{seconds}，种子{seed}",
            "results": "结果在{folder}，说明见{page}",
            "plan": "{configurations}种配置，每种{games}局：共{all}局，约需{seconds}",
            "needs yes": "超过{most}种配置时，须加--yes才会进行。",
        },
    }
)

WHAT: Mapping[str, str] = MappingProxyType(
    {
        "character": "人物",
        "card": "牌",
        "event": "场景牌",
        "rule switch": "规则开关",
        "preset": "预设规则",
        "policy": "策略",
        "report": "报告",
        "set": "系列",
        "trait": "特性",
    }
)
"""The Chinese for the kinds of things that lists hold."""

LABELS: Mapping[str, str] = MappingProxyType(
    {
        "id": "id",
        "name": "名称",
        "english": "英文名",
        "set": "系列",
        "hp": "生命",
        "sentence": "说明",
        "traits": "特性",
        "other_names": "其他名称",
        "same_as": "同",
        "copies": "张数",
        "border": "类别",
        "effect": "效果",
        "reach": "对象",
        "printed": "花色点数",
        "more_copies": "其他系列中的张数",
        "official": "官方",
        "values": "取值",
        "source": "来源",
        "rulebook_zh": "中文规则",
        "community": "社区",
        "xiamen": "厦大版",
        "differs": "与官方不同",
        "weights": "权重",
        "kind": "形式",
        "cards": "牌数",
        "characters": "人物数",
        "events": "场景牌数",
        "deck": "牌堆",
        "last": "留到最后",
        "simulated": "有模拟",
        "list": "列表",
        "entries": "条数",
    }
)
"""The Chinese for the columns of lists."""

MARK = "*"
FOOTNOTE = f"{MARK} 来源中没有中文名，由bangsim自译。"


def say(language: str, key: str, **parts: object) -> str:
    """A phrase with its parts filled in."""
    return PHRASES[language][key].format(**parts)

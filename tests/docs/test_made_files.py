"""What is committed and was made by a script is that of this version."""

import json

import bangsim
from bangsim.analysis.report import REPORTS
from bangsim.sim.study import load_study
from tests.docs.pages import ROOT

REPORT = ROOT / "reports" / "quickstart"


def test_the_sample_report_is_of_this_version_and_study():
    manifest = json.loads((REPORT / "manifest.json").read_text("utf-8"))
    assert manifest["rules_version"] == bangsim.RULES_VERSION, "run scripts/renew_reports"
    assert manifest["bangsim"] == bangsim.__version__, "run scripts/renew_reports"
    assert manifest["study"] == load_study(ROOT / "configs" / "quickstart.toml").resolved(), "run scripts/renew_reports"
    assert manifest["interrupted"] is False


def test_the_sample_report_has_every_table_and_figure():
    only_where_rules_vary = {"comparisons", "roles_by_set"}
    only_with_scenario_cards = {"events", "events_shift"}
    for report in REPORTS:
        if report.id not in only_where_rules_vary | only_with_scenario_cards:
            kinds = ("csv",) if report.kind == "table" else ("png", "svg")
            assert all((REPORT / f"{report.id}.{kind}").is_file() for kind in kinds), "run scripts/renew_reports"

"""Result folders: whole or not at all, and nothing that was there is lost."""

import os

import pytest

from bangsim.sim.folder import MANIFEST, FolderError, check, next_free, write_whole


def a_result(text):
    def write(place):
        (place / MANIFEST).write_text(text)
        (place / "roles.csv").write_text(text)

    return write


def test_a_result_appears_with_all_its_files(tmp_path):
    place = write_whole(tmp_path / "deep" / "result", False, a_result("1"))
    assert place == tmp_path / "deep" / "result"
    assert sorted(file.name for file in place.iterdir()) == [MANIFEST, "roles.csv"]
    assert [one.name for one in place.parent.iterdir()] == ["result"]


def test_nothing_appears_where_writing_fails(tmp_path):
    def fails(place):
        (place / MANIFEST).write_text("half")
        raise OSError("disk full")

    with pytest.raises(OSError, match="disk full"):
        write_whole(tmp_path / "result", False, fails)
    assert list(tmp_path.iterdir()) == []


def test_nothing_appears_where_writing_is_interrupted(tmp_path):
    def interrupted(place):
        (place / MANIFEST).write_text("half")
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        write_whole(tmp_path / "result", False, interrupted)
    assert list(tmp_path.iterdir()) == []


def test_an_older_result_stays_when_its_successor_fails(tmp_path):
    def fails(place):
        raise OSError("disk full")

    place = write_whole(tmp_path / "result", False, a_result("old"))
    with pytest.raises(OSError, match="disk full"):
        write_whole(place, True, fails)
    assert (place / MANIFEST).read_text() == "old"


def test_an_older_result_is_in_the_way(tmp_path):
    place = write_whole(tmp_path / "result", False, a_result("old"))
    with pytest.raises(FolderError, match=r"holds a result already; --force replaces it"):
        check(place, False)
    check(place, True)


def test_force_replaces_an_older_result(tmp_path):
    write_whole(tmp_path / "result", False, a_result("old"))
    place = write_whole(tmp_path / "result", True, a_result("new"))
    assert (place / MANIFEST).read_text() == "new"
    assert [one.name for one in tmp_path.iterdir()] == ["result"]


def test_a_result_that_appeared_meanwhile_is_not_touched(tmp_path):
    write_whole(tmp_path / "result", False, a_result("theirs"))
    place = write_whole(tmp_path / "result", False, a_result("ours"))
    assert place == tmp_path / "result-1"
    assert (tmp_path / "result" / MANIFEST).read_text() == "theirs"
    assert (place / MANIFEST).read_text() == "ours"


def test_other_things_are_never_replaced(tmp_path):
    (tmp_path / "letters").mkdir()
    (tmp_path / "letters" / "mother.txt").write_text("dear")
    for force in (False, True):
        with pytest.raises(FolderError, match="is a folder of other things"):
            check(tmp_path / "letters", force)


def test_an_empty_folder_may_be_filled(tmp_path):
    (tmp_path / "empty").mkdir()
    check(tmp_path / "empty", False)
    assert write_whole(tmp_path / "empty", False, a_result("1")) == tmp_path / "empty"
    assert (tmp_path / "empty" / MANIFEST).exists()


def test_a_file_is_in_the_way(tmp_path):
    (tmp_path / "file").write_text("text")
    with pytest.raises(FolderError, match="is a file; name a folder"):
        check(tmp_path / "file", True)
    with pytest.raises(FolderError, match=r"cannot be made: .*file is a file"):
        check(tmp_path / "file" / "below", True)


def test_a_place_that_may_not_be_written_to(tmp_path, monkeypatch):
    def refused(dir):
        raise PermissionError(13, "Permission denied", dir)

    monkeypatch.setattr("bangsim.sim.folder.TemporaryDirectory", refused)
    with pytest.raises(FolderError, match=r"may not be written to \(Permission denied\)"):
        check(tmp_path / "closed" / "result", False)


def test_a_look_whether_a_place_is_free_leaves_nothing_there(tmp_path):
    check(tmp_path / "result", False)
    assert list(tmp_path.iterdir()) == []


def test_leftovers_of_killed_runs_are_removed(tmp_path):
    killed, others, running = (
        tmp_path / ".result.partial-999999999",
        tmp_path / ".other.partial-999999999",
        tmp_path / f".result.partial-{os.getppid()}",
    )
    for one in (killed, others, running):
        one.mkdir()
    write_whole(tmp_path / "result", False, a_result("1"))
    assert not killed.exists()
    assert others.exists()
    assert running.exists(), "that process is still there"


def test_results_are_numbered(tmp_path):
    assert next_free(tmp_path, "quickstart").name == "quickstart-1"
    (tmp_path / "quickstart-1").mkdir()
    assert next_free(tmp_path, "quickstart").name == "quickstart-2"

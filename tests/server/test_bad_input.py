"""Whatever a browser sends, it is answered in a sentence, and nothing is changed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fastapi.testclient import TestClient
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some

from server.house import EVIL, LOOP, MASTERMINDS
from server.visiting import ME, bot, browser, new_table, site
from villainy.server.errors import Problem
from villainy.server.frames import Command
from villainy.server.wire import LARGEST, decode_command

values = some.recursive(
    some.none() | some.booleans() | some.integers() | some.floats(allow_nan=False) | some.text(),
    lambda inner: some.lists(inner, max_size=3) | some.dictionaries(some.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)
TYPES = [kind.__struct_config__.tag for kind in Command.__args__]
FIELDS = ("row", "action", "yes", "text", "phrase", "seat", "bot", "muted")
almost = some.fixed_dictionaries(
    {"type": some.sampled_from([*TYPES, "nonsense"]) | values},
    optional=dict.fromkeys(FIELDS, values | some.integers(-3, 9) | some.sampled_from(["roll", "greedy"])),
)
messages = (
    some.binary(max_size=60)
    | some.text(max_size=60).map(lambda text: text.encode("utf-8", "surrogatepass"))
    | values.map(lambda value: json.dumps(value).encode())
    | almost.map(lambda value: json.dumps(value).encode())
)


@given(messages)
def test_a_message_is_a_command_or_a_problem(data: bytes) -> None:
    try:
        command = decode_command(data)
    except Problem as problem:
        told = (problem.status, problem.sentence.message)
    else:
        told = (400, "error-malformed")
        assert decode_command(msgspec.json.encode(command)) == command
    assert told == (400, "error-malformed")


@pytest.fixture(scope="module")
def stranger(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """Somebody who looks on at a running table of others, and its address."""
    with site(tmp_path_factory.mktemp("bad")) as client:
        client.get("/api/me")
        table = new_table(client, MASTERMINDS, 2, seats=[ME, ME], start=True)
        yield browser(client), f"/api/tables/{table}/commands", client, table


@given(messages)
@settings(max_examples=50, suppress_health_check=[HealthCheck.too_slow], deadline=None)
def test_a_stranger_changes_nothing(stranger: Any, data: bytes) -> None:
    other, commands, client, table = stranger
    before = client.get(f"/api/tables/{table}").json()
    answer = other.post(commands, content=data)
    assert answer.status_code in (200, 400, 403, 404, 409, 422), answer.text
    if answer.status_code == 200:
        assert answer.json() == {"type": "pong"}
    else:
        assert answer.json()["type"] == "refused" and answer.json()["sentence"]["message"]
    assert client.get(f"/api/tables/{table}").json() == before


def refused(client: TestClient, table: str, status: int, **command: Any) -> str:
    before = client.get(f"/api/tables/{table}").json()
    answer = client.post(f"/api/tables/{table}/commands", json=command)
    assert answer.status_code == status, answer.text
    told = answer.json()
    assert told["type"] == "refused"
    assert client.get(f"/api/tables/{table}").json() == before
    return str(told["sentence"]["message"])


def test_what_a_player_may_not_do(tmp_path: Path) -> None:
    with site(tmp_path) as client:
        client.get("/api/me")
        table = new_table(client, EVIL, 2, seats=[ME, ME], start=True)
        row = client.post(f"/api/tables/{table}/commands", json={"type": "say", "text": "a"}).json()["row"]
        assert refused(client, table, 422, type="move", row=row, action="fly moon") == "error-unknown-action"
        assert refused(client, table, 422, type="move", row=row, action="x" * 9000) == "error-unknown-action"
        assert refused(client, table, 422, type="move", row=row, action="save").startswith("refusal-")
        assert refused(client, table, 409, type="move", row=1, action="roll") == "error-stale"
        assert refused(client, table, 400, type="move", row=row + 5, action="roll") == "error-no-such-row"
        assert refused(client, table, 400, type="move", row=-1, action="roll") == "error-no-such-row"
        assert refused(client, table, 400, type="move", row="x", action="roll") == "error-malformed"
        assert refused(client, table, 400, type="fly") == "error-malformed"
        assert refused(client, table, 404, type="sit", seat=7) == "error-no-such-seat"
        assert refused(client, table, 404, type="sit", seat=-1) == "error-no-such-seat"
        assert refused(client, table, 409, type="answer", yes=True) == "error-nothing-asked"
        other = browser(client)
        assert refused(other, table, 403, type="move", row=row, action="roll") == "error-not-seated"
        assert refused(other, table, 403, type="leave", seat=0) == "error-seat-foreign"
        assert refused(other, table, 403, type="end") == "error-host-only"


def test_a_foreign_seat_plays_when_it_is_asked(tmp_path: Path) -> None:
    with site(tmp_path) as client:
        client.get("/api/me")
        other = browser(client)
        table = new_table(client, LOOP, 2)
        assert refused(client, table, 409, type="move", row=1, action="stop") == "error-not-started"
        other.post(f"/api/tables/{table}/commands", json={"type": "sit", "seat": 1})
        frame = client.post(f"/api/tables/{table}/commands", json={"type": "start"}).json()
        waiting = other if frame["position"]["asked"] == 0 else client
        message = refused(waiting, table, 403, type="move", row=frame["row"], action="stop")
        assert message == "error-not-your-turn"


def test_a_body_that_is_too_large_is_not_even_read(tmp_path: Path) -> None:
    with site(tmp_path) as client:
        client.get("/api/me")
        table = new_table(client, EVIL, 2, seats=[ME, bot()])
        answer = client.post(f"/api/tables/{table}/commands", content=b" " * (LARGEST + 1))
        assert (answer.status_code, answer.json()["sentence"]["message"]) == (413, "error-too-large")
        answer = client.post("/api/tables", content=b"[" * 200_000)
        assert answer.status_code == 413 and answer.json()["text"]


def test_an_unknown_table_is_404_everywhere(tmp_path: Path) -> None:
    with site(tmp_path) as client:
        client.get("/api/me")
        for path in ("", "/moments/1", "/replay", "/transcript"):
            answer = client.get(f"/api/tables/nowhere{path}")
            assert (answer.status_code, answer.json()["error"]["message"]) == (404, "error-no-such-table")
        answer = client.post("/api/tables/nowhere/commands", json={"type": "ping"})
        assert (answer.status_code, answer.json()["sentence"]["message"]) == (404, "error-no-such-table")
        assert client.get(f"/api/tables/{'x' * 500}").status_code in (404, 422)


@pytest.mark.parametrize("body", [b"", b"{", b"null", b"[]", b'"x"', b"\xff\xfe", b'{"name": {}}'])
def test_a_body_of_the_wrong_form_is_refused(body: bytes, tmp_path: Path) -> None:
    with site(tmp_path) as client:
        for method, path in (("POST", "/api/tables"), ("PATCH", "/api/me")):
            answer = client.request(method, path, content=body, headers={"content-type": "application/json"})
            assert answer.status_code in (400, 422)
            assert answer.json()["error"]["message"] == "error-request" and answer.json()["text"]


def test_a_script_in_a_name_stays_text(tmp_path: Path) -> None:
    script = "<script>1</script>"
    with site(tmp_path) as client:
        client.patch("/api/me", json={"name": script})
        table = new_table(client, EVIL, public=True, name="<img src=x onerror=1>")
        for path in ("/api/me", "/api/tables", f"/api/tables/{table}"):
            answer = client.get(path)
            assert answer.headers["content-type"] == "application/json"
            assert answer.headers["x-content-type-options"] == "nosniff"
        line = client.get(f"/api/tables/{table}").json()
        assert line["seats"][0]["name"] == script and line["name"] == "<img src=x onerror=1>"

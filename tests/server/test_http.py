"""The interface under /api: who I am, the games, their words, tables, and what is told of them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import villainy
from conformance import load
from server.house import EVIL, LOOP, MASTERMINDS
from server.visiting import ME, OPEN, bot, browser, new_table, next_frame, site
from villainy.cli.verify import prove
from villainy.engine.text import LOCALES
from villainy.server.app import create_app
from villainy.server.schemas import Proof
from villainy.server.settings import Settings
from villainy.server.types import frames_schema


def problem(answer: Any) -> tuple[int, str]:
    assert answer.json()["text"], "everybody can read it"
    return answer.status_code, answer.json()["error"]["message"]


# ── Guests ─────────────────────────────────────────────────────────────────


def test_a_guest_is_a_signed_cookie_with_a_name(tmp_path: Path) -> None:
    with site(tmp_path) as client:
        first = client.get("/api/me")
        assert "httponly" in first.headers["set-cookie"].lower()
        assert "samesite=lax" in first.headers["set-cookie"].lower()
        me = first.json()
        assert not me["named"] and me["name"].startswith("Agent ")
        assert client.get("/api/me").json() == me
        renamed = client.patch("/api/me", json={"name": "  Anna <b> "}).json()
        assert renamed == {"id": me["id"], "name": "Anna <b>", "named": True}
        assert client.get("/api/me").json() == renamed
        assert browser(client).get("/api/me").json()["id"] != me["id"]


@pytest.mark.parametrize("name", ["", " \t ", "\u200b", "x" * 25])
def test_a_name_has_something_in_it_and_an_end(name: str, tmp_path: Path) -> None:
    with site(tmp_path) as client:
        before = client.get("/api/me").json()
        assert problem(client.patch("/api/me", json={"name": name})) == (422, "error-name-length")
        assert client.get("/api/me").json() == before


def test_a_forged_cookie_is_nobodys(tmp_path: Path) -> None:
    with site(tmp_path) as client:
        me = client.get("/api/me").json()
        other = browser(client, cookie=f"{me['id']}.forged")
        assert other.get("/api/me").json()["id"] != me["id"]


def test_a_personal_link_moves_a_guest_to_another_device(tmp_path: Path) -> None:
    with site(tmp_path) as client:
        me = client.patch("/api/me", json={"name": "Anna"}).json()
        token = client.post("/api/me/link").json()["token"]
        phone = browser(client)
        assert phone.post(f"/api/link/{token}").json() == me
        assert phone.get("/api/me").json() == me
        assert problem(phone.post(f"/api/link/{token}x")) == (404, "error-link-invalid")
        assert problem(phone.post("/api/link/nonsense")) == (404, "error-link-invalid")


def test_the_key_of_the_cookies_is_kept_with_the_tables(tmp_path: Path) -> None:
    with site(tmp_path) as client:
        me = client.get("/api/me").json()
        cookie = client.cookies["villainy"]
    with site(tmp_path) as client:
        again = browser(client, cookie=cookie)
        assert again.get("/api/me").json() == me


# ── Games ──────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("name", list(villainy.GAMES))
def test_a_game_is_declared_to_its_pages(name: str, tmp_path: Path) -> None:
    definition = load(name).definition
    with site(tmp_path) as client:
        assert client.get("/api/games").json() == list(villainy.GAMES)
        answer = client.get(f"/api/games/{name}")
        info = answer.json()
        assert info["name"] == name and info["version"] == definition.version
        options = definition.options
        assert (info["least"], info["most"]) == (options.least_seats, options.most_seats)
        assert len(info["options"]) == len(definition.options.options)
        assert "_" not in "".join(option["name"] for option in info["options"])
        assert set(info["nouns"]) == set(definition.nouns) and set(info["verbs"]) == set(definition.verbs)
        assert len(info["events"]) == len(definition.event_kinds)
        assert "source" not in json.dumps(list(_keys(info["components"])))
        assert info["sources"] == load(name).components.sources()
        assert info["bots"] == ["random", "greedy", "novice", "adept", "expert"] and info["achievements"]
        again = client.get(f"/api/games/{name}", headers={"if-none-match": answer.headers["etag"]})
        assert again.status_code == 304 and not again.content
    assert problem_of(tmp_path, "/api/games/chess") == (404, "error-unknown-game")


def _keys(data: Any) -> Any:
    if isinstance(data, dict):
        for name, value in data.items():
            yield name
            yield from _keys(value)


def problem_of(folder: Path, path: str) -> tuple[int, str]:
    with site(folder) as client:
        return problem(client.get(path))


@pytest.mark.parametrize("locale", LOCALES)
def test_words_are_those_of_engine_server_and_game(locale: str, tmp_path: Path) -> None:
    with site(tmp_path) as client:
        for name in villainy.GAMES:
            words = client.get(f"/api/games/{name}/words/{locale}")
            assert words.headers["etag"]
            for message in ("error-stale =", "flag-true =", "phrase-hello =", "game-over ="):
                assert message in words.json()["ftl"]
        assert client.get(f"/api/games/{LOOP}/words/{locale}").json()["said"]
        common = client.get(f"/api/words/{locale}").json()
        assert "error-stale =" in common["ftl"] and "game-over =" not in common["ftl"]
        assert problem(client.get("/api/words/xx")) == (404, "error-unknown-locale")


def test_a_problem_is_told_in_the_readers_language(tmp_path: Path) -> None:
    with site(tmp_path) as client:
        told = {
            locale: client.get("/api/tables/no", headers={"accept-language": f"{locale}-XX,en;q=0.5"}).json()
            for locale in LOCALES
        }
        assert len({answer["text"] for answer in told.values()}) == 3
        assert {answer["error"]["message"] for answer in told.values()} == {"error-no-such-table"}


# ── Tables ─────────────────────────────────────────────────────────────────


def test_a_public_table_is_in_the_lobby_and_a_private_one_is_not(tmp_path: Path) -> None:
    with site(tmp_path) as client:
        client.patch("/api/me", json={"name": "Anna"})
        public = new_table(client, EVIL, public=True, name="Come in")
        private = new_table(client, EVIL)
        other = browser(client)
        (line,) = other.get("/api/tables").json()
        assert line["id"] == public and line["name"] == "Come in" and line["status"] == "open"
        assert line["seats"] == [
            {"kind": "person", "name": "Anna", "bot": None, "yours": False},
            {"kind": "open", "name": None, "bot": None, "yours": False},
        ]
        assert other.get(f"/api/tables/{private}").json()["id"] == private, "who has the link may come"
        assert [each["id"] for each in client.get("/api/me/games").json()] == [private, public]
        assert other.get("/api/me/games").json() == []


def test_play_now_is_one_request_and_bots_move(tmp_path: Path) -> None:
    with site(tmp_path) as client:
        client.get("/api/me")
        table = new_table(client, LOOP, 3, seats=[ME, bot(), bot("random")], start=True)
        with client.websocket_connect(f"/api/tables/{table}/socket") as socket:
            frame = next_frame(socket)
            while not frame["position"]["choices"]:
                frame = next_frame(socket)
            assert frame["position"]["asked"] == 0
        line = client.get(f"/api/tables/{table}").json()
        assert line["your_turn"] and line["asked"] == 0 and line["status"] == "running"


@pytest.mark.parametrize(
    ("wish", "answer"),
    [
        ({"game": "chess"}, (404, "error-unknown-game")),
        ({"players": 9}, (422, "error-players-out-of-range")),
        ({"players": -1}, (422, "error-players-out-of-range")),
        ({"options": {"nonsense": "1"}}, (422, "error-unknown-option")),
        ({"options": {"edition": "xx"}}, (422, "error-option-value")),
        ({"seats": [ME]}, (422, "error-seats-count")),
        ({"seats": [ME, {"kind": "bot"}]}, (422, "error-seat-form")),
        ({"seats": [ME, bot("nobody")]}, (422, "error-unknown-bot")),
        ({"seats": [ME, OPEN], "start": True}, (409, "error-seats-open")),
        ({"pace": {"kind": "live"}}, (422, "error-pace")),
        ({"pace": {"kind": "untimed", "seconds": 5}}, (422, "error-pace")),
        ({"pace": {"kind": "live", "seconds": 10**9}}, (422, "error-pace")),
        ({"name": "x" * 49}, (422, "error-table-name-length")),
        ({"name": 7}, (422, "error-request")),
        ({"undo": "never"}, (422, "error-request")),
        ({"seed": 4}, (422, "error-request")),
        ({"players": "two"}, (422, "error-request")),
    ],
)
def test_a_table_that_cannot_be_is_refused(wish: Any, answer: tuple[int, str], tmp_path: Path) -> None:
    with site(tmp_path) as client:
        client.get("/api/me")
        given = {"game": MASTERMINDS, "players": 2} | wish
        assert problem(client.post("/api/tables", json=given)) == answer
        assert client.get("/api/me/games").json() == []


def test_a_table_has_the_options_that_were_chosen(tmp_path: Path) -> None:
    with site(tmp_path) as client:
        client.get("/api/me")
        options = {"edition": "de", "memory-aid": "false"}
        table = new_table(client, MASTERMINDS, 2, seats=[ME, ME], start=True, options=options)
        told = client.get(f"/api/tables/{table}").json()["options"]
        assert told["edition"] == "de" and told["memory-aid"] == "false" and told["first-player"] == "random"


def test_commands_go_over_http_as_well(tmp_path: Path) -> None:
    with site(tmp_path) as client:
        client.get("/api/me")
        table = new_table(client, EVIL, 2, seats=[ME, ME], start=True)
        commands = f"/api/tables/{table}/commands"
        assert client.post(commands, json={"type": "ping"}).json() == {"type": "pong"}
        hint = client.post(commands, json={"type": "hint"}).json()
        assert hint["type"] == "hint"
        action = hint["best"][0]["action"]
        frame = client.post(commands, json={"type": "move", "row": 3, "action": action}).json()
        assert frame["row"] == 4 and [entry["kind"] for entry in frame["entries"]] == ["move"]
        again = client.post(commands, json={"type": "move", "row": 3, "action": action})
        assert again.status_code == 409 and again.json()["stale"]
        since = client.post(f"{commands}?after=0", json={"type": "say", "text": "hi"}).json()
        assert [entry["row"] for entry in since["entries"]] == [1, 2, 3, 4, 5]


def test_moments_are_those_the_viewer_saw(tmp_path: Path) -> None:
    with site(tmp_path) as client:
        client.get("/api/me")
        table = new_table(client, MASTERMINDS, 2, seats=[ME, OPEN], hints=True)
        other = browser(client)
        other.post(f"/api/tables/{table}/commands", json={"type": "sit", "seat": 1})
        client.post(f"/api/tables/{table}/commands", json={"type": "start"})
        frames = {}
        with client.websocket_connect(f"/api/tables/{table}/socket") as mine:
            frame = next_frame(mine)
            for _ in range(6):
                frames[frame["row"]] = frame["position"]
                who = client if frame["position"]["asked"] == 0 else other
                hint = who.post(f"/api/tables/{table}/commands", json={"type": "hint"}).json()
                move = {"type": "move", "row": frame["row"], "action": hint["best"][0]["action"]}
                assert who.post(f"/api/tables/{table}/commands", json=move).status_code == 200
                before, frame = frame["row"], next_frame(mine)
                while frame["row"] == before:
                    frame = next_frame(mine)
        for row, position in frames.items():
            assert client.get(f"/api/tables/{table}/moments/{row}?seat=0").json() == position
            watched = client.get(f"/api/tables/{table}/moments/{row}").json()
            assert watched["viewer"] is None and watched["choices"] == []
            foreign = client.get(f"/api/tables/{table}/moments/{row}?seat=1")
            assert problem(foreign) == (403, "error-seat-foreign")
        assert problem(client.get(f"/api/tables/{table}/moments/999")) == (404, "error-no-such-moment")
        assert problem(client.get(f"/api/tables/{table}/moments/1")) == (404, "error-no-such-moment")
        assert client.get(f"/api/tables/{table}/moments/3?seat=9").status_code == 404


# ── The document and the site ──────────────────────────────────────────────


def test_the_interface_is_described_completely() -> None:
    document = create_app(Settings()).openapi()
    known = set(document["components"]["schemas"])
    wanted = set()

    def walk(part: Any) -> None:
        if isinstance(part, dict):
            if "$ref" in part:
                wanted.add(part["$ref"].rpartition("/")[2])
            for value in part.values():
                walk(value)
        elif isinstance(part, list):
            for value in part:
                walk(value)

    walk(document)
    assert wanted <= known
    for path, methods in document["paths"].items():
        for operation in methods.values():
            assert operation["tags"] and operation["summary"], path
            content = operation["responses"]["200"]["content"]["application/json"]
            assert content["schema"], path


def test_the_messages_of_a_socket_have_a_schema() -> None:
    schema = frames_schema()
    assert {"Frame", "Refused", "Why", "Hint", "Pong", "Move", "Message", "Command"} <= set(schema["$defs"])
    assert len(schema["$defs"]["Command"]["anyOf"]) == 14


def test_without_a_built_client_a_page_says_so(tmp_path: Path) -> None:
    with site(tmp_path) as client:
        answer = client.get("/table/abc")
        assert answer.status_code == 503 and "make play" in answer.text
        assert problem(client.get("/api/nonsense")) == (404, "error-not-found")
        assert problem(client.post("/api/games")) == (405, "error-method")


def test_the_client_is_served_with_its_routes_and_nothing_around_it(tmp_path: Path) -> None:
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>Villainy</title>")
    (folder / "assets" / "app-1234.js").write_text("let x = 1;" * 500)
    (folder / "icon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("secret")
    with site(tmp_path) as client:
        for path in ("/", "/table/abc", "/link/xyz", "/index.html"):
            page = client.get(path)
            assert page.text == "<title>Villainy</title>" and page.headers["cache-control"] == "no-cache"
            policy = page.headers["content-security-policy"]
            assert "default-src 'self'" in policy and "img-src 'self' data:" in policy
            assert page.headers["x-content-type-options"] == "nosniff"
        script = client.get("/assets/app-1234.js")
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-encoding"] == "gzip" and "javascript" in script.headers["content-type"]
        assert client.get("/icon.svg").headers["content-type"].startswith("image/svg")
        assert client.get("/assets/gone.js").status_code == 404
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/assets/../../secret.txt"):
            assert "secret" not in client.get(path).text
        health = client.get("/api/health").json()
        assert health["version"] == villainy.__version__ and health["thinking"] == []


def test_a_finished_game_gives_its_proof(tmp_path: Path) -> None:
    with site(tmp_path) as client:
        client.get("/api/me")
        table = new_table(client, EVIL, 2, seats=[ME, ME], start=True)
        for path in ("replay", "transcript"):
            assert problem(client.get(f"/api/tables/{table}/{path}")) == (409, "error-not-over")
        frame = client.post(f"/api/tables/{table}/commands", json={"type": "end"}).json()
        proof = client.get(f"/api/tables/{table}/transcript").json()
        assert Proof.model_validate(proof).model_dump(by_alias=True) == proof
        assert proof["commitment"] == frame["table"]["commitment"]
        assert prove(proof).transcript() == proof["transcript"]
        replay = client.get(f"/api/tables/{table}/replay?seat=1").json()
        assert [moment["entry"]["kind"] for moment in replay["moments"]] == ["start"]

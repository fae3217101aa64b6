"""Friends join by a link, each in their own language, and play a whole game by clicks on the board.

One loads the page anew in the middle, one loses the network for a while; at the end all see the same result.
"""

from __future__ import annotations

from collections.abc import Callable

from browser.guests import Mind, plain
from browser.people import Person, every_game, play
from browser.serving import Serving
from conformance import load

People = Callable[..., Person]

# Seats and a seed with which greedy players are soon done.
TABLES = {"victorian-masterminds": (3, 15), "professor-evil": (4, 6), "the-loop": (2, 8)}
FRIENDS = [("Ada", "en"), ("Otto", "de"), ("Irène", "fr"), ("Théo", "fr")]


def sit_down_together(people: People, serving: Serving, game: str) -> list[Person]:
    """The first invites by the page for new tables, the others follow the link and take a seat."""
    count, seed = TABLES[game]
    host, *friends = [people(name, locale=locale) for name, locale in FRIENDS[:count]]
    serving.next_seeds(seed)
    host.page.goto(f"/new/{game}?invite=1")
    host.page.locator(f"label:has(input[name=players][value='{count}'])").click()
    host.page.locator("form button:not([type])").click()
    link = host.page.locator(".invite input").input_value()
    for friend in friends:
        friend.page.goto(link)
        friend.page.locator("[data-tool=sit]").first.click()
        friend.wait(lambda friend=friend: any(seat["yours"] for seat in friend.frame["table"]["seats"]))  # type: ignore[misc]
    host.page.locator("[data-tool=start]").click()
    everybody = [host, *friends]
    for person in everybody:
        person.wait(lambda person=person: person.position, "the game to begin")  # type: ignore[misc]
    return everybody


@every_game
def test_a_whole_game_by_link(people: People, serving: Serving, game: str) -> None:
    everybody = sit_down_together(people, serving, game)
    count, seed = TABLES[game]
    mind, mirror = Mind(game), load(game).new(players=count, seed=seed)

    play(everybody, mind, 20, mirror=mirror)
    reloading = everybody[1]
    reloading.socket, reloading.frame = None, {}
    reloading.page.reload()
    reloading.wait(lambda: reloading.row == everybody[0].row, "the table after a reload")

    play(everybody, mind, 10, mirror=mirror)
    lose_the_network(everybody, mind, mirror)

    play(everybody, mind, mirror=mirror)
    assert mirror.over
    for person in everybody:
        person.wait(lambda person=person: person.over)  # type: ignore[misc]
        assert person.position["outcome"] == plain(mirror.outcome)
        assert person.position["view"] == plain(mirror.view(person.position["viewer"]))
        person.page.locator("[data-ending]").wait_for()
        assert person.page.locator("[data-fair=true]").count() == 1
        person.assert_spoken()


def lose_the_network(everybody: list[Person], mind: Mind, mirror: object) -> None:
    """Somebody who is not asked goes offline; the others play until they need them, who then comes back."""
    last = max(person.row for person in everybody)
    for person in everybody:  # a row that is still on its way would be taken for one of those missed
        person.wait(lambda person=person: person.row == last, "the last row")  # type: ignore[misc]
    away = next(person for person in everybody if not person.choices)
    others = [person for person in everybody if person is not away]
    seat = away.position["viewer"]
    before = away.row
    with away.offline():
        away.page.locator("[data-banner=offline]").wait_for()
        for _ in range(30):
            if others[0].over or max(others, key=lambda person: person.row).position["asked"] == seat:
                break
            play(others, mind, 1, mirror=mirror)  # type: ignore[arg-type]
        assert away.row == before and max(person.row for person in others) > before
    away.wait(lambda: away.row == max(person.row for person in others), "the rows that were missed", 20)
    away.page.locator("[data-banner=offline]").wait_for(state="detached")
    away.forgiving = False

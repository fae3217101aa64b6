"""The arena: bots against each other, or teams of them on the same deals, until it is clear who is stronger.

`plan.py` says which game has which number, `games.py` plays one, `tournament.py` keeps what came of them and
knows what is still to be played, `evidence.py` when a question is answered, `standings.py` who is how strong.
Games are played on threads or by a Ray cluster (`threads.py`, `cluster.py`) and kept in a journal.

>>> import villainy
>>> from villainy.arena.games import play
>>> from villainy.arena.plan import Plan
>>> from villainy.arena.standings import standings_of
>>> from villainy.arena.tournament import Tournament
>>> game = villainy.load("professor-evil")
>>> plan = Plan.make(game, ["random"], players=2, options={"level": "first-games"}, seed=7)
>>> tournament = Tournament(plan, deals=2)
>>> all(tournament.add(number, play(game, plan, number)) for number in tournament.upcoming())
True
>>> standings_of(tournament).bots[0].games
2
"""

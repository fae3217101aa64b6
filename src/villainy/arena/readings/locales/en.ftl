# What a report says. The games' own nouns are in their own files.

report-title = { $game } in figures
report-lead = What { $games } finished games tell about the balance of the game: who wins with what, how games end, and what each thing is worth.
report-player-random = Random play
report-player-flat = Flat Monte Carlo
report-player-bot = The bot “{ $bot }”
report-about-random = { $games } games, seed { $seed }: every allowed action is as likely as any other. It shows what the rules and the dice do by themselves.
report-about-flat = { $games } games, seed { $seed }, { $rollouts } imagined games for every decision: each choice is tried out as often as any other, and the best on average is played. A fair player that knows only what its seat may know.
report-about-bot = { $games } games, seed { $seed }, with the same bot in every seat.
report-made-with = Rules version { $rules }, components { $components }.
report-how = How to read it
report-how-interval = A dot is what was measured, the line through it the interval that holds the true value with 95 % certainty. Where the intervals of two rows overlap, do not take their order for certain.
report-how-even = The upright line is the even share: what everybody would win if nothing made a difference. The number after a share is the share beside that: 1.10 wins a tenth more than is even. A shared victory counts in equal parts.
report-how-average = The upright line is the average of all games in the table. The number after a share is the share beside that: 1.10 wins a tenth more often than the average.
report-how-band = The pale band is what the reconstructed values aim at for strong players; it is no promise for random play.
report-how-settings = Every setting is played equally often; the machines, agents or characters and who begins are drawn.
report-how-random-team = At random a team wins next to never. So in its columns stands how far it got instead: { $measure }.
report-contents = Contents
report-measure-points = points
report-measure-turns = turns it lasted
report-measure-saved = treasures saved
report-all = All games
report-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
report-alone = Alone with { $count } agents
report-team-size =
    { $count ->
        [2] Teams of two
        [3] Teams of three
       *[other] Teams of four
    }
report-order =
    { $place ->
        [1] Begins
        [2] Second
        [3] Third
       *[other] Fourth
    }

## The sections and what they measure

report-section-machine = Machines
report-text-machine = Share of the games won with each machine, by the number of players.
report-section-seat = Seats
report-text-seat = Share of the games won by who begins, who comes second, and so on.
report-section-level = The chance to win
report-text-level = Share of the games won at each level, at tables of two to four players.
report-section-seating = By the size of the team
report-text-seating = The same for each number of players.
report-section-agent = Agents
report-text-agent = Share of the games won by teams with each agent, in all games and by difficulty.
report-section-character = Characters
report-text-character = Share of the games won by teams with each character, in all games and by level.
report-section-pairs = Pairs
report-text-pairs = Teams that have both, beside the average of all pairs; with three or four, a team counts for each of its pairs.
report-section-teams = Whole teams
report-text-teams = Share of the games won by every team of two, three and four, beside the average of the teams of its size.
report-section-ending = How games end
report-text-ending = The cause of the end, as a share of the games.
report-section-points = Where points come from
report-text-points = A seat’s points at the end, on average, by machine.
report-section-statistics = What a game brings
report-text-statistics = Averages of a game.
report-section-length = Length
report-text-length = Decisions in a game, all players together. The tall line is the mean; half of all games lie within the thick one below, nine of ten within the thin one.
report-section-decisions = Decisions and choices
report-text-decisions = How often a game asks each kind of decision, and among how many actions; where only one is left, nothing is asked.
report-section-missions = What missions are worth
report-section-segments = What segments are worth
report-section-buildings = What buildings are worth
report-section-artefacts = What artefacts are worth
report-section-starters = What the agents’ own cards are worth
report-section-machines = What destroying Ultramachina is worth
report-section-treasures = What treasures are worth
report-section-cards = What cards are worth
report-text-missions-points = Seats that completed the mission, beside seats of games in which it came up that did not.
report-text-missions-turns = Teams that archived the mission, beside teams that only saw it.
report-text-segments = Seats that built the segment, beside seats with the same machine that did not.
report-text-buildings = Seats that captured at least one building of the kind, beside those that captured none.
report-text-artefacts = Teams that own the card at the end, beside teams that do not.
report-text-starters = Teams with its agent that used the card at least once, beside those that never did.
report-text-machines = In games of Ultramachina: teams that destroyed the card, beside teams before whom it still lay.
report-text-treasures = Games in which the treasure was saved, beside those in which it was lost.
report-text-cards = Teams with its character that played the card at least once, beside those that never did.
report-not-counted = Of players without a column here, this has not been counted.
report-worth-note = The difference is taken within each setting and averaged. It says what goes together, not what causes what: who is ahead has more of everything, and long games see more cards.

## Columns

report-column-share = Won
report-column-ratio = × even
report-column-average = × average
report-column-points = Points
report-column-turns = Turns
report-column-saved = Saved
report-column-games = Games
report-column-had = Had it
report-column-gain = Won more
report-column-gain-points = More points
report-column-gain-turns = More turns
report-column-gain-saved = More saved
report-column-uses = Uses
report-column-each = In a game
report-column-choices = Choices
report-together = All kinds together
report-length-line = mean { $mean }, half of all from { $low } to { $high }
report-mean-turns = Turns
report-mean-level = Secret Service level
report-mean-segments = Segments built
report-mean-buildings = Buildings captured
report-mean-missions = Missions completed
report-mean-cycle = Cycle reached
report-mean-archived = Missions archived
report-mean-vortexes = Vortexes
report-mean-loops-made = LOOPs
report-mean-saved = Treasures saved
report-mean-lost = Treasures lost
report-mean-activations = Powers activated
report-mean-expelled = Players thrown out
report-part-segments = Segments
report-part-buildings = Buildings
report-part-missions = Missions
report-part-mayhem = Mayhem
report-part-codex = Codex

## What is wrong

error-no-summary = “{ $file }” is no summary of a report, or cannot be read.
error-summary-other-game = “{ $file }” tells of { $value }, not of { $game }.
error-summary-stale = “{ $file }” was played with other rules or components ({ $value }) than those of now ({ $version }): play it anew.

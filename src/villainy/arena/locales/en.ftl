# What can be wrong with a tournament.

error-bot-alone = One bot has nobody to play against: name two or more.
error-bot-twice = “{ $value }” is named twice; each bot takes part once.
error-line-up = At a table of { $players } as many bots must meet, not { $count }.
error-journal-unusable = The journal “{ $file }” cannot be used ({ $problem }).
error-journal-not-one = “{ $file }” is not the journal of a tournament.
error-journal-line = Line { $line } of “{ $file }” is not a game of this tournament.
error-journal-other = “{ $file }” is the journal of another tournament: its “{ $name }” is “{ $there }”, not “{ $here }”.
error-journal-busy = Another tournament is writing to “{ $file }”.
error-no-ray = Ray is not installed here: run “pip install 'villainy[ray]'”, or leave out --ray.
error-ray-unreachable = No Ray cluster answers at “{ $value }” ({ $problem }).
error-ray-other-rules = A machine of the cluster has other rules, components or bots than this one.
error-ray-lost = The cluster gave a game up after its workers had died too often ({ $problem }).

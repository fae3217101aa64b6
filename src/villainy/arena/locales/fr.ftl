# Ce qui ne va pas dans un tournoi.

error-bot-alone = Un bot seul n’a pas d’adversaire : nommez-en au moins deux.
error-bot-twice = « { $value } » est nommé deux fois ; chaque bot participe une fois.
error-line-up = À une table de { $players }, il faut autant de bots, et non { $count }.
error-journal-unusable = Le journal « { $file } » est inutilisable ({ $problem }).
error-journal-not-one = « { $file } » n’est pas le journal d’un tournoi.
error-journal-line = La ligne { $line } de « { $file } » n’est pas une partie de ce tournoi.
error-journal-other = « { $file } » est le journal d’un autre tournoi : son « { $name } » est « { $there } », et non « { $here } ».
error-journal-busy = Un autre tournoi est en train d’écrire dans « { $file } ».
error-no-ray = Ray n’est pas installé ici : lancez « pip install 'villainy[ray]' », ou retirez --ray.
error-ray-unreachable = Aucun cluster Ray ne répond à « { $value } » ({ $problem }).
error-ray-other-rules = Une machine du cluster a d’autres règles, un autre matériel ou d’autres bots que celle-ci.
error-ray-lost = Le cluster a abandonné une partie dont les processus sont morts trop souvent ({ $problem }).

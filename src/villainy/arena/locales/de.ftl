# Was an einem Turnier nicht stimmt.

error-bot-alone = Ein Bot allein hat keinen Gegner: Nenne mindestens zwei.
error-bot-twice = „{ $value }“ ist zweimal genannt; jeder Bot nimmt einmal teil.
error-line-up = An einem Tisch für { $players } müssen sich ebenso viele Bots treffen, nicht { $count }.
error-journal-unusable = Das Turnierbuch „{ $file }“ ist nicht zu gebrauchen ({ $problem }).
error-journal-not-one = „{ $file }“ ist kein Turnierbuch.
error-journal-line = Zeile { $line } von „{ $file }“ ist kein Spiel dieses Turniers.
error-journal-other = „{ $file }“ ist das Buch eines anderen Turniers: Sein „{ $name }“ ist „{ $there }“, nicht „{ $here }“.
error-journal-busy = Ein anderes Turnier schreibt gerade in „{ $file }“.
error-no-ray = Ray ist hier nicht installiert: Starte „pip install 'villainy[ray]'“ oder lass --ray weg.
error-ray-unreachable = Unter „{ $value }“ antwortet kein Ray-Cluster ({ $problem }).
error-ray-other-rules = Eine Maschine des Clusters hat andere Regeln, anderes Spielmaterial oder andere Bots als diese.
error-ray-lost = Der Cluster hat ein Spiel aufgegeben, dessen Prozesse zu oft gestorben sind ({ $problem }).

# Was die Engine bei jedem Spiel sagt: ein Satz für jeden Fehler und ein paar Wörter.

flag-true = ja
flag-false = nein
locale-en = Englisch
locale-fr = Französisch
locale-de = Deutsch
count-players =
    { $count ->
        [one] { $count } Person
       *[other] { $count } Personen
    }
label-players = Spieler
label-options = Optionen
label-default = Standard
label-seed = Startwert
label-rules-version = Regelversion
label-components = Spielmaterial
label-source = Quelle

## Was jemand verlangt

error-unknown-game = Es gibt kein Spiel „{ $value }“; bekannt sind: { $known }.
error-unknown-locale = Es gibt keine Texte in der Sprache „{ $value }“; es gibt sie in: { $known }.
error-unknown-backend = Ein Rechenwerk „{ $value }“ gibt es nicht; es gibt: { $known }.
error-no-gpu = Hier ist keine Grafikkarte nutzbar: { $problem }.
error-cache-unwritable = Übersetzte Regeln lassen sich nicht in „{ $folder }“ ablegen ({ $problem }); nenne in VILLAINY_CACHE einen anderen Ordner.
error-unknown-option = Es gibt keine Option „{ $option }“; die Optionen sind: { $known }.
error-option-value = Die Option „{ $option }“ kann nicht „{ $value }“ sein; möglich sind: { $known }.
error-option-too-many =
    { $most ->
        [one] Die Option „{ $option }“ nimmt nur einen Wert.
       *[other] Die Option „{ $option }“ nimmt höchstens { $most } Werte, einen für jeden Platz.
    }
error-option-no-seat = Die Option „{ $option }“ nennt Spieler { $value }, aber es spielen nur { $players }.
error-option-twice = Die Option „{ $option }“ gibt mehreren Plätzen einen Wert, den nur einer haben kann.
error-option-per-seat = Die Option „{ $option }“ nimmt einen Wert für alle oder einen für jeden der { $players } Plätze.
error-players-not-a-number = Die Zahl der Spieler muss eine ganze Zahl sein, nicht „{ $value }“.
error-players-out-of-range = Dieses Spiel ist für { $least } bis { $most } Spieler, nicht für { $value }.
error-players-alone = Dieses Spiel ist für { $least } bis { $most } Spieler; wer allein spielt, beginnt ein Spiel für { $least } und nimmt jeden Platz selbst ein.
error-seed-out-of-range = Ein Startwert ist eine ganze Zahl von 0 bis 18446744073709551615, nicht „{ $value }“.
error-unknown-action = „{ $value }“ ist keine Aktion dieses Spiels.
error-illegal-action = Die Aktion „{ $action }“ kann hier nicht gespielt werden.
error-nothing-to-undo = Es wurde noch nichts gespielt, also gibt es nichts zurückzunehmen.
error-undo-revealed = Die letzte Aktion kann nicht zurückgenommen werden: Sie hat jemandem etwas Verdecktes gezeigt.

## Materialdateien

error-component-unreadable = Die Materialdatei „{ $file }“ lässt sich nicht lesen ({ $problem }).
error-component-not-toml =
    { $problem ->
        [UTF-8] Die Materialdatei „{ $file }“ ist kein Text in UTF-8.
       *[other] Die Materialdatei „{ $file }“ ist kein gültiges TOML: { $problem }.
    }
error-component-no-source = In „{ $file }“ steht nirgends, woher der Wert von „{ $where }“ stammt: Es fehlt eine „source“.
error-component-unknown-source = In „{ $file }“ ist die Quelle von „{ $where }“ mit „{ $value }“ angegeben; möglich sind: { $known }.
error-component-not-a-table = In „{ $file }“ muss „{ $where }“ eine Tabelle mit eigenen Einträgen sein.
error-component-missing = In „{ $file }“ fehlt der Eintrag „{ $where }“.
error-component-not-a-number = In „{ $file }“ muss „{ $where }“ eine ganze Zahl sein, nicht „{ $value }“.
error-component-out-of-range = In „{ $file }“ ist „{ $where }“ gleich { $value }; erlaubt sind { $least } bis { $most }.
error-component-not-a-word = In „{ $file }“ muss „{ $where }“ ein Text sein, der nicht leer ist, nicht „{ $value }“.
error-component-unknown-word = In „{ $file }“ steht bei „{ $where }“ das Wort „{ $value }“, das dort nichts bedeutet; möglich sind: { $known }.
error-component-not-a-list =
    { $count ->
        [-1] In „{ $file }“ muss „{ $where }“ eine Liste sein.
       *[other] In „{ $file }“ muss „{ $where }“ eine Liste mit genau { $count } Einträgen sein.
    }
error-component-not-numbers = In „{ $file }“ muss „{ $where }“ eine Liste mit genau { $count } Zahlen von 0 bis { $most } sein.
error-component-unknown-entry = In „{ $file }“ ist kein Platz für den Eintrag „{ $where }“; möglich sind dort: { $known }.
error-component-other-game = „{ $file }“ enthält das Material von „{ $value }“, nicht das dieses Spiels.
error-component-own-word = In „{ $file }“ ist „{ $where }“ weder ein Name noch ein Text dieses Spiels, für den andere Worte stehen könnten.

## Stellungen

error-position-not-a-table = In der Stellung muss „{ $where }“ eine Tabelle mit benannten Feldern sein.
error-position-missing-field = In der Stellung fehlt das Feld „{ $where }“.
error-position-unknown-field = In der Stellung gibt es kein Feld „{ $where }“.
error-position-list-too-long =
    { $most ->
        [one] In der Stellung muss „{ $where }“ eine Liste mit höchstens einem Eintrag sein.
       *[other] In der Stellung muss „{ $where }“ eine Liste mit höchstens { $most } Einträgen sein.
    }
error-position-unknown-name = In der Stellung steht bei „{ $where }“ der Name „{ $value }“, den es dort nicht gibt.
error-position-not-a-number = In der Stellung muss „{ $where }“ eine ganze Zahl sein, nicht „{ $value }“.
error-position-out-of-range = In der Stellung ist „{ $where }“ gleich { $value }, zu klein oder zu groß für dieses Feld.
error-position-lists-differ = In der Stellung muss „{ $where }“ eine Liste sein, so lang wie die von „{ $other }“.
error-position-wrong-length =
    { $length ->
        [one] In der Stellung muss „{ $where }“ eine Liste mit genau einem Eintrag sein.
       *[other] In der Stellung muss „{ $where }“ eine Liste mit genau { $length } Einträgen sein.
    }
error-position-wrong-keys = In der Stellung muss „{ $where }“ eine Tabelle mit genau diesen Einträgen sein: { $keys }.
error-position-not-a-word = In der Stellung muss „{ $where }“ ein Text aus sechzehn hexadezimalen Ziffern sein.
error-position-impossible = Zu dieser Stellung hätten die Regeln nicht führen können: siehe { $where }.
error-position-options = Die Optionen der Stellung sind nicht die ihres Zustands.

## Mitschriften

error-other-game = Dies gehört zum Spiel „{ $value }“, nicht zu „{ $game }“.
error-other-rules = Dies stammt aus Version { $value } der Regeln; hier gilt Version { $version }.
error-other-components = Dies stammt vom Spielmaterial { $value }; hier gilt das Spielmaterial { $hash }.
error-transcript-not-json = Die Mitschrift ist kein gültiges JSON: Lesbar ist sie bis Zeile { $line }, Spalte { $column }.
error-transcript-not-a-table = Die Mitschrift muss eine Tabelle mit benannten Feldern sein.
error-transcript-missing = In der Mitschrift fehlt das Feld „{ $field }“.
error-transcript-wrong-type = In der Mitschrift hat das Feld „{ $field }“ nicht den richtigen Typ.
error-transcript-unknown = In der Mitschrift gibt es kein Feld „{ $field }“.
error-transcript-format = Die Mitschrift hat Format { $value }; lesbar ist Format { $known }.
error-transcript-not-an-action = In der Mitschrift muss Aktion Nummer { $number } ein Text sein, nicht „{ $value }“.
error-transcript-seed = In der Mitschrift muss der Startwert aus sechzehn hexadezimalen Ziffern bestehen, nicht „{ $value }“.
error-transcript-reseed = In der Mitschrift soll der Zufall nach „{ $value }“ Aktionen einen anderen Lauf nehmen, doch diese Stelle gibt es in ihr nicht.
error-transcript-options = In der Mitschrift sind die Optionen unvollständig oder widersprechen einander.
error-transcript-action = In der Mitschrift kann Aktion Nummer { $number }, „{ $value }“, nicht gespielt werden: { $problem }
error-transcript-state = Die Mitschrift führt nicht zu der Stellung, die sie als ihr Ende nennt.
error-transcript-no-seed = Diese Partie begann mit einer Stellung und nicht mit einem Startwert, also hat sie keine Mitschrift.

## Lektionen

error-lesson-not-followed = Die Lektion „{ $lesson }“ geht so nicht weiter; bitte von vorn beginnen.

## Die Engine selbst

error-no-such-message = Die Nachricht „{ $message }“ fehlt in den Texten der Sprache „{ $locale }“.
error-log-full = Ein Schritt hat { $count } Ereignisse ausgelöst, mehr als sein Protokoll fasst.
error-broken-message = Die Nachricht „{ $message }“ der Sprache „{ $locale }“ lässt sich nicht zusammensetzen: { $problem }.

## Woher ein Wert kommt

source-rulebook = So steht es in einer gedruckten Anleitung.
source-public = So steht es in einer veröffentlichten Rezension, oder es folgt aus dem, was bekannt ist.
source-reconstructed = Keine Quelle nennt ihn: Der Wert ist so gewählt, dass er zu allem Bekannten passt.
source-box = Jemand hat ihn vom Material der eigenen Schachtel abgelesen.

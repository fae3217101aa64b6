# Was nur das Brett von Victorian Masterminds im Browser sagt.

vm-round = Runde { $number }
vm-your-turn = Du bist am Zug
vm-turn-of = { $seat } ist am Zug
vm-masterminds = Schurken
vm-discard = Ablage
vm-trophies = Trophäen
vm-missions-left = Aufträge
vm-in-pool = im Vorrat
vm-built-of = { $count } von { $all }
vm-free-at = ab { $count }: freie Komplizenwahl
vm-stack-empty = leer
vm-stack = { $count } von { $limit }
vm-stack-next = { $count } von { $limit }, dann abhandeln
vm-service = Dienst
vm-met = erfüllt
vm-no-card = keine Karte mehr
vm-seal = Punkte von { $seat } (versiegelt): Klick bricht das Siegel
vm-sheet-of = Bogen von { $seat }
vm-taken = genommen von { $seat }
vm-firepower-of = { $seat }: Feuerkraft { $count }
vm-progress = { $seat }: { $count } von { $need }
vm-agent-hidden = verdeckt
vm-act-as = Handelt als

# Zwei Zeilen auf einer Auftragskarte.
vm-card-buildings = { $count } Gebäude
    .second = gestohlen
vm-card-building-type = { $count ->
    [one] 1 × { $building }
   *[other] { $count } × { $building }
 }
    .second = gestohlen
vm-card-building-types = { $count } Arten
    .second = von Gebäuden
vm-card-firepower = Feuerkraft
    .second = { $count } oder mehr
vm-card-codex = { $count } Codex-
    .second = Marker
vm-card-scientists = { $count } Wissenschaftler
    .second = im Labor
vm-card-segments = { $count } Abschnitte
    .second = gebaut
vm-card-icon = { $count } × { $icon }
    .second = gebaut
vm-card-icons = { $count } Symbole
    .second = gebaut

# Der Bonus eines Abschnitts in zwei Wörtern.
vm-bonus-power-1 = Bonusfunktion 1
vm-bonus-power-2 = Bonusfunktion 2
vm-bonus-codex = Codex zählt 2
vm-bonus-cell = +1 Laborfeld
vm-bonus-firepower = +{ $amount } Feuerkraft
vm-bonus-points = { $amount ->
    [one] { $amount } Punkt
   *[other] { $amount } Punkte
 }

# Wozu etwas dient, wo es groß gezeigt wird.
vm-about-secret-service = Er steigt mit jedem gestohlenen Gebäude um eine Stufe. Eine Draufgängerin stiehlt nur, wenn die Feuerkraft an seine Stufe heranreicht. Mit der letzten Stufe beginnt die letzte Runde.
vm-about-firepower = Der Stift deiner Farbe auf dem Ring der Uhr. Wo der Ring hell ist, reicht er an die Stufe des Geheimdienstes heran.
vm-about-scientist = Arbeitet auf einem deiner Laborfelder, bis du mit ihm eine Sonderaktion bezahlst. Ohne freies Laborfeld ist für keinen weiteren Platz.
vm-about-codex = Jeder Marker zählt so viele Punkte, wie auf ihm steht: 1 oder 2. Ab { $count } Markern wählst du frei aus deinem ganzen Vorrat.
vm-about-mayhem = { $count ->
    [one] Zählt { $count } Punkt.
   *[other] Zählt { $count } Punkte.
 }
vm-about-bolt = Kommt auf ein sechseckiges Feld eines Abschnitts. Sind alle seine Felder voll, ist der Abschnitt gebaut, und die Teile gehen zurück in den Vorrat.
vm-about-plate = Kommt auf ein viereckiges Feld eines Abschnitts. Sind alle seine Felder voll, ist der Abschnitt gebaut, und die Teile gehen zurück in den Vorrat.
vm-about-codex-flip = Einer deiner Codex-Marker wird umgedreht: Er zählt 2 statt 1.
vm-about-building = { $count ->
    [one] Zählt { $count } Punkt für den, der es stiehlt, und bringt ihm sofort seine Ausbeute. Dann steigt der Geheimdienst.
   *[other] Zählt { $count } Punkte für den, der es stiehlt, und bringt ihm sofort seine Ausbeute. Dann steigt der Geheimdienst.
 }
vm-about-city = { $count ->
    [one] Ein Stapel wird abgehandelt, sobald hier { $count } Komplize liegt. Er nimmt die Ausbeute und nutzt seine Fähigkeit.
   *[other] Ein Stapel wird abgehandelt, sobald hier { $count } Komplizen liegen; wer zuerst kam, handelt zuerst. Jeder nimmt die Ausbeute und nutzt seine Fähigkeit.
 }
vm-about-icon = Aufträge zählen die Symbole der Abschnitte, die du gebaut hast.
vm-about-mission-deck = Von hier kommt der Ersatz für einen erfüllten Auftrag, sobald der Stapel abgehandelt ist.
vm-about-machine = Wer alle Abschnitte baut, löst die letzte Runde aus.
vm-points-of = Punkte von { $seat }

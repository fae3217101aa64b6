# The rules pages and the component sheet; at the table the ways to them. All messages begin with rules-.

## Die Regeln

rules-nav = Regeln
rules-learn = Spielend lernen
rules-home-title = Regeln und Spielmaterial
rules-home-lead = Alles mit eigenen Worten erzählt, in der Reihenfolge des Spiels: zum Lesen, Durchsuchen, Drucken und Verlinken.
rules-read = Regeln lesen
rules-title = { $game }: die Regeln
rules-pages = Regeln und Spielmaterial von { $game }
rules-contents = Inhalt
rules-search = In den Regeln suchen
rules-found =
    { $count ->
        [0] Nichts gefunden.
        [one] Eine Stelle gefunden.
       *[other] { $count } Stellen gefunden.
    }
rules-link = Link zu „{ $title }“
rules-copied = Link kopiert.
rules-print = Drucken

## Am Tisch

rules-rule = Regel: { $title }
rules-open = Alle Regeln in einem neuen Tab öffnen
rules-back = Zurück
rules-loading = Einen Augenblick …

## Die Materialübersicht

rules-pieces = Spielmaterial
rules-pieces-title = { $game }: das ganze Spielmaterial
rules-pieces-lead = Jedes Teil des Spiels mit seinem Text und der Herkunft seiner Werte.
rules-pieces-search = Im Spielmaterial suchen
rules-pieces-kinds = Arten von Spielmaterial
rules-pieces-all = Alles
rules-pieces-found =
    { $count ->
        [0] Kein Teil gefunden.
        [one] Ein Teil.
       *[other] { $count } Teile.
    }
rules-pieces-plain = Hat keine eigenen Werte.

## Kinds of components

rules-kinds-victorian-masterminds = Victorian Masterminds
    .city = Städte
    .agent = Komplizen
    .building = Gebäude
    .machine = Maschinen
    .segment = Abschnitte
    .mission = Aufträge
    .spoil = Ausbeute
    .icon = Symbole
    .bonus = Boni
rules-kinds-the-loop = The LOOP
    .agent = Agenten
    .card = Karten
    .epoch = Ären
    .mission = Missionen
    .clone = Duplikate
    .dimension = Dimensionen
    .mode = Modi
    .difficulty = Schwierigkeiten
    .machine = Ultramachina
rules-kinds-professor-evil = Professor Evil
    .character = Charaktere
    .card = Karten
    .treasure = Schätze
    .room = Räume
    .door = Türen
    .trap = Fallen
    .die = Würfel
    .face = Würfelseiten
    .hour = Uhr
    .colour = Farben

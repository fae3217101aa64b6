# Das Tutorial von Professor Evil auf Deutsch: `lesson-<Lektion>` ist ein Titel, `lesson-<Lektion>-<Schritt>`, was bei
# einem Schritt gesagt wird; seine Attribute antworten auf erlaubte Züge, die nicht weiterführen.

tutorial-summary = Du weißt, wie man einsteigt, Türen aufschließt, Fallen entschärft und Schätze birgt, und was der Professor, seine Würfel und die Uhr anrichten können.

## Durch ein Fenster hinein, eine Tür aufschließen, weitergehen

lesson-manor = Hinein ins Herrenhaus
lesson-manor-aim = Professor Evil versteckt in seinem Herrenhaus gestohlene Schätze; drei davon sind jeweils im Spiel. Ihr spielt zusammen: Bergt vier Schätze, und ihr gewinnt alle. Sind vorher vier verloren, gewinnt der Professor.
lesson-manor-people = Du spielst { character-leroy }, und { character-nathan } ist mit dabei. Ihr seid beide noch draußen. Der Professor ist { room-laboratory.in }, und alle Türen im Herrenhaus sind abgeschlossen.
lesson-manor-turn = Ein Zug hat drei Teile: Du deckst zwei Karten auf, hast drei Aktionen und wirfst drei Würfel. Karten und Würfel können warten; fangen wir mit den Aktionen an.
lesson-manor-window = Hinein kommst du durch ein Fenster: { room-gallery.into }, { room-library.into } oder { room-ballroom.into }. Fenster sind nie abgeschlossen. Geh { room-library.into }.
    .wrong = Später. Zuerst musst du ins Herrenhaus kommen: Geh { room-library.into }.
    .window = Auch dieses Fenster ist nicht abgeschlossen, aber nimm diesmal das der { room-library }.
lesson-manor-unlock = Du bist drin, und eine Aktion ist ausgegeben. Die { treasure-mona-lisa } ist gleich nebenan, { room-main-hall.in }, aber gehen kannst du nur durch offene Türen. Schließe { door-main-hall-library.the } auf.
    .wrong = Das ginge auch, aber du willst zur { treasure-mona-lisa }. Schließe { door-main-hall-library.the } auf.
    .door = Diese Tür führt woandershin. Die { treasure-mona-lisa } ist { room-main-hall.in }.
lesson-manor-through = Von jetzt an können alle durch diese Tür gehen, in beide Richtungen. Geh { room-main-hall.into }.
    .wrong = Das ist deine letzte Aktion, und die { treasure-mona-lisa } ist hinter der Tür, die du gerade geöffnet hast. Geh { room-main-hall.into }.
lesson-manor-done = Das war deine dritte Aktion. In anderen Zügen darfst du andere wählen oder dieselbe mehrmals. Ob du die { treasure-mona-lisa } bergen kannst, zeigt die nächste Lektion.

## Fallen, und ein Schatz wird geborgen

lesson-treasure = Fallen und Schätze
lesson-treasure-types = Einige Züge sind vergangen. In jedem Raum liegt eine Falle: ein Vorhängeschloss, eine Säge, eine Kamera, ein Laser oder das Schaltpult. Leuchtet sie, ist sie scharf; ist sie dunkel, ist sie entschärft. Dir tut sie nichts: Sie schützt Schätze.
lesson-treasure-needs = Vorhängeschlösser und Kameras schützen die { treasure-mona-lisa }. Bergen lässt sie sich erst, wenn alle Vorhängeschlösser und alle Kameras im ganzen Herrenhaus entschärft sind. Ihr Plättchen zeigt, wie viele noch scharf sind, und ein Häkchen, wo keine mehr scharf ist.
lesson-treasure-disarm = Nur eine davon ist noch scharf: das Vorhängeschloss in deinem eigenen Raum. Entschärfe es.
    .wrong = Etwas anderes ist dringender: Solange das Vorhängeschloss deines Raums scharf ist, lässt sich die { treasure-mona-lisa } nicht bergen. Entschärfe es.
    .early = Dorthin gehst du gleich, aber eine Aktion entschärft nur die Falle deines eigenen Raums. Entschärfe zuerst das Vorhängeschloss hier.
lesson-treasure-go = Jetzt ist die { treasure-mona-lisa } ungeschützt. Geh { room-main-hall.into }.
    .wrong = Deine beiden anderen Aktionen brauchst du für die { treasure-mona-lisa }: eine, um hinzukommen, und eine, um sie zu bergen. Geh { room-main-hall.into }.
lesson-treasure-save = Du bist im Raum des Schatzes, und alle seine Fallen sind entschärft. Birg die { treasure-mona-lisa }.
    .wrong = So nah an der { treasure-mona-lisa } lass dich von nichts abhalten: Birg sie.
    .laser = Der Laser dieses Raums ist scharf, aber Laser schützen die { treasure-mona-lisa } nicht. Du kannst sie sofort bergen.
lesson-treasure-again = Der erste von vieren! Aber nun sind alle Vorhängeschlösser und alle Kameras im Herrenhaus wieder scharf. Und ein anderer Schatz derselben Farbe ist aufgetaucht: { treasure-ark-of-the-covenant.the }, { room-dining-room.in }.

## Die Würfel, und der Professor geht um

lesson-dice = Die Würfel des Professors
lesson-dice-three = Deine Aktionen sind verbraucht, und nun musst du drei Würfel werfen. Der Professorwürfel sagt, was geschieht, der Farbwürfel, auf welchem Teppich oder bei welchem Schatz, und der Uhrwürfel, wie viel Zeit vergeht.
lesson-dice-carpets = In jedem Raum liegen ein roter, ein grüner und ein blauer Teppich vor den drei Türen. Für jeden Winkel geht der Professor durch eine Tür, über den Teppich der gewürfelten Farbe. Abgeschlossene Türen halten ihn nicht auf.
lesson-dice-roll = Würfle und beobachte den Professor.
lesson-dice-walked = Zwei Winkel und Rot: Er ist aus dem { room-laboratory } durch das { room-trophy-room } { room-drawing-room.into } gegangen. Unterwegs, { room-trophy-room.in }, hat er die Säge scharf gemacht. Die Tür zwischen den beiden war offen, und er hat sie hinter sich abgeschlossen.
lesson-dice-always = Das macht er in jedem Raum, den er betritt, und mit jeder offenen Tür, durch die er geht. Andere Räume und Türen bleiben, wie sie sind. Zuletzt ist die Uhr vorgerückt; dazu bald mehr.

## Erwischt, und wieder hinein

lesson-caught = Erwischt!
lesson-caught-watch = { character-nathan.short } ist am Zug. Er will die Kamera { room-dining-room.in } entschärfen und { room-cellar.into } gehen. Dann würfelt er, und der Professor ist gleich neben dir: Schau zu.
lesson-caught-back = Ein Winkel und Rot: Der Professor ist { room-main-hall.into } gekommen und hat dich hinausgeworfen. Verloren hast du nur deinen Platz, und jetzt bist du am Zug. Steig wieder ein, durch welches Fenster du willst.
    .wrong = Das kann warten. Du bist draußen, und die Schätze sind drinnen: Such dir ein Fenster aus und steig ein.
lesson-caught-never = So wirft er alle hinaus, die in einem Raum sind, den er betritt, egal wer am Zug ist. Du selbst kannst nie in den Raum gehen, in dem er ist.

## Die Uhr, der Geheimgang, und ein Schatz geht verloren

lesson-clock = Die Uhr
lesson-clock-markers = In der Mitte des Herrenhauses rückt der Zeiger der Uhr vor; jedes Feld sind 5 Minuten. Jeder Schatz hat dort einen Marker in seiner Farbe. Erreicht ihn der Zeiger, ist der Schatz verloren.
lesson-clock-roll = In diesem Zug hast du getan, was du konntest. Würfle und behalte im Auge, wie viel Zeit für die { treasure-ark-of-the-covenant } bleibt.
lesson-clock-pressed = 10 Minuten und Grün: Der Professor ist geblieben, wo er war, aber der grüne Marker ist dem Zeiger 10 Minuten näher gekommen. Danach hat der Uhrwürfel den Zeiger vorrücken lassen, auf alle drei Marker zu. Jetzt handelt { character-nathan.short } und würfelt: Schau zu.
lesson-clock-passage = Geheimgang und Rot: Der Professor ist beim roten Schatz aufgetaucht, { room-cellar.in }. Alle Türen dieses Raums sind jetzt abgeschlossen, und seine Falle ist scharf. Kurz davor war { character-nathan.short } { room-kitchen.into } geschlüpft; sonst wäre er jetzt draußen.
lesson-clock-lost = Dann hat der Zeiger den grünen Marker erreicht: Die { treasure-ark-of-the-covenant } ist für immer verloren, der erste von vier Schätzen. An ihre Stelle ist die { treasure-declaration-of-independence } getreten. Fallen werden dadurch nicht scharf: Nur ein geborgener Schatz macht die seinen wieder scharf.

## Eine Karte

lesson-cards = Zwei Karten
lesson-cards-two = Am Anfang deines Zugs deckst du zwei Karten deines eigenen Stapels auf. Eine davon darfst du spielen, und das kostet keine Aktion.
lesson-cards-play = Sägen, Laser und Schaltpult schützen den { treasure-crystal-skull } { room-kitchen.in }. Nur zwei Laser sind noch scharf, aber sie sind weit voneinander entfernt. Spiele „{ card-short-circuit }“: Die Karte entschärft alle Laser auf einmal.
    .wrong = Warte damit: Zuerst müssen beide Laser entschärft werden. Spiele „{ card-short-circuit }“.
    .single = „{ card-remote-control }“ entschärft nur eine Falle, und du darfst je Zug nur eine Karte spielen. Spiele „{ card-short-circuit }“.
lesson-cards-go = Beide Laser sind entschärft, und du hast noch alle deine Aktionen. Geh { room-kitchen.into }.
    .wrong = Der { treasure-crystal-skull } lässt sich jetzt bergen, und der Weg ist frei: Geh { room-kitchen.into }.
lesson-cards-save = Der { treasure-crystal-skull } ist ungeschützt. Birg ihn.
    .wrong = Vorzubereiten gibt es nichts mehr: Birg den { treasure-crystal-skull }.
lesson-cards-rest = Der zweite Schatz ist geborgen, und seine Fallen sind wieder scharf. Beide Karten sind jetzt weg: Die andere kannst du nicht für später behalten. Ist dein Stapel aufgebraucht, werden alle deine Karten neu gemischt.

## Eine Spezialfähigkeit

lesson-power = Eine Spezialfähigkeit erwacht
lesson-power-tile = Diesmal spielst du { character-nathan }, und { character-leroy.short } ist mit dabei. Jeder Charakter hat eine Tafel mit einer Spezialfähigkeit und einem Bonus; am Anfang liegt sie verdeckt. Erreicht der Zeiger der Uhr III oder IX, erwacht eine Spezialfähigkeit.
lesson-power-roll = Bis zur IX fehlt nur noch ein Feld. Würfle.
lesson-power-choose = Der Zeiger steht auf IX. Du hast gewürfelt, also wählst du, wessen Spezialfähigkeit erwacht. Aktiviere deine eigene.
    .wrong = { character-leroy.of } Spezialfähigkeit würde auch helfen, aber hier sollst du deine eigene ausprobieren.
lesson-power-use = { character-leroy.short } war am Zug, und nun kannst du deine Spezialfähigkeit nutzen. Sie setzt dich in einen Raum neben dem des Professors, egal wo du bist und welche Türen abgeschlossen sind. Für den { treasure-sabre-of-morimoto } drängt die Zeit, und der Professor ist gleich daneben: Nutze deine Spezialfähigkeit.
    .wrong = So kommst du nicht rechtzeitig zum { treasure-sabre-of-morimoto }. Nutze deine Spezialfähigkeit: Das geht schneller.
    .bonus = Den Bonus kannst du nur einmal nutzen, und mit ihm ist auch die Spezialfähigkeit weg. Heb ihn auf und nutze deine Spezialfähigkeit.
lesson-power-room = Der { treasure-sabre-of-morimoto } ist { room-cellar.in }. Wähle diesen Raum.
    .wrong = Auch das ginge, aber der { treasure-sabre-of-morimoto } ist { room-cellar.in }, und seine Zeit ist knapp.
lesson-power-bonus = Im Nu durchs halbe Herrenhaus! Solange deine Tafel offen liegt, hast du diese Spezialfähigkeit in deinen Zügen. Anders der Bonus: Du nutzt ihn einmal, dann wird die Tafel verdeckt, und mit ihr ist die Spezialfähigkeit weg, bis sie wieder erwacht.

## Das Ende

lesson-end = Der vierte Schatz
lesson-end-score = Drei Schätze sind geborgen, zwei sind verloren. Mit dem vierten geborgenen gewinnt ihr sofort, mit dem vierten verlorenen verliert ihr sofort. { character-nathan.short } ist am Zug: Er entschärft ein Vorhängeschloss und würfelt.
lesson-end-tight = Für { treasure-da-vincis-notebook.the-acc } war die Zeit um: Das ist der dritte verlorene Schatz. Für den { treasure-sabre-of-morimoto } bleiben nur noch 5 Minuten: Was du auch würfelst, der Zeiger erreicht seinen Marker. Das wäre der vierte, und der Professor würde gewinnen.
lesson-end-disarm = Also musst du ihn jetzt bergen, mit drei Aktionen. Vorhängeschlösser und Sägen schützen ihn, und nur eine Falle davon ist noch scharf: die Säge deines eigenen Raums. Du weißt, was zu tun ist.
    .wrong = Du hast drei Aktionen, und für den { treasure-sabre-of-morimoto } brauchst du alle drei. Entschärfe zuerst die Säge in deinem Raum.
    .early = Gehst du jetzt, bleibt die Säge hier scharf, und der { treasure-sabre-of-morimoto } lässt sich nicht bergen. Entschärfe sie zuerst.
lesson-end-go = Alle Vorhängeschlösser und alle Sägen sind entschärft. Geh { room-cellar.into }: Die Tür ist offen.
    .wrong = Verlier keine Zeit: Der { treasure-sabre-of-morimoto } ist { room-cellar.in }, und die Tür ist offen.
lesson-end-save = Birg den { treasure-sabre-of-morimoto }!
    .wrong = Jetzt kommt alles darauf an: Birg den { treasure-sabre-of-morimoto }.
lesson-end-won = Der vierte Schatz ist geborgen, und das ganze Team gewinnt auf der Stelle: Niemand muss mehr würfeln. Jetzt weißt du genug für ein erstes Spiel.

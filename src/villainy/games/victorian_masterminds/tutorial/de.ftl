# Die Einführung in Victorian Masterminds auf Deutsch: `lesson-<Lektion>` ist ein Titel, `lesson-<Lektion>-<Schritt>`,
# was dazu gesagt wird. Die Nomen sind die aus den Texten des Spiels.

tutorial-summary = Du weißt, wie Komplizen platziert und Stapel abgehandelt werden, was jeder der fünf Komplizen kann, wie eine Maschine wächst, wie man dem Geheimdienst die Stirn bietet, wozu Wissenschaftler gut sind und wie alles endet.

## Der Plan und ein erster Komplize

lesson-first-agent = Dein erster Komplize
lesson-first-agent-aim = Du bist ein böses Genie des viktorianischen Zeitalters, und dein Rivale { seat-2 } ist es auch. Du spielst { seat-1 }. Wer am Ende die meisten Chaospunkte hat, gewinnt.
lesson-first-agent-cities = Diese fünf Städte warten nur darauf, geplündert zu werden. Jede hat ihre eigene Ausbeute, vier Gebäude zum Stehlen, einen Auftrag und einen Platz, an dem Komplizen auf der Lauer liegen.
lesson-first-agent-machine = Das ist deine Geheimwaffe: { machine-airship.the }. Schrauben und Kupferbleche machen den Bauplan zur Wirklichkeit, und jeder fertige Abschnitt bringt dir einen Bonus.
lesson-first-agent-place = In deinem Zug platzierst du den obersten Komplizen deines Vorrats. Es ist { agent-number-2.your }, und das sieht niemand außer dir. Platziere sie verdeckt { city-rome.in }.
    .wrong = Erlaubt ist jede Stadt. Aber fangen wir { city-rome.in } an.
lesson-first-agent-rival = { seat-2 } hat { city-paris.in } einen Komplizen platziert. Alle sehen, wessen Komplizen wo liegen; wer sie sind, weiß nur ihr Besitzer. Sie warten, bis ihr Stapel voll ist.

## Ein Stapel wird abgehandelt

lesson-stack = Ein voller Stapel
lesson-stack-full = Zu zweit ist ein Stapel mit zwei Komplizen voll und wird sofort abgehandelt. Platziere { agent-number-2.your-acc } { city-moscow.in } auf dem Komplizen von { seat-2 }.
    .rome = Auch damit wäre ein Stapel voll, und zwar einer von dir allein. Aber miss dich diesmal { city-moscow.in } mit { seat-2 }.
    .wrong = Dort müsste sie auf einen zweiten Komplizen warten. Einer wartet schon auf sie, und zwar { city-moscow.in }.
lesson-stack-order = Jeder Komplize nimmt die Ausbeute der Stadt und nutzt seine Fähigkeit; wer zuerst da war, handelt zuerst. Die { agent-henchman } von { seat-2 } nahm { spoil-firepower.gain }. Dann nahm { agent-number-2.your } dieselbe Ausbeute zweimal: Das ist ihre Fähigkeit.
lesson-stack-next = Jetzt hat { seat-2 } den Stapel { city-rome.in } voll gemacht. Unten lag { agent-henchman.your }, also handelte sie zuerst, obwohl du nicht am Zug warst. Platziere { agent-gunner.your-acc }, wo du willst: Sie wird dort die Erste sein.
    .wrong = Einen Komplizen zurückzuholen kostet einen Wissenschaftler, und deinen wirst du noch brauchen. Platziere einfach { agent-gunner.your-acc }.

## Bauteile und Abschnitte

lesson-segment = Ein fertiger Abschnitt
lesson-segment-place = Die Ausbeute { city-london.of } sind Kupferbleche für deine Maschine. Dort wartet ein Komplize von { seat-2 }: Platziere { agent-number-2.your-acc } darauf.
    .wrong = Du brauchst jetzt ein Kupferblech, und das gibt es { city-london.in }.
lesson-segment-complete = { seat-2 } war zuerst da und hat ein Kupferblech gelegt. Jetzt kommt dein erstes: Lege es auf „{ segment-airship-navigation-room }“, dort fehlt nur noch dieses eine.
    .wrong = Das ist erlaubt. Aber auf „{ segment-airship-navigation-room }“ wartet eine Schraube nur noch auf dieses Blech, und diesen Bonus wirst du brauchen.
lesson-segment-spare = Fertig! Die Bauteile kommen zurück in den Vorrat, und der Bonus gilt ab sofort: { bonus-text-codex }. Lege das zweite Blech auf einen beliebigen Abschnitt: Entweder wird auch er damit fertig, oder es bleibt dort liegen und wartet auf das andere Bauteil.
lesson-segment-token = Nutzen wir den Bonus. { seat-2 } hat gerade { city-rome.in } einen Komplizen platziert, wo es Codex-Marker gibt: Mach den Stapel mit deiner { agent-henchman } voll.
    .wrong = Codex-Marker gibt es { city-rome.in }, und dort wartet der Komplize von { seat-2 }.
    .recycle = Dein Wissenschaftler kann warten, dazu kommen wir später. Platziere { agent-henchman.your-acc } { city-rome.in }.
lesson-segment-worth = Dein neuer Codex-Marker ist mehr wert als der von { seat-2 } und mehr als dein alter. Andere Abschnitte bringen Chaospunkte, Feuerkraft, Laborfelder für Wissenschaftler oder neue Funktionen deiner Maschine.

## Drei am Tisch; der Saboteur

lesson-saboteur = Der Saboteur
lesson-saboteur-three = Diesmal spielt auch { seat-3 } mit. Zu dritt oder zu viert ist ein Stapel erst voll, wenn drei Komplizen darin liegen.
lesson-saboteur-trap = Als Nächstes kommt { agent-saboteur.your }: Wer direkt nach ihm handelt, verliert seine Fähigkeit. Stell deine Falle { city-moscow.in } auf, wo noch niemand liegt.
    .paris = Damit wäre der Stapel voll, und nach dem { agent-saboteur } käme niemand mehr. Stell die Falle { city-moscow.in } auf.
    .wrong = Auch dort kann { agent-saboteur.a } lauern. Aber Feuerkraft lockt Gesellschaft an: Stell die Falle { city-moscow.in } auf.
lesson-saboteur-third = { seat-2 } ist geradewegs hineingetappt. Mit einem dritten Komplizen ist der Stapel { city-moscow.in } voll: Platziere dort { agent-number-2.your-acc }.
    .paris = Auch dieser Stapel wäre voll, aber deine Falle steht { city-moscow.in }.
    .wrong = Damit deine Falle zuschnappt, fehlt { city-moscow.in } nur noch ein Komplize.
lesson-saboteur-sprung = Von unten nach oben: zuerst { agent-saboteur.your }, dann die { agent-number-2 } von { seat-2 }, die zwar die Ausbeute nahm, aber ihre Fähigkeit verlor. Es trifft nur den nächsten, darum nahm { agent-number-2.your } die Ausbeute zweimal. Achte darauf, was unter deinen Komplizen liegt: Ein { agent-saboteur } verschont nur die eigene Seite.

## Feuerkraft, Gebäude, der Geheimdienst

lesson-gunner = Gegen den Geheimdienst
lesson-gunner-weak = Eine { agent-gunner } stiehlt ein Gebäude, wenn deine Feuerkraft an die Stufe des Geheimdienstes heranreicht. Noch ist deine Feuerkraft zu gering. Sieh selbst: Platziere { agent-gunner.your-acc } { city-rome.in }.
    .moscow = Gut erkannt: Dort brächte die Ausbeute, was noch fehlt. Aber sieh dir zuerst { city-rome.in } an, was ohne sie geschieht.
    .wrong = Dort müsste sie warten. Ein Komplize von { seat-2 } liegt { city-rome.in }: Mach diesen Stapel voll.
lesson-gunner-failed = Die Ausbeute und sonst nichts: Deine Feuerkraft liegt unter der Stufe des Geheimdienstes, also konnte { agent-gunner.your } nichts stehlen. Mehr Feuerkraft gibt es { city-moscow.in }.
lesson-gunner-recycle = Wer gehandelt hat, liegt im Ablagebereich, bis dein Vorrat aufgebraucht ist. Vor dem Platzieren darfst du aber für einen Wissenschaftler einen Komplizen zurückholen: Verwende { agent-gunner.your-acc } wieder.
    .wrong = Das ist der nächste Komplize deines Vorrats. Du brauchst noch einmal { agent-gunner.your-acc }: Verwende sie wieder.
lesson-gunner-moscow = Platziere sie jetzt { city-moscow.in }. Hier kommt die Ausbeute vor der Fähigkeit, und mit ihr reicht deine Feuerkraft an die Stufe heran.
    .wrong = Von allen Städten bringt nur { city-moscow } die Feuerkraft, die dir fehlt.
lesson-gunner-capture = Jetzt reicht deine Feuerkraft, um ein Gebäude dieser Stadt zu stehlen. Jedes bringt Punkte und dazu seine Belohnung; nimm { city-moscow.the-monument-acc }, denn der Chaosmarker dafür bringt noch mehr Punkte.
    .decline = Du darfst verzichten, aber nach all der Mühe wäre das schade. Nimm { city-moscow.the-monument-acc }.
    .wrong = Auch diese Belohnung ist nützlich. Aber ein Chaosmarker bringt Punkte: Nimm { city-moscow.the-monument-acc }.
lesson-gunner-level = Das Gebäude gehört dir, und der Geheimdienst ist um eine Stufe gestiegen, wie nach jedem Diebstahl. Die nächste { agent-gunner } braucht mehr Feuerkraft. Abgegeben wird Feuerkraft nie.

## Aufträge

lesson-mission = Ein Auftrag
lesson-mission-card = Ein Auftrag sagt, was du haben musst und wie viele Punkte er bringt. „{ mission-first-loot }“ verlangt ein gestohlenes Gebäude, und du hast eines.
lesson-mission-place = Aufträge sind Sache { agent-henchman.of }, und zwar in der Stadt, in der sie handelt. Platziere deine { city-moscow.in } auf dem Komplizen von { seat-2 }.
    .wrong = „{ mission-first-loot }“, der Auftrag, um den es dir geht, liegt { city-moscow.in }.
lesson-mission-claim = Du hast, was der Auftrag verlangt. Erfülle ihn: Abgegeben wird nichts, und das Gebäude behältst du.
    .wrong = Du darfst ihn liegen lassen. Aber Punkte, die nichts kosten, nimmt man mit.
lesson-mission-new = Die Karte gehört dir und zählt am Ende. Als der Stapel abgehandelt war, kam an ihre Stelle ein neuer Auftrag, der allen offensteht.

## Die Maschinenfunktion

lesson-engineer = Deine Maschine arbeitet
lesson-engineer-power = Der fünfte Komplize ist { agent-engineer.the }: Er setzt deine Maschine in Gang. Jede Maschine hat ihre eigene Funktion. Deine holt die Ausbeute einer anderen Stadt, in der ein Komplize von dir liegt.
lesson-engineer-place = Deine Komplizen warten { city-paris.in } und { city-rome.in }. Platziere { agent-engineer.your-acc } { city-moscow.in } auf dem Komplizen von { seat-2 }.
    .wrong = Geh nach { city-moscow }: Dort machst du einen Stapel voll, und deine Komplizen { city-paris.in } und { city-rome.in } bleiben, wo die Maschine sie braucht.
lesson-engineer-order = Beim { agent-engineer } entscheidest du, was zuerst kommt, die Ausbeute oder die Fähigkeit. Das ist wichtig, wenn das eine bringt, was das andere brauchen kann. Hier ist beides richtig.
lesson-engineer-raid = Jetzt arbeitet deine Maschine: Sie kann die Ausbeute { city-paris.of } oder die { city-rome.of } holen. Hole die { city-rome.of }.
    .paris = Ein Wissenschaftler wäre auch willkommen. Aber wähle diesmal { city-rome }.
    .wrong = Du darfst die Funktion ungenutzt lassen. Aber diese Ausbeute kostet dich nichts: Hole die { city-rome.of }.
lesson-engineer-again = Dein Abschnitt „{ segment-airship-transducer-chamber }“ ist fertig, und das hat Bonusfunktion 1 freigeschaltet: dieselbe Ausbeute noch einmal. Nimm sie!
    .wrong = Du darfst verzichten, aber warum? Nimm die Ausbeute noch einmal.
lesson-engineer-done = Mit jeder freigeschalteten Bonusfunktion kann { agent-engineer.your } mehr. Es gibt sechs Maschinen, jede mit anderen Funktionen: Sieh dir deine an, bevor du { agent-engineer.the-acc } losschickst.

## Aus dem ganzen Vorrat wählen

lesson-codex = Der Codex
lesson-codex-fifth = Jeder Codex-Marker bringt Punkte, und genug davon geben dir eine neue Freiheit. Dir fehlt nur noch einer: Platziere { agent-henchman.your-acc } { city-rome.in }.
    .wrong = Codex-Marker gibt es { city-rome.in }, und dort fehlt nur noch ein Komplize im Stapel.
lesson-codex-take = Das reicht: Ab jetzt musst du nicht mehr den obersten Komplizen deines Vorrats platzieren. Du darfst dir jeden anderen daraus nehmen. Nimm { agent-number-2.your-acc }.
    .place = Das ist nur der oberste. Nutze erst deine neue Freiheit: Nimm { agent-number-2.your-acc } aus deinem Vorrat.
    .recycle = Das würde einen Wissenschaftler kosten. Aus dem Vorrat zu wählen kostet nichts: Nimm { agent-number-2.your-acc }.
    .wrong = Du hast die freie Wahl. Aber für das, was jetzt kommt, nimm { agent-number-2.your-acc }.
lesson-codex-place = Platziere sie { city-moscow.in } auf dem Komplizen von { seat-2 }: zweimal Feuerkraft, gerade wenn du sie brauchst. Diese Freiheit behältst du bis zum Ende des Spiels.
    .wrong = Du brauchst Feuerkraft, und die gibt es { city-moscow.in }.

## Sonderaktionen

lesson-scientists = Wissenschaftler am Werk
lesson-scientists-place = Auf deinen Laborfeldern sitzen kluge Köpfe, und mit ihnen bezahlst du Sonderaktionen. Zwei davon kommen nach dem Platzieren; platziere also zuerst { agent-saboteur.your-acc } { city-moscow.in }.
    .paris = Heb dir { city-paris } für { agent-number-2.your-acc } auf: Sie kommt als Nächste und holt dort mehr.
    .wrong = Lass ihn { city-moscow.in } dem Nächsten auflauern, der dorthin kommt.
lesson-scientists-extra = Dein Zug ist noch nicht zu Ende, denn du hast Wissenschaftler. Bezahle mit ihnen einen { special-extra-turn }.
    .capture = „{ special-capture }“ kommt noch dran. Zuerst der { special-extra-turn }: Er bringt dir neue Wissenschaftler.
    .wrong = Beende deinen Zug noch nicht: Deine Wissenschaftler reichen für einen { special-extra-turn }.
lesson-scientists-paris = Du platzierst noch einmal. Die Ausbeute { city-paris.of } sind Wissenschaftler, und { agent-number-2.your } nimmt sie zweimal: Mach den Stapel dort voll.
    .wrong = Du brauchst jetzt Wissenschaftler, und die gibt es { city-paris.in }.
lesson-scientists-capture = Wieder genug Wissenschaftler, diesmal für „{ special-capture }“: ein beliebiges Gebäude in einer beliebigen Stadt, wie stark der Geheimdienst auch ist. Wähle ein Monument.
    .other = Jedes Gebäude ist erlaubt. Aber ein Monument bringt einen Chaosmarker, und der bringt Punkte.
    .extra = Ein weiterer { special-extra-turn } ist erlaubt. Aber probiere jetzt „{ special-capture }“ aus, mit einem Monument.
    .wrong = Beende deinen Zug noch nicht: Deine Wissenschaftler reichen für ein Monument.
lesson-scientists-done = Zwei Komplizen platziert und ein Monument gestohlen, alles in einem Zug. Lass deine Wissenschaftler nicht untätig: Ohne freies Laborfeld verfallen neue, und am Ende sind sie nichts wert.

## Das Ende und die Punkte

lesson-end = Das Ende
lesson-end-place = Es geht aufs Ende zu. Zwei Abschnitten deiner Maschine fehlt nur noch je ein Kupferblech, und { agent-henchman.your } liegt { city-london.in }. Mach diesen Stapel selbst voll, mit deinem { agent-saboteur }.
    .wrong = Die Kupferbleche, die dir fehlen, gibt es { city-london.in }.
lesson-end-plate = Das erste Blech ist da: Lege es auf einen der beiden Abschnitte. Das zweite folgt von selbst.
lesson-end-final = Deine Maschine ist vollendet! Das löst die letzte Runde aus, genau wie es die letzte Stufe des Geheimdienstes täte. Alle haben noch genau einen Zug, und du kommst zuletzt.
lesson-end-last = { seat-2 } hat gespielt, und das ist dein letzter Zug. Danach werden alle Stapel auf dem Plan abgehandelt, egal wie klein, von { city-london } bis { city-washington }. Platziere { agent-number-2.your-acc } { city-rome.in }: Codex-Marker zählen noch.
    .wrong = Jetzt geht es nur noch um Punkte, und { city-rome } bringt Codex-Marker. Platziere { agent-number-2.your-acc } dort.
lesson-end-capture = Als Letzte handelt { agent-gunner.your } { city-washington.in }. Die Schraube ist verfallen, denn deine Maschine ist vollendet. Aber ein Gebäude bringt Punkte: Stiehl { city-washington.the-monument-acc }.
    .decline = Ein Gebäude zählt bis zum allerletzten Augenblick. Stiehl { city-washington.the-monument-acc }.
    .wrong = Bauteile und Wissenschaftler sind nichts mehr wert, ein Chaosmarker schon: Stiehl { city-washington.the-monument-acc }.
lesson-end-points = Das Spiel ist zu Ende, und du hast gewonnen! Abschnitte, Gebäude, Aufträge, Chaosmarker und Codex-Marker bringen Punkte; Feuerkraft, Wissenschaftler und unfertige Abschnitte nicht. Jetzt bist du bereit für ein eigenes Spiel.

# Was der Begleiter in den Lektionen von The LOOP sagt (siehe lessons.toml): `.wrong` und die anderen Attribute
# antworten auf einen erlaubten Zug, um den es in diesem Schritt nicht geht.

tutorial-summary = Du weißt, wie Dr. Foo Zeitrisse und Duplikate verbreitet, wie du mit Energie, Karten und LOOPs dagegenhältst und wie vier archivierte Missionen ihn aufhalten.

## Zwei Arten, sich zu bewegen

lesson-ring = Rund um den Ring
lesson-ring-aim = Dr. Foo zerreißt die Zeit, und ein Team von Agenten stellt sich ihm entgegen: Ihr gewinnt gemeinsam, sobald vier Missionen archiviert sind. Du führst { agent-mr-time.acc }; { agent-robofinisher-404.nom } ist mit im Team.
lesson-ring-ring = Sieben Ären bilden einen Ring: im Uhrzeigersinn { epoch-dawn.from } bis { epoch-end.into }, und dann von vorn. Du bist { epoch-renaissance.in }. Nur { epoch-medieval.acc } und { epoch-industry.acc } grenzen daran an.
lesson-ring-pieces = Grüne Würfel sind Energie: Damit kommst du voran. Rote Würfel sind Zeitrisse, die Köpfe sind Dr. Foos Duplikate: Beides bedeutet Ärger. Die zwei hervorgehobenen Plättchen sind die aufgedeckten Missionen, an denen euer Team arbeitet.
lesson-ring-battery = Einmal je Zug bringt dich die Batterie kostenlos in eine angrenzende Ära. Geh mit ihr { epoch-industry.into }.
    .wrong = In deinem Zug geht das auch, und bald kommst du dazu. Probier jetzt die kostenlose Bewegung aus: Geh { epoch-industry.into }.
    .paid = Das würde dich die Energie { epoch-renaissance.in } kosten. Deine Batterie ist noch voll: Mit ihr kommst du umsonst { epoch-industry.into }.
    .back = Auch das ist eine angrenzende Ära. Diesmal führt der Weg aber vorwärts: Geh { epoch-industry.into }.
lesson-ring-energy = Deine Batterie ist jetzt leer, bis dein Zug endet. Jede weitere Bewegung kostet 1 Energie der Ära, in der du stehst. Hier liegt welche: Gib sie aus und geh weiter { epoch-globalization.into }.
    .wrong = Das ist erlaubt, bringt dich aber nicht weiter. Gib die Energie { epoch-industry.in } aus und geh { epoch-globalization.into }.
    .back = Von dort kommst du gerade. Geh weiter { epoch-globalization.into }.

## Die Foo-Phase

lesson-foo = Dr. Foo fängt an
lesson-foo-wait = Jetzt endet der Zug { agent-robofinisher-404.of }, und deiner beginnt. Jeder Zug fängt mit einer Foo-Phase an, bevor du etwas tun kannst: Schau, was geschieht.
lesson-foo-clone = Zuerst ist { epoch-medieval.in } ein Duplikat erschienen. Dann kam eine Karte des Großen Decks in ihre Ursprungsära: „{ card-holy-grail }“ ist dort jetzt verfügbar.
lesson-foo-throw = Dann hat eine Foo-Karte Dr. Foo { epoch-renaissance.into } gebracht. Er wirft 2 Zeitrisse in seine Maschine, und 1 mehr für jedes Duplikat in seiner Ära: diesmal 3. Jeder fällt in seiner Ära heraus oder in einer der beiden daneben.
lesson-foo-mend = Jetzt kommt deine Aktionsphase, und vor dir liegen 2 Zeitrisse. Setze „{ card-spartan-shield }“ ein: Diese Karte entfernt 2 Zeitrisse in deiner Ära.
    .wrong = Das hat Zeit. In deiner Ära liegen zwei Zeitrisse, und „{ card-spartan-shield }“ entfernt sie beide.
    .away = Geh noch nicht: „{ card-spartan-shield }“ wirkt nur dort, wo du stehst, und die Zeitrisse sind hier.

## LOOPs

lesson-loop = Der LOOP
lesson-loop-use = In eine Ära passen höchstens 3 Zeitrisse, { epoch-renaissance.in } wird es also eng. Setze „{ card-wormhole }“ ein: Diese Karte entfernt 1 Zeitriss in deiner Ära. (Auf einem Vortex würde sie auch 1 entfernen, aber es ist keiner offen.)
    .wrong = Eins nach dem anderen: Bei 3 Zeitrissen in deiner Ära beginnst du am besten mit „{ card-wormhole }“.
lesson-loop-energy = Eine eingesetzte Karte ist erschöpft. Setze jetzt „{ card-tempograph }“ ein: Diese Karte legt 1 Energie in die Ära eines anderen Agenten, und { agent-robofinisher-404.nom } steht in deiner.
    .wrong = Bald brauchst du Energie in deiner Ära: „{ card-tempograph }“ bringt dir welche.
    .early = Nicht so schnell: Ein LOOP macht mehrere Karten auf einmal bereit. Setze vorher „{ card-tempograph }“ ein, dann wird diese Karte mit der anderen wieder bereit.
lesson-loop-loop = Zwei Karten sind erschöpft, und beide gehören zur Dimension { dimension-spiral }. Mache einen LOOP dieser Dimension: Für 1 Energie deiner Ära werden alle deine erschöpften Karten daraus wieder bereit.
    .wrong = Dann bleiben beide Karten erschöpft. Mache einen LOOP der Dimension { loop-spiral }.
    .other = Ein LOOP macht nur Karten seiner eigenen Dimension bereit. Deine erschöpften Karten gehören zur Dimension { loop-spiral }.
lesson-loop-again = Beide Karten sind wieder bereit. Setze „{ card-wormhole }“ ein zweites Mal ein.
    .wrong = Schau auf die Zeitrisse in deiner Ära: „{ card-wormhole }“ kann noch einen entfernen.
    .early = Noch ist nichts erschöpft, ein LOOP würde nichts bereit machen. Setze zuerst „{ card-wormhole }“ ein.
lesson-loop-second = Das geht noch einmal. Der zweite LOOP eines Zuges kostet allerdings 2 Energie, der dritte 3 und so weiter. Mache einen zweiten LOOP der Dimension { loop-spiral }.
    .wrong = Für einen zweiten LOOP liegt hier noch genug Energie: Mach „{ card-wormhole }“ noch einmal bereit.
    .other = Diese Dimension würde nichts bereit machen: „{ card-wormhole }“ gehört zur Dimension { loop-spiral }.
lesson-loop-price = In deinem nächsten Zug kostet der erste LOOP wieder 1 Energie. Die ganze Energie muss in deiner Ära liegen, überleg dir also gut, wo du handelst. Nur Karten der Dimension { dimension-black-hole } macht kein LOOP je bereit.

## Duplikate

lesson-clone = Ein Duplikat kommt heim
lesson-clone-home = Jedes Duplikat trägt Farbe und Buchstaben der Ära, in der es zerstört wird. Eines von denen { epoch-industry.in } ist ein { clone-renaissance }: Es muss zu dir. Bis dahin bringt es einen Zeitriss mehr, wann immer Dr. Foo dort ankommt, wo es steht.
lesson-clone-hook = Duplikate bewegen sich nicht von selbst, aber Karten bewegen sie. Setze „{ card-grappling-hook }“ ein: Diese Karte zieht 1 Duplikat aus einer angrenzenden Ära in deine heran.
    .wrong = Das bewegt kein Duplikat. „{ card-grappling-hook }“ schon.
    .away = Bleib { epoch-renaissance.in }: Hier wird dieses Duplikat zerstört.
lesson-clone-which = Zwei Duplikate stehen { epoch-industry.in } zur Auswahl. Zieh das { clone-renaissance } heran.
    .wrong = Dieses wird hier nicht zerstört: Es wäre nur ein weiteres Duplikat in der Ära von Dr. Foo. Zieh das { clone-renaissance } heran.
lesson-clone-gone = In seiner eigenen Ära angekommen, wurde es sofort zerstört und ist wieder im Beutel. Weil auch Dr. Foo hier ist, hat die Mission „{ mission-clone-at-foo }“ dabei Schaden genommen. Andere Karten stoßen Duplikate ab oder nehmen sie mit.

## Schaden

lesson-missions = Missionen beschädigen
lesson-missions-two = Zwei Missionen sind aufgedeckt, Teile von Dr. Foos Maschine, und jede sagt, was sie beschädigt. „{ mission-loop-at-foo }“ zählt die LOOPs, die du in der Ära von Dr. Foo machst, „{ mission-rift-at-each }“ die Zeitrisse, die du entfernst.
lesson-missions-go = Um eine Mission zu beschädigen, musst du nicht dort sein, wo sie liegt. Aber für eine von diesen beiden brauchst du Dr. Foo: Geh { epoch-renaissance.into }, mit der Batterie oder für Energie.
    .wrong = Später. Geh zuerst { epoch-renaissance.into } zu Dr. Foo: Dort kannst du in einem Zug beide Missionen beschädigen.
    .away = Das führt von Dr. Foo weg: Er ist { epoch-renaissance.in }.
lesson-missions-plug = Setze „{ card-wormhole }“ ein. Der Zeitriss, den du hier entfernst, beschädigt „{ mission-rift-at-each }“ auf dem Feld { epoch-renaissance.of }. Jede Ära hat dort ihr Feld, und ein Feld nimmt nur 1 Schaden auf.
    .wrong = Nur Geduld: Entferne zuerst hier mit „{ card-wormhole }“ einen Zeitriss.
    .away = Bleib bei Dr. Foo und entferne hier mit „{ card-wormhole }“ einen Zeitriss.
lesson-missions-loop = Mache jetzt einen LOOP der Dimension { loop-spiral }. Er macht „{ card-wormhole }“ bereit, und weil Dr. Foo hier ist, beschädigt er auch „{ mission-loop-at-foo }“.
    .wrong = Eines ist hier noch zu tun: ein LOOP der Dimension { loop-spiral }.
    .other = Auch dieser LOOP würde Schaden machen. Aber nur einer der Dimension { loop-spiral } macht zugleich „{ card-wormhole }“ bereit.
    .away = Noch nicht: Ein LOOP zählt nur in der Ära von Dr. Foo, und er ist hier.

## Eine Karte nehmen

lesson-take = Das Ende deines Zuges
lesson-take-go = Alle deine Karten sind erschöpft, aber es gibt noch etwas zu holen: Zwei Karten sind { epoch-medieval.in } verfügbar. Geh hin, mit der Batterie oder für Energie.
    .wrong = Das ginge auch. Aber diesmal holst du dir eine Karte: Sie liegen { epoch-medieval.in }, nur einen Schritt von hier.
    .away = Dort ist keine Karte verfügbar: Geh { epoch-medieval.into }.
lesson-take-end = Du bist fertig. Beende deine Aktionen: Danach darfst du 1 Karte nehmen, die in deiner Ära verfügbar ist.
    .wrong = Das ginge auch. Aber diesmal beendest du deine Aktionen: Dann kannst du eine Karte nehmen.
    .away = Bleib: Karten nimmst du dort, wo du deine Aktionen beendest.
lesson-take-take = Du hast die Wahl: Nimm eine der beiden Karten für dein Deck.
    .wrong = Du musst keine nehmen. Aber je mehr gute Karten in deinem Deck sind, desto mehr bringt ein LOOP: Nimm eine.
lesson-take-hand = Die Karte kam oben auf deinen Nachziehstapel. Dann endete dein Zug: Du hast deine Handkarten abgelegt und drei Karten gezogen, die neue zuerst. Auch deine Batterie ist wieder voll.

## Das Archiv

lesson-archive = Ab ins Archiv
lesson-archive-power = „{ mission-pincer }“ braucht noch 1 Schaden: du auf der einen Seite von Dr. Foo, ein anderer Agent auf der anderen. Setze die Spezialfähigkeit { agent-mr-time.of } ein: Sie bewegt einen anderen Agenten 1 Ära weit.
    .wrong = Du stehst schon auf der einen Seite von Dr. Foo. Bewegen muss sich { agent-robofinisher-404.nom }: Setze deine Spezialfähigkeit ein.
    .away = Bleib, wo du bist, gleich neben Dr. Foo. Deine Spezialfähigkeit bringt { agent-robofinisher-404.acc } auf die andere Seite.
lesson-archive-send = Dr. Foo ist { epoch-medieval.in }, du bist { epoch-dawn.in }. Schick { agent-robofinisher-404.acc } { epoch-renaissance.into }: Dann habt ihr Dr. Foo in der Zange.
    .wrong = Diese Ära liegt nicht neben der von Dr. Foo. Schick { agent-robofinisher-404.acc } { epoch-renaissance.into }.
lesson-archive-end = Die Mission hat genug Schaden. Um sie zu archivieren, beende deine Aktionen in ihrer Ära: Da bist du schon.
    .wrong = Das hat Zeit bis zu einem anderen Zug. Die Mission ist so weit: Beende deine Aktionen.
    .away = Bleib hier: Archivieren kannst du die Mission nur in ihrer eigenen Ära.
lesson-archive-file = Archiviere die Mission.
    .wrong = Dann bliebe sie hier, und ein Vortex könnte sie noch verschlingen. Archiviere sie, solange es geht.
lesson-archive-bonus = Dafür bekommt das ganze Team eine Prämie: eine Karte für jeden Spieler. { agent-robofinisher-404.start } hätte gern „{ card-matryoshka }“. Wähle eine der beiden anderen; die letzte wird zerstört.
    .wrong = Überlass „{ card-matryoshka }“ { agent-robofinisher-404.dat }: Ihr seid ein Team. Wähle eine der beiden anderen.
lesson-archive-next = Eine Mission ist archiviert, vier braucht ihr. Sofort wurde dort, wo Dr. Foo war, eine andere aufgedeckt, „{ mission-surge }“: Nun liegen wieder zwei offen. Und deine Prämienkarte hast du schon auf der Hand.

## Vortexe

lesson-vortex = Ein Loch in der Zeit
lesson-vortex-brink = Drei Zeitrisse liegen { epoch-globalization.in }, und mehr passen in keine Ära. Gleich endet der Zug { agent-robofinisher-404.of }, deiner beginnt, und Dr. Foo kommt: Schau zu.
lesson-vortex-torn = Ein vierter Zeitriss ist gefallen: Jetzt ist { epoch-globalization.in } ein Vortex. Die Mission dort ist mit all ihrem Schaden verloren, und die Karte, die dort verfügbar war, ist zerstört. Hingehen und dort handeln kannst du weiterhin.
lesson-vortex-mend = Zwei Vortexe sind offen. Öffnete sich ein vierter oder in derselben Ära ein zweiter, hätte Dr. Foo gewonnen, und auf dem Vortex { epoch-dawn.in } liegen schon 3 Zeitrisse! Setze „{ card-wormhole }“ ein: Diese Karte wirkt hier und auch auf einem Vortex.
    .wrong = Die Gefahr geht vor: Ein Zeitriss mehr { epoch-dawn.in } kann euch das Spiel kosten. Setze „{ card-wormhole }“ ein.
lesson-vortex-where = In deiner Ära ist ein Zeitriss weg. Wähle jetzt den Vortex { epoch-dawn.in }.
    .wrong = Auf diesem neuen Vortex liegt noch kein Zeitriss. Die gefährlichen liegen { epoch-dawn.in }.

## Zyklen

lesson-cycle = Dr. Foos Uhr
lesson-cycle-clock = Für jede Ära gibt es eine Foo-Karte; euer HQ zeigt, welche schon da waren. Jetzt sind es alle sieben: Dr. Foo war überall, und mit diesem Zug endet ein Zyklus. Jeder Zug des Teams zählt, egal, wer ihn spielt.
lesson-cycle-end = Deine Karten sind erschöpft. Beende deine Aktionen und schau, was kommt.
    .wrong = Das ginge auch. Aber diesmal kommt es nur auf die Uhr an: Beende deine Aktionen.
lesson-cycle-more = Der zweite Zyklus beginnt: Die Foo-Karten werden gemischt, und von nun an erscheinen in jedem Zug 2 Duplikate, im dritten Zyklus 3. Am Ende des dritten, nach 21 Zügen, gewinnt Dr. Foo.

## Das Ende

lesson-last = Der letzte Zug
lesson-last-lose = Das ist der letzte Zug des dritten Zyklus: Wenn er endet, gewinnt Dr. Foo. Er würde auch mit einem vierten Vortex gewinnen, mit einem zweiten in derselben Ära oder, auf den höheren Stufen, wenn du deinen Zug auf einem Vortex beendest. Aber drei Missionen sind archiviert!
lesson-last-loop = „{ mission-loop-at-foo }“ braucht nur noch 1 Schaden, und du bist in der Ära von Dr. Foo. Mache einen LOOP, egal in welcher Dimension.
    .wrong = Die Zeit drängt: Nur ein LOOP in der Ära von Dr. Foo beschädigt diese Mission.
    .away = Warte: Der LOOP zählt nur hier, in der Ära von Dr. Foo.
lesson-last-go = Das war der letzte Schaden. Jetzt musst du zur Mission: Geh { epoch-industry.into }.
    .wrong = Archiviert werden kann die Mission nur dort, wo sie liegt: Geh { epoch-industry.into }.
    .away = Das ist der falsche Weg: Die Mission liegt { epoch-industry.in }.
lesson-last-end = Da bist du. Beende deine Aktionen: Archiviert wird, bevor der Zug zu Ende ist.
    .wrong = Etwas Besseres gibt es jetzt nicht zu tun: Beende deine Aktionen.
    .away = Bleib hier, sonst kannst du die Mission nicht archivieren.
lesson-last-file = Archiviere die vierte Mission, und die Zeit ist gerettet!
    .wrong = Dann wäre der dritte Zyklus zu Ende, und Dr. Foo hätte gewonnen. Archiviere die Mission!

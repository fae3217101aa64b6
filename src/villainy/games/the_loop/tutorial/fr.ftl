# Ce que dit le guide dans les leçons de The LOOP (voir lessons.toml) : `.wrong` et les autres attributs répondent à un
# coup permis qui n’est pas celui de l’étape.

tutorial-summary = Vous savez comment le Dr Foo sème failles et clones, comment lui répondre avec de l’énergie, des cartes et des LOOP, et comment quatre missions archivées l’arrêtent.

## Deux façons de se déplacer

lesson-ring = Le tour de la boucle
lesson-ring-aim = Le Dr Foo déchire le temps, et toute une équipe d’agents s’y oppose : vous gagnez ensemble dès que quatre missions sont archivées. Vous menez { agent-mr-time.the } ; { agent-robofinisher-404.the } est votre collègue.
lesson-ring-ring = Sept époques forment une boucle : dans le sens des aiguilles d’une montre, { epoch-dawn.of } { epoch-end.in }, puis on recommence. Vous êtes { epoch-renaissance.in }. Seuls { epoch-medieval.the } et { epoch-industry.the } lui sont adjacents.
lesson-ring-pieces = Les cubes verts sont de l’énergie : elle vous fait avancer. Les cubes rouges sont des failles, les têtes, des clones du Dr Foo : rien de bon. Les deux tuiles en surbrillance sont les missions révélées, celles auxquelles votre équipe travaille.
lesson-ring-battery = Une fois par tour, vos batteries vous mènent gratuitement à une époque adjacente. Servez-vous-en pour aller { epoch-industry.in }.
    .wrong = Votre tour le permet, et vous y viendrez bientôt. Pour l’instant, essayez le déplacement gratuit : allez { epoch-industry.in }.
    .paid = Cela vous coûterait l’énergie { epoch-renaissance.of }. Vos batteries sont encore pleines : grâce à elles, aller { epoch-industry.in } ne coûte rien.
    .back = C’est adjacent aussi. Mais cette fois, le chemin va vers l’avant : allez { epoch-industry.in }.
lesson-ring-energy = Vos batteries sont vides jusqu’à la fin de votre tour. Tout autre déplacement coûte 1 énergie de l’époque où vous êtes. Il y en a ici : dépensez-la pour aller { epoch-globalization.in }.
    .wrong = C’est permis, mais cela ne vous avance pas. Dépensez l’énergie { epoch-industry.of } pour aller { epoch-globalization.in }.
    .back = Vous en venez. Continuez : allez { epoch-globalization.in }.

## La phase Foo

lesson-foo = Le Dr Foo d’abord
lesson-foo-wait = { agent-robofinisher-404.start } termine son tour, et le vôtre commence. Chaque tour s’ouvre par une phase Foo, avant que vous puissiez agir : regardez.
lesson-foo-clone = D’abord, un clone est apparu { epoch-medieval.in }. Puis une carte du Gros Deck a été posée à son époque d’origine : « { card-holy-grail } » y est maintenant disponible.
lesson-foo-throw = Ensuite, une carte Foo a amené le Dr Foo { epoch-renaissance.in }. Il jette 2 failles dans sa Machine, et 1 de plus par clone présent à son époque : 3 cette fois. Chacune tombe à son époque ou à l’une des deux voisines.
lesson-foo-mend = Voici votre phase d’actions, et vous avez 2 failles sous les yeux. Utilisez « { card-spartan-shield } » : cette carte retire 2 failles à votre époque.
    .wrong = Cela peut attendre. Il y a deux failles à votre époque, et « { card-spartan-shield } » les retire toutes les deux.
    .away = Ne partez pas encore : « { card-spartan-shield } » n’agit que là où vous êtes, et les failles sont ici.

## Les LOOP

lesson-loop = Le LOOP
lesson-loop-use = Une époque contient au plus 3 failles : { epoch-renaissance.in }, il est temps d’agir. Utilisez « { card-wormhole } » : cette carte retire 1 faille à votre époque. (Elle en retirerait aussi 1 sur un vortex, mais aucun n’est ouvert.)
    .wrong = Le plus urgent d’abord : avec 3 failles à votre époque, commencez par « { card-wormhole } ».
lesson-loop-energy = Une carte utilisée est épuisée. Utilisez maintenant « { card-tempograph } » : cette carte ajoute 1 énergie à l’époque d’un autre agent, et { agent-robofinisher-404.the } est à la vôtre.
    .wrong = Vous aurez bientôt besoin d’énergie à votre époque : « { card-tempograph } » vous en donne.
    .early = Pas si vite : un LOOP redresse plusieurs cartes d’un coup. Utilisez d’abord « { card-tempograph } » : cette carte se redressera avec l’autre.
lesson-loop-loop = Deux cartes sont épuisées, toutes deux de la dimension { dimension-spiral }. Faites un LOOP de cette dimension : pour 1 énergie de votre époque, toutes vos cartes épuisées qui en font partie se redressent.
    .wrong = Vos deux cartes resteraient épuisées. Faites un LOOP de la dimension { loop-spiral }.
    .other = Un LOOP ne redresse que les cartes de sa dimension. Vos cartes épuisées sont de la dimension { loop-spiral }.
lesson-loop-again = Les deux cartes sont redressées. Utilisez « { card-wormhole } » une deuxième fois.
    .wrong = Regardez les failles de votre époque : « { card-wormhole } » peut en retirer une autre.
    .early = Rien n’est encore épuisé : un LOOP ne redresserait rien. Utilisez d’abord « { card-wormhole } ».
lesson-loop-second = Vous pouvez recommencer. Mais le deuxième LOOP d’un tour coûte 2 énergies, le troisième 3, et ainsi de suite. Faites un deuxième LOOP de la dimension { loop-spiral }.
    .wrong = Il reste ici assez d’énergie pour un deuxième LOOP : redressez « { card-wormhole } » encore une fois.
    .other = Cette dimension ne redresserait rien : « { card-wormhole } » est de la dimension { loop-spiral }.
lesson-loop-price = À votre prochain tour, le premier LOOP coûtera de nouveau 1 énergie. Toute l’énergie doit se trouver à votre époque : choisissez bien où vous agissez. Seules les cartes { dimension-black-hole } ne sont jamais redressées par un LOOP.

## Les clones

lesson-clone = Un clone rentre chez lui
lesson-clone-home = Chaque clone porte la couleur et la lettre de l’époque où il est détruit. L’un de ceux qui se trouvent { epoch-industry.in } est un { clone-renaissance.bare } : il faut l’attirer à votre époque. D’ici là, il ajoute une faille chaque fois que le Dr Foo arrive là où il se trouve.
lesson-clone-hook = Les clones ne bougent pas d’eux-mêmes, mais des cartes les déplacent. Utilisez « { card-grappling-hook } » : cette carte attire à votre époque 1 clone d’une époque adjacente.
    .wrong = Cela ne déplace aucun clone. Avec « { card-grappling-hook } », si.
    .away = Restez { epoch-renaissance.in } : c’est là que ce clone est détruit.
lesson-clone-which = Deux clones s’offrent à vous { epoch-industry.in }. Attirez le { clone-renaissance.bare }.
    .wrong = Celui-là n’est pas détruit ici : ce ne serait qu’un clone de plus à l’époque du Dr Foo. Attirez le { clone-renaissance.bare }.
lesson-clone-gone = Arrivé à sa propre époque, il a été détruit aussitôt ; le voilà de retour dans le sac. Comme le Dr Foo est ici, lui aussi, la mission « { mission-clone-at-foo } » a subi un dégât. D’autres cartes repoussent les clones ou les emportent.

## Les dégâts

lesson-missions = Endommager les missions
lesson-missions-two = Deux missions sont révélées : des morceaux de la Machine du Dr Foo. Chacune dit ce qui l’endommage : « { mission-loop-at-foo } » compte les LOOP que vous faites à l’époque du Dr Foo, « { mission-rift-at-each } » les failles que vous retirez.
lesson-missions-go = Pour endommager une mission, inutile d’être là où elle se trouve. Mais pour l’une de ces deux, il vous faut le Dr Foo : allez { epoch-renaissance.in }, avec vos batteries ou contre de l’énergie.
    .wrong = Plus tard. Allez d’abord { epoch-renaissance.in }, auprès du Dr Foo : là-bas, un seul tour peut endommager les deux missions.
    .away = Ce chemin vous éloigne du Dr Foo : il est { epoch-renaissance.in }.
lesson-missions-plug = Utilisez « { card-wormhole } ». La faille que vous retirez ici endommage « { mission-rift-at-each } », sur l’emplacement { epoch-renaissance.of }. Chaque époque y a le sien, et un emplacement ne prend qu’un seul dégât.
    .wrong = Un peu de patience : retirez d’abord une faille ici avec « { card-wormhole } ».
    .away = Restez auprès du Dr Foo et retirez une faille ici avec « { card-wormhole } ».
lesson-missions-loop = Faites maintenant un LOOP de la dimension { loop-spiral }. Il redresse « { card-wormhole } » et, puisque le Dr Foo est ici, il endommage aussi « { mission-loop-at-foo } ».
    .wrong = Il reste une chose à faire ici : un LOOP de la dimension { loop-spiral }.
    .other = Ce LOOP ferait aussi un dégât. Mais seul un LOOP de la dimension { loop-spiral } redresse en plus « { card-wormhole } ».
    .away = Pas encore : un LOOP ne compte qu’à l’époque du Dr Foo, et c’est ici.

## Prendre une carte

lesson-take = La fin de votre tour
lesson-take-go = Toutes vos cartes sont épuisées, mais il reste quelque chose à aller chercher : deux cartes sont disponibles { epoch-medieval.in }. Allez-y, avec vos batteries ou contre de l’énergie.
    .wrong = C’est possible aussi. Mais cette fois, allez chercher une carte : elles sont { epoch-medieval.in }, à un pas d’ici.
    .away = Aucune carte n’est disponible là-bas : allez { epoch-medieval.in }.
lesson-take-end = Vous avez fini. Terminez vos actions : ensuite, vous pouvez prendre 1 carte disponible à votre époque.
    .wrong = C’est possible aussi. Mais cette fois, terminez vos actions : vous pourrez ensuite prendre une carte.
    .away = Restez : on prend une carte là où l’on termine ses actions.
lesson-take-take = À vous de choisir : prenez une des deux cartes pour votre deck.
    .wrong = Rien ne vous y oblige. Mais plus votre deck a de bonnes cartes, plus un LOOP vous rapporte : prenez-en une.
lesson-take-hand = La carte est allée sur le dessus de votre pioche. Puis votre tour s’est terminé : vous avez défaussé votre main et pioché trois cartes, la nouvelle en premier. Et vos batteries sont de nouveau pleines.

## Les archives

lesson-archive = Aux archives !
lesson-archive-power = Il manque 1 dégât à « { mission-pincer } » : vous d’un côté du Dr Foo, un autre agent de l’autre. Utilisez le pouvoir spécial { agent-mr-time.of } : il déplace un autre agent d’une époque.
    .wrong = Vous êtes déjà d’un côté du Dr Foo. C’est { agent-robofinisher-404.to } de bouger : utilisez votre pouvoir spécial.
    .away = Restez où vous êtes, juste à côté du Dr Foo. Votre pouvoir spécial amène { agent-robofinisher-404.the } de l’autre côté.
lesson-archive-send = Le Dr Foo est { epoch-medieval.in }, vous êtes { epoch-dawn.in }. Envoyez { agent-robofinisher-404.the } { epoch-renaissance.in } : le Dr Foo sera pris entre vous deux.
    .wrong = Cette époque n’est pas voisine de celle du Dr Foo. Envoyez { agent-robofinisher-404.the } { epoch-renaissance.in }.
lesson-archive-end = La mission a tous les dégâts qu’il lui faut. Pour l’archiver, terminez vos actions à son époque : vous y êtes.
    .wrong = Cela peut attendre un autre tour. La mission est prête : terminez vos actions.
    .away = Restez ici : la mission ne s’archive qu’à sa propre époque.
lesson-archive-file = Archivez la mission.
    .wrong = Elle resterait ici, et un vortex pourrait encore l’engloutir. Archivez-la tant que c’est possible.
lesson-archive-bonus = Voilà une prime pour toute l’équipe : une carte par joueur. { agent-robofinisher-404.start } voudrait « { card-matryoshka } ». Choisissez une des deux autres ; la dernière sera détruite.
    .wrong = Laissez « { card-matryoshka } » { agent-robofinisher-404.to } : vous formez une équipe. Choisissez une des deux autres.
lesson-archive-next = Une mission est archivée, il en faut quatre. Une autre, « { mission-surge } », a été révélée aussitôt là où était le Dr Foo : il y en a de nouveau deux. Et votre carte de prime est déjà dans votre main.

## Les vortex

lesson-vortex = Un trou dans le temps
lesson-vortex-brink = Il y a trois failles { epoch-globalization.in }, et une époque n’en contient pas plus. { agent-robofinisher-404.start } termine son tour, le vôtre commence, et le Dr Foo arrive : regardez.
lesson-vortex-torn = Une quatrième faille est tombée : { epoch-globalization.in }, il y a maintenant un vortex. La mission qui s’y trouvait est perdue avec tous ses dégâts, et la carte qui y était disponible est détruite. Vous pouvez encore y aller et y agir.
lesson-vortex-mend = Deux vortex sont ouverts. Si un quatrième s’ouvrait, ou un deuxième à la même époque, le Dr Foo gagnerait ; or il y a déjà 3 failles sur le vortex { epoch-dawn.of } ! Utilisez « { card-wormhole } » : cette carte agit ici et aussi sur un vortex.
    .wrong = Le danger d’abord : une faille de plus { epoch-dawn.in } peut faire perdre la partie. Utilisez « { card-wormhole } ».
lesson-vortex-where = Une faille a disparu à votre époque. Choisissez maintenant le vortex { epoch-dawn.of }.
    .wrong = Il n’y a encore aucune faille sur ce nouveau vortex. Celles qui vous menacent sont { epoch-dawn.in }.

## Les cycles

lesson-cycle = L’horloge du Dr Foo
lesson-cycle-clock = Il y a une carte Foo par époque ; votre QG montre celles qui sont sorties. Les voilà toutes les sept : le Dr Foo est passé partout, et un cycle se termine avec ce tour. Tous les tours de l’équipe comptent, quel que soit l’agent qui joue.
lesson-cycle-end = Vos cartes sont épuisées. Terminez vos actions, et voyez ce qui vient.
    .wrong = C’est possible aussi. Mais cette fois, seule l’horloge compte : terminez vos actions.
lesson-cycle-more = Le deuxième cycle commence : les cartes Foo sont mélangées, et désormais 2 clones apparaissent à chaque tour ; au troisième cycle, il en viendra 3. À la fin du troisième, après 21 tours, le Dr Foo gagne.

## La fin

lesson-last = Le dernier tour
lesson-last-lose = C’est le dernier tour du troisième cycle : quand il se terminera, le Dr Foo gagnera. Il gagnerait aussi avec un quatrième vortex, un deuxième à la même époque ou, aux niveaux supérieurs, si votre tour se terminait sur un vortex. Mais trois missions sont archivées !
lesson-last-loop = Il ne manque qu’un dégât à « { mission-loop-at-foo } », et vous êtes à l’époque du Dr Foo. Faites un LOOP, de n’importe quelle dimension.
    .wrong = Le temps presse : seul un LOOP à l’époque du Dr Foo endommage cette mission.
    .away = Attendez : le LOOP ne compte qu’ici, à l’époque du Dr Foo.
lesson-last-go = C’était le dernier dégât. Il faut maintenant rejoindre la mission : allez { epoch-industry.in }.
    .wrong = La mission ne s’archive que là où elle se trouve : allez { epoch-industry.in }.
    .away = Ce n’est pas par là : la mission est { epoch-industry.in }.
lesson-last-end = Vous y êtes. Terminez vos actions : une mission s’archive avant la fin du tour.
    .wrong = Il n’y a rien de mieux à faire : terminez vos actions.
    .away = Restez ici, sinon la mission ne peut pas être archivée.
lesson-last-file = Archivez la quatrième mission, et le temps est sauvé !
    .wrong = Le troisième cycle serait alors terminé, et le Dr Foo gagnerait. Archivez la mission !

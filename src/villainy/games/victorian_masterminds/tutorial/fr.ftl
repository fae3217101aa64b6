# Le tutoriel de Victorian Masterminds en français : `lesson-<leçon>` est un titre, `lesson-<leçon>-<étape>` ce que
# dit le guide. Les noms sont ceux des textes du jeu.

tutorial-summary = Vous savez placer vos agents et résoudre un groupe, ce que fait chacun des cinq agents, comment grandit une machine, comment tenir tête aux Services secrets, à quoi servent les scientifiques et comment tout se termine.

## Le plateau et un premier agent

lesson-first-agent = Votre premier agent
lesson-first-agent-aim = Vous êtes un génie du mal de l’époque victorienne, et votre rival, { seat-2 }, aussi. Vous jouez { seat-1 }. Qui a le plus de points de Chaos à la fin l’emporte.
lesson-first-agent-cities = Ces cinq villes n’attendent que d’être pillées. Chacune a son butin, quatre bâtiments à capturer, une mission, et une place où des agents attendent leur heure.
lesson-first-agent-machine = Voici votre arme secrète : { machine-airship.the }. Boulons et plaques de cuivre font du plan une réalité, et chaque segment achevé vous apporte un bonus.
lesson-first-agent-place = À votre tour, vous placez l’agent du sommet de votre pile. C’est { agent-number-2.your }, et personne d’autre ne le voit. Posez-le face cachée { city-rome.in }.
    .wrong = Toutes les villes sont permises. Mais commençons { city-rome.in }.
lesson-first-agent-rival = { seat-2 } a placé un agent { city-paris.in }. Tout le monde voit à qui sont les agents de chaque ville ; qui ils sont, seul leur propriétaire le sait. Ils attendent que leur groupe soit complet.

## La résolution d’un groupe

lesson-stack = Un groupe complet
lesson-stack-full = À deux joueurs, un groupe de deux agents est complet, et il est aussitôt résolu. Placez { agent-number-2.your } { city-moscow.in }, sur l’agent de { seat-2 }.
    .rome = Cela compléterait aussi un groupe, rien qu’à vous. Mais cette fois, rejoignez l’agent de { seat-2 } { city-moscow.in }.
    .wrong = Là, votre agent devrait en attendre un autre. Il y en a déjà un qui attend le vôtre { city-moscow.in }.
lesson-stack-order = Chaque agent prend le butin de la ville et utilise sa compétence ; le premier placé agit le premier. Ici, { seat-2 } avait un { agent-henchman }, qui a pris { spoil-firepower.gain }. Puis { agent-number-2.your } a pris deux fois ce même butin : c’est sa compétence.
lesson-stack-next = { seat-2 } vient de compléter le groupe { city-rome.of }. Dessous se trouvait { agent-henchman.your } : il a donc agi le premier, alors que ce n’était pas votre tour. Placez { agent-gunner.your } dans la ville de votre choix : elle y sera la première.
    .wrong = Reprendre un agent coûte un scientifique, et le vôtre sera utile plus tard. Placez simplement { agent-gunner.your }.

## Pièces et segments

lesson-segment = Construire un segment
lesson-segment-place = Le butin { city-london.of }, ce sont des plaques de cuivre pour votre machine. Un agent de { seat-2 } y attend : placez { agent-number-2.your } dessus.
    .wrong = Il vous faut maintenant une plaque de cuivre, et c’est le butin { city-london.of }.
lesson-segment-complete = L’agent de { seat-2 } a agi d’abord et rapporté une plaque. À vous : posez votre première plaque sur « { segment-airship-navigation-room } », où il ne manque plus qu’elle.
    .wrong = C’est permis. Mais sur « { segment-airship-navigation-room } », un boulon n’attend plus que cette plaque, et c’est de ce bonus-là que vous aurez besoin.
lesson-segment-spare = Construit ! Les pièces retournent à la réserve, et le bonus vaut dès maintenant : { bonus-text-codex }. Posez la seconde plaque sur le segment de votre choix : soit elle l’achève lui aussi, soit elle y reste et attend l’autre pièce.
lesson-segment-token = Profitons de ce bonus. { seat-2 } vient de placer un agent { city-rome.in }, d’où viennent les pions Codex : complétez le groupe avec { agent-henchman.your }.
    .wrong = Les pions Codex, c’est { city-rome.in } qu’on les trouve, et l’agent de { seat-2 } vous y attend.
    .recycle = Votre scientifique peut attendre, nous y viendrons. Placez { agent-henchman.your } { city-rome.in }.
lesson-segment-worth = Votre nouveau pion Codex vaut plus que celui de { seat-2 }, et plus que votre ancien. D’autres segments apportent des points, de la puissance de feu, des cellules pour vos scientifiques ou de nouveaux pouvoirs pour votre machine.

## Trois à table ; le Saboteur

lesson-saboteur = Le Saboteur
lesson-saboteur-three = Cette fois, { seat-3 } joue aussi. À trois ou quatre joueurs, il faut trois agents pour qu’un groupe soit complet.
lesson-saboteur-trap = Voici { agent-saboteur.your } : l’agent qui agit juste après lui perd sa compétence. Tendez votre piège { city-moscow.in }, où il n’y a encore personne.
    .paris = Le groupe serait complet, et plus personne ne viendrait après { agent-saboteur.the }. Tendez le piège { city-moscow.in }.
    .wrong = Là aussi, un { agent-saboteur } peut guetter. Mais la puissance de feu attire du monde : tendez le piège { city-moscow.in }.
lesson-saboteur-third = { seat-2 } a foncé droit dans le piège. Il ne manque qu’un troisième agent pour compléter le groupe { city-moscow.of } : { agent-number-2.your }.
    .paris = Ce groupe-là serait complet aussi, mais votre piège est { city-moscow.in }.
    .wrong = Il ne manque qu’un agent { city-moscow.in } pour que votre piège se referme.
lesson-saboteur-sprung = De bas en haut : d’abord { agent-saboteur.your }, puis l’{ agent-number-2 } de { seat-2 }, qui a pris le butin mais perdu sa compétence. Seul l’agent suivant est touché : { agent-number-2.your }, lui, a pris le butin deux fois. Méfiez-vous de ce qui se cache sous vos agents : un { agent-saboteur } n’épargne que son propre camp.

## Puissance de feu, bâtiments, Services secrets

lesson-gunner = Face aux Services secrets
lesson-gunner-weak = Une { agent-gunner } capture un bâtiment si votre puissance de feu atteint le niveau des Services secrets. La vôtre est encore trop faible. Voyez vous-même : placez { agent-gunner.your } { city-rome.in }.
    .moscow = Bien vu : là, le butin apporterait ce qui manque. Mais voyez d’abord ce qui se passe sans cela, { city-rome.in }.
    .wrong = Là, elle devrait attendre. Un agent de { seat-2 } se trouve { city-rome.in } : complétez ce groupe.
lesson-gunner-failed = Rien que le butin : votre puissance de feu est inférieure au niveau des Services secrets, et { agent-gunner.your } n’a rien pu capturer. Il y a de la puissance de feu à prendre { city-moscow.in }.
lesson-gunner-recycle = Les agents qui ont agi restent dans votre défausse jusqu’à ce que votre pile soit épuisée. Mais avant de placer un agent, vous pouvez en reprendre un contre un scientifique : recyclez { agent-gunner.your }.
    .wrong = C’est l’agent suivant de votre pile. Il vous faut encore une fois { agent-gunner.your } : recyclez-la.
lesson-gunner-moscow = Placez-la maintenant { city-moscow.in }. Ici, le butin vient avant la compétence, et grâce à lui votre puissance de feu atteint le niveau voulu.
    .wrong = De toutes les villes, seule { city-moscow } donne la puissance de feu qui vous manque.
lesson-gunner-capture = Votre puissance de feu suffit maintenant pour capturer un bâtiment de cette ville. Chacun vaut des points et donne son butin ; prenez { city-moscow.the-monument }, car son pion Chaos vaut des points lui aussi.
    .decline = Vous pouvez renoncer, mais après tant d’efforts, ce serait dommage. Prenez { city-moscow.the-monument }.
    .wrong = Ce butin-là est utile aussi. Mais un pion Chaos vaut des points : prenez { city-moscow.the-monument }.
lesson-gunner-level = Le bâtiment est à vous, et les Services secrets ont monté d’un niveau, comme après chaque capture. La prochaine { agent-gunner } aura besoin de plus de puissance de feu. La puissance de feu, elle, ne se dépense jamais.

## Missions

lesson-mission = Une mission
lesson-mission-card = Une mission dit ce qu’il faut avoir et combien de points elle vaut. « { mission-first-loot } » demande un bâtiment capturé, et vous en avez un.
lesson-mission-place = Les missions sont l’affaire { agent-henchman.of }, dans la ville où il agit. Placez le vôtre { city-moscow.in }, sur l’agent de { seat-2 }.
    .wrong = « { mission-first-loot } », la mission qui vous intéresse, se trouve { city-moscow.in }.
lesson-mission-claim = Vous avez ce que la mission demande. Accomplissez-la : rien n’est dépensé, et le bâtiment reste à vous.
    .wrong = Vous pouvez y renoncer. Mais des points qui ne coûtent rien sont bons à prendre.
lesson-mission-new = La carte est à vous et compte à la fin. Une fois le groupe résolu, une nouvelle mission a pris sa place, ouverte à tous.

## Le pouvoir de la machine

lesson-engineer = Votre machine en marche
lesson-engineer-power = Le cinquième agent est { agent-engineer.the } : il met votre machine en marche. Chaque machine a son propre pouvoir. La vôtre prend le butin d’une autre ville où se trouve l’un de vos agents.
lesson-engineer-place = Vos agents attendent { city-paris.in } et { city-rome.in }. Placez { agent-engineer.your } { city-moscow.in }, sur l’agent de { seat-2 }.
    .wrong = Allez { city-moscow.in } : vous y complétez un groupe, et vos agents { city-paris.of } et { city-rome.of } restent là où la machine a besoin d’eux.
lesson-engineer-order = Pour { agent-engineer.the }, c’est vous qui décidez de ce qui vient d’abord : le butin ou la compétence. Cela compte quand l’un apporte ce qui sert à l’autre. Ici, les deux se valent.
lesson-engineer-raid = Votre machine se met en marche : elle peut prendre le butin { city-paris.of } ou celui { city-rome.of }. Prenez celui { city-rome.of }.
    .paris = Un scientifique serait le bienvenu aussi. Mais choisissez { city-rome } cette fois-ci.
    .wrong = Vous pouvez ne pas utiliser le pouvoir. Mais ce butin ne vous coûte rien : prenez celui { city-rome.of }.
lesson-engineer-again = Vous avez construit « { segment-airship-transducer-chamber } », ce qui a déverrouillé le pouvoir bonus 1 : encore une fois le même butin. Prenez-le !
    .wrong = Vous pouvez renoncer, mais pourquoi ? Prenez encore une fois le butin.
lesson-engineer-done = Chaque pouvoir bonus déverrouillé rend { agent-engineer.your } plus fort. Il y a six machines, aux pouvoirs tous différents : lisez ceux de la vôtre avant d’envoyer { agent-engineer.the }.

## Choisir dans toute la pile

lesson-codex = Le Codex
lesson-codex-fifth = Chaque pion Codex vaut des points, et quand on en a assez, on gagne une liberté nouvelle. Il ne vous en manque qu’un : placez { agent-henchman.your } { city-rome.in }.
    .wrong = Les pions Codex, c’est { city-rome.in } qu’on les trouve, et un groupe n’y attend que vous.
lesson-codex-take = Le compte y est : désormais, rien ne vous oblige à placer l’agent du sommet de votre pile. Vous pouvez y choisir n’importe quel autre. Prenez { agent-number-2.your }.
    .place = Ce n’est que l’agent du sommet. Profitez d’abord de votre liberté : prenez { agent-number-2.your } dans votre pile.
    .recycle = Cela coûterait un scientifique. Choisir dans votre pile ne coûte rien : prenez { agent-number-2.your }.
    .wrong = Vous avez le choix. Mais pour la suite, prenez { agent-number-2.your }.
lesson-codex-place = Placez-le { city-moscow.in }, sur l’agent de { seat-2 } : deux fois de la puissance de feu, juste quand il vous en faut. Cette liberté vous reste jusqu’à la fin de la partie.
    .wrong = C’est de la puissance de feu qu’il vous faut, et elle se prend { city-moscow.in }.

## Actions spéciales

lesson-scientists = Les scientifiques à l’œuvre
lesson-scientists-place = Vos cellules abritent des esprits brillants, qui paient les actions spéciales. Deux de ces actions viennent après le placement ; placez donc d’abord { agent-saboteur.your } { city-moscow.in }.
    .paris = Gardez { city-paris } pour { agent-number-2.your } : il vient ensuite et y gagnera davantage.
    .wrong = Laissez-le guetter { city-moscow.in } le prochain agent qui y viendra.
lesson-scientists-extra = Votre tour n’est pas fini, puisque vous avez des scientifiques. Offrez-vous un { special-extra-turn }.
    .capture = L’action « { special-capture } » aura son heure. D’abord le { special-extra-turn } : il vous amènera de nouveaux scientifiques.
    .wrong = Ne terminez pas encore votre tour : vos scientifiques peuvent vous offrir un { special-extra-turn }.
lesson-scientists-paris = Vous placez encore un agent. Le butin { city-paris.of }, ce sont des scientifiques, et { agent-number-2.your } le prend deux fois : complétez le groupe qui s’y trouve.
    .wrong = Il vous faut maintenant des scientifiques, et c’est le butin { city-paris.of }.
lesson-scientists-capture = Voilà de nouveau assez de scientifiques, cette fois pour l’action « { special-capture } » : n’importe quel bâtiment de n’importe quelle ville, si forts que soient les Services secrets. Choisissez un monument.
    .other = Tous les bâtiments sont permis. Mais un monument apporte un pion Chaos, qui vaut des points.
    .extra = Un autre { special-extra-turn } est permis. Mais essayez maintenant « { special-capture } », avec un monument.
    .wrong = Ne terminez pas encore votre tour : vos scientifiques peuvent vous offrir un monument.
lesson-scientists-done = Deux agents placés et un monument capturé, le tout en un seul tour. Ne laissez pas vos scientifiques inactifs : sans cellule libre, les nouveaux sont perdus, et à la fin ils ne valent rien.

## La fin et les points

lesson-end = La fin de la partie
lesson-end-place = La partie touche à sa fin. Deux segments de votre machine n’attendent plus qu’une plaque de cuivre chacun, et { agent-henchman.your } se trouve { city-london.in }. Complétez vous-même ce groupe avec { agent-saboteur.your }.
    .wrong = Les plaques de cuivre qui vous manquent se trouvent { city-london.in }.
lesson-end-plate = Voici la première plaque : posez-la sur l’un ou l’autre des deux segments. La seconde suivra d’elle-même.
lesson-end-final = Votre machine est achevée ! Cela déclenche le tour de table final, tout comme le ferait le dernier niveau des Services secrets. Chacun joue exactement un tour de plus, et vous jouez en dernier.
lesson-end-last = { seat-2 } a joué, et c’est votre dernier tour. Ensuite, tous les groupes du plateau sont résolus, si petits soient-ils, de { city-london } à { city-washington }. Placez { agent-number-2.your } { city-rome.in } : les pions Codex comptent encore.
    .wrong = Seuls les points comptent désormais, et { city-rome } donne des pions Codex. Placez-y { agent-number-2.your }.
lesson-end-capture = La dernière à agir est { agent-gunner.your }, { city-washington.in }. Le boulon a été perdu, puisque votre machine est achevée. Mais un bâtiment vaut des points : capturez { city-washington.the-monument }.
    .decline = Un bâtiment compte jusqu’au tout dernier instant. Capturez { city-washington.the-monument }.
    .wrong = Pièces et scientifiques ne valent plus rien, mais un pion Chaos, si : capturez { city-washington.the-monument }.
lesson-end-points = La partie est terminée, et vous l’emportez ! Segments, bâtiments, missions, pions Chaos et pions Codex valent des points ; puissance de feu, scientifiques et segments inachevés n’en valent pas. À vous maintenant de jouer pour de bon !

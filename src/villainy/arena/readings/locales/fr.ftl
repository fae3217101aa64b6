# What a report says. The games' own nouns are in their own files.

report-title = { $game } en chiffres
report-lead = Ce que { $games } parties terminées disent de l’équilibre du jeu : qui gagne avec quoi, comment les parties finissent, et ce que vaut chaque chose.
report-player-random = Jeu au hasard
report-player-flat = Monte-Carlo à plat
report-player-bot = Le robot « { $bot } »
report-about-random = { $games } parties, graine { $seed } : chaque action permise est aussi probable qu’une autre. On y voit ce que les règles et les dés font d’eux-mêmes.
report-about-flat = { $games } parties, graine { $seed }, { $rollouts } parties imaginées pour chaque décision : chaque choix est essayé aussi souvent qu’un autre, et le meilleur en moyenne est joué. Un joueur correct, qui ne sait que ce que sa place peut savoir.
report-about-bot = { $games } parties, graine { $seed }, avec le même robot à chaque place.
report-made-with = Version { $rules } des règles, éléments { $components }.
report-how = Comment lire
report-how-interval = Un point est la mesure, le trait qui le traverse l’intervalle qui contient la vraie valeur avec 95 % de certitude. Là où les intervalles de deux lignes se recouvrent, leur ordre n’est pas sûr.
report-how-even = Le trait vertical est la part égale : ce que chacun gagnerait si rien ne faisait de différence. Le nombre après une part la compare à celle-ci : 1,10 gagne un dixième de plus. Une victoire partagée compte à parts égales.
report-how-average = Le trait vertical est la moyenne de toutes les parties du tableau. Le nombre après une part la compare à celle-ci : 1,10 gagne un dixième plus souvent que la moyenne.
report-how-band = La bande pâle est ce que visent les valeurs reconstituées pour de bons joueurs ; elle ne promet rien pour le jeu au hasard.
report-how-settings = Chaque configuration est jouée aussi souvent qu’une autre ; les machines, agents ou personnages et qui commence sont tirés au sort.
report-how-random-team = Au hasard, une équipe ne gagne presque jamais. Ses colonnes disent donc jusqu’où elle est allée : { $measure }.
report-contents = Sommaire
report-measure-points = points
report-measure-turns = tours tenus
report-measure-saved = trésors sauvés
report-all = Toutes les parties
report-players =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
report-alone = Seul avec { $count } agents
report-team-size =
    { $count ->
        [2] Équipes de deux
        [3] Équipes de trois
       *[other] Équipes de quatre
    }
report-order =
    { $place ->
        [1] Commence
        [2] Deuxième
        [3] Troisième
       *[other] Quatrième
    }

## The sections and what they measure

report-section-machine = Machines
report-text-machine = Part des parties gagnées avec chaque machine, selon le nombre de joueurs.
report-section-seat = Places
report-text-seat = Part des parties gagnées par qui commence, qui joue en deuxième, et ainsi de suite.
report-section-level = La chance de gagner
report-text-level = Part des parties gagnées à chaque niveau, à des tables de deux à quatre joueurs.
report-section-seating = Selon la taille de l’équipe
report-text-seating = La même chose pour chaque nombre de joueurs.
report-section-agent = Agents
report-text-agent = Part des parties gagnées par les équipes avec chaque agent, en tout et selon la difficulté.
report-section-character = Personnages
report-text-character = Part des parties gagnées par les équipes avec chaque personnage, en tout et selon le niveau.
report-section-pairs = Paires
report-text-pairs = Les équipes qui ont les deux, comparées à la moyenne de toutes les paires ; à trois ou quatre, une équipe compte pour chacune de ses paires.
report-section-teams = Équipes entières
report-text-teams = Part des parties gagnées par chaque équipe de deux, de trois et de quatre, comparée à la moyenne des équipes de sa taille.
report-section-ending = Comment finissent les parties
report-text-ending = La cause de la fin, en part des parties.
report-section-points = D’où viennent les points
report-text-points = Les points d’une place à la fin, en moyenne, selon la machine.
report-section-statistics = Ce qu’apporte une partie
report-text-statistics = Moyennes d’une partie.
report-section-length = Durée
report-text-length = Décisions d’une partie, tous joueurs ensemble. Le grand trait est la moyenne ; la moitié des parties tient dans le trait épais du bas, neuf sur dix dans le fin.
report-section-decisions = Décisions et choix
report-text-decisions = Combien de fois une partie pose chaque sorte de décision, et parmi combien d’actions ; s’il n’en reste qu’une, rien n’est demandé.
report-section-missions = Ce que valent les missions
report-section-segments = Ce que valent les segments
report-section-buildings = Ce que valent les bâtiments
report-section-artefacts = Ce que valent les artefacts
report-section-starters = Ce que valent les cartes des agents
report-section-machines = Ce que vaut la destruction d’Ultramachina
report-section-treasures = Ce que valent les trésors
report-section-cards = Ce que valent les cartes
report-text-missions-points = Les places qui ont accompli la mission, comparées aux autres places des parties où elle est apparue.
report-text-missions-turns = Les équipes qui ont archivé la mission, comparées à celles qui l’ont seulement vue.
report-text-segments = Les places qui ont construit le segment, comparées à celles de la même machine qui ne l’ont pas fait.
report-text-buildings = Les places qui ont pris au moins un bâtiment de la sorte, comparées à celles qui n’en ont pris aucun.
report-text-artefacts = Les équipes qui possèdent la carte à la fin, comparées aux autres.
report-text-starters = Les équipes de son agent qui ont utilisé la carte au moins une fois, comparées à celles qui ne l’ont jamais fait.
report-text-machines = Dans les parties d’Ultramachina : les équipes qui ont détruit la carte, comparées à celles devant qui elle restait.
report-text-treasures = Les parties où le trésor a été sauvé, comparées à celles où il a été perdu.
report-text-cards = Les équipes de son personnage qui ont joué la carte au moins une fois, comparées à celles qui ne l’ont jamais fait.
report-not-counted = Pour les joueurs sans colonne ici, cela n’a pas été compté.
report-worth-note = La différence est prise dans chaque configuration, puis en moyenne. Elle dit ce qui va ensemble, non ce qui cause quoi : qui est en tête a plus de tout, et les longues parties voient plus de cartes.

## Columns

report-column-share = Gagné
report-column-ratio = × égal
report-column-average = × moyenne
report-column-points = Points
report-column-turns = Tours
report-column-saved = Sauvés
report-column-games = Parties
report-column-had = L’a eu
report-column-gain = Gagné en plus
report-column-gain-points = Points en plus
report-column-gain-turns = Tours en plus
report-column-gain-saved = Sauvés en plus
report-column-uses = Usages
report-column-each = Par partie
report-column-choices = Choix
report-together = Toutes les sortes
report-length-line = moyenne { $mean }, la moitié de { $low } à { $high }
report-mean-turns = Tours
report-mean-level = Niveau des services secrets
report-mean-segments = Segments construits
report-mean-buildings = Bâtiments pris
report-mean-missions = Missions accomplies
report-mean-cycle = Cycle atteint
report-mean-archived = Missions archivées
report-mean-vortexes = Vortex
report-mean-loops-made = LOOPs
report-mean-saved = Trésors sauvés
report-mean-lost = Trésors perdus
report-mean-activations = Pouvoirs activés
report-mean-expelled = Joueurs expulsés
report-part-segments = Segments
report-part-buildings = Bâtiments
report-part-missions = Missions
report-part-mayhem = Chaos
report-part-codex = Codex

## What is wrong

error-no-summary = « { $file } » n’est pas un résumé de rapport, ou ne peut être lu.
error-summary-other-game = « { $file } » parle de { $value }, non de { $game }.
error-summary-stale = « { $file } » a été joué avec d’autres règles ou éléments ({ $value }) que ceux d’aujourd’hui ({ $version }) : rejouez-le.

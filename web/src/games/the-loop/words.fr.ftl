# Les mots des écrans de The LOOP, à côté de ceux des règles.

ui-ring-tab = Anneau
ui-ring-label = L’anneau des sept époques
ui-ring-foo = La Machine du Dr Foo est tournée vers { $epoch-the }
ui-ring-epoch = { $epoch }{ $vortex ->
        [yes] , vortex
       *[no] {""}
    }, { $rifts ->
        [one] { $rifts } faille
       *[other] { $rifts } failles
    }, { $energy ->
        [one] { $energy } énergie
       *[other] { $energy } énergies
    }, { $clones ->
        [one] { $clones } clone
       *[other] { $clones } clones
    }
ui-ring-tile = { $mission } { $count } dégâts sur { $needed }
ui-ring-centrifuge = Centrifugeuse de la dimension { $loop }, { $count } dégâts sur 3
ui-ring-machine = { $machine }, { $count } dégâts sur { $needed }
ui-ring-mega-note = n’y finissez pas le tour
ui-ring-vortex-note = un second ici : perdu

ui-tile-where =
    { $spot ->
        [foo] chez le Dr Foo
        [each] une par époque
        [tile] ajoutez-en ici
       *[anywhere] n’importe où
    }
ui-tile-pincer = encadrez le Dr Foo
ui-tile-purity = époques propres
ui-tile-grid = tout est chargé

ui-hq-title = QG
ui-hq-cycle-short = C{ $count }
ui-hq-clones = Clones par tour
ui-hq-archived = Archivées
ui-hq-destroyed = Détruites
ui-hq-supa-clones = Supa clones
ui-hq-centrifuges = Centrifugeuses
ui-hq-ultramachina = Ultramachina
ui-hq-lost = { $count } en moins
ui-hq-to-come = { $count } à venir

ui-epoch-here = vous êtes ici
ui-epoch-foo = La Machine du Dr Foo est tournée vers cette époque.
ui-epoch-vortex = Un vortex est ouvert ici. Un second à cette époque fait perdre la partie.
ui-epoch-mega = Un méga vortex est ouvert ici. Qui y finit son tour fait perdre tout le monde ; un second vortex ici aussi.

ui-dock-free-move = Déplacement gratuit
ui-dock-battery-full = vide les batteries
ui-dock-battery-empty = batteries vides
ui-dock-paid-move = Payer une énergie pour se déplacer
ui-dock-move-short = Bouger
ui-dock-power-short = Pouvoir
ui-dock-no-cards = Aucune carte en main
ui-dock-starters = { $agent-start } commence avec ces cartes

ui-power-colleague = Déplacer un collègue
ui-power-cancel = Annuler une faille
ui-power-push = Repousser un clone
ui-power-energy = Énergie d’à côté
ui-power-destroyed = Fouiller la casse
ui-power-often =
    { $limit ->
        [one] pouvoir, une fois par tour
       *[other] pouvoir, { $limit } fois par tour
    }
ui-power-landed = pouvoir, quand sortent les failles
ui-power-aiming = choix sur l’anneau…

ui-loop-here =
    { $count ->
        [one] énergie ici
       *[other] énergies ici
    }
ui-loop-cost = La prochaine LOOP coûte { $count }.
ui-loop-readies = redresse { $cards }
ui-loop-readies-many = redresse { $count } cartes
ui-loop-nothing = rien à redresser
ui-loop-never = Un trou noir ne boucle jamais.

ui-team-your-turn = à vous
ui-team-turn = joue
ui-team-hand = Main
ui-team-deck = Pioche
ui-team-discard = Défausse

ui-card-at = Où
ui-card-at-hand = dans la main { $agent-of }
ui-card-at-spent = dans la main { $agent-of }, épuisée
ui-card-at-draw = dans la pioche de { $seat }
ui-card-at-discard = dans la défausse de { $seat }
ui-card-at-epoch = disponible { $epoch-in }
ui-card-starter = Carte de départ de
ui-card-starters = Cartes de départ
ui-agent-home = Époque d’attache
ui-clone-end = Détruit à
ui-clone-places = En ce moment à
ui-clone-how = Chaque clone à l’époque du Dr Foo ajoute une faille à son lancer. Un clone amené à sa propre époque est détruit.
ui-clone-supa-how = Un supa clone compte comme un clone. Détruit, il laisse un cube d’énergie perpétuelle, et il apparaît autant de clones qu’il manque de supa clones.
ui-dimension-how = Un LOOP de cette dimension redresse toutes vos cartes épuisées qui portent son signe.
ui-dimension-black-hole-how = Un LOOP ne redresse jamais les cartes du trou noir.
ui-dimension-held = En main
ui-centrifuge-how = abrite une centrifugeuse ({ $count } dégâts sur 3) : seules les cartes et les LOOP de la dimension { $loop } y marchent. Chaque LOOP y fait un dégât.
ui-machine-how = Elle agit quand le Dr Foo arrive. L’énergie ajoutée à son époque l’endommage ; { $count } cubes la détruisent.

pile-empty = aucune
pile-draw-note = Dans un ordre inconnu, sauf ce qui a été posé sur le dessus.
pile-bag = Sac à clones
pile-headquarters = QG
pile-big-deck = Gros Deck
pile-destroyed = Cartes détruites
pile-draw-1 = Pioche
pile-draw-2 = Pioche
pile-draw-3 = Pioche
pile-draw-4 = Pioche
pile-discard-1 = Défausse
pile-discard-2 = Défausse
pile-discard-3 = Défausse
pile-discard-4 = Défausse

ui-end-won = L’équipe gagne !
ui-end-lost = Le Dr Foo gagne
ui-end-asked = Ce qu’il fallait faire
ui-end-missions = { $count } missions archivées sur { $needed }
ui-end-supa-clones =
    { $count ->
        [0] Tous les supa clones sont détruits
        [one] Il reste { $count } supa clone
       *[other] Il reste { $count } supa clones
    }
ui-end-centrifuges =
    { $count ->
        [0] Toutes les centrifugeuses sont détruites
        [one] Il reste { $count } centrifugeuse
       *[other] Il reste { $count } centrifugeuses
    }
ui-end-agents = Les agents
ui-deed-cards = Cartes utilisées
ui-deed-loops = LOOP
ui-deed-rifts = Failles retirées
ui-deed-energy = Énergies ajoutées
ui-deed-moves = Déplacements
ui-deed-archived = Archivées

ui-glyph-rift = faille, failles
ui-glyph-energy = énergie, énergies

# Une ligne d’humour sur chaque carte, quand son texte laisse de la place.
ui-flavour-quantum-wrench = Serre et desserre à la fois.
ui-flavour-super-undies = Par-dessus les collants.
ui-flavour-bag-of-tricks = Surtout de vieux tickets.
ui-flavour-breizhwerk-walkman = Face B : que du biniou.
ui-flavour-celto-goth-skates = Lacets noirs exclusivement.
ui-flavour-long-range-patch = Colle d’ici.
ui-flavour-disguise-headband = Personne ne regarde le front.
ui-flavour-energy-grub = Goût pile neuve.
ui-flavour-a-thousand-first-names = Appelez-moi Kévin.
ui-flavour-colleague-costume = Taille presque unique.
ui-flavour-cosmic-sucker = Éloignez-vous du bord.
ui-flavour-breath-of-origins = D’avant le dentifrice.
ui-flavour-phase-out-ray = Fin de série, comme vous.
ui-flavour-rocket-fist = Retour par la poste.
ui-flavour-binary-punchline = 10 types de gens rient.
ui-flavour-magnetic-claw = Gagnée à la fête foraine.
ui-flavour-purple-tank-treads = Pour pistes de danse.
ui-flavour-zx-battery = 48 Ko de pure puissance.
ui-flavour-wormhole = Attention à la marche.
ui-flavour-tempograph = Envoyez une carte postale.
ui-flavour-grappling-hook = À quoi bon l’escalier ?
ui-flavour-firm-handshake = Deux coups, puis lâchez.
ui-flavour-year-end-bonus = Imposable à chaque siècle.
ui-flavour-business-card = Demandez Mr Time.
ui-flavour-double-joystick = Joueur deux, en piste.
ui-flavour-pressure-cooker = À table, midi, 1850.
ui-flavour-relief-valve = Ahhh.
ui-flavour-antimatter-core = Ne jamais toucher.
ui-flavour-blast-furnace-fist = Chaleureusement vôtre.
ui-flavour-big-tantrum = Compté jusqu’à trois. Deux fois.
ui-flavour-spartan-shield = C’est l’emballage !
ui-flavour-stonehenge-stones = À monter soi-même.
ui-flavour-first-fire = Piles pas encore inventées.
ui-flavour-square-wheel = Ne roule jamais toute seule.
ui-flavour-draft-mammoth = Se gare partout.
ui-flavour-diplomatic-club = Parlez doucement.
ui-flavour-cave-painting = Abonnez-vous.
ui-flavour-war-steed = Un cheval-vapeur.
ui-flavour-holy-grail = Va au lave-vaisselle.
ui-flavour-clone-trebuchet = Retour à l’envoyeur.
ui-flavour-rallying-horn = Répondre à tous.
ui-flavour-round-table = Personne ne préside.
ui-flavour-boiling-oil = Attention, c’est chaud.
ui-flavour-colleague-catapult = Télétravail, tout de suite.
ui-flavour-da-vincis-manuscript = À lire dans un miroir.
ui-flavour-aerial-screw = Un tour de vis, et hop.
ui-flavour-galileos-spyglass = Et pourtant, elle zoome.
ui-flavour-gutenbergs-press = Bourrage depuis 1450.
ui-flavour-venetian-mask = Ce n’était pas moi.
ui-flavour-florentine-culverin = Baroque and roll.
ui-flavour-generous-patron = Payé en visibilité.
ui-flavour-matryoshka = Poupées jusqu’en bas.
ui-flavour-edisons-light-bulb = L’idée d’un autre.
ui-flavour-teslas-teleporter = Brushing offert.
ui-flavour-steam-engine = Tourne au thé.
ui-flavour-watertight-top-hat = Flotte avec dignité.
ui-flavour-runaway-locomotive = Départ imminent. Très.
ui-flavour-instant-telegraph = Stop. Stop. Stop.
ui-flavour-hover-plank = Pas sur l’eau.
ui-flavour-cubic-puzzle = Décollez les gommettes.
ui-flavour-videotape-recorder = Merci de rembobiner.
ui-flavour-arcade-cabinet = Insérez une pièce.
ui-flavour-mad-shopping-trolley = Une roue n’est pas d’accord.
ui-flavour-intertemporal-fax = Reçu demain.
ui-flavour-two-tone-eraser = Le côté bleu ne marche jamais.
ui-flavour-vacuum-drone = Le chat approuve.
ui-flavour-telescopic-arms = Pour l’étagère du haut.
ui-flavour-pocket-atomic-cell = À tenir loin des poches.
ui-flavour-tractor-beam = Meuh.
ui-flavour-too-artificial-intelligence = J’ai forcément raison.
ui-flavour-five-d-printer = Plus d’encre dans deux.
ui-flavour-antigravity-boots = Gare au plafond.
ui-flavour-cracked-hourglass = Le temps fuit.
ui-flavour-vortex-vacuum = Videz le sac dehors.
ui-flavour-last-battery-on-earth = Reste 4 %.
ui-flavour-big-red-button = Ne pas toucher. Trop tard.
ui-flavour-cosmic-tin-can = À consommer avant la fin.
ui-flavour-ashes-of-the-future = Encore tièdes.
ui-flavour-radioactive-hound = Brille quand il est content.

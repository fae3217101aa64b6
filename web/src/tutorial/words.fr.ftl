# Les tutoriels : ce qui entoure les leçons, dont les mots viennent des jeux. Tous les messages commencent par learn-.

learn-title = Apprendre { $game }
learn-coach = Guide
learn-lesson-of = Leçon { $number } sur { $count }
learn-place = Étape { $place } sur { $count }
learn-next = Suite
learn-back = Retour
learn-next-lesson = Leçon suivante
learn-finish = Terminer
learn-do = À vous : choisissez sur le plateau
learn-confirm = Encore une fois pour confirmer : touchez de nouveau, ou « { table-confirm } ».
learn-read = Le guide parle d’abord : continuez avec « { learn-next } ».
learn-watch = Regardez ce qui se passe…
learn-other = Ce serait permis, mais la leçon demande autre chose : choisissez ce qui est signalé.
learn-done = C’était « { $lesson } ». Prenez le temps de regarder le plateau ; ensuite vient « { $next } ».
learn-done-all = C’était « { $lesson } », la dernière leçon.
learn-lessons = Leçons
learn-gone-through = faite
learn-again = Recommencer cette leçon
learn-leave = Partir et continuer plus tard
learn-fold = Replier ou déplier le guide

learn-closing = Vous savez maintenant jouer
learn-first-game = Jouer votre première partie
learn-first-game-note = Des robots tiennent les autres places, les réglages sont ceux d’une première partie. Elle commence tout de suite.
learn-rules = Lire les règles
learn-once-more = Tout reprendre depuis le début

import type { Texts } from './en.ts'

export const FR: Texts = {
  spin: 'Lancer',
  stake: 'Mise',
  less: 'Baisser la mise',
  more: 'Augmenter la mise',
  balance: 'Solde',
  win: 'Gain',
  net: 'Cette session',
  rules: 'Règles',
  close: 'Fermer',
  sound: 'Son',
  soundOn: 'activé',
  soundOff: 'coupé',
  fun: 'Essai : sans argent réel',
  paused: 'En pause',
  freeSpins: 'Tour gratuit {n} sur {of}',
  freeSpinsWon: '{n} tours gratuits',
  resultWin: 'Vous gagnez {amount}',
  resultNone: 'Aucun gain',
  loading: 'Préparation du jeu',
  'error.INSUFFICIENT_FUNDS':
    'Votre solde est inférieur à cette mise. Choisissez une mise plus basse.',
  'error.GAME_SESSION_ENDED':
    'La session de jeu est terminée. Retournez au lobby et rouvrez le jeu.',
  'error.PLAYER_BLOCKED': 'Le jeu n’est pas possible sur votre compte pour le moment.',
  'error.TOO_FAST': 'Un instant : une partie a une durée minimale.',
  'error.STAKE_RETURNED': 'La partie n’a pas pu être jouée. Votre mise vous est rendue.',
  'error.UNAVAILABLE': 'La connexion est perdue. Votre solde est en sécurité, réessayez.',
  'error.OTHER_GAME_OPEN':
    'Vous avez ouvert depuis un jeu dans une autre fenêtre. Un seul jeu à la fois : continuez là-bas ou rouvrez celui-ci.',
  'error.LIMIT_REACHED':
    'Cette mise dépasse ce qui reste d’une limite que vous avez fixée. Rien n’a été misé. Vos limites se trouvent dans votre compte.',
  'error.LIMIT_REQUIRED':
    'Une limite exigée avant de jouer n’est pas fixée. Rien n’a été misé. Fixez-la dans votre compte pour continuer.',
  'error.REALITY_CHECK_DUE':
    'Vous avez joué le temps fixé pour vous. Rien n’a été misé. Répondez au rappel affiché sur le jeu pour continuer.',
  'error.REFUSED': 'La partie a été refusée. Rien n’a été misé.',
  'error.STAKE_OUT_OF_RANGE': 'Cette mise n’est pas proposée.',
  'error.ticket': 'Ce jeu n’a pas pu être ouvert. Retournez au lobby et réessayez.',
  'error.ROUND_OPEN': 'Une partie est encore en cours. Elle continue maintenant.',
  'error.ROUND_CLOSED': 'Cette partie est terminée. Voici où en est le jeu.',
  'error.ACTION_REFUSED': 'Ce n’est pas possible maintenant.',
  rounds: 'Parties et équité',
  roundsIntro:
    'Avant chaque partie, le jeu s’engage sur une graine secrète : voici son empreinte (SHA-256). Chaque partie est tirée de la graine secrète, de la vôtre et du numéro de la partie. Une fois la graine secrète révélée, votre navigateur peut recalculer chacune de ses parties et comparer.',
  seedHash: 'Empreinte de la graine secrète',
  serverSeed: 'Graine secrète',
  clientSeed: 'Votre graine',
  clientSeedHint:
    'Lettres et chiffres de votre choix ; valable à partir de la prochaine graine secrète.',
  nonce: 'Numéro',
  reveal: 'Révéler la graine secrète',
  revealed:
    'La graine secrète est révélée, une nouvelle commence. Ses parties peuvent être vérifiées.',
  revealFirst: 'Vérifiable une fois sa graine révélée',
  revealOpen: 'Terminez d’abord la partie en cours.',
  check: 'Vérifier',
  checkGood: 'Vérifié : les graines donnent cette partie',
  checkBad: 'Les graines ne donnent pas cette partie',
  noRounds: 'Aucune partie pour l’instant',
  roundOf: 'Partie du {time}',
  notPlayed: 'Non jouée ; aucune mise retenue',
  inPlay: 'Encore en cours',
  balanceBefore: 'Solde avant',
  balanceAfter: 'Solde après',
  version: 'Version du jeu',
  autoSettled: 'Terminée automatiquement',
  'words.lines': 'Lignes gagnantes : {n}',
  'words.scatters': 'Billets : {n}, gain {amountMinor}',
  'words.freeSpins': 'Tours gratuits : {n}, gain {amountMinor}',
  'words.jackpot': 'Gros lot {level} : {amountMinor}',
  'jackpot.mini': 'Mini',
  'jackpot.minor': 'Minor',
  'jackpot.major': 'Major',
  'jackpot.grand': 'Grand',
  cascade: 'Cascade {n}, ×{multiplier} : {amount}',
  rulesWays:
    '1 024 façons paient depuis la gauche : un symbole sur trois rouleaux de suite ou plus, multiplié par le nombre de façons. Les gains sont des vingtièmes de la mise par façon.',
  rulesWaysCascade:
    'Ce qui a gagné disparaît et de nouveaux symboles tombent. Chaque cascade multiplie davantage : par un, deux, trois, puis cinq.',
  rulesWaysWild: 'L’étoile remplace tous les symboles sauf le billet sur les rouleaux 2, 3 et 4.',
  rulesWaysFree:
    'Trois billets à l’arrêt des rouleaux lancent 8 tours gratuits, quatre 12, cinq ou plus 16. Les cascades y multiplient par 2, 4, 6, puis 10.',
  rulesMost: 'Une partie paie au plus 5 000 fois la mise.',
  'words.cascades': 'Cascades : {n}, gain {amountMinor}',
  'words.capped': 'Le gain maximal d’une partie est atteint',
  respinsWon: '{n} pièces : les relances commencent',
  coinsHeld: '{n} pièces conservées',
  rulesHoldWild: 'L’étoile remplace tous les symboles sauf la pièce sur les rouleaux 2, 3 et 4.',
  rulesHold:
    'Six pièces ou plus lancent les relances : les pièces restent, les cases vides tournent encore et chaque nouvelle pièce redonne trois relances. À la fin, chaque pièce paie autant de mises qu’elle affiche. Une grille pleine paie le double. Sans relances, les pièces ne paient rien.',
  rulesJackpots:
    'Pendant les relances, une pièce peut porter un gros lot en plus de sa valeur, au plus un par partie. Sa chance croît en proportion de la mise : le taux de retour est le même pour toutes les mises. 1,1 % de chaque mise alimente les quatre gros lots ; le mode d’essai a les siens.',
  'words.coins': 'Pièces : {n}, gain {amountMinor}',
  'words.full': 'La grille est pleine : les pièces paient le double',
  home: 'Retour au lobby',
  rulesIntro:
    '20 lignes paient depuis la gauche, à partir de trois symboles identiques. Les gains sont des multiples de la mise par ligne (mise divisée par 20).',
  rulesWild: 'L’étoile remplace tous les symboles sauf le billet, sur les rouleaux 2, 3 et 4.',
  rulesScatter:
    'Les billets paient partout : 3 paient deux fois, 4 dix fois, 5 cinquante fois la mise. Trois ou plus lancent 10 tours gratuits où les lignes paient double.',
  rulesReturn:
    'Taux de retour au joueur : {rtp} %. Volatilité : {volatility} sur 5. Une partie dure au moins {seconds} secondes.',
  rulesKeys:
    'Touches : espace lance, les flèches changent la mise, M coupe le son, le point d’interrogation ouvre ces règles.',
}

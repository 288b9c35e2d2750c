import type { Texts } from './en.ts'

export const FR: Texts = {
  spin: 'Lancer',
  stake: 'Mise',
  less: 'Baisser la mise',
  more: 'Augmenter la mise',
  balance: 'Solde',
  win: 'Gain',
  net: 'Cette séance',
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
    'La séance de jeu est terminée. Retournez au lobby et rouvrez le jeu.',
  'error.PLAYER_BLOCKED': 'Le jeu n’est pas possible sur votre compte pour le moment.',
  'error.TOO_FAST': 'Un instant : une partie a une durée minimale.',
  'error.STAKE_RETURNED': 'La partie n’a pas pu être placée. Votre mise vous est rendue.',
  'error.UNAVAILABLE': 'La connexion est perdue. Votre solde est en sécurité, réessayez.',
  'error.REFUSED': 'La partie a été refusée. Rien n’a été misé.',
  'error.STAKE_OUT_OF_RANGE': 'Cette mise n’est pas proposée.',
  'error.ticket': 'Ce jeu n’a pas pu être ouvert. Retournez au lobby et réessayez.',
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

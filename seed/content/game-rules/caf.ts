import type { GameRulesTexts } from './texts.ts'

export const CAF: GameRulesTexts = {
  lines:
    'Cinq rouleaux et vingt lignes. Choisissez une mise et lancez : trois symboles identiques ou plus à partir de la gauche sur une ligne paient selon la table du jeu. Les jokers remplacent d’autres symboles. Trois scatters ou plus donnent des tours gratuits aux gains multipliés.',
  ways: 'Il n’y a pas de lignes : le même symbole sur trois rouleaux voisins ou plus à partir de la gauche paie, où qu’il soit. Les symboles gagnants disparaissent, d’autres tombent à leur place, et chaque gain suivant du même tour est multiplié davantage. Les scatters donnent des tours gratuits.',
  hold: 'Une machine à pièces. Six pièces ou plus en un tour sont retenues et lancent des tours répétés : chaque nouvelle pièce est retenue aussi et remet leur nombre au début. Quand il n’en reste plus, les pièces paient ce qui y est inscrit. Les gros lots se gagnent dans ce jeu; leur chance croît avec la mise, si bien que chaque mise a le même retour.',
  roulette:
    'Roulette européenne à un seul zéro. Placez des jetons sur des numéros, des groupes de numéros ou des couleurs; la bille désigne l’un des 37 numéros. Un numéro seul paie 35 contre 1, une douzaine ou une colonne 2 contre 1, rouge, noir, pair et impair 1 contre 1. Chaque mise a le même retour.',
  blackjack:
    'Approchez-vous de 21 plus que le croupier sans le dépasser. Les figures valent 10, un as 1 ou 11. Vous pouvez tirer, rester, doubler la mise ou séparer une paire. Le retour indiqué vaut pour qui suit la stratégie de base; d’autres choix rendent moins.',
  'video-poker':
    'Vous recevez cinq cartes, gardez celles que vous voulez et en recevez d’autres pour le reste. La main paie alors selon la table du jeu, à partir d’une paire de valets. Le retour indiqué vaut pour qui garde toujours les meilleures cartes; d’autres choix rendent moins.',
  baccarat:
    'Misez sur le joueur, la banque ou l’égalité. Chacun reçoit deux ou trois cartes selon des règles fixes; le plus proche de neuf gagne. Le joueur paie 1 contre 1, la banque 1 contre 1 moins un vingtième, l’égalité 8 contre 1. En cas d’égalité, les mises sur les deux côtés sont rendues. Le retour indiqué est celui de la banque; les autres mises rendent moins.',
  wheel:
    'Une roue de cinquante cases qui paient 1, 3, 5, 11 ou 23 contre 1. Misez sur la case d’arrêt avant que la roue tourne. Chaque mise a le même retour.',
  league:
    'Une ligue de huit clubs qui n’existent qu’ici. Chaque minute apporte une journée de quatre matchs, les mêmes pour tout le monde. Choisissez des cotes avant le coup d’envoi et misez : sur le résultat, le nombre de buts, le fait que les deux équipes marquent ou le score exact. Un pari reste aux cotes que vous avez vues et se règle au coup de sifflet final. Le retour indiqué est celui de chaque pari, moins ce que prend l’arrondi.',
}

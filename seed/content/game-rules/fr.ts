import type { GameRulesTexts } from './texts.ts'

export const FR: GameRulesTexts = {
  lines:
    'Cinq rouleaux et vingt lignes. Choisissez une mise et lancez : trois symboles identiques ou plus sur une ligne, à partir de la gauche, paient selon le tableau des gains du jeu. Les jokers remplacent d’autres symboles. Trois scatters ou plus donnent des tours gratuits, dont les gains sont multipliés.',
  ways: 'Il n’y a pas de lignes : le même symbole sur au moins trois rouleaux voisins à partir de la gauche paie, où qu’il se trouve. Les symboles gagnants disparaissent, d’autres prennent leur place, et chaque nouveau gain du même tour est multiplié davantage. Les scatters donnent des tours gratuits.',
  hold: 'Une machine à sous à pièces. Six pièces ou plus en un seul tour sont bloquées et lancent des tours supplémentaires : chaque nouvelle pièce est bloquée à son tour et ramène leur nombre au départ. Quand il n’en reste plus, les pièces paient la somme qu’elles portent. Les jackpots se gagnent dans ce jeu ; leur probabilité augmente en proportion de la mise, si bien que le taux de retour est le même pour toutes les mises.',
  roulette:
    'Roulette européenne à un seul zéro. Placez des jetons sur des numéros, des groupes de numéros ou des couleurs ; la bille désigne l’un des 37 numéros. Un numéro plein paie 35 contre 1, une douzaine ou une colonne 2 contre 1, rouge, noir, pair et impair 1 contre 1. Le taux de retour est le même pour chaque mise.',
  blackjack:
    'Approchez-vous de 21 plus que le croupier, sans dépasser. Les figures valent 10, l’as 1 ou 11. Vous pouvez tirer des cartes, rester, doubler votre mise ou séparer une paire. Le taux de retour indiqué vaut pour qui suit la stratégie de base ; d’autres choix rapportent moins.',
  'video-poker':
    'Vous recevez cinq cartes, gardez celles que vous voulez et en recevez de nouvelles à la place des autres. La main paie ensuite selon le tableau des gains du jeu, à partir d’une paire de valets. Le taux de retour indiqué vaut pour qui garde toujours les meilleures cartes ; d’autres choix rapportent moins.',
  baccarat:
    'Misez sur le joueur, la banque ou l’égalité. Chaque main reçoit deux ou trois cartes selon des règles fixes ; la plus proche de neuf gagne. Le joueur paie 1 contre 1, la banque 1 contre 1 moins un vingtième, l’égalité 8 contre 1. En cas d’égalité, les mises sur le joueur et la banque sont rendues. Le taux de retour indiqué est celui de la banque ; les autres mises rapportent moins.',
  wheel:
    'Une roue de cinquante cases qui paient 1, 3, 5, 11 ou 23 contre 1. Misez sur la case où la roue s’arrêtera, avant qu’elle ne tourne. Le taux de retour est le même pour chaque mise.',
  league:
    'Une ligue de huit clubs qui n’existent qu’ici. Chaque minute, une journée de quatre matchs, les mêmes pour tout le monde. Choisissez des cotes avant le coup d’envoi et misez : sur le résultat, le nombre de buts, les deux équipes qui marquent ou le score exact. Un pari garde les cotes que vous avez vues et se règle au coup de sifflet final. Le taux de retour indiqué est celui de chaque pari, moins ce que prend l’arrondi à l’inférieur.',
}

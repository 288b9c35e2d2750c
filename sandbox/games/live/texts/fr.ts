import type { LiveTexts } from './en.ts'

export const FR: LiveTexts = {
  scene: 'La table',
  results: 'Derniers résultats',
  board: 'Tapis de mises',
  onTable: 'Sur la table',
  bet: 'Miser',
  betOf: 'Miser {amount}',
  'phase.BETTING': 'Faites vos jeux',
  'phase.DEALING': 'Rien ne va plus',
  'phase.PAYING': 'Les gains sont payés',
  seconds: '{n} s',
  limits: 'Mises de {min} à {max}',
  seat: 'Vous avez la place {n} sur {of}',
  full: 'Les {of} places sont prises. Vous pouvez regarder ; la prochaine place libre est à vous.',
  placedNow: '{amount} est sur la table.',
  notPlaced: 'Les mises sont closes. {amount} n’a pas été misé.',
  won: '{amount} vous revient.',
  lost: 'Pas de gain.',
  lostConnection:
    'La connexion est perdue. Les mises sur la table comptent ; l’image revient d’elle-même.',
  'spot.player': 'Joueur',
  'spot.banker': 'Banque',
  'spot.tie': 'Égalité',
  'pays.player': '1 contre 1',
  'pays.banker': '0,95 contre 1',
  'pays.tie': '8 contre 1',
  'spot.wheel': '{pays} contre 1',
  'words.player': 'Le joueur gagne, {player} à {banker}',
  'words.banker': 'La banque gagne, {banker} à {player}',
  'words.tie': 'Égalité à {player}',
  'words.wheel': 'La roue s’arrête sur {pays} contre 1',
  'recall.back': '{place} : mise de {amount}, retour de {back}',
  'recall.gone': '{place} : mise de {amount}, aucun retour',
  'recall.hand': '{who} : {cards}, total {total}',
  'error.BETS_CLOSED':
    'Les mises de cette partie sont closes. La suivante s’ouvre dans un instant.',
  'error.NO_SEAT': 'Toutes les places sont prises. Vous pouvez regarder en attendant.',
  'rules.roulette':
    'Une roue pour tous, avec les numéros 0 à 36. Les pleins paient 35 contre 1, douzaines et colonnes 2 contre 1, chances simples 1 contre 1 ; avec le 0, celles-ci perdent.',
  'rules.baccarat':
    'Huit jeux, mélangés avant chaque partie, tirés selon les règles fixes. Joueur paie 1 contre 1, Banque 0,95 contre 1, Égalité 8 contre 1. À égalité, les mises sur Joueur et Banque sont rendues. Le taux indiqué est celui de Banque ; Joueur 98,76 %, Égalité 85,64 %.',
  'rules.wheel':
    'Cinquante segments : 24 paient 1 contre 1, 12 paient 3, 8 paient 5, 4 paient 11 et 2 paient 23 contre 1. Toutes les mises ont le même taux de retour.',
  'rules.round':
    'Les jetons comptent une fois la mise placée. Une mise placée reste. Si la connexion se coupe, elle est réglée sans vous.',
  'rules.fair':
    'Avant les mises, la table montre le SHA-256 d’un secret. Après la clôture, elle montre le secret, dont découle le résultat. Les deux sont listés ici pour les dernières parties.',
  'rules.keys':
    'Touches : les flèches se déplacent sur le tapis, Entrée pose un jeton, Retour arrière le reprend, plus et moins changent de jeton, B place la mise, le point d’interrogation ouvre ces règles.',
  hashNow: 'Cette partie',
}

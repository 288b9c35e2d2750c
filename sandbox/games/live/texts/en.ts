/** Texts of live tables besides those of every game and of the roulette board. Every other language has them all. */
export const EN = {
  scene: 'The table',
  results: 'Last results',
  board: 'Betting board',
  onTable: 'On the table',
  bet: 'Place bet',
  betOf: 'Place {amount}',
  'phase.BETTING': 'Place your bets',
  'phase.DEALING': 'No more bets',
  'phase.PAYING': 'Winnings are paid',
  seconds: '{n} s',
  limits: 'Bets from {min} to {max}',
  seat: 'You have seat {n} of {of}',
  full: 'All {of} seats are taken. You can watch; the next free seat is yours.',
  placedNow: '{amount} is on the table.',
  notPlaced: 'Bets are closed. {amount} was not placed.',
  won: '{amount} comes back to you.',
  lost: 'No win.',
  lostConnection:
    'The connection is lost. Bets on the table count; the picture comes back by itself.',
  'spot.player': 'Player',
  'spot.banker': 'Banker',
  'spot.tie': 'Tie',
  'pays.player': '1 to 1',
  'pays.banker': '0.95 to 1',
  'pays.tie': '8 to 1',
  'spot.wheel': '{pays} to 1',
  'words.player': 'Player wins, {player} to {banker}',
  'words.banker': 'Banker wins, {banker} to {player}',
  'words.tie': 'Tie at {player}',
  'words.wheel': 'The wheel stops at {pays} to 1',
  'recall.back': '{place}: {amount} staked, {back} came back',
  'recall.gone': '{place}: {amount} staked, nothing came back',
  'recall.hand': '{who}: {cards}, total {total}',
  'error.BETS_CLOSED': 'Bets for this round are closed. The next round opens in a moment.',
  'error.NO_SEAT': 'All seats are taken. You can watch until one is free.',
  'rules.roulette':
    'One wheel for everybody, with the numbers 0 to 36. Straight numbers pay 35 to 1, dozens and columns 2 to 1, even chances 1 to 1; with 0 these lose.',
  'rules.baccarat':
    'Eight decks, shuffled before every round, drawn by the fixed rules. Player pays 1 to 1, Banker 0.95 to 1, Tie 8 to 1. At a tie, bets on Player and Banker come back. The return stated is that of Banker; Player returns 98.76 %, Tie 85.64 %.',
  'rules.wheel':
    'Fifty segments: 24 pay 1 to 1, 12 pay 3, 8 pay 5, 4 pay 11 and 2 pay 23 to 1. Every bet returns the same.',
  'rules.round':
    'Chips count when you have placed the bet. A placed bet stays. If the connection breaks, it is settled without you.',
  'rules.fair':
    'Before bets open, the table shows the SHA-256 of a secret. After bets close it shows the secret, from which the outcome follows. Both are listed here for the last rounds.',
  'rules.keys':
    'Keys: arrows move on the board, Enter puts a chip, Backspace takes it back, plus and minus change the chip, B places the bet, question mark opens these rules.',
  hashNow: 'This round',
}

export type LiveTexts = typeof EN

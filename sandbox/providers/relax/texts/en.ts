/** What the game says. Every other language says all of it, too. */
export const EN = {
  spin: 'Spin',
  stake: 'Stake',
  less: 'Lower stake',
  more: 'Higher stake',
  balance: 'Balance',
  win: 'Win',
  net: 'This session',
  rules: 'Rules',
  close: 'Close',
  sound: 'Sound',
  soundOn: 'on',
  soundOff: 'off',
  fun: 'Practice: no real money',
  paused: 'Paused',
  freeSpins: 'Free spin {n} of {of}',
  freeSpinsWon: '{n} free spins',
  resultWin: 'You win {amount}',
  resultNone: 'No win',
  loading: 'Getting the game ready',
  'error.INSUFFICIENT_FUNDS': 'Your balance is lower than this stake. Choose a lower stake.',
  'error.GAME_SESSION_ENDED':
    'This game session has ended. Go back to the lobby and open the game again.',
  'error.PLAYER_BLOCKED': 'Playing is not possible on your account at the moment.',
  'error.TOO_FAST': 'One moment: rounds have a minimum length.',
  'error.STAKE_RETURNED': 'The round could not be placed. Your stake is given back.',
  'error.UNAVAILABLE': 'The connection is lost. Your balance is safe; try again.',
  'error.REFUSED': 'The round was refused. Nothing was staked.',
  'error.STAKE_OUT_OF_RANGE': 'This stake is not offered.',
  'error.ticket': 'This game could not be opened. Go back to the lobby and try again.',
  home: 'Back to the lobby',
  rulesIntro:
    '20 lines are paid from the left, three or more of a kind. Payments are multiples of the line bet (stake divided by 20).',
  rulesWild: 'The star stands in for every symbol but the ticket, on reels 2, 3 and 4.',
  rulesScatter:
    'Tickets pay anywhere: 3 pay twice, 4 ten times, 5 fifty times the stake. Three or more start 10 free spins in which lines pay double.',
  rulesReturn:
    'Return to player: {rtp} %. Volatility: {volatility} of 5. A round lasts at least {seconds} seconds.',
  rulesKeys:
    'Keys: space spins, arrows change the stake, M switches sound, question mark opens these rules.',
}

export type Texts = typeof EN

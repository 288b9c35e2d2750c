import type { Texts } from './en.ts'

export const NO: Texts = {
  spin: 'Spinn',
  stake: 'Innsats',
  less: 'Lavere innsats',
  more: 'Høyere innsats',
  balance: 'Saldo',
  win: 'Gevinst',
  net: 'Denne økten',
  rules: 'Regler',
  close: 'Lukk',
  sound: 'Lyd',
  soundOn: 'på',
  soundOff: 'av',
  fun: 'Øving: ingen ekte penger',
  paused: 'Pause',
  freeSpins: 'Gratisspinn {n} av {of}',
  freeSpinsWon: '{n} gratisspinn',
  resultWin: 'Du vinner {amount}',
  resultNone: 'Ingen gevinst',
  loading: 'Spillet gjøres klart',
  'error.INSUFFICIENT_FUNDS': 'Saldoen din er lavere enn innsatsen. Velg en lavere innsats.',
  'error.GAME_SESSION_ENDED':
    'Spilløkten er avsluttet. Gå tilbake til lobbyen og åpne spillet på nytt.',
  'error.PLAYER_BLOCKED': 'Det er ikke mulig å spille på kontoen din nå.',
  'error.TOO_FAST': 'Et øyeblikk: en runde har en minste varighet.',
  'error.STAKE_RETURNED': 'Runden kunne ikke plasseres. Innsatsen din gis tilbake.',
  'error.UNAVAILABLE': 'Forbindelsen er brutt. Saldoen din er trygg, prøv igjen.',
  'error.REFUSED': 'Runden ble avvist. Ingenting ble satset.',
  'error.STAKE_OUT_OF_RANGE': 'Denne innsatsen tilbys ikke.',
  'error.ticket': 'Spillet kunne ikke åpnes. Gå tilbake til lobbyen og prøv igjen.',
  home: 'Tilbake til lobbyen',
  rulesIntro:
    '20 linjer betales fra venstre, tre eller flere like. Gevinster er multipler av linjeinnsatsen (innsats delt på 20).',
  rulesWild: 'Stjernen erstatter alle symboler unntatt billetten på hjul 2, 3 og 4.',
  rulesScatter:
    'Billetter betaler hvor som helst: 3 gir to ganger, 4 ti ganger, 5 femti ganger innsatsen. Tre eller flere starter 10 gratisspinn der linjene betaler dobbelt.',
  rulesReturn:
    'Tilbakebetaling til spilleren: {rtp} %. Volatilitet: {volatility} av 5. En runde varer minst {seconds} sekunder.',
  rulesKeys:
    'Taster: mellomrom spinner, piltaster endrer innsatsen, M slår lyd av og på, spørsmålstegn åpner reglene.',
}

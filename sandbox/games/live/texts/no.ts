import type { LiveTexts } from './en.ts'

export const NO: LiveTexts = {
  scene: 'Bordet',
  results: 'Siste resultater',
  board: 'Innsatsbrett',
  onTable: 'På bordet',
  bet: 'Sett innsats',
  betOf: 'Sett {amount}',
  'phase.BETTING': 'Plasser innsatsene',
  'phase.DEALING': 'Ingen flere innsatser',
  'phase.PAYING': 'Gevinster betales',
  seconds: '{n} s',
  limits: 'Innsatser fra {min} til {max}',
  seat: 'Du har plass {n} av {of}',
  full: 'Alle {of} plassene er opptatt. Du kan se på; neste ledige plass er din.',
  placedNow: '{amount} ligger på bordet.',
  notPlaced: 'Innsatsene er stengt. {amount} ble ikke satt.',
  won: 'Du får {amount} tilbake.',
  lost: 'Ingen gevinst.',
  lostConnection:
    'Forbindelsen er brutt. Innsatser på bordet gjelder; bildet kommer tilbake av seg selv.',
  'spot.player': 'Spiller',
  'spot.banker': 'Bank',
  'spot.tie': 'Uavgjort',
  'pays.player': '1 til 1',
  'pays.banker': '0,95 til 1',
  'pays.tie': '8 til 1',
  'spot.wheel': '{pays} til 1',
  'words.player': 'Spiller vinner {player} mot {banker}',
  'words.banker': 'Bank vinner {banker} mot {player}',
  'words.tie': 'Uavgjort på {player}',
  'words.wheel': 'Hjulet stopper på {pays} til 1',
  'recall.back': '{place}: innsats {amount}, {back} tilbake',
  'recall.gone': '{place}: innsats {amount}, ingenting tilbake',
  'recall.hand': '{who}: {cards}, sum {total}',
  'error.BETS_CLOSED': 'Innsatsene for denne runden er stengt. Den neste åpner om et øyeblikk.',
  'error.NO_SEAT': 'Alle plasser er opptatt. Du kan se på til en blir ledig.',
  'rules.roulette':
    'Ett hjul for alle, med tallene 0 til 36. Enkelttall betaler 35 til 1, dusin og kolonner 2 til 1, enkle sjanser 1 til 1; ved 0 taper disse.',
  'rules.baccarat':
    'Åtte kortstokker, stokket før hver runde, trukket etter faste regler. Spiller betaler 1 til 1, Bank 0,95 til 1, Uavgjort 8 til 1. Ved uavgjort kommer innsatser på Spiller og Bank tilbake. Oppgitt tilbakebetaling gjelder Bank; Spiller 98,76 %, Uavgjort 85,64 %.',
  'rules.wheel':
    'Femti felt: 24 betaler 1 til 1, 12 betaler 3, 8 betaler 5, 4 betaler 11 og 2 betaler 23 til 1. Alle innsatser har samme tilbakebetaling.',
  'rules.round':
    'Sjetonger gjelder når du har satt innsatsen. En satt innsats blir stående. Brytes forbindelsen, gjøres den opp uten deg.',
  'rules.fair':
    'Før innsatsene åpner, viser bordet SHA-256 av en hemmelighet. Etter at de stenger, viser det hemmeligheten, som resultatet følger av. Begge står her for de siste rundene.',
  'rules.keys':
    'Taster: piler flytter på brettet, Enter legger en sjetong, tilbaketasten tar den bort, pluss og minus bytter sjetong, B setter innsatsen, spørsmålstegn åpner disse reglene.',
  hashNow: 'Denne runden',
}

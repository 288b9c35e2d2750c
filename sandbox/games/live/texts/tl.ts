import type { LiveTexts } from './en.ts'

export const TL: LiveTexts = {
  scene: 'Ang mesa',
  results: 'Mga huling resulta',
  board: 'Mesa ng taya',
  onTable: 'Nasa mesa',
  bet: 'Itaya',
  betOf: 'Itaya ang {amount}',
  'phase.BETTING': 'Maglagay ng taya',
  'phase.DEALING': 'Sarado na ang pagtaya',
  'phase.PAYING': 'Binabayaran ang mga panalo',
  seconds: '{n} s',
  limits: 'Taya mula {min} hanggang {max}',
  seat: 'Upuan {n} sa {of} ang sa iyo',
  full: 'Puno ang lahat ng {of} upuan. Puwede kang manood; sa iyo ang susunod na bakante.',
  placedNow: 'Nasa mesa na ang {amount}.',
  notPlaced: 'Sarado na ang pagtaya. Hindi naitaya ang {amount}.',
  won: 'Babalik sa iyo ang {amount}.',
  lost: 'Walang panalo.',
  lostConnection: 'Naputol ang koneksyon. Bilang ang mga taya sa mesa; kusang babalik ang larawan.',
  'spot.player': 'Player',
  'spot.banker': 'Banker',
  'spot.tie': 'Tabla',
  'pays.player': '1 sa 1',
  'pays.banker': '0.95 sa 1',
  'pays.tie': '8 sa 1',
  'spot.wheel': '{pays} sa 1',
  'words.player': 'Panalo ang Player, {player} sa {banker}',
  'words.banker': 'Panalo ang Banker, {banker} sa {player}',
  'words.tie': 'Tabla sa {player}',
  'words.wheel': 'Huminto ang gulong sa {pays} sa 1',
  'recall.back': '{place}: {amount} ang taya, {back} ang bumalik',
  'recall.gone': '{place}: {amount} ang taya, walang bumalik',
  'recall.hand': '{who}: {cards}, kabuuang {total}',
  'error.BETS_CLOSED':
    'Sarado na ang pagtaya sa round na ito. Magbubukas ang susunod sandali lang.',
  'error.NO_SEAT': 'Puno ang lahat ng upuan. Puwede kang manood hanggang may mabakante.',
  'rules.roulette':
    'Iisang gulong para sa lahat, mga numerong 0 hanggang 36. Ang isang numero ay 35 sa 1, ang dosena at kolum ay 2 sa 1, ang even chances ay 1 sa 1; talo ang mga ito sa 0.',
  'rules.baccarat':
    'Walong deck, binabalasa bago ang bawat round, ayon sa takdang patakaran. Ang Player ay 1 sa 1, ang Banker ay 0.95 sa 1, ang Tabla ay 8 sa 1. Kapag tabla, ibinabalik ang taya sa Player at Banker. Ang nakasaad na balik ay sa Banker; Player 98.76 %, Tabla 85.64 %.',
  'rules.wheel':
    'Limampung bahagi: 24 ang nagbabayad ng 1 sa 1, 12 ng 3, 8 ng 5, 4 ng 11 at 2 ng 23 sa 1. Pareho ang balik ng bawat taya.',
  'rules.round':
    'Bilang ang mga chip kapag naitaya mo na. Nananatili ang naitayang halaga. Kung maputol ang koneksyon, babayaran ito kahit wala ka.',
  'rules.fair':
    'Bago magbukas ang pagtaya, ipinapakita ng mesa ang SHA-256 ng isang lihim. Pagkasara, ipinapakita ang lihim na pinagmumulan ng resulta. Nakalista rito ang mga huling round.',
  'rules.keys':
    'Mga key: mga arrow para gumalaw, Enter para maglagay ng chip, Backspace para bawiin, plus at minus para palitan ang chip, B para tumaya, tandang pananong para sa patakaran.',
  hashNow: 'Round na ito',
}

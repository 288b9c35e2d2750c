import type { Texts } from './en.ts'

export const TL: Texts = {
  spin: 'I-spin',
  stake: 'Taya',
  less: 'Babaan ang taya',
  more: 'Taasan ang taya',
  balance: 'Balanse',
  win: 'Panalo',
  net: 'Session na ito',
  rules: 'Mga patakaran',
  close: 'Isara',
  sound: 'Tunog',
  soundOn: 'naka-on',
  soundOff: 'naka-off',
  fun: 'Practice: walang totoong pera',
  paused: 'Naka-pause',
  freeSpins: 'Free spin {n} ng {of}',
  freeSpinsWon: '{n} na free spin',
  resultWin: 'Nanalo ka ng {amount}',
  resultNone: 'Walang panalo',
  loading: 'Inihahanda ang laro',
  'error.INSUFFICIENT_FUNDS':
    'Mas mababa ang balanse mo sa tayang ito. Pumili ng mas mababang taya.',
  'error.GAME_SESSION_ENDED':
    'Tapos na ang session ng larong ito. Bumalik sa lobby at buksan ulit ang laro.',
  'error.PLAYER_BLOCKED': 'Hindi makapaglaro ang account mo sa ngayon.',
  'error.TOO_FAST': 'Sandali: may pinakamaikling haba ang bawat round.',
  'error.STAKE_RETURNED': 'Hindi natuloy ang round. Ibinabalik ang taya mo.',
  'error.UNAVAILABLE': 'Naputol ang koneksyon. Ligtas ang balanse mo; subukan ulit.',
  'error.REFUSED': 'Tinanggihan ang round. Walang naitaya.',
  'error.STAKE_OUT_OF_RANGE': 'Hindi inaalok ang tayang ito.',
  'error.ticket': 'Hindi mabuksan ang laro. Bumalik sa lobby at subukan ulit.',
  home: 'Bumalik sa lobby',
  rulesIntro:
    '20 linya ang nagbabayad mula kaliwa, tatlo o higit pang magkakapareho. Multiple ng taya kada linya ang mga bayad (taya na hinati sa 20).',
  rulesWild: 'Pumapalit ang bituin sa lahat ng simbolo maliban sa tiket, sa reel 2, 3 at 4.',
  rulesScatter:
    'Nagbabayad ang mga tiket kahit saan: 3 ay doble, 4 ay sampung beses, 5 ay limampung beses ng taya. Tatlo o higit pa ang nagsisimula ng 10 free spin kung saan doble ang bayad ng mga linya.',
  rulesReturn:
    'Return to player: {rtp} %. Volatility: {volatility} sa 5. Hindi bababa sa {seconds} segundo ang isang round.',
  rulesKeys:
    'Mga key: space para i-spin, mga arrow para palitan ang taya, M para sa tunog, tandang pananong para sa mga patakarang ito.',
}

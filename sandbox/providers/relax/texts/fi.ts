import type { Texts } from './en.ts'

export const FI: Texts = {
  spin: 'Pyöräytä',
  stake: 'Panos',
  less: 'Pienennä panosta',
  more: 'Suurenna panosta',
  balance: 'Saldo',
  win: 'Voitto',
  net: 'Tämä istunto',
  rules: 'Säännöt',
  close: 'Sulje',
  sound: 'Ääni',
  soundOn: 'päällä',
  soundOff: 'pois',
  fun: 'Harjoittelu: ei oikeaa rahaa',
  paused: 'Tauolla',
  freeSpins: 'Ilmaiskierros {n}/{of}',
  freeSpinsWon: '{n} ilmaiskierrosta',
  resultWin: 'Voitit {amount}',
  resultNone: 'Ei voittoa',
  loading: 'Peliä valmistellaan',
  'error.INSUFFICIENT_FUNDS': 'Saldosi ei riitä tähän panokseen. Valitse pienempi panos.',
  'error.GAME_SESSION_ENDED': 'Peli-istunto on päättynyt. Palaa aulaan ja avaa peli uudelleen.',
  'error.PLAYER_BLOCKED': 'Pelaaminen ei ole tililläsi nyt mahdollista.',
  'error.TOO_FAST': 'Hetki: kierroksella on vähimmäiskesto.',
  'error.STAKE_RETURNED': 'Kierrosta ei voitu asettaa. Panoksesi palautetaan.',
  'error.UNAVAILABLE': 'Yhteys katkesi. Saldosi on turvassa, yritä uudelleen.',
  'error.REFUSED': 'Kierros hylättiin. Panosta ei veloitettu.',
  'error.STAKE_OUT_OF_RANGE': 'Tätä panosta ei ole tarjolla.',
  'error.ticket': 'Peliä ei voitu avata. Palaa aulaan ja yritä uudelleen.',
  home: 'Takaisin aulaan',
  rulesIntro:
    '20 linjaa maksaa vasemmalta, kolme tai useampi samaa. Voitot ovat linjapanoksen kertoimia (panos jaettuna 20:llä).',
  rulesWild: 'Tähti korvaa kaikki symbolit paitsi lipun keloilla 2, 3 ja 4.',
  rulesScatter:
    'Liput maksavat missä tahansa: 3 kaksinkertaisesti, 4 kymmenkertaisesti, 5 viisikymmenkertaisesti panoksen. Kolme tai useampi käynnistää 10 ilmaiskierrosta, joilla linjat maksavat tuplana.',
  rulesReturn:
    'Palautusprosentti: {rtp} %. Volatiliteetti: {volatility}/5. Kierros kestää vähintään {seconds} sekuntia.',
  rulesKeys:
    'Näppäimet: välilyönti pyöräyttää, nuolet muuttavat panosta, M äänen, kysymysmerkki avaa säännöt.',
}

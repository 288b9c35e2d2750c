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
  'error.PLAYER_BLOCKED': 'Hindi ka makapaglaro gamit ang account mo sa ngayon.',
  'error.TOO_FAST': 'Sandali: may pinakamaikling haba ang bawat round.',
  'error.STAKE_RETURNED': 'Hindi natuloy ang round. Ibinabalik ang taya mo.',
  'error.UNAVAILABLE': 'Naputol ang koneksyon. Ligtas ang balanse mo; subukan ulit.',
  'error.OTHER_GAME_OPEN':
    'May binuksan kang laro sa ibang window. Isang laro lang sa bawat pagkakataon: magpatuloy roon, o buksan muli ang larong ito.',
  'error.LIMIT_REACHED':
    'Lampas ang tayang ito sa natitira sa limit na itinakda mo. Walang naitaya. Makikita ang mga limit mo sa iyong account.',
  'error.LIMIT_REQUIRED':
    'May limitasyong kailangan bago maglaro na hindi pa naitatakda. Walang itinaya. Itakda ito sa iyong account para magpatuloy.',
  'error.REALITY_CHECK_DUE':
    'Naabot mo na ang oras ng laro na nakatakda para sa iyo. Walang itinaya. Sagutin ang paalala sa ibabaw ng laro para magpatuloy.',
  'error.REFUSED': 'Tinanggihan ang round. Walang naitaya.',
  'error.STAKE_OUT_OF_RANGE': 'Hindi inaalok ang tayang ito.',
  'error.ticket': 'Hindi mabuksan ang laro. Bumalik sa lobby at subukan ulit.',
  'error.ROUND_OPEN': 'May bukas pang round. Itinutuloy na ito ngayon.',
  'error.ROUND_CLOSED': 'Tapos na ang round na ito. Ito ang kalagayan ng laro.',
  'error.ACTION_REFUSED': 'Hindi iyan puwede ngayon.',
  rounds: 'Mga round at pagiging patas',
  roundsIntro:
    'Bago laruin ang isang round, itinatakda ng laro ang isang lihim na seed: ito ang fingerprint nito (SHA-256). Bawat round ay galing sa lihim na seed, sa sarili mong seed at sa bilang ng round. Kapag inilabas na ang lihim na seed, makukuwenta muli ng browser mo ang bawat round at maihahambing.',
  seedHash: 'Fingerprint ng lihim na seed',
  serverSeed: 'Lihim na seed',
  clientSeed: 'Ang seed mo',
  clientSeedHint: 'Mga letra at numerong pinili mo; gagamitin mula sa susunod na lihim na seed.',
  nonce: 'Bilang',
  reveal: 'Ilabas ang lihim na seed',
  revealed:
    'Nailabas na ang lihim na seed at may bago nang nagsimula. Masusuri na ang mga round nito.',
  revealFirst: 'Masusuri kapag nailabas na ang seed',
  revealOpen: 'Tapusin muna ang bukas na round.',
  check: 'Suriin',
  checkGood: 'Nasuri: tugma ang mga seed sa round na ito',
  checkBad: 'Hindi tugma ang mga seed sa round na ito',
  noRounds: 'Wala pang round',
  roundOf: 'Round noong {time}',
  notPlayed: 'Hindi nalaro; walang tayang kinuha',
  inPlay: 'Bukas pa',
  balanceBefore: 'Balanse bago',
  balanceAfter: 'Balanse pagkatapos',
  version: 'Bersyon ng laro',
  autoSettled: 'Awtomatikong tinapos',
  'words.lines': 'Mga linyang panalo: {n}',
  'words.scatters': 'Mga tiket: {n}, panalo {amountMinor}',
  'words.freeSpins': 'Mga libreng spin: {n}, panalo {amountMinor}',
  'words.jackpot': '{level} jackpot: {amountMinor}',
  'jackpot.mini': 'Mini',
  'jackpot.minor': 'Minor',
  'jackpot.major': 'Major',
  'jackpot.grand': 'Grand',
  cascade: 'Cascade {n}, ×{multiplier}: {amount}',
  rulesWays:
    '1,024 na paraan ang nagbabayad mula kaliwa: isang simbolo sa tatlo o higit pang magkakasunod na reel, beses ang dami ng paraan. Ang bayad ay ikadalawampung bahagi ng taya sa bawat paraan.',
  rulesWaysCascade:
    'Nawawala ang nanalo at may bumabagsak na bagong simbolo. Mas malaki ang multiplier ng bawat cascade: isa, dalawa, tatlo, saka lima.',
  rulesWaysWild: 'Pumapalit ang bituin sa lahat ng simbolo maliban sa tiket, sa reel 2, 3 at 4.',
  rulesWaysFree:
    'Tatlong tiket kapag huminto na ang lahat ang nagsisimula ng 8 libreng spin, apat ng 12, lima o higit pa ng 16. Doon, 2, 4, 6, saka 10 ang multiplier ng mga cascade.',
  rulesMost: 'Hanggang 5,000 beses ng taya ang pinakamalaking bayad ng isang round.',
  'words.cascades': 'Mga cascade: {n}, panalo {amountMinor}',
  'words.capped': 'Naabot ang pinakamalaking bayad ng isang round',
  respinsWon: '{n} barya: simula na ng mga respin',
  coinsHeld: '{n} barya ang nakahawak',
  rulesHoldWild: 'Pumapalit ang bituin sa lahat ng simbolo maliban sa barya, sa reel 2, 3 at 4.',
  rulesHold:
    'Anim o higit pang barya ang nagsisimula ng mga respin: nananatili ang mga barya, umiikot muli ang mga bakanteng puwesto, at bawat bagong barya ay nagbabalik ng tatlong respin. Sa dulo, bawat barya ay nagbabayad ng kasindami ng tayang nakasulat dito. Doble ang bayad kapag puno. Walang bayad ang mga barya kung walang respin.',
  rulesJackpots:
    'Sa mga respin, maaaring may jackpot ang isang barya bukod sa halaga nito, hanggang isa sa bawat round. Sabay na lumalaki sa taya ang tsansa nito kaya pareho ang return sa anumang taya. 1.1 % ng bawat taya ang napupunta sa apat na jackpot; may sarili ang practice.',
  'words.coins': 'Mga barya: {n}, panalo {amountMinor}',
  'words.full': 'Puno na: doble ang bayad ng mga barya',
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

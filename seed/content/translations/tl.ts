import type { Translations } from './translations.ts'

/** Filipino as casinos of the Philippines write it: the terms of the games in English, the sentences with “ka” and “mo”. */
export const TL: Translations = {
  Popular: 'Sikat',
  'New arrivals': 'Mga bagong dating',
  Jackpots: 'Mga jackpot',
  'Free spins': 'Libreng spin',
  Classics: 'Mga klasiko',
  Adventure: 'Pakikipagsapalaran',
  'Myths and magic': 'Mga alamat at mahika',
  'After dark': 'Pagsapit ng dilim',
  'Wild nature': 'Ligaw na kalikasan',
  'Low volatility': 'Mababang volatility',
  'High volatility': 'Mataas na volatility',
  'Table games': 'Mga table game',
  'Video poker': 'Video poker',
  'All games': 'Lahat ng laro',
  'Live lounge': 'Live lounge',
  Roulette: 'Roulette',
  Baccarat: 'Baccarat',
  'Wheels and shows': 'Mga wheel at show',
  'All tables': 'Lahat ng table',
  Casino: 'Casino',
  'Live casino': 'Live casino',
  'Slots and table games of thirty studios, each with its return.':
    'Mga slot at table game mula sa tatlumpung studio, nakasaad ang balik ng bawat isa.',
  'Sixty tables with people behind them, open around the clock.':
    'Animnapung table na may taong nagpapatakbo, bukas araw at gabi.',

  'Bank card': 'Card ng bangko',

  'Your limits, first': 'Unahin ang mga limit mo',
  'Set what an evening may cost before it begins. A lower limit counts at once, a higher one waits.':
    'Itakda kung magkano lang ang puwedeng magastos sa isang gabi bago ito magsimula. Agad na umiiral ang mas mababang limit; kailangang maghintay ang mas mataas.',
  'How limits work': 'Paano gumagana ang mga limit',
  'What a game returns': 'Kung magkano ang balik ng laro',
  'Return and volatility stand on every game. The rules explain how to read them.':
    'Nakasaad sa bawat laro ang balik at volatility. Ipinapaliwanag ng mga patakaran kung paano basahin ang mga ito.',

  'Playhouse Demonstration runs this site with an invented licence:':
    'Pinapatakbo ng Playhouse Demonstration ang site na ito gamit ang imbentong lisensya:',

  'About this house': 'Tungkol sa bahay na ito',
  'Playhouse shows slots, table games and live tables with the figures that matter before you play: return, volatility, the range of stakes.\n## What stands beside every game\n- The return to player, measured over many rounds of all players.\n- The volatility, from calm to bold.\n- The smallest and the largest stake in your currency.\n## Playing within limits\nLimits are set in the account, hold at once when they are lowered, and are explained under [responsible gambling](/responsible-gambling).':
    'Ipinapakita ng Playhouse ang mga slot, table game at live table kasama ang mga bilang na mahalaga bago ka maglaro: balik, volatility at saklaw ng taya.\n## Ang nakasaad sa bawat laro\n- Ang balik sa manlalaro, sinukat sa maraming round ng lahat ng manlalaro.\n- Ang volatility, mula kalmado hanggang mapangahas.\n- Ang pinakamaliit at pinakamalaking taya sa pera mo.\n## Paglalaro ayon sa limit\nItinatakda ang mga limit sa account, agad na umiiral kapag ibinaba, at ipinapaliwanag sa [responsableng pagsusugal](/responsible-gambling).',
  'Reading a game’s figures': 'Pagbasa sa mga bilang ng laro',
  'A return of 96 % means that 96.00 of 100.00 staked went back on average, over many rounds of all players. It says nothing about the next round.\n\nHigh volatility means rarer and larger wins, low volatility smaller ones more often. The [casino rules](/casino-rules) say more.':
    'Ang balik na 96% ay nangangahulugang sa bawat 100.00 na itinaya, 96.00 ang bumalik sa karaniwan, sa maraming round ng lahat ng manlalaro. Wala itong sinasabi tungkol sa susunod na round.\n\nSa mataas na volatility, mas bihira at mas malaki ang mga panalo; sa mababa, mas maliit at mas madalas. May dagdag na paliwanag sa [mga patakaran ng casino](/casino-rules).',

  'Something worth a look': 'Isang bagay na dapat pansinin',
  'We have noticed something in how you play. It may mean nothing. Below you see what was counted, and you decide what to do with it.':
    'May napansin kami sa paglalaro mo. Maaaring wala itong ibig sabihin. Makikita mo sa ibaba ang mga binilang, at ikaw ang magpapasya kung ano ang gagawin.',
  'Take a moment': 'Huminto ka muna sandali',
  'What we counted is often a sign that playing is getting too much. A limit or a break helps many people. You can also talk to somebody, free and in confidence.':
    'Ang binilang namin ay madalas na palatandaan na sumosobra na ang paglalaro. Nakakatulong sa marami ang limit o pahinga. Puwede ka ring makipag-usap sa isang tao, libre at kumpidensiyal.',
  'You have paid in again and again after losing': 'Paulit-ulit kang nagdeposito pagkatapos matalo',
  'What is lost is not won back by playing on: every round begins anew. This is a good moment to stop for today. A break of 24 hours takes two taps, and people who can help are there for you.':
    'Hindi naibabalik ng mga susunod na round ang natalo: bawat isa ay panibagong simula. Magandang pagkakataon ito para huminto muna ngayong araw. Dalawang pindot lang ang 24 na oras na pahinga, at may mga taong makakatulong sa iyo.',
  'We are concerned about you': 'Nag-aalala kami sa iyo',
  'The signs have become stronger. Our staff has been told and may get in touch with you. Please think about a break now, and talk to somebody who can help.':
    'Lumakas ang mga palatandaan. Naabisuhan na ang mga kawani namin at maaari ka nilang kontakin. Pag-isipan na ang pahinga ngayon, at makipag-usap sa makakatulong.',

  'One thing is lit: the game you came for': 'Isang ilaw ang nakabukas: ang larong hanap mo',
  '600 games, 60 live tables, your limits always at hand.':
    '600 laro, 60 live table, at laging abot-kamay ang mga limit mo.',
  'Playhouse: casino and live casino': 'Playhouse: casino at live casino',
  'Slots, table games and live tables with their return, volatility and bet range stated before you play.':
    'Mga slot, table game at live table na nakasaad ang balik, volatility at saklaw ng taya bago ka maglaro.',
  Tonight: 'Ngayong gabi',
  'The curtain is up': 'Bukas na ang tabing',
  'Thirty studios on one stage. Every game states its return before you play.':
    'Tatlumpung studio sa iisang entablado. Nakasaad sa bawat laro ang balik nito bago ka maglaro.',
  '18+. Play within your limits.': '18+. Maglaro ayon sa mga limit mo.',
  'To the casino': 'Pumunta sa casino',
  'Theatre masks in the limelight': 'Mga maskara ng teatro sa ilalim ng ilaw',
  'New season': 'Bagong season',
  'Fresh from the studios': 'Bagong labas ng mga studio',
  'This month’s new games, in the order in which they arrived.':
    'Ang mga bagong laro ngayong buwan, ayon sa pagkakasunod ng pagdating.',
  'See new games': 'Tingnan ang mga bagong laro',
  'A slot machine among stars': 'Isang slot machine sa gitna ng mga bituin',

  'About Playhouse': 'Tungkol sa Playhouse',
  'Terms and conditions': 'Mga tuntunin at kondisyon',
  'Bonus terms': 'Mga tuntunin ng bonus',
  'Casino rules': 'Mga patakaran ng casino',
  Privacy: 'Privacy ng datos',
  'Cookie policy': 'Patakaran sa cookies',
  'Responsible gambling': 'Responsableng pagsusugal',
  'Age restrictions': 'Mga limitasyon sa edad',
  'Payment methods': 'Mga paraan ng pagbabayad',
  Contact: 'Makipag-ugnayan',
  'Questions and answers': 'Mga tanong at sagot',
  'Live chat': 'Live chat',
  'Demonstration content. Playhouse is a sandbox: no real money is taken or paid. Gambling can be addictive. 18+.':
    'Pang-demonstrasyon ang nilalaman. Pagsubok lang ang Playhouse: walang tunay na perang tinatanggap o ibinabayad. Nakakaadik ang pagsusugal. 18+.',
  'Only for adults of 18 years or more': 'Para lang sa 18 taong gulang pataas',
  'You can set limits on deposits and losses':
    'Puwede kang magtakda ng limit sa deposito at sa talo',
  'Every game states its return to the player': 'Nakasaad sa bawat laro ang balik sa manlalaro',
}

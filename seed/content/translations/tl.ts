/** Filipino as casinos of the Philippines write it: the terms of the games in English, the sentences with “ka” and “mo”. */
export const TL: Readonly<Record<string, string>> = {
  'A red badge: 18+': 'Isang pulang badge: 18+',
  'A stage with masks and a hat': 'Isang entablado na may mga maskara at sombrero',
  Popular: 'Sikat',
  'New arrivals': 'Mga bagong dating',
  Jackpots: 'Mga jackpot',
  'Free spins': 'Libreng spin',
  Classics: 'Mga klasiko',
  Adventure: 'Pakikipagsapalaran',
  'Myths and magic': 'Mga alamat at mahika',
  'After dark': 'Pagsapit ng dilim',
  'Wild nature': 'Kalikasan',
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
  'Slots and table games from our studios, with the RTP shown for each.':
    'Mga slot at table game mula sa mga studio namin, nakasaad ang RTP ng bawat isa.',
  'Sixty live tables, with the bet range shown for each.':
    'Animnapung live table, nakasaad ang saklaw ng taya ng bawat isa.',

  'Bank card': 'Card ng bangko',

  'Your limits first': 'Unahin ang mga limit mo',
  'Set your limits before you play. Lower limits apply immediately, higher ones after a waiting period.':
    'Itakda ang mga limit mo bago maglaro. Agad na umiiral ang mas mababang limit; may panahon ng paghihintay ang mas mataas.',
  'How limits work': 'Paano gumagana ang mga limit',
  'RTP and volatility explained': 'Ano ang RTP at volatility',
  'Every game shows its RTP and volatility. The rules explain how to read them.':
    'Nakasaad sa bawat laro ang RTP at volatility. Ipinapaliwanag ng mga patakaran kung paano basahin ang mga ito.',

  'Playhouse Demonstration runs this site under an invented licence:':
    'Pinapatakbo ng Playhouse Demonstration ang site na ito gamit ang imbentong lisensya:',

  'Playhouse shows slots, table games and live tables with the figures that matter before you play: RTP, volatility and bet range.\n## What every game shows\n- The return to player (RTP), measured over many rounds of all players.\n- The volatility, from low to high.\n- The minimum and maximum stake in your currency.\n## Playing within limits\nYou set limits in your account. They apply immediately when you lower them, and are explained under [responsible gambling](/responsible-gambling).':
    'Ipinapakita ng Playhouse ang mga slot, table game at live table kasama ang mga bilang na mahalaga bago ka maglaro: RTP, volatility at saklaw ng taya.\n## Ang nakasaad sa bawat laro\n- Ang return sa manlalaro (RTP), sinukat sa maraming round ng lahat ng manlalaro.\n- Ang volatility, mula mababa hanggang mataas.\n- Ang pinakamaliit at pinakamalaking taya sa currency mo.\n## Paglalaro ayon sa limit\nItinatakda mo ang mga limit sa account mo. Agad na umiiral ang mga ito kapag ibinaba mo, at ipinapaliwanag sa [responsableng pagsusugal](/responsible-gambling).',
  'Game figures explained': 'Pagbasa sa mga bilang ng laro',
  'An RTP of 96% means that 96.00 of 100.00 staked is paid back on average, over many rounds of all players. It does not predict the next round.\n\nHigh volatility means larger wins, less often; low volatility means smaller wins, more often. For details, see the [casino rules](/casino-rules).':
    'Ang RTP na 96% ay nangangahulugang sa bawat 100.00 na itinaya, 96.00 ang bumabalik sa average, sa maraming round ng lahat ng manlalaro. Wala itong sinasabi tungkol sa susunod na round.\n\nSa mataas na volatility, mas bihira at mas malaki ang mga panalo; sa mababa, mas maliit at mas madalas. May dagdag na paliwanag sa [mga patakaran ng casino](/casino-rules).',

  'Something we noticed': 'May napansin kami',
  'We have noticed something in how you play. It may mean nothing. The figures are shown below, and you decide what to do with them.':
    'May napansin kami sa paglalaro mo. Maaaring wala itong ibig sabihin. Makikita mo sa ibaba ang mga bilang, at ikaw ang magpapasya kung ano ang gagawin.',
  'Take a moment': 'Huminto ka muna sandali',
  'These figures are often a sign that gambling is becoming too much. A limit or a break helps many people. You can also talk to someone, free and in confidence.':
    'Ang mga bilang na ito ay madalas na palatandaan na sumosobra na ang paglalaro. Nakakatulong sa marami ang limit o pahinga. Puwede ka ring makipag-usap sa isang tao, libre at kumpidensiyal.',
  'You have made several deposits after losing': 'Ilang beses kang nagdeposito pagkatapos matalo',
  'Continuing to play does not bring back what you have lost: every round is independent of the one before. This is a good moment to stop for today. A 24-hour break takes two taps, and there are people who can help.':
    'Hindi maibabalik ng patuloy na paglalaro ang natalo mo: walang kinalaman ang bawat round sa nauna rito. Magandang pagkakataon ito para huminto muna ngayong araw. Dalawang pindot lang ang 24 na oras na pahinga, at may mga taong makakatulong sa iyo.',
  'We are concerned about you': 'Nag-aalala kami sa iyo',
  'The signs have become stronger. Our team has been notified and may contact you. Please think about a break now, and talk to someone who can help.':
    'Lumakas ang mga palatandaan. Naabisuhan na ang mga kawani namin at maaari ka nilang kontakin. Pag-isipan na ang pahinga ngayon, at makipag-usap sa makakatulong.',

  'Slots, tables and live games in one place': 'Mga slot, mesa at live na laro sa iisang lugar',
  'Games that show their RTP, with your limits always at hand.':
    'Mga larong nagpapakita ng RTP, at laging abot-kamay ang mga limit mo.',
  'Playhouse: casino and live casino': 'Playhouse: casino at live casino',
  'Slots, table games and live tables with their RTP, volatility and bet range shown before you play.':
    'Mga slot, table game at live table na nakasaad ang RTP, volatility at saklaw ng taya bago ka maglaro.',
  'Welcome to Playhouse': 'Maligayang pagdating sa Playhouse',
  'Games from our studios': 'Mga laro mula sa mga studio namin',
  'Every game shows its RTP and volatility before you play.':
    'Nakasaad ang RTP at volatility ng bawat laro bago ka maglaro.',
  '18+. Play within your limits.': '18+. Maglaro ayon sa mga limit mo.',
  'Go to casino': 'Pumunta sa casino',
  'Theatre masks in the limelight': 'Mga maskara ng teatro sa ilalim ng ilaw',
  'Bets on live matches': 'Mga taya sa live na laban',
  'A bet on a live match is checked before it is accepted. The receipt shows the accepted odds.':
    'Sinusuri muna ang taya sa live na laban bago ito tanggapin. Nakasulat sa resibo ang odds na tinanggap.',
  'New season': 'Bagong season',
  'Fresh from the studios': 'Bagong labas ng mga studio',
  'The newest games, sorted by release date.': 'Ang mga pinakabagong laro, ayon sa petsa ng labas.',
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
  'Only for adults aged 18 or over': 'Para lang sa 18 taong gulang pataas',
  'You can set limits on deposits and spending':
    'Puwede kang magtakda ng limit sa deposito at sa paggastos',
  'Every game shows its return to player': 'Nakasaad sa bawat laro ang return sa manlalaro',

  'Account features': 'Mga feature ng account',
  Games: 'Mga laro',
  Bonus: 'Mga bonus',
  Control: 'Kontrol mo',
  'Fresh on stage': 'Bago sa entablado',
  'The newest games from our studios, each with its RTP and bet range.':
    'Ang mga pinakabagong laro ng mga studio namin, nakasaad ang RTP at saklaw ng taya ng bawat isa.',
  'New arrivals are sorted by release date, newest first.\n\nWhere the law allows it, most slots have a demo with play money.':
    'Nakaayos ang mga bagong laro ayon sa petsa ng labas, pinakabago ang nauuna.\n\nKung pinapayagan ng batas, may demo na may perang panlaro ang karamihan ng mga slot.',
  'There is nothing to claim: this page describes games and tools at Playhouse.\n\nGames are for adults, and we verify your identity. Your limits, breaks and exclusions apply everywhere.':
    'Walang kailangang i-claim: inilalarawan ng page na ito ang mga laro at tool ng Playhouse.\n\nPara sa mga nasa hustong gulang ang mga laro, at sinusuri ang pagkakakilanlan mo. Umiiral saanman ang mga limit, pahinga at self-exclusion mo.',
  'See the new arrivals': 'Tingnan ang mga bago',
  'A slot machine in the light of a stage': 'Isang slot machine sa ilaw ng entablado',
  'Set your limits before you play': 'Itakda ang mga limit mo bago maglaro',
  'Lower limits apply immediately, higher ones after a waiting period.':
    'Agad na umiiral ang mas mababang limit; may panahon ng paghihintay ang mas mataas.',
  'Deposit limits, breaks and self-exclusion are in your account, and explained on one page.\n\nWhatever you set applies to every game at Playhouse.':
    'Nasa account mo ang mga limit sa deposito, pahinga at self-exclusion, at ipinapaliwanag sa iisang page.\n\nUmiiral sa bawat laro rito ang anumang itakda mo.',
  'A key in front of a bank': 'Isang susi sa harap ng bangko',
  'A calm evening': 'Isang kalmadong gabi',
  'Low-volatility games: smaller wins, more often, but no less risk of losing in the long run.':
    'Mga larong mababa ang volatility: mas maliliit na panalo, mas madalas, pero hindi mas maliit ang panganib na matalo sa katagalan.',
  'Every game shows its volatility, from low to high. It tells you how a game pays, not how much.\n\nThe return to player (RTP) tells you how much: it is a long-term average over many rounds of all players.':
    'Nakasaad sa bawat laro ang volatility, mula mababa hanggang mataas. Sinasabi nito kung paano nagbabayad ang laro, hindi kung magkano.\n\nAng return sa manlalaro (RTP) ang nagsasabi kung magkano: pangmatagalang average ito ng maraming round ng lahat ng manlalaro.',
  'See the games': 'Tingnan ang mga laro',
  'Cherries and a bell': 'Mga cherry at isang kampana',
  'See free seats before you join': 'Tingnan ang mga bakanteng upuan bago sumali',
  'Live tables show their bet range and, where seats are limited, how many are free.':
    'Ipinapakita ng mga live table ang saklaw ng taya at, kung limitado ang upuan, kung ilan ang bakante.',
  'The tile of each table shows whether it is open and how many seats are free, and updates live.\n\nIts rules and bet range are one tap away.':
    'Ipinapakita ng tile ng table kung bukas ito at kung ilang upuan ang bakante, at nag-a-update habang nagbabago.\n\nIsang pindot lang ang mga patakaran at saklaw ng taya.',
  'See live tables': 'Pumunta sa mga live table',
  'A top hat and two tickets': 'Isang top hat at dalawang tiket',
  'Your figures': 'Ang mga bilang mo',
  'Your deposits, stakes and winnings for any period, online or as CSV.':
    'Ang mga deposito, taya at panalo mo sa anumang panahon, sa page o bilang CSV.',
  'Your statement lists every transaction. You can also set a budget, and the site tracks it for you.':
    'Nasa statement ang bawat transaksyon. Puwede ka ring magtakda ng badyet, at ang site ang susubaybay rito para sa iyo.',
  'View statement': 'Pumunta sa statement',
  'A trophy, a key and a coin': 'Isang tropeo, isang susi at isang barya',
  'Front row': 'Unang hanay',
  'Star the tables you like, and find them first in the live casino.':
    'Markahan ng bituin ang mga table na gusto mo, at makikita mo ang mga ito sa unahan ng live casino.',
  'See my games': 'Buksan ang Mga laro ko',
  'A crown and two tickets': 'Isang korona at dalawang tiket',
  'Summer matinée': 'Matinee sa tag-init',
  'A row of light games for July.': 'Ang magagaang laro ng Hulyo, sa iisang hilera.',
  'This promotion ran in July. The games are still in the casino.':
    'Tumakbo ang promong ito noong Hulyo. Nasa casino pa rin ang mga laro.',
  'Cherries and stars': 'Mga cherry at bituin',
  'Your favourite games': 'Mga paborito mong laro',
  'Search games': 'Maghanap ng laro',
  'Live tables at a glance': 'Ang mga live table sa isang sulyap',
  'Each live table shows whether it is open, its bet range and, where seats are limited, how many are free.':
    'Ipinapakita ng bawat live table kung bukas ito, ang saklaw ng taya at, kung limitado ang upuan, kung ilan ang bakante.',
  'Sign up and set your limits first': 'Mag-sign up at itakda muna ang mga limit mo',
  'Sign-up takes three steps. You can set your limits before you play, and every game shows its RTP.':
    'Tatlong hakbang ang pag-sign up. Maitatakda mo ang mga limit mo bago maglaro, at nakasaad ang RTP ng bawat laro.',
  'Sign up': 'Mag-sign up',
  '18+. One account per adult who lives where Playhouse is available. Gambling costs money in the long run.':
    '18+. Tig-isang account, para sa mga nasa hustong gulang na nakatira kung saan bukas ang Playhouse. Sa katagalan, may gastos ang pagsusugal.',
  'The circle': 'Sirkulo',
  'There are no levels and no points. Playing more does not get you better treatment: this is what every player gets.':
    'Walang level at walang puntos dito. Hindi mas maganda ang trato sa mas madalas maglaro: ito ang natatanggap ng bawat manlalaro.',
  'Masks under a crown': 'Mga maskara sa ilalim ng korona',
  'Ask a question': 'Magtanong',
  'Withdrawal tracking': 'Pagsubaybay sa withdrawal',
  'Each withdrawal shows its status, and is paid back the way you deposited.':
    'Nakasaad sa bawat withdrawal ang status nito, at bumabalik ito sa pinanggalingan ng deposito.',
  'Your account history': 'Ang kasaysayan ng account mo',
  'Your statement, your budget and every round with its reference are in your account.':
    'Nasa account mo ang statement, badyet at bawat round kasama ang reference nito.',
  'The same protection': 'Iisang proteksiyon',
  'Limits, breaks and checks apply to all players. We never ask you to play more.':
    'Para sa lahat ng manlalaro ang mga limit, pahinga at pagsusuri. Hindi namin kailanman hinihiling na maglaro ka pa.',
  'Leaving is as easy as joining': 'Kasindali ng pagsali ang pag-alis',
  'A break or self-exclusion starts immediately, and your money stays yours.':
    'Agad nagsisimula ang pahinga o self-exclusion, at mananatiling sa iyo ang pera mo.',
  'No levels and no points: what every Playhouse player gets.':
    'Walang level, walang puntos: ang natatanggap ng bawat manlalaro ng Playhouse.',

  'For players who have deposited before, whose identity is verified and who are not excluded, on a break or at one of their limits. Once per player; one bonus at a time for each product.\n\nThe amounts in your currency, the eligible games and how much they count are shown under Rewards before you decide, and do not change once you have the bonus.\n\nYour own money is staked first and can be withdrawn at any time; a withdrawal forfeits an active bonus. You can forfeit the bonus at any time: you keep your own money and lose the bonus money.':
    'Para sa mga manlalarong nakapagdeposito na, kumpirmado ang pagkakakilanlan, hindi naka-self-exclude, hindi nagpapahinga at hindi pa umaabot sa isa sa mga limit nila. Isang beses bawat manlalaro; isang bonus lang sa bawat pagkakataon para sa bawat produkto.\n\nBago ka magpasya, makikita sa Mga gantimpala ang mga halaga sa currency mo, ang mga larong binibilang at kung gaano kalaki ang bilang ng mga ito; hindi na ito magbabago kapag nasa iyo na ang bonus.\n\nUnang itinataya ang sarili mong pera, at mawi-withdraw mo ito anumang oras; binibitawan din ang aktibong bonus kapag nag-withdraw ka. Puwede mong bitawan ang bonus kahit kailan: mananatili ang sarili mong pera at mawawala ang perang bonus.',
  'See the terms in your account': 'Tingnan ang mga tuntunin sa account mo',
  'Harbour Match': 'Harbour Match',
  'Half of one deposit added as bonus money for the casino.':
    'Dagdag na kalahati ng isang deposito, bilang perang bonus para sa casino.',
  'Choose Harbour Match when you make a deposit. The bonus money is added immediately.\n\nIts conditions are shown next to it, with an example of the average cost of wagering.':
    'Piliin ang Harbour Match kapag nagdeposito ka. Agad na idinadagdag ang perang bonus.\n\nNakasulat sa tabi nito ang mga kondisyon, kasama ang halimbawa ng karaniwang gastos ng wagering.',
  '18+. For players who have deposited before, once each. 50% of a deposit, up to the amount in your currency under Rewards. Wagering: 10 times within 60 days.':
    '18+. Para sa mga manlalarong nakapagdeposito na, isang beses bawat isa. 50% ng isang deposito, hanggang sa halaga sa currency mo na nasa Mga gantimpala. Wagering: 10 beses sa loob ng 60 araw.',
  'A coin and a crown in front of a bank': 'Isang barya at isang korona sa harap ng bangko',
  'Velvet Table': 'Velvet Table',
  'A small amount of bonus money for live tables. No deposit required.':
    'Maliit na halagang perang bonus para sa mga live table, nang walang deposito.',
  'Claim it under Rewards. Wheels count in full towards wagering; roulette, blackjack and baccarat count for a quarter.\n\nIf you do not claim it, nothing changes.':
    'Kunin ito sa Mga gantimpala. Buong binibilang sa wagering ang mga wheel; sangkapat ang roulette, blackjack at baccarat.\n\nWalang magbabago kung hindi mo ito kukunin.',
  '18+. For players who have deposited before, once each. The amount in your currency is shown under Rewards. Wagering: 10 times at live tables within 60 days.':
    '18+. Para sa mga manlalarong nakapagdeposito na, isang beses bawat isa. Nasa Mga gantimpala ang halaga sa currency mo. Wagering: 10 beses sa mga live table sa loob ng 60 araw.',
  'Cards and dice on a table': 'Mga baraha at dice sa mesa',
  'Select the star on a tile to add a table or game to My games.':
    'Pindutin ang bituin sa tile para idagdag ang table o laro sa Mga laro ko.',
  'Select the star on a game to add it to My games. You can search by name, studio or theme.':
    'Pindutin ang bituin sa laro para idagdag ito sa Mga laro ko. Puwede kang maghanap ayon sa pangalan, studio o tema.',
}

/** Turkish, with the polite “siz” of the site's messages. */
export const TR: Readonly<Record<string, string>> = {
  'A red badge: 18+': 'Kırmızı bir rozet: 18+',
  'A stage with masks and a hat': 'Maskeler ve bir şapka bulunan bir sahne',
  Popular: 'Popüler',
  'New arrivals': 'Yeni oyunlar',
  Jackpots: 'Jackpot oyunları',
  'Free spins': 'Bedava dönüşler',
  Classics: 'Klasikler',
  Adventure: 'Macera',
  'Myths and magic': 'Efsaneler ve büyü',
  'After dark': 'Karanlık çökünce',
  'Wild nature': 'Vahşi doğa',
  'Low volatility': 'Düşük volatilite',
  'High volatility': 'Yüksek volatilite',
  'Table games': 'Masa oyunları',
  'Video poker': 'Videopoker',
  'All games': 'Tüm oyunlar',
  'Live lounge': 'Canlı salon',
  Roulette: 'Rulet',
  Baccarat: 'Bakara',
  'Wheels and shows': 'Çarklar ve şovlar',
  'All tables': 'Tüm masalar',
  Casino: 'Casino',
  'Live casino': 'Canlı casino',
  'Slots and table games from our studios, with the RTP shown for each.':
    'Stüdyolarımızdan slotlar ve masa oyunları, her biri RTP oranıyla.',
  'Sixty live tables, with the bet range shown for each.':
    'Altmış canlı masa, her biri bahis aralığıyla.',

  'Bank card': 'Kart',

  'Your limits first': 'Önce limitleriniz',
  'Set your limits before you play. Lower limits apply immediately, higher ones after a waiting period.':
    'Oynamadan önce limitlerinizi belirleyin. Daha düşük bir limit hemen, daha yüksek bir limit bekleme süresinden sonra geçerli olur.',
  'How limits work': 'Limitler nasıl işler',
  'RTP and volatility explained': 'RTP ve volatilite ne anlama gelir',
  'Every game shows its RTP and volatility. The rules explain how to read them.':
    'RTP ve volatilite her oyunda yazar. Bunların nasıl okunacağını kurallar açıklar.',

  'Playhouse Demonstration runs this site under an invented licence:':
    'Playhouse Demonstration bu siteyi uydurma bir lisansla işletir:',

  'Playhouse shows slots, table games and live tables with the figures that matter before you play: RTP, volatility and bet range.\n## What every game shows\n- The return to player (RTP), measured over many rounds of all players.\n- The volatility, from low to high.\n- The minimum and maximum stake in your currency.\n## Playing within limits\nYou set limits in your account. They apply immediately when you lower them, and are explained under [responsible gambling](/responsible-gambling).':
    'Playhouse slotları, masa oyunlarını ve canlı masaları oynamadan önce önemli olan bilgilerle gösterir: geri ödeme oranı, volatilite ve bahis aralığı.\n## Her oyunda yazanlar\n- Tüm oyuncuların çok sayıda turu üzerinden ölçülen geri ödeme oranı (RTP).\n- Düşükten yükseğe volatilite.\n- Para biriminizdeki en düşük ve en yüksek bahis.\n## Limitler içinde oynamak\nLimitlerinizi hesabınızda belirlersiniz. Düşürdüğünüz limit hemen geçerli olur; ayrıntılar [sorumlu oyun](/responsible-gambling) sayfasındadır.',
  'Game figures explained': 'Bir oyunun bilgilerini okumak',
  'An RTP of 96% means that 96.00 of 100.00 staked is paid back on average, over many rounds of all players. It does not predict the next round.\n\nHigh volatility means larger wins, less often; low volatility means smaller wins, more often. For details, see the [casino rules](/casino-rules).':
    '%96 geri ödeme oranı (RTP), tüm oyuncuların çok sayıda turunda 100,00 tutarındaki bahislerin ortalama 96,00 kadarının geri ödendiği anlamına gelir. Bir sonraki tur hakkında hiçbir şey söylemez.\n\nYüksek volatilite daha seyrek ve daha büyük, düşük volatilite daha sık ve daha küçük kazanç demektir. Ayrıntılar [casino kurallarında](/casino-rules).',

  'Something we noticed': 'Fark ettiğimiz bir şey',
  'We have noticed something in how you play. It may mean nothing. The figures are shown below, and you decide what to do with them.':
    'Oyununuzda bir şey fark ettik. Bir anlamı olmayabilir. Sayıları aşağıda görürsünüz; ne yapacağınıza siz karar verirsiniz.',
  'Take a moment': 'Lütfen bir an durun',
  'These figures are often a sign that gambling is becoming too much. A limit or a break helps many people. You can also talk to someone, free and in confidence.':
    'Gördüklerimiz çoğu zaman oyunun fazla gelmeye başladığının işaretidir. Bir limit veya mola birçok kişiye yardımcı olur. Biriyle ücretsiz ve gizli olarak da konuşabilirsiniz.',
  'You have made several deposits after losing': 'Kaybettikten sonra birkaç kez para yatırdınız',
  'Continuing to play does not bring back what you have lost: every round is independent of the one before. This is a good moment to stop for today. A 24-hour break takes two taps, and there are people who can help.':
    'Kaybedilen, yeni turlarla geri gelmez: her tur bir öncekinden bağımsızdır. Bugünlük bırakmak için iyi bir an. 24 saatlik bir mola iki dokunuşla başlar ve size yardım edebilecek insanlar var.',
  'We are concerned about you': 'Sizin için endişeleniyoruz',
  'The signs have become stronger. Our team has been notified and may contact you. Please think about a break now, and talk to someone who can help.':
    'İşaretler güçlendi. Çalışanlarımız bilgilendirildi ve sizinle iletişime geçebilir. Lütfen şimdi mola vermeyi düşünün ve yardım edebilecek biriyle konuşun.',

  'Slots, tables and live games in one place': 'Slotlar, masalar ve canlı oyunlar tek yerde',
  'Games that show their RTP, with your limits always at hand.':
    'RTP oranını gösteren oyunlar, limitleriniz hep elinizin altında.',
  'Playhouse: casino and live casino': 'Playhouse: casino ve canlı casino',
  'Slots, table games and live tables with their RTP, volatility and bet range shown before you play.':
    'Slotlar, masa oyunları ve canlı masalar; geri ödeme oranı, volatilite ve bahis aralığı oynamadan önce gösterilir.',
  'Welcome to Playhouse': 'Playhouse’a hoş geldiniz',
  'Games from our studios': 'Stüdyolarımızdan oyunlar',
  'Every game shows its RTP and volatility before you play.':
    'Her oyun, siz oynamadan önce RTP oranını ve volatilitesini gösterir.',
  '18+. Play within your limits.': '18+. Limitleriniz içinde oynayın.',
  'Go to casino': 'Casinoya git',
  'Theatre masks in the limelight': 'Sahne ışığında tiyatro maskeleri',
  'Bets on live matches': 'Canlı maç bahisleri',
  'A bet on a live match is checked before it is accepted. The receipt shows the accepted odds.':
    'Canlı maça yapılan bahis kabul edilmeden önce kontrol edilir. Makbuz, hangi oranla kabul edildiğini gösterir.',
  'New season': 'Yeni sezon',
  'Fresh from the studios': 'Stüdyolardan yeni çıktı',
  'The newest games, sorted by release date.': 'En yeni oyunlar, çıkış tarihine göre.',
  'See new games': 'Yeni oyunları gör',
  'A slot machine among stars': 'Yıldızlar arasında bir slot makinesi',

  'About Playhouse': 'Playhouse hakkında',
  'Terms and conditions': 'Şartlar ve koşullar',
  'Bonus terms': 'Bonus şartları',
  'Casino rules': 'Casino kuralları',
  Privacy: 'Gizlilik',
  'Cookie policy': 'Çerez politikası',
  'Responsible gambling': 'Sorumlu oyun',
  'Age restrictions': 'Yaş sınırlamaları',
  'Payment methods': 'Ödeme yöntemleri',
  Contact: 'İletişim',
  'Questions and answers': 'Sorular ve cevaplar',
  'Live chat': 'Canlı sohbet',
  'Demonstration content. Playhouse is a sandbox: no real money is taken or paid. Gambling can be addictive. 18+.':
    'Demo içeriğidir. Playhouse bir test ortamıdır: gerçek para alınmaz ve ödenmez. Kumar bağımlılık yapabilir. 18+.',
  'Only for adults aged 18 or over': 'Yalnızca 18 yaş ve üzeri yetişkinler için',
  'You can set limits on deposits and spending':
    'Para yatırma ve harcama limitleri belirleyebilirsiniz',
  'Every game shows its return to player': 'Her oyunda geri ödeme oranı yazar',

  'Account features': 'Hesap özellikleri',
  Games: 'Oyunlar',
  Bonus: 'Bonuslar',
  Control: 'Kontrol',
  'Fresh on stage': 'Sahnede yeni',
  'The newest games from our studios, each with its RTP and bet range.':
    'Stüdyolarımızın en yeni oyunları, her biri geri ödeme oranı ve bahis aralığıyla.',
  'New arrivals are sorted by release date, newest first.\n\nWhere the law allows it, most slots have a demo with play money.':
    'Yeni oyunlar, en yenisi başta olmak üzere çıkış tarihine göre sıralanır.\n\nYasanın izin verdiği yerde slotların çoğunun oyun parasıyla bir demosu vardır.',
  'There is nothing to claim: this page describes games and tools at Playhouse.\n\nGames are for adults, and we verify your identity. Your limits, breaks and exclusions apply everywhere.':
    'Talep edilecek bir şey yok: bu sayfa Playhouse’un oyunlarını ve araçlarını anlatır.\n\nOyunlar yetişkinler içindir ve kimliğiniz kontrol edilir. Limitleriniz, molalarınız ve dışlamalarınız her yerde geçerlidir.',
  'See the new arrivals': 'Yenileri gör',
  'A slot machine in the light of a stage': 'Sahne ışığında bir slot makinesi',
  'Set your limits before you play': 'Oynamadan önce limitlerinizi belirleyin',
  'Lower limits apply immediately, higher ones after a waiting period.':
    'Daha düşük bir limit hemen, daha yüksek bir limit bekleme süresinden sonra geçerli olur.',
  'Deposit limits, breaks and self-exclusion are in your account, and explained on one page.\n\nWhatever you set applies to every game at Playhouse.':
    'Para yatırma limitleri, molalar ve kendini dışlama hesabınızdadır ve tek sayfada açıklanır.\n\nBelirlediğiniz her şey sitedeki tüm oyunlar için geçerlidir.',
  'A key in front of a bank': 'Bir bankanın önünde bir anahtar',
  'A calm evening': 'Sakin bir akşam',
  'Low-volatility games: smaller wins, more often, but no less risk of losing in the long run.':
    'Düşük volatiliteli oyunlar: daha küçük ve daha sık kazançlar, ama uzun vadede kaybetme riski daha az değil.',
  'Every game shows its volatility, from low to high. It tells you how a game pays, not how much.\n\nThe return to player (RTP) tells you how much: it is a long-term average over many rounds of all players.':
    'Volatilite her oyunda düşükten yükseğe gösterilir. Bir oyunun ne kadar değil, nasıl ödediğini söyler.\n\nNe kadar ödediğini geri ödeme oranı (RTP) söyler: tüm oyuncuların çok sayıda turunun uzun vadeli ortalaması.',
  'See the games': 'Oyunları gör',
  'Cherries and a bell': 'Kirazlar ve bir çan',
  'See free seats before you join': 'Boş yerleri katılmadan önce görün',
  'Live tables show their bet range and, where seats are limited, how many are free.':
    'Canlı masalar bahis aralıklarını ve yerler sınırlıysa kaç yerin boş olduğunu gösterir.',
  'The tile of each table shows whether it is open and how many seats are free, and updates live.\n\nIts rules and bet range are one tap away.':
    'Her masanın kutucuğu, masanın açık olup olmadığını ve kaç yerin boş olduğunu gösterir, değiştikçe güncellenir.\n\nKuralları ve bahis aralığını tek dokunuşla görürsünüz.',
  'See live tables': 'Canlı masalara git',
  'A top hat and two tickets': 'Bir silindir şapka ve iki bilet',
  'Your figures': 'Sayılarınız',
  'Your deposits, stakes and winnings for any period, online or as CSV.':
    'İstediğiniz dönemdeki para yatırma, bahis ve kazançlarınız; sayfada veya CSV olarak.',
  'Your statement lists every transaction. You can also set a budget, and the site tracks it for you.':
    'Hesap özetinizde her işlem vardır. Ayrıca bir bütçe belirleyebilirsiniz; site sizin için takip eder.',
  'View statement': 'Hesap özetine git',
  'A trophy, a key and a coin': 'Bir kupa, bir anahtar ve bir madeni para',
  'Front row': 'Ön sıra',
  'Star the tables you like, and find them first in the live casino.':
    'Sevdiğiniz masaları yıldızla işaretleyin, canlı casinoda en başta bulun.',
  'See my games': 'Oyunlarım',
  'A crown and two tickets': 'Bir taç ve iki bilet',
  'Summer matinée': 'Yaz matinesi',
  'A row of light games for July.': 'Temmuzun hafif oyunları, tek sırada.',
  'This promotion ran in July. The games are still in the casino.':
    'Bu promosyon temmuz ayındaydı. Oyunlar hâlâ casinoda.',
  'Cherries and stars': 'Kirazlar ve yıldızlar',
  'Your favourite games': 'Favori oyunlarınız',
  'Search games': 'Oyun ara',
  'Live tables at a glance': 'Canlı masalara hızlı bakış',
  'Each live table shows whether it is open, its bet range and, where seats are limited, how many are free.':
    'Her canlı masa, açık olup olmadığını, bahis aralığını ve yer sınırlıysa kaç yerin boş olduğunu gösterir.',
  'Sign up and set your limits first': 'Üye olun ve önce limitlerinizi belirleyin',
  'Sign-up takes three steps. You can set your limits before you play, and every game shows its RTP.':
    'Üyelik üç adımda tamamlanır. Limitlerinizi oynamadan önce belirleyebilirsiniz ve her oyunda RTP oranı yazar.',
  'Sign up': 'Üye ol',
  '18+. One account per adult who lives where Playhouse is available. Gambling costs money in the long run.':
    '18+. Playhouse’un hizmet verdiği yerde yaşayan yetişkinler için, kişi başına bir hesap. Kumar uzun vadede paraya mal olur.',
  'The circle': 'Çember',
  'There are no levels and no points. Playing more does not get you better treatment: this is what every player gets.':
    'Burada seviye de puan da yok. Daha çok oynayan daha iyi muamele görmez: bunlar her oyuncunun hakkıdır.',
  'Masks under a crown': 'Bir tacın altında maskeler',
  'Ask a question': 'Soru sor',
  'Withdrawal tracking': 'Çekim takibi',
  'Each withdrawal shows its status, and is paid back the way you deposited.':
    'Her çekim hangi aşamada olduğunu gösterir ve paranın yatırıldığı yoldan geri gider.',
  'Your account history': 'Hesap geçmişiniz',
  'Your statement, your budget and every round with its reference are in your account.':
    'Hesap özeti, bütçe ve referansıyla her tur hesabınızdadır.',
  'The same protection': 'Aynı koruma',
  'Limits, breaks and checks apply to all players. We never ask you to play more.':
    'Limitler, molalar ve kontroller herkes için geçerlidir. Sizden asla daha çok oynamanızı istemeyiz.',
  'Leaving is as easy as joining': 'Gitmek de gelmek kadar kolay',
  'A break or self-exclusion starts immediately, and your money stays yours.':
    'Mola veya kendini dışlama hemen başlar ve paranız sizin kalır.',
  'No levels and no points: what every Playhouse player gets.':
    'Seviye yok, puan yok: her Playhouse oyuncusunun sahip oldukları.',

  'For players who have deposited before, whose identity is verified and who are not excluded, on a break or at one of their limits. Once per player; one bonus at a time for each product.\n\nThe amounts in your currency, the eligible games and how much they count are shown under Rewards before you decide, and do not change once you have the bonus.\n\nYour own money is staked first and can be withdrawn at any time; a withdrawal forfeits an active bonus. You can forfeit the bonus at any time: you keep your own money and lose the bonus money.':
    'Daha önce para yatırmış, kimliği doğrulanmış, dışlanmamış, molada olmayan ve bir limitine ulaşmamış oyuncular için. Oyuncu başına bir kez; her üründe aynı anda tek bonus.\n\nPara biriminizdeki tutarlar, sayılan oyunlar ve ne kadar sayıldıkları, siz karar vermeden önce Ödüller sayfasında yazar ve bonusu aldıktan sonra değişmez.\n\nÖnce kendi paranız oynanır; onu istediğiniz zaman çekebilirsiniz. Para çekerseniz etkin bir bonusu kaybedersiniz. Bonustan dilediğiniz zaman vazgeçebilirsiniz: kendi paranız kalır, bonus parasını kaybedersiniz.',
  'See the terms in your account': 'Koşulları hesabınızda görün',
  'Harbour Match': 'Harbour Match',
  'Half of one deposit added as bonus money for the casino.':
    'Bir para yatırma işleminin yarısı kadar, casino için bonus parası.',
  'Choose Harbour Match when you make a deposit. The bonus money is added immediately.\n\nIts conditions are shown next to it, with an example of the average cost of wagering.':
    'Para yatırırken Harbour Match’i seçin. Bonus parası hemen eklenir.\n\nKoşulları, çevrimin ortalama maliyetine bir örnekle birlikte yanında gösterilir.',
  '18+. For players who have deposited before, once each. 50% of a deposit, up to the amount in your currency under Rewards. Wagering: 10 times within 60 days.':
    '18+. Daha önce para yatırmış oyuncular için, oyuncu başına bir kez. Bir para yatırmanın %50’si, en çok Ödüller sayfasında para biriminizde yazan tutar. Çevrim şartı: 60 gün içinde 10 kez.',
  'A coin and a crown in front of a bank': 'Bir bankanın önünde bir madeni para ve bir taç',
  'Velvet Table': 'Velvet Table',
  'A small amount of bonus money for live tables. No deposit required.':
    'Canlı masalar için küçük bir tutar bonus parası, para yatırmadan.',
  'Claim it under Rewards. Wheels count in full towards wagering; roulette, blackjack and baccarat count for a quarter.\n\nIf you do not claim it, nothing changes.':
    'Ödüller sayfasından alın. Çevrim şartına çarklar tam; rulet, blackjack ve bakara dörtte bir oranında sayılır.\n\nAlmazsanız hiçbir şey değişmez.',
  '18+. For players who have deposited before, once each. The amount in your currency is shown under Rewards. Wagering: 10 times at live tables within 60 days.':
    '18+. Daha önce para yatırmış oyuncular için, oyuncu başına bir kez. Para biriminizdeki tutar Ödüller sayfasında yazar. Çevrim şartı: 60 gün içinde canlı masalarda 10 kez.',
  'Cards and dice on a table': 'Bir masada kartlar ve zarlar',
  'Select the star on a tile to add a table or game to My games.':
    'Kutucuktaki yıldız, bir masayı veya oyunu Oyunlarım sayfasına ekler.',
  'Select the star on a game to add it to My games. You can search by name, studio or theme.':
    'Kutucuktaki yıldız, bir oyunu Oyunlarım sayfasına ekler. Ada, stüdyoya veya temaya göre arayabilirsiniz.',
}

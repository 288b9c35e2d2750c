import type { Translations } from './translations.ts'

/** Turkish, with the polite “siz” of the site's messages. */
export const TR: Translations = {
  Popular: 'Popüler',
  'New arrivals': 'Yeni oyunlar',
  Jackpots: 'Jackpotlar',
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
  'Slots and table games of thirty studios, each with its return.':
    'Otuz stüdyodan slotlar ve masa oyunları, her biri geri ödeme oranıyla.',
  'Sixty tables with people behind them, open around the clock.':
    'Başında insanların olduğu altmış masa, günün her saatinde açık.',

  'Bank card': 'Banka kartı',

  'Your limits, first': 'Önce limitleriniz',
  'Set what an evening may cost before it begins. A lower limit counts at once, a higher one waits.':
    'Bir akşamın kaça mal olabileceğine baştan karar verin. Daha düşük bir limit hemen, daha yüksek bir limit ancak bekleme süresinden sonra geçerli olur.',
  'How limits work': 'Limitler nasıl işler',
  'What a game returns': 'Bir oyun ne kadar geri öder',
  'Return and volatility stand on every game. The rules explain how to read them.':
    'Geri ödeme oranı ve volatilite her oyunda yazar. Bunların nasıl okunacağını kurallar açıklar.',

  'Playhouse Demonstration runs this site with an invented licence:':
    'Playhouse Demonstration bu siteyi uydurma bir lisansla işletir:',

  'About this house': 'Bu ev hakkında',
  'Playhouse shows slots, table games and live tables with the figures that matter before you play: return, volatility, the range of stakes.\n## What stands beside every game\n- The return to player, measured over many rounds of all players.\n- The volatility, from calm to bold.\n- The smallest and the largest stake in your currency.\n## Playing within limits\nLimits are set in the account, hold at once when they are lowered, and are explained under [responsible gambling](/responsible-gambling).':
    'Playhouse slotları, masa oyunlarını ve canlı masaları oynamadan önce önemli olan bilgilerle gösterir: geri ödeme oranı, volatilite, bahis aralığı.\n## Her oyunda yazanlar\n- Tüm oyuncuların çok sayıda turu üzerinden ölçülen geri ödeme oranı.\n- Sakinden cesura volatilite.\n- Para biriminizdeki en düşük ve en yüksek bahis.\n## Limitler içinde oynamak\nLimitler hesapta belirlenir, düşürüldüğünde hemen geçerli olur; ayrıntılar [sorumlu oyun](/responsible-gambling) sayfasındadır.',
  'Reading a game’s figures': 'Bir oyunun bilgilerini okumak',
  'A return of 96 % means that 96.00 of 100.00 staked went back on average, over many rounds of all players. It says nothing about the next round.\n\nHigh volatility means rarer and larger wins, low volatility smaller ones more often. The [casino rules](/casino-rules) say more.':
    '%96 geri ödeme oranı, tüm oyuncuların çok sayıda turunda yatırılan her 100,00 bahsin ortalama 96,00 kadarının geri döndüğü anlamına gelir. Bir sonraki tur hakkında hiçbir şey söylemez.\n\nYüksek volatilite daha seyrek ve daha büyük, düşük volatilite daha sık ve daha küçük kazanç demektir. Fazlası [casino kurallarında](/casino-rules).',

  'Something worth a look': 'Bakmaya değer bir şey',
  'We have noticed something in how you play. It may mean nothing. Below you see what was counted, and you decide what to do with it.':
    'Oyununuzda bir şey fark ettik. Bir anlamı olmayabilir. Nelerin sayıldığını aşağıda görürsünüz; ne yapacağınıza siz karar verirsiniz.',
  'Take a moment': 'Lütfen bir an durun',
  'What we counted is often a sign that playing is getting too much. A limit or a break helps many people. You can also talk to somebody, free and in confidence.':
    'Gördüklerimiz çoğu zaman oyunun fazla gelmeye başladığının işaretidir. Bir limit veya mola birçok kişiye yardımcı olur. Biriyle ücretsiz ve gizli olarak da konuşabilirsiniz.',
  'You have paid in again and again after losing':
    'Kaybettikten sonra tekrar tekrar para yatırdınız',
  'What is lost is not won back by playing on: every round begins anew. This is a good moment to stop for today. A break of 24 hours takes two taps, and people who can help are there for you.':
    'Kaybedilen, yeni turlarla geri gelmez: her tur sıfırdan başlar. Bugünlük bırakmak için iyi bir an. 24 saatlik bir mola iki dokunuş uzağınızda ve size yardım edebilecek insanlar var.',
  'We are concerned about you': 'Sizin için endişeleniyoruz',
  'The signs have become stronger. Our staff has been told and may get in touch with you. Please think about a break now, and talk to somebody who can help.':
    'İşaretler güçlendi. Çalışanlarımız bilgilendirildi ve sizinle iletişime geçebilir. Lütfen şimdi mola vermeyi düşünün ve yardım edebilecek biriyle konuşun.',

  'One thing is lit: the game you came for': 'Tek ışık yanıyor: aradığınız oyunda',
  '600 games, 60 live tables, your limits always at hand.':
    '600 oyun, 60 canlı masa, limitleriniz hep elinizin altında.',
  'Playhouse: casino and live casino': 'Playhouse: casino ve canlı casino',
  'Slots, table games and live tables with their return, volatility and bet range stated before you play.':
    'Slotlar, masa oyunları ve canlı masalar; geri ödeme oranı, volatilite ve bahis aralığı oynamadan önce yazar.',
  Tonight: 'Bu akşam',
  'The curtain is up': 'Perde açıldı',
  'Thirty studios on one stage. Every game states its return before you play.':
    'Tek sahnede otuz stüdyo. Her oyun, siz oynamadan önce geri ödeme oranını söyler.',
  '18+. Play within your limits.': '18+. Limitleriniz içinde oynayın.',
  'To the casino': 'Casinoya git',
  'Theatre masks in the limelight': 'Sahne ışığında tiyatro maskeleri',
  'New season': 'Yeni sezon',
  'Fresh from the studios': 'Stüdyolardan yeni çıktı',
  'This month’s new games, in the order in which they arrived.':
    'Bu ayın yeni oyunları, geliş sırasıyla.',
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
    'Tanıtım içeriğidir. Playhouse bir test ortamıdır: gerçek para alınmaz ve ödenmez. Kumar bağımlılık yapabilir. 18+.',
  'Only for adults of 18 years or more': 'Yalnızca 18 yaş ve üzeri yetişkinler için',
  'You can set limits on deposits and losses':
    'Para yatırma ve kayıp limitleri belirleyebilirsiniz',
  'Every game states its return to the player': 'Her oyun geri ödeme oranını söyler',
}

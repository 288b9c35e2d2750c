import type { LandingText, PageTexts, RegistrationText } from './page-text.ts'

export const TR: PageTexts = {
  terms: {
    title: 'Şartlar ve koşullar',
    description: 'Sizinle Playhouse arasındaki anlaşma: hesap, para, oyunlar, şikâyetler.',
    text: `Bu şartlar sizinle Playhouse arasındaki anlaşmadır. Bilerek kısa tutuldu: lütfen tamamını okuyun.
      ## Hesabınız
      - Yaşadığınız yerde reşit olmalı ve yalnızca kendi adınıza oynamalısınız.
      - Kişi başına bir hesap; ad, adres ve doğum tarihi size ait olmalıdır.
      - Şifrenizi kimseyle paylaşmayın. Başka biri öğrenmiş olabilirse bize hemen haber verin.
      ## Paranız
      Yatırdığınız para kendi adınıza olan bir hesaptan veya karttan gelmelidir; çekimler aynı yoldan geri gider. Bakiyeniz neyi çekebileceğinizi ve neyin hâlâ bir bonusa bağlı olduğunu gösterir. Bkz. [ödeme yöntemleri](/payment-methods).
      ## Oyunlar
      Bir turun sonucunu oyunun kendi sunucusu belirler. Bağlantı koparsa tur orada tamamlanır ve bakiyeniz güncellenir; turu işlemlerinizde bulursunuz. Ayrıntılar [casino kurallarında](/casino-rules).
      ## Bir hesabı ne zaman kapatır veya askıya alırız
      Yasa gerektirdiğinde, kimlik doğrulanamadığında veya biri başkasının yerine oynadığında hesabı askıya alırız. Nedenini öğrenirsiniz ve kendi paranız size ödenir.
      ## Şikâyetler
      Önce bize yazın: [iletişim](/contact). Yanıtımız sizi tatmin etmezse, ülkenizdeki lisans makamı şikâyetleri ücretsiz kabul eder.
      > Bu şartlarda değişiklik
      > Bu şartlar değişince bir sonraki girişinizde onayınızı isteriz.
      > Kabul etmezseniz çıkışınız yapılır ve oynayamazsınız. Bakiyenizi çekmek veya hesabı kapatmak için yeniden giriş yapabilirsiniz.`,
  },
  'bonus-terms': {
    title: 'Bonus şartları',
    description: 'Bonuslar nasıl verilir, çevrilir ve biter; sayılarla bir örnek.',
    text: `Bonus, şartlara bağlı olarak oynayabileceğiniz paradır. Her teklifin şartları yanında yazar; aşağıdakiler hepsi için geçerlidir.
      ## Çevrim şartı
      Bir bonusun çekilebilmesi için teklifte yazdığı kadar çevrilmesi gerekir. Önce kendi paranız oynanır ve her zaman sizin kalır.
      Table: Bir örnek, 10,00 tutarında bir bonus
      | Şart | Anlamı |
      | Çevrim şartı: 5 kez | Toplam 50,00 bahis |
      | 60 gün süre | Bu süreden sonra kalan bonus parası silinir |
      | En yüksek bahis 5,00 | Bahsi daha yüksek bir turda bonus parası kullanılmaz |
      ## Neler sayılır
      - Her teklif hangi tür oyunların ne kadar sayıldığını belirtir. Belirtmediği türler bonus parası kabul etmez.
      - Kendi paranızla yapılan bahisler sayılmaz.
      - Demo turları sayılmaz.
      ## Bonustan vazgeçmek
      Bir bonustan istediğiniz zaman vazgeçebilirsiniz. Para çekmek de etkin bir bonusu bitirir; önce size sorarız. Kendi paranız kalır; bonus ve onunla kazanılanlar silinir.
      > Kimler bonus almaz
      > Molada olan, dışlanmış veya limitlerinden birine ulaşmış oyuncular ve reklam yapamayacağımız oyuncular.`,
  },
  'casino-rules': {
    title: 'Casino kuralları',
    description:
      'Turlar nasıl sonuçlanır, geri ödeme oranı ne demektir ve bağlantı kopunca ne olur.',
    text: `Her oyunun, menüsünden açılan kendi kuralları vardır. Aşağıdakiler hepsi için geçerlidir.
      ## Geri ödeme oranı
      Geri ödeme oranı, tüm oyuncuların çok sayıda turunun uzun vadeli ortalamasıdır. Bir sonraki turunuz veya oturumunuz hakkında hiçbir şey söylemez.
      Table: Bir oyunun bilgilerini okumak
      | Bilgi | Ne söyler |
      | Geri ödeme oranı %96,00 | 100,00 tutarındaki bahislerin ortalama 96,00 kadarı geri ödenir |
      | Düşük volatilite | Daha küçük kazançlar, daha sık |
      | Yüksek volatilite | Daha büyük kazançlar, seyrek, arada uzun kazançsız dönemlerle |
      ## Yarıda kalan turlar
      1. Sağlayıcının sunucusu açık kalan turu tamamlar.
      2. Sonuç bakiyenize işlenir.
      3. Onu işlemlerinizde görürsünüz; turun sayfasında referansı yazar.
      ## Arızalar
      Bir oyundaki arıza, etkilediği turları geçersiz kılar. O turların bahisleri geri ödenir.`,
  },
  'privacy-policy': {
    title: 'Gizlilik',
    description:
      'Hakkınızda neyi, neden, ne kadar süreyle sakladığımız ve bunu nasıl görüp sildireceğiniz.',
    text: `Yasanın ve hesabınızın gerektirdiğini saklarız. Size ancak onay verirseniz teklif göndeririz.
      Table: Neyi, ne kadar süreyle saklarız
      | Ne | Neden | Ne kadar süreyle |
      | Ad, adres, doğum tarihi, e-posta, telefon | Kimliğinizi doğrulamak için | Yasa gerektirdiği sürece |
      | Yatırma, çekme, bahisler, turlar | Muhasebe yasası | Yasa gerektirdiği sürece |
      | Belgeler, meslek, gelir, paranın kaynağı | Kara para aklamayı önleme yasası | Yasa gerektirdiği sürece |
      | Limitler, molalar, dışlamalar, oyununuzla ilgili mesajlar | Sizi korumak için | Yasa gerektirdiği sürece |
      | Pazarlama tercihleri, teklif listeleri | Hangi teklifleri alacağınızı belirlemek için | Hesabınız olduğu sürece |
      | Kaydettiğiniz öz test sonuçları | Karşılaştırabilmeniz için | Siz silene kadar; yalnızca en yeni 20 sonuç |
      | IP adresi | Kötüye kullanımı fark etmek için | Giriş geçmişiniz saklandığı sürece |
      ## Haklarınız
      - Hakkınızda sakladıklarımızı görmek ve bir kopyasını almak.
      - Yanlışları düzelttirmek.
      - Yasanın saklamamızı zorunlu kılmadığı her şeyi sildirmek.
      [Gizlilik ekibimize](mailto:privacy@playhouse.test) yazın. Yasanın belirlediği süre içinde yanıt alırsınız.`,
  },
  'cookie-policy': {
    title: 'Çerez politikası',
    description: 'Bu sitenin birkaç çerezi, her birinin işlevi ve ne kadar kaldığı.',
    text: `Çerezleri yalnızca bu sitede yaptıklarınız için kullanırız. Hiçbiri sizi başka sitelerde izlemez.
      Table: Bu sitenin çerezleri
      | Amaç | Ne kadar süreyle |
      | Oturumunuzu açık tutar | Çıkış yapana veya oturum bitene kadar, en fazla bir yıl |
      | Başladığınız bir formu hatırlar (üyelik, unutulan şifre, para yatırma) | En fazla iki saat |
      | Bonus kodunu hatırlar | Bir gün |
      | Çerez seçiminizi hatırlar | Yarım yıl |
      | Saat diliminizi, bahis kuponunuzu ve yaşınızı onayladığınızı hatırlar | Bir yıl |
      Tarayıcınızın belleğinde ayrıca açık veya koyu tema ile birkaç ayar, siz silene kadar kalır.
      ## İsteğe bağlı çerezler
      Bir video başka bir siteden gelir. Oynat düğmesine basmadan veya pazarlamaya onay vermeden oradan hiçbir şey yüklenmez; sonrasında o sitenin kendi çerezleri geçerlidir.
      Pazarlamaya onay verirseniz sekme, sizi buraya getiren iş ortağının bağlantısını da siz kapatana kadar hatırlar. Performans çerezlerini henüz kullanmıyoruz.
      ## Çerezleri silmek
      Çerezleri tarayıcınızın ayarlarından silebilirsiniz. Oturumunuz kapanır, çerez seçiminizi ve yaşınızı yeniden sorarız. Yarım kalan bahis kuponu, form veya bonus kodu kaybolur.`,
  },
  'responsible-gambling': {
    title: 'Sorumlu oyun',
    description:
      'Limitler, kısa mola ve kendini dışlama: her araç ne yapar ve yardım nerede bulunur.',
    text: `Kumar uzun vadede paraya mal olur. Bütçenizin yettiği bir eğlence olarak kalmalıdır; buradaki araçlar erken kullanılmak içindir.
      ## Araçlar
      - **Para yatırma limiti**: günde, haftada veya ayda en fazla ne kadar yatırabileceğiniz. Daha düşük limitler hemen, daha yüksekleri bekleme süresinden sonra geçerli olur.
      - **Harcama limiti**: bir dönemde en fazla ne kadar bahis yapabileceğiniz. Bazı ülkelerde ayrıca kayıp limiti vardır.
      - **Kısa mola**: seçtiğiniz günler boyunca oyun yok. Geri alınamaz.
      - **Kendini dışlama**: altı ay veya daha uzun, Playhouse’taki tüm oyunlar için.
      ## Ciddiye alınacak işaretler
      - Kaybettiğinizi geri kazanmak için oynuyorsunuz.
      - Kira, yemek veya borç için ayrılan parayla oynuyorsunuz.
      - Ne kadar oynadığınızı gizliyor, oynamadığınızda huzursuz oluyorsunuz.
      - Bırakmayı düşünüyor ve erteliyorsunuz.
      ## Yardım
      Güvendiğiniz biriyle ve ülkenizdeki ücretsiz danışma hattıyla konuşun. Kendi ekibimiz yargılamadan yanıt verir: [iletişim](/contact).
      > Ebeveynler ve ev arkadaşları için
      > Şifrenizi kimseyle paylaşmayın ve cihazın başından ayrılırken çıkış yapın.
      > Her tarayıcı ve telefon için kumar sitelerini engelleyen filtreler vardır.`,
  },
  'age-restrictions': {
    title: 'Yaş sınırlamaları',
    description: 'Burada reşit olmayan kimse oynamaz: nasıl kontrol ederiz ve aksi halde ne olur.',
    text: `Kumar yetişkinler içindir. Playhouse’ta en az 18 yaşında olmalısınız; ülkenizin yasası daha yüksek bir yaş istiyorsa o yaşta.
      ## Nasıl kontrol ederiz
      1. Üye olurken doğum tarihinizi belirtirsiniz.
      2. Bunu bir kayıt veya belgeyle karşılaştırırız. O zamana kadar yalnızca belli bir tutara kadar ve sınırlı bir süre para yatırabilirsiniz.
      3. Şüphe varsa hesabınız, biz emin olana kadar askıya alınır.
      ## Reşit olmayan biri oynadıysa
      Hesap kapatılır, yatırılan para sahibine geri ödenir ve hiçbir kazanç ödenmez.
      Ebeveynler için öneriler [sorumlu oyun](/responsible-gambling) sayfasındadır.`,
  },
  'closed-account': {
    title: 'Hesabınız kapalı',
    description:
      'Bir hesap neden kapalı olabilir, içindeki paraya ne olur ve bize nasıl ulaşırsınız.',
    text: `Şu anda bu hesapla oynayamazsınız. Kendi paranız güvendedir: kısa mola veya kendini dışlama sırasında giriş yapıp çekebilirsiniz; diğer durumlarda biz size öderiz.
      ## Olası nedenler
      - Kısa molayı veya kendinizi dışlamayı seçtiniz. Bu, size bildirilen günde biter, asla daha önce değil.
      - Bizden hesabı kapatmamızı istediniz.
      - Kimliğinizi henüz doğrulayamadık.
      ## Yapabilecekleriniz
      Bize yazın: [iletişim](/contact). Kendinizi dışladıysanız bunu kaldıramayız ve sizden geri dönmenizi istemeyiz.
      Yardım ücretsizdir: bkz. [sorumlu oyun](/responsible-gambling).`,
  },
  'payment-methods': {
    title: 'Ödeme yöntemleri',
    description: 'Ülkenizde para yatırma ve çekme yolları, süreler ve tutarlarla.',
    text: `Ülkenizde para yatırmanın ve çekmenin yolları bunlardır. Biz hiçbiri için ücret almayız; bankanız alabilir.
      Çekimler, paranın yatırıldığı yoldan geri gider. İlki daha uzun sürer, çünkü kimliğiniz bir kez doğrulanır.
      Kimliğiniz doğrulanana kadar aşağıdaki tutarlardan daha azını yatırabilirsiniz.`,
  },
  faq: {
    title: 'Sorular ve cevaplar',
    description: 'Hesap, para, oyunlar ve limitler hakkında kısa cevaplar.',
    text: `## Hesap
      > Adresimi nasıl değiştiririm?
      > Hesap bilgilerinizi açın, adresi değiştirip kaydedin. Yeni adresi gösteren bir belge isteyebiliriz.

      > Şifremi unuttum
      > Giriş sayfasında “Şifrenizi mi unuttunuz?” seçeneğine dokunun. SMS ile bir kod veya e-posta ile bir bağlantı gelir; bağlantı bir saat geçerlidir.
      ## Para
      > Çekimim ne zaman ulaşır?
      > Önce biz kontrol ederiz. Sonrasında süre yönteme bağlıdır: bkz. [ödeme yöntemleri](/payment-methods).

      > Neden bakiyemin tamamını çekemiyorum?
      > Bir kısmı bonus parası olabilir. Nelerden oluştuğunu görmek için bakiyenize dokunun.
      ## Oyunlar
      > Oyun bir turun ortasında durdu
      > Tur, sağlayıcının sunucusunda tamamlanır. Oyunu yeniden açın veya işlemlerinize bakın.

      > Para yatırmadan oynayabilir miyim?
      > Ülkenizin yasası izin veriyorsa slotların çoğunun oyun parasıyla bir demosu vardır.
      ## Limitler
      > Nasıl limit belirler veya düşürürüm?
      > Hesap menüsünde limitlerinizi seçin. Daha düşük bir limit hemen geçerli olur.

      > Bir limiti yükseltebilir miyim?
      > Evet, ama daha yüksek bir limit ancak ülkeye göre değişen bir bekleme süresinden sonra geçerli olur. Onaylamadan önce en erken zamanı görürsünüz; bazı ülkelerde yeniden onayınız istenir.`,
  },
  contact: {
    title: 'İletişim',
    description: 'Playhouse ekibine nasıl ve hangi konularda ulaşırsınız.',
    text: `Ekibimiz bildiği dillerde sizin dilinizde, her yerde İngilizce yanıt verir.
      Table: Bize ulaşmanın yolları
      | Yol | Konu |
      | E-posta | Hesap, para, oyunlar |
      | Şikâyet birimi | Şikâyetler |
      [Destek ekibine](mailto:support@playhouse.test) yazın. E-posta adresinizi ve ne olduğunu bildirin; şifrenizi asla göndermeyin.
      Birçok yanıtı [sorular ve cevaplar](/faq) sayfasında bulursunuz.`,
  },
  'contact-live-chat': {
    title: 'Canlı sohbet',
    description: 'Şu anda sohbet yok: bize nasıl ulaşırsınız ve elinizin altında ne bulunmalı.',
    text: `Şu anda sohbet yok. Bunun yerine [bize yazın](mailto:support@playhouse.test).
      ## Elinizin altında bulunsun
      - Hesabınızın e-posta adresi.
      - Bir tur için: işlemlerinizden açılan tur sayfasındaki referansı.
      Şifrenizi asla sormayız.`,
  },
  'reset-password': {
    title: 'Şifrenizi sıfırlayın',
    description: 'Eski şifrenizi hatırlamadığınızda yenisini nasıl belirlersiniz.',
    text: `Hesabınızın e-posta adresini aşağıya yazın. SMS ile bir kod veya e-posta ile bir bağlantı gelir; bağlantı bir saat ve yalnızca bir kez geçerlidir. Başka hiçbir yerde kullanmadığınız bir şifre seçin.
      Mesaj gelmedi mi? Spam klasörüne bakın, sonra [bize yazın](/contact).`,
  },
  about: {
    title: 'Playhouse hakkında',
    description: 'Kim olduğumuz ve ne vaat ettiğimiz, üç cümlede.',
    text: `Playhouse, oynamadan önce önemli olanı gösteren bir çevrimiçi casinodur.
      ## Vaatlerimiz
      - Her oyun, siz oynamadan önce geri ödeme oranını gösterir.
      - Limitleriniz her sayfada hesap menünüzdedir.
      - Sizi oynamaya zorlamayız: bahsinizden azı geri döndüğünde kazanç sesi, olasılıkları gizleyen sözler yoktur.
      ## Burası nedir
      Bu bir demo sitesidir. Gerçek para alınmaz ve ödenmez; buradaki tüm oyunlar, stüdyolar ve kişiler uydurmadır.`,
  },
}

export const TR_LANDING: LandingText = {
  title: 'Açılış gecesi',
  description: 'Stüdyolardan yeni oyunlar ve Playhouse’ta bir akşamın akışı.',
  alt: 'Işıklı bir sahnede tiyatro maskeleri, bir yıldız ve biletler',
  intro: `Her sezon bir açılış gecesiyle başlar: yeni oyunlar, her biri geri ödeme oranı ve bahis aralığıyla, birer birer tanıtılır.
      ## Nasıl işler
      1. Oyunlara bakın. Yasanın izin verdiği yerde çoğunun oyun parasıyla bir demosu vardır.
      2. İlk para yatırmadan önce limitlerinizi belirleyin.
      3. Ne kadar kalacağınıza karar verin ve planladığınız zaman bırakın.`,
  games: 'Öne çıkan oyunlar',
  countdown: { label: 'Yaz sezonu açılıyor', after: 'Yaz sezonu açıldı' },
  form: {
    title: 'Hesabınızı oluşturun',
    text: 'Üç adımda üye olun ve para yatırmadan önce limitlerinizi belirleyin.',
    label: 'Üye ol',
  },
  outro: `> Kimler üye olabilir
      > Playhouse’un hizmet verdiği bir ülkede yaşayan yetişkinler, kişi başına bir hesap.
      > Kimliğinizi kontrol ederiz. O zamana kadar yalnızca belli bir tutara kadar para yatırabilirsiniz.`,
}

export const TR_REGISTRATION: RegistrationText = {
  title: 'Açılış gecesi',
  subtitle: 'Oynamadan önce limitlerinizi belirleyin.',
  button: 'Üye ol',
  terms:
    '18+. Playhouse’un hizmet verdiği yerde yaşayan yetişkinler için, kişi başına bir hesap. Kumar uzun vadede paraya mal olur.',
  alt: 'Sahne ışığında bir yıldız, bir silindir şapka ve tiyatro maskeleri',
  body: `## Neler bulursunuz
      - Stüdyolarımızdan, geri ödeme oranı, volatilitesi ve bahis aralığıyla oyunlar.
      - Açık olup olmadığını ve yer sınırlıysa kaç yerin boş olduğunu gösteren canlı masalar.
      - Size ait bir hesap özeti ve bütçe.
      ## Ne gerekir
      Bir kez bilgileriniz ve seçtiğiniz limitler. Kimliğinizi kontrol ederiz; o zamana kadar yalnızca belli bir tutara kadar para yatırabilirsiniz.`,
}

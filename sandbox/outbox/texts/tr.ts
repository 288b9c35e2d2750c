import type { MessageTexts } from '../message-text.ts'

export const TR: MessageTexts = {
  'sign-up.code': {
    subject: 'Playhouse kodunuz',
    lines: [
      'Üyeliğinize devam etmek için bu kodu girin:',
      '{code}',
      '{minutes} dakika geçerlidir. Playhouse’dan hiç kimse bu kodu sizden istemez.',
    ],
  },
  'sign-up.already-registered': {
    subject: 'Zaten bir hesabınız var',
    lines: [
      'Birisi, belki de siz, bu adresle bir Playhouse hesabı açmak istedi. Zaten bir hesap var.',
      'Bu hesapla giriş yapabilir ya da şifrenizi unuttuysanız yenisini belirleyebilirsiniz. Bunu siz yapmadıysanız bir şey yapmanız gerekmez.',
    ],
  },
  'sign-up.welcome': {
    subject: 'Playhouse’a hoş geldiniz',
    lines: ['Merhaba {name},', 'Hesabınız açıldı.'],
  },
  'password-reset.code': {
    subject: 'Yeni şifre için kodunuz',
    lines: [
      'Yeni bir şifre seçmek için bu kodu girin:',
      '{code}',
      '{minutes} dakika geçerlidir. Bunu siz istemediyseniz şifreniz olduğu gibi kalır.',
    ],
  },
  'password-reset.link': {
    subject: 'Yeni bir şifre seçin',
    lines: [
      'Yeni bir şifre seçmek için bu bağlantıyı açın:',
      '{link}',
      'Bir kez çalışır. Bunu siz istemediyseniz şifreniz olduğu gibi kalır.',
    ],
  },
  'password-changed': {
    subject: 'Şifreniz değiştirildi',
    lines: [
      'Playhouse şifreniz değiştirildi. Bunu siz yapmadıysanız hemen yeni bir şifre belirleyin.',
    ],
  },
  'phone-change.code': {
    subject: 'Yeni telefon numarası için kodunuz',
    lines: ['Bu numarayı kullanmak için bu kodu girin:', '{code}', '{minutes} dakika geçerlidir.'],
  },
  'phone-changed': {
    subject: 'Telefon numaranız değiştirildi',
    lines: [
      'Playhouse hesabınızın telefon numarası değiştirildi. Bunu siz yapmadıysanız hemen bize bildirin.',
    ],
  },
  'break.begun': {
    subject: 'Molanız başladı',
    lines: [
      'Playhouse hesabınız {until} tarihine kadar oyuna kapalı. O zamana kadar giriş yapamaz, para yatıramaz ve oynayamazsınız; size teklif de göndermeyiz.',
      'Talep ettiğiniz çekimler her zamanki gibi ödenir. Hesap kendiliğinden açılmaz: buna sonrasında siz karar verirsiniz.',
      'Kumar size ağır geliyorsa, güvenli oyun sayfamızda ücretsiz yardım adresleri var.',
    ],
  },
  'break.for-ever': {
    subject: 'Kendinizi dışlamanız başladı',
    lines: [
      'Playhouse hesabınız oyuna süresiz olarak kapalı. Giriş yapamaz, para yatıramaz ve oynayamazsınız; size teklif de göndermeyiz.',
      'Talep ettiğiniz çekimler her zamanki gibi ödenir. Başka hesap açmayın: kapatmak zorunda kalırız.',
      'Kumar size ağır geliyorsa, güvenli oyun sayfamızda ücretsiz yardım adresleri var.',
    ],
  },
  'break.register': {
    subject: 'Oyundan dışlananlar kaydındasınız',
    lines: [
      'Oyundan dışlananların ulusal kaydında adınız var. Playhouse hesabınız oyuna kapalı: para yatıramaz ve oynayamazsınız; size teklif de göndermeyiz.',
      'Talep ettiğiniz çekimler her zamanki gibi ödenir ve paranızın kalanını da çekebilirsiniz. Dışlamayı yalnızca kayıt sona erdirebilir; giriş yaptığınızda kaydı yeniden sorgularız.',
      'Kumar size ağır geliyorsa, güvenli oyun sayfamızda ücretsiz yardım adresleri var.',
    ],
  },
  'sign-up.held': {
    subject: 'Hesabınız kontrol bekliyor',
    lines: [
      'Merhaba {name},',
      'Hesabınız açıldı. Para yatırabilmeniz veya oynayabilmeniz için önce ekibimizden birinin bilgilerinizi kontrol etmesi gerekiyor.',
      'Bir şey yapmanız gerekmiyor: tamamlanınca size yazacağız.',
    ],
  },
  'sign-up.released': {
    subject: 'Hesabınız kontrol edildi',
    lines: ['Bilgileriniz kontrol edildi. Artık Playhouse’a para yatırabilir ve oynayabilirsiniz.'],
  },
}

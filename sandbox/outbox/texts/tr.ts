import type { MessageTexts } from '../message-text.ts'

export const TR: MessageTexts = {
  'sign-up.code': {
    subject: 'Playhouse kodunuz',
    lines: [
      'Üyeliğinize devam etmek için bu kodu girin:',
      '{code}',
      "{minutes} dakika geçerlidir. Playhouse'dan hiç kimse bu kodu sizden istemez.",
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
    subject: "Playhouse'a hoş geldiniz",
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
}

import type { MessageTexts } from '../message-text.ts'

export const FI: MessageTexts = {
  'sign-up.code': {
    subject: 'Playhouse-koodisi',
    lines: [
      'Jatka rekisteröitymistä syöttämällä tämä koodi:',
      '{code}',
      'Koodi on voimassa {minutes} minuuttia. Playhouse ei koskaan kysy sitä sinulta.',
    ],
  },
  'sign-up.already-registered': {
    subject: 'Sinulla on jo tili',
    lines: [
      'Joku, ehkä sinä, yritti avata Playhouse-tilin tällä osoitteella. Sillä on jo tili.',
      'Voit kirjautua sisään tai asettaa uuden salasanan. Jos et ollut se sinä, sinun ei tarvitse tehdä mitään.',
    ],
  },
  'sign-up.welcome': {
    subject: 'Tervetuloa Playhouseen',
    lines: ['Hei {name},', 'Tilisi on avattu.'],
  },
  'password-reset.code': {
    subject: 'Koodi uutta salasanaa varten',
    lines: [
      'Valitse uusi salasana syöttämällä tämä koodi:',
      '{code}',
      'Koodi on voimassa {minutes} minuuttia. Jos et pyytänyt sitä, salasanasi pysyy ennallaan.',
    ],
  },
  'password-reset.link': {
    subject: 'Valitse uusi salasana',
    lines: [
      'Valitse uusi salasana avaamalla tämä linkki:',
      '{link}',
      'Linkki toimii kerran. Jos et pyytänyt sitä, salasanasi pysyy ennallaan.',
    ],
  },
  'password-changed': {
    subject: 'Salasanasi vaihdettiin',
    lines: ['Playhouse-salasanasi vaihdettiin. Jos et tehnyt sitä itse, aseta heti uusi.'],
  },
  'phone-change.code': {
    subject: 'Koodi uutta puhelinnumeroa varten',
    lines: [
      'Ota numero käyttöön syöttämällä tämä koodi:',
      '{code}',
      'Koodi on voimassa {minutes} minuuttia.',
    ],
  },
  'phone-changed': {
    subject: 'Puhelinnumerosi vaihdettiin',
    lines: [
      'Playhouse-tilisi puhelinnumero vaihdettiin. Jos et tehnyt sitä itse, kerro meille heti.',
    ],
  },
}

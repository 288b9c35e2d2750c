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
  'break.begun': {
    subject: 'Taukosi on alkanut',
    lines: [
      'Playhouse-tilisi on suljettu pelaamiselta {until} asti. Sitä ennen et voi kirjautua, tallettaa etkä pelata, emmekä lähetä sinulle tarjouksia.',
      'Pyytämäsi kotiutukset maksetaan tavalliseen tapaan. Tili ei avaudu itsestään: päätät siitä tauon jälkeen.',
      'Jos pelaaminen painaa mieltäsi, maksutonta apua löydät vastuullisen pelaamisen sivultamme.',
    ],
  },
  'break.for-ever': {
    subject: 'Pelikieltosi on alkanut',
    lines: [
      'Playhouse-tilisi on suljettu pelaamiselta pysyvästi. Et voi kirjautua, tallettaa etkä pelata, emmekä lähetä sinulle tarjouksia.',
      'Pyytämäsi kotiutukset maksetaan tavalliseen tapaan. Älä avaa uutta tiliä: joutuisimme sulkemaan sen.',
      'Jos pelaaminen painaa mieltäsi, maksutonta apua löydät vastuullisen pelaamisen sivultamme.',
    ],
  },
  'break.register': {
    subject: 'Olet pelikieltorekisterissä',
    lines: [
      'Kansallinen pelikieltorekisteri kertoo, että sinulla on pelikielto. Playhouse-tilisi on suljettu pelaamiselta: et voi tallettaa etkä pelata, emmekä lähetä sinulle tarjouksia.',
      'Pyytämäsi kotiutukset maksetaan tavalliseen tapaan, ja voit yhä kotiuttaa loput rahasi. Vain rekisteri voi päättää kiellon; kysymme siltä uudelleen, kun kirjaudut sisään.',
      'Jos pelaaminen painaa mieltäsi, maksutonta apua löydät vastuullisen pelaamisen sivultamme.',
    ],
  },
  'sign-up.held': {
    subject: 'Tilisi odottaa tarkistusta',
    lines: [
      'Hei {name},',
      'Tilisi on avattu. Ennen kuin voit tallettaa tai pelata, joku meiltä tarkistaa tietosi.',
      'Sinun ei tarvitse tehdä mitään: kirjoitamme sinulle, kun tarkistus on valmis.',
    ],
  },
  'sign-up.released': {
    subject: 'Tilisi on tarkistettu',
    lines: ['Tietosi on tarkistettu. Voit nyt tallettaa ja pelata Playhousessa.'],
  },
}

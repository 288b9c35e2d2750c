import type { MessageTexts } from '../message-text.ts'

export const TL: MessageTexts = {
  'sign-up.code': {
    subject: 'Ang code mo para sa Playhouse',
    lines: [
      'Ilagay ang code na ito para ituloy ang pag-sign up mo:',
      '{code}',
      'May bisa ito nang {minutes} minuto. Walang taga-Playhouse na hihingi nito sa iyo.',
    ],
  },
  'sign-up.already-registered': {
    subject: 'May account ka na',
    lines: [
      'May sumubok, baka ikaw, na magbukas ng Playhouse account gamit ang address na ito. Mayroon nang account.',
      'Puwede kang mag-log in, o gumawa ng bagong password kung nakalimutan mo. Kung hindi ikaw iyon, wala kang kailangang gawin.',
    ],
  },
  'sign-up.welcome': {
    subject: 'Welcome sa Playhouse',
    lines: ['Hello {name},', 'Bukas na ang account mo.'],
  },
  'password-reset.code': {
    subject: 'Ang code mo para sa bagong password',
    lines: [
      'Ilagay ang code na ito para pumili ng bagong password:',
      '{code}',
      'May bisa ito nang {minutes} minuto. Kung hindi mo ito hiningi, mananatili ang password mo.',
    ],
  },
  'password-reset.link': {
    subject: 'Pumili ng bagong password',
    lines: [
      'Buksan ang link na ito para pumili ng bagong password:',
      '{link}',
      'Isang beses lang itong gagana. Kung hindi mo ito hiningi, mananatili ang password mo.',
    ],
  },
  'password-changed': {
    subject: 'Napalitan ang password mo',
    lines: ['Napalitan ang password mo sa Playhouse. Kung hindi ikaw iyon, gumawa agad ng bago.'],
  },
  'phone-change.code': {
    subject: 'Ang code mo para sa bagong numero ng telepono',
    lines: [
      'Ilagay ang code na ito para magamit ang numerong ito:',
      '{code}',
      'May bisa ito nang {minutes} minuto.',
    ],
  },
  'phone-changed': {
    subject: 'Napalitan ang numero ng telepono mo',
    lines: [
      'Napalitan ang numero ng telepono ng Playhouse account mo. Kung hindi ikaw iyon, sabihin agad sa amin.',
    ],
  },
  'break.begun': {
    subject: 'Nagsimula na ang iyong pahinga',
    lines: [
      'Sarado sa paglalaro ang iyong Playhouse account hanggang {until}. Hanggang doon, hindi ka makakapag-log in, makakapagdeposito o makakapaglaro, at wala kaming ipapadalang alok.',
      'Babayaran gaya ng dati ang mga withdrawal na hiniling mo. Hindi kusang bubukas ang account: ikaw ang magpapasya pagkatapos.',
      'Kung nabibigatan ka sa pagsusugal, may libreng tulong sa aming pahina tungkol sa mas ligtas na paglalaro.',
    ],
  },
  'break.for-ever': {
    subject: 'Nagsimula na ang iyong self-exclusion',
    lines: [
      'Permanenteng sarado sa paglalaro ang iyong Playhouse account. Hindi ka makakapag-log in, makakapagdeposito o makakapaglaro, at wala kaming ipapadalang alok.',
      'Babayaran gaya ng dati ang mga withdrawal na hiniling mo. Huwag magbukas ng ibang account: kakailanganin naming isara iyon.',
      'Kung nabibigatan ka sa pagsusugal, may libreng tulong sa aming pahina tungkol sa mas ligtas na paglalaro.',
    ],
  },
  'break.register': {
    subject: 'Nasa rehistro ka ng mga self-excluded na manlalaro',
    lines: [
      'Nakalista ka sa pambansang rehistro ng mga self-excluded na manlalaro. Sarado sa paglalaro ang iyong Playhouse account: hindi ka makakapagdeposito o makakapaglaro, at wala kaming ipapadalang alok.',
      'Babayaran gaya ng dati ang mga withdrawal na hiniling mo, at maaari mo pa ring i-withdraw ang natitira mong pera. Ang rehistro lang ang makakapagtapos ng exclusion; tatanungin namin itong muli kapag nag-log in ka.',
      'Kung nabibigatan ka sa pagsusugal, may libreng tulong sa aming pahina tungkol sa mas ligtas na paglalaro.',
    ],
  },
  'sign-up.held': {
    subject: 'Naghihintay ng pagsusuri ang iyong account',
    lines: [
      'Kumusta {name},',
      'Bukas na ang iyong account. Bago ka makapagdeposito o makapaglaro, kailangang suriin muna ng isa sa amin ang iyong mga detalye.',
      'Wala kang kailangang gawin: susulatan ka namin kapag tapos na.',
    ],
  },
  'sign-up.released': {
    subject: 'Nasuri na ang iyong account',
    lines: [
      'Nasuri na ang iyong mga detalye. Mula ngayon ay maaari ka nang magdeposito at maglaro sa Playhouse.',
    ],
  },
}

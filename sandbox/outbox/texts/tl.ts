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
}

import type { MessageTexts } from '../message-text.ts'

export const DE: MessageTexts = {
  'sign-up.code': {
    subject: 'Ihr Code für Playhouse',
    lines: [
      'Geben Sie diesen Code ein, um Ihre Registrierung fortzusetzen:',
      '{code}',
      'Er gilt {minutes} Minuten. Niemand von Playhouse wird Sie jemals danach fragen.',
    ],
  },
  'sign-up.already-registered': {
    subject: 'Sie haben bereits ein Konto',
    lines: [
      'Jemand, vielleicht Sie, wollte mit dieser Adresse ein Konto bei Playhouse eröffnen. Es gibt bereits eines.',
      'Sie können sich damit anmelden oder ein neues Passwort wählen, wenn Sie Ihres vergessen haben. Wenn Sie es nicht waren, müssen Sie nichts tun.',
    ],
  },
  'sign-up.welcome': {
    subject: 'Willkommen bei Playhouse',
    lines: ['Guten Tag {name},', 'Ihr Konto ist eröffnet.'],
  },
  'password-reset.code': {
    subject: 'Ihr Code für ein neues Passwort',
    lines: [
      'Geben Sie diesen Code ein, um ein neues Passwort zu wählen:',
      '{code}',
      'Er gilt {minutes} Minuten. Wenn Sie ihn nicht angefordert haben, bleibt Ihr Passwort, wie es ist.',
    ],
  },
  'password-reset.link': {
    subject: 'Wählen Sie ein neues Passwort',
    lines: [
      'Öffnen Sie diesen Link, um ein neues Passwort zu wählen:',
      '{link}',
      'Er funktioniert einmal. Wenn Sie ihn nicht angefordert haben, bleibt Ihr Passwort, wie es ist.',
    ],
  },
  'password-changed': {
    subject: 'Ihr Passwort wurde geändert',
    lines: [
      'Ihr Passwort bei Playhouse wurde geändert. Wenn Sie es nicht waren, wählen Sie sofort ein neues.',
    ],
  },
  'phone-change.code': {
    subject: 'Ihr Code für die neue Telefonnummer',
    lines: [
      'Geben Sie diesen Code ein, um diese Nummer zu verwenden:',
      '{code}',
      'Er gilt {minutes} Minuten.',
    ],
  },
  'phone-changed': {
    subject: 'Ihre Telefonnummer wurde geändert',
    lines: [
      'Die Telefonnummer Ihres Kontos bei Playhouse wurde geändert. Wenn Sie es nicht waren, sagen Sie uns sofort Bescheid.',
    ],
  },
}

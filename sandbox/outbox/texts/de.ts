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
  'break.begun': {
    subject: 'Ihre Pause hat begonnen',
    lines: [
      'Ihr Playhouse-Konto ist bis {until} für das Spielen gesperrt. Bis dahin können Sie sich nicht anmelden, nicht einzahlen und nicht spielen, und Sie erhalten keine Angebote von uns.',
      'Auszahlungen, die Sie beantragt haben, werden wie gewohnt ausgezahlt. Das Konto öffnet sich nicht von selbst: Darüber entscheiden Sie danach.',
      'Wenn das Spielen Sie belastet: Kostenlose Hilfe finden Sie auf unserer Seite zum sicheren Spielen.',
    ],
  },
  'break.for-ever': {
    subject: 'Ihre Selbstsperre hat begonnen',
    lines: [
      'Ihr Playhouse-Konto ist dauerhaft für das Spielen gesperrt. Sie können sich nicht anmelden, nicht einzahlen und nicht spielen, und Sie erhalten keine Angebote von uns.',
      'Auszahlungen, die Sie beantragt haben, werden wie gewohnt ausgezahlt. Bitte eröffnen Sie kein weiteres Konto: Wir müssten es schließen.',
      'Wenn das Spielen Sie belastet: Kostenlose Hilfe finden Sie auf unserer Seite zum sicheren Spielen.',
    ],
  },
  'break.register': {
    subject: 'Sie stehen in einem Sperrregister',
    lines: [
      'Das nationale Sperrregister führt Sie als gesperrt. Ihr Playhouse-Konto ist für das Spielen gesperrt: Sie können nicht einzahlen und nicht spielen, und Sie erhalten keine Angebote von uns.',
      'Auszahlungen, die Sie beantragt haben, werden wie gewohnt ausgezahlt, und auch Ihr übriges Geld können Sie weiterhin abheben. Nur das Register kann die Sperre beenden; bei Ihrer Anmeldung fragen wir es erneut.',
      'Wenn das Spielen Sie belastet: Kostenlose Hilfe finden Sie auf unserer Seite zum sicheren Spielen.',
    ],
  },
  'sign-up.held': {
    subject: 'Ihr Konto wird noch geprüft',
    lines: [
      'Guten Tag {name},',
      'Ihr Konto ist eröffnet. Bevor Sie einzahlen oder spielen können, muss jemand bei uns Ihre Angaben von Hand prüfen.',
      'Sie müssen nichts tun: Wir schreiben Ihnen, sobald das geschehen ist.',
    ],
  },
  'sign-up.released': {
    subject: 'Ihr Konto wurde geprüft',
    lines: [
      'Ihre Angaben wurden geprüft. Ab jetzt können Sie bei Playhouse einzahlen und spielen.',
    ],
  },
}

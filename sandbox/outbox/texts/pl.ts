import type { MessageTexts } from '../message-text.ts'

export const PL: MessageTexts = {
  'sign-up.code': {
    subject: 'Twój kod do Playhouse',
    lines: [
      'Wpisz ten kod, aby kontynuować rejestrację:',
      '{code}',
      'Jest ważny {minutes} min. Nikt z Playhouse nigdy o niego nie poprosi.',
    ],
  },
  'sign-up.already-registered': {
    subject: 'Masz już konto',
    lines: [
      'Ktoś, być może Ty, próbował założyć konto w Playhouse z tym adresem. Takie konto już istnieje.',
      'Możesz się na nie zalogować albo ustawić nowe hasło, jeśli go nie pamiętasz. Jeśli to nie Ty, nie musisz nic robić.',
    ],
  },
  'sign-up.welcome': {
    subject: 'Witamy w Playhouse',
    lines: ['Dzień dobry {name},', 'Twoje konto jest otwarte.'],
  },
  'password-reset.code': {
    subject: 'Twój kod do nowego hasła',
    lines: [
      'Wpisz ten kod, aby wybrać nowe hasło:',
      '{code}',
      'Jest ważny {minutes} min. Jeśli to nie Twoja prośba, hasło pozostaje bez zmian.',
    ],
  },
  'password-reset.link': {
    subject: 'Wybierz nowe hasło',
    lines: [
      'Otwórz ten link, aby wybrać nowe hasło:',
      '{link}',
      'Działa jeden raz. Jeśli to nie Twoja prośba, hasło pozostaje bez zmian.',
    ],
  },
  'password-changed': {
    subject: 'Twoje hasło zostało zmienione',
    lines: ['Twoje hasło do Playhouse zostało zmienione. Jeśli to nie Ty, od razu ustaw nowe.'],
  },
  'phone-change.code': {
    subject: 'Twój kod do nowego numeru telefonu',
    lines: ['Wpisz ten kod, aby używać tego numeru:', '{code}', 'Jest ważny {minutes} min.'],
  },
  'phone-changed': {
    subject: 'Twój numer telefonu został zmieniony',
    lines: [
      'Numer telefonu Twojego konta w Playhouse został zmieniony. Jeśli to nie Ty, od razu daj nam znać.',
    ],
  },
}

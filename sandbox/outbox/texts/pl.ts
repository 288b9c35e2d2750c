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
  'break.begun': {
    subject: 'Twoja przerwa się rozpoczęła',
    lines: [
      'Twoje konto Playhouse jest zamknięte dla gry do {until}. Do tego czasu nie możesz się zalogować, wpłacać ani grać, a my nie wysyłamy Ci ofert.',
      'Zlecone wypłaty zostaną zrealizowane jak zwykle. Konto nie otworzy się samo: zdecydujesz o tym później.',
      'Jeśli gra Ci ciąży, bezpłatną pomoc znajdziesz na naszej stronie o odpowiedzialnej grze.',
    ],
  },
  'break.for-ever': {
    subject: 'Twoje samowykluczenie się rozpoczęło',
    lines: [
      'Twoje konto Playhouse jest trwale zamknięte dla gry. Nie możesz się zalogować, wpłacać ani grać, a my nie wysyłamy Ci ofert.',
      'Zlecone wypłaty zostaną zrealizowane jak zwykle. Nie zakładaj nowego konta: musielibyśmy je zamknąć.',
      'Jeśli gra Ci ciąży, bezpłatną pomoc znajdziesz na naszej stronie o odpowiedzialnej grze.',
    ],
  },
  'break.register': {
    subject: 'Figurujesz w rejestrze osób wykluczonych',
    lines: [
      'Figurujesz w krajowym rejestrze osób wykluczonych z gier. Twoje konto Playhouse jest zamknięte dla gry: nie możesz wpłacać ani grać, a my nie wysyłamy Ci ofert.',
      'Zlecone wypłaty zostaną zrealizowane jak zwykle, a resztę pieniędzy nadal możesz wypłacić. Tylko rejestr może zakończyć wykluczenie; zapytamy go ponownie, gdy się zalogujesz.',
      'Jeśli gra Ci ciąży, bezpłatną pomoc znajdziesz na naszej stronie o odpowiedzialnej grze.',
    ],
  },
  'sign-up.held': {
    subject: 'Twoje konto czeka na sprawdzenie',
    lines: [
      'Dzień dobry, {name}!',
      'Twoje konto jest otwarte. Zanim będzie można wpłacać lub grać, ktoś od nas musi sprawdzić Twoje dane.',
      'Nie musisz nic robić: napiszemy, gdy to będzie gotowe.',
    ],
  },
  'sign-up.released': {
    subject: 'Twoje konto zostało sprawdzone',
    lines: ['Twoje dane zostały sprawdzone. Od teraz możesz wpłacać i grać w Playhouse.'],
  },
}

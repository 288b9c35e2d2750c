import type { MessageTexts } from '../message-text.ts'

export const NO: MessageTexts = {
  'sign-up.code': {
    subject: 'Koden din til Playhouse',
    lines: [
      'Skriv inn denne koden for å fortsette registreringen:',
      '{code}',
      'Den gjelder i {minutes} minutter. Ingen fra Playhouse vil noen gang be deg om den.',
    ],
  },
  'sign-up.already-registered': {
    subject: 'Du har allerede en konto',
    lines: [
      'Noen, kanskje du, prøvde å åpne en Playhouse-konto med denne adressen. Den har allerede en konto.',
      'Du kan logge inn eller lage et nytt passord. Var det ikke deg, trenger du ikke å gjøre noe.',
    ],
  },
  'sign-up.welcome': {
    subject: 'Velkommen til Playhouse',
    lines: ['Hei {name},', 'Kontoen din er åpnet.'],
  },
  'password-reset.code': {
    subject: 'Kode for nytt passord',
    lines: [
      'Skriv inn denne koden for å velge et nytt passord:',
      '{code}',
      'Den gjelder i {minutes} minutter. Ba du ikke om den, forblir passordet ditt som det er.',
    ],
  },
  'password-reset.link': {
    subject: 'Velg et nytt passord',
    lines: [
      'Åpne denne lenken for å velge et nytt passord:',
      '{link}',
      'Den virker én gang. Ba du ikke om den, forblir passordet ditt som det er.',
    ],
  },
  'password-changed': {
    subject: 'Passordet ditt ble endret',
    lines: ['Playhouse-passordet ditt ble endret. Var det ikke deg, lag et nytt med en gang.'],
  },
  'phone-change.code': {
    subject: 'Kode for det nye telefonnummeret',
    lines: [
      'Skriv inn denne koden for å bruke nummeret:',
      '{code}',
      'Den gjelder i {minutes} minutter.',
    ],
  },
  'phone-changed': {
    subject: 'Telefonnummeret ditt ble endret',
    lines: [
      'Telefonnummeret på Playhouse-kontoen din ble endret. Var det ikke deg, si fra til oss med en gang.',
    ],
  },
}

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
  'break.begun': {
    subject: 'Pausen din har begynt',
    lines: [
      'Playhouse-kontoen din er stengt for spill til {until}. Før det kan du ikke logge inn, sette inn penger eller spille, og vi sender deg ingen tilbud.',
      'Uttak du har bedt om, betales ut som vanlig. Kontoen åpnes ikke av seg selv: det bestemmer du etterpå.',
      'Hvis spillingen plager deg, finner du gratis hjelp på siden vår om ansvarlig spill.',
    ],
  },
  'break.for-ever': {
    subject: 'Selvutestengelsen din har begynt',
    lines: [
      'Playhouse-kontoen din er stengt for spill for godt. Du kan ikke logge inn, sette inn penger eller spille, og vi sender deg ingen tilbud.',
      'Uttak du har bedt om, betales ut som vanlig. Ikke åpne en ny konto: vi ville måtte stenge den.',
      'Hvis spillingen plager deg, finner du gratis hjelp på siden vår om ansvarlig spill.',
    ],
  },
  'break.register': {
    subject: 'Du står i et register over utestengte spillere',
    lines: [
      'Det nasjonale registeret over utestengte spillere har deg på listen. Playhouse-kontoen din er stengt for spill: du kan ikke sette inn penger eller spille, og vi sender deg ingen tilbud.',
      'Uttak du har bedt om, betales ut som vanlig, og du kan fortsatt ta ut resten av pengene dine. Bare registeret kan avslutte utestengelsen; vi spør det på nytt når du logger inn.',
      'Hvis spillingen plager deg, finner du gratis hjelp på siden vår om ansvarlig spill.',
    ],
  },
  'sign-up.held': {
    subject: 'Kontoen din venter på en kontroll',
    lines: [
      'Hei {name},',
      'Kontoen din er åpnet. Før du kan sette inn penger eller spille, må noen hos oss kontrollere opplysningene dine.',
      'Du trenger ikke gjøre noe: vi skriver til deg når det er gjort.',
    ],
  },
  'sign-up.released': {
    subject: 'Kontoen din er kontrollert',
    lines: [
      'Opplysningene dine er kontrollert. Nå kan du sette inn penger og spille hos Playhouse.',
    ],
  },
}

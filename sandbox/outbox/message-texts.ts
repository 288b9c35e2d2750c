import type { SentMessage } from '#contracts/messages.ts'

/** Words of a message; `{name}` stands for a param. A language without words of its own reads English. */
type Text = { subject: string; lines: readonly string[] }
type Language = 'en' | 'fi' | 'no' | 'fr'
type Texts = { en: Text } & Partial<Record<Language, Text>>

/** What a provider of mail and SMS would make of each template. The platform itself sends keys only. */
const TEXTS: Record<SentMessage['template'], Texts> = {
  'sign-up.code': {
    en: {
      subject: 'Your code for Playhouse',
      lines: [
        'Enter this code to go on with your sign-up:',
        '{code}',
        'It is good for {minutes} minutes. Nobody from Playhouse will ever ask you for it.',
      ],
    },
    fi: {
      subject: 'Playhouse-koodisi',
      lines: [
        'Jatka rekisteröitymistä syöttämällä tämä koodi:',
        '{code}',
        'Koodi on voimassa {minutes} minuuttia. Playhouse ei koskaan kysy sitä sinulta.',
      ],
    },
    no: {
      subject: 'Koden din til Playhouse',
      lines: [
        'Skriv inn denne koden for å fortsette registreringen:',
        '{code}',
        'Den gjelder i {minutes} minutter. Ingen fra Playhouse vil noen gang be deg om den.',
      ],
    },
    fr: {
      subject: 'Votre code Playhouse',
      lines: [
        'Entrez ce code pour poursuivre votre inscription :',
        '{code}',
        'Il est valide pendant {minutes} minutes. Personne chez Playhouse ne vous le demandera.',
      ],
    },
  },
  'sign-up.already-registered': {
    en: {
      subject: 'You already have an account',
      lines: [
        'Somebody, perhaps you, tried to open a Playhouse account with this address. There is one already.',
        'You can log in with it, or set a new password if you have forgotten yours. If it was not you, there is nothing to do.',
      ],
    },
    fi: {
      subject: 'Sinulla on jo tili',
      lines: [
        'Joku, ehkä sinä, yritti avata Playhouse-tilin tällä osoitteella. Sillä on jo tili.',
        'Voit kirjautua sisään tai asettaa uuden salasanan. Jos et ollut se sinä, sinun ei tarvitse tehdä mitään.',
      ],
    },
    no: {
      subject: 'Du har allerede en konto',
      lines: [
        'Noen, kanskje du, prøvde å åpne en Playhouse-konto med denne adressen. Den har allerede en konto.',
        'Du kan logge inn eller lage et nytt passord. Var det ikke deg, trenger du ikke å gjøre noe.',
      ],
    },
    fr: {
      subject: 'Vous avez déjà un compte',
      lines: [
        'Quelqu’un, peut-être vous, a voulu ouvrir un compte Playhouse avec cette adresse. Il en existe déjà un.',
        'Vous pouvez vous connecter ou choisir un nouveau mot de passe. Si ce n’était pas vous, il n’y a rien à faire.',
      ],
    },
  },
  'sign-up.welcome': {
    en: { subject: 'Welcome to Playhouse', lines: ['Hello {name},', 'Your account is open.'] },
    fi: { subject: 'Tervetuloa Playhouseen', lines: ['Hei {name},', 'Tilisi on avattu.'] },
    no: { subject: 'Velkommen til Playhouse', lines: ['Hei {name},', 'Kontoen din er åpnet.'] },
    fr: {
      subject: 'Bienvenue chez Playhouse',
      lines: ['Bonjour {name},', 'Votre compte est ouvert.'],
    },
  },
  'password-reset.code': {
    en: {
      subject: 'Your code for a new password',
      lines: [
        'Enter this code to choose a new password:',
        '{code}',
        'It is good for {minutes} minutes. If you did not ask for it, your password stays as it is.',
      ],
    },
    fi: {
      subject: 'Koodi uutta salasanaa varten',
      lines: [
        'Valitse uusi salasana syöttämällä tämä koodi:',
        '{code}',
        'Koodi on voimassa {minutes} minuuttia. Jos et pyytänyt sitä, salasanasi pysyy ennallaan.',
      ],
    },
    no: {
      subject: 'Kode for nytt passord',
      lines: [
        'Skriv inn denne koden for å velge et nytt passord:',
        '{code}',
        'Den gjelder i {minutes} minutter. Ba du ikke om den, forblir passordet ditt som det er.',
      ],
    },
    fr: {
      subject: 'Votre code pour un nouveau mot de passe',
      lines: [
        'Entrez ce code pour choisir un nouveau mot de passe :',
        '{code}',
        'Il est valide pendant {minutes} minutes. Si vous ne l’avez pas demandé, votre mot de passe reste le même.',
      ],
    },
  },
  'password-reset.link': {
    en: {
      subject: 'Choose a new password',
      lines: [
        'Open this link to choose a new password:',
        '{link}',
        'It works once. If you did not ask for it, your password stays as it is.',
      ],
    },
    fi: {
      subject: 'Valitse uusi salasana',
      lines: [
        'Valitse uusi salasana avaamalla tämä linkki:',
        '{link}',
        'Linkki toimii kerran. Jos et pyytänyt sitä, salasanasi pysyy ennallaan.',
      ],
    },
    no: {
      subject: 'Velg et nytt passord',
      lines: [
        'Åpne denne lenken for å velge et nytt passord:',
        '{link}',
        'Den virker én gang. Ba du ikke om den, forblir passordet ditt som det er.',
      ],
    },
    fr: {
      subject: 'Choisissez un nouveau mot de passe',
      lines: [
        'Ouvrez ce lien pour choisir un nouveau mot de passe :',
        '{link}',
        'Il fonctionne une seule fois. Si vous ne l’avez pas demandé, votre mot de passe reste le même.',
      ],
    },
  },
  'password-changed': {
    en: {
      subject: 'Your password was changed',
      lines: ['Your Playhouse password was changed. If it was not you, set a new one at once.'],
    },
    fi: {
      subject: 'Salasanasi vaihdettiin',
      lines: ['Playhouse-salasanasi vaihdettiin. Jos et tehnyt sitä itse, aseta heti uusi.'],
    },
    no: {
      subject: 'Passordet ditt ble endret',
      lines: ['Playhouse-passordet ditt ble endret. Var det ikke deg, lag et nytt med en gang.'],
    },
    fr: {
      subject: 'Votre mot de passe a été changé',
      lines: [
        'Votre mot de passe Playhouse a été changé. Si ce n’était pas vous, choisissez-en un autre dès maintenant.',
      ],
    },
  },
  'phone-change.code': {
    en: {
      subject: 'Your code for the new phone number',
      lines: ['Enter this code to use this number:', '{code}', 'It is good for {minutes} minutes.'],
    },
    fi: {
      subject: 'Koodi uutta puhelinnumeroa varten',
      lines: [
        'Ota numero käyttöön syöttämällä tämä koodi:',
        '{code}',
        'Koodi on voimassa {minutes} minuuttia.',
      ],
    },
    no: {
      subject: 'Kode for det nye telefonnummeret',
      lines: [
        'Skriv inn denne koden for å bruke nummeret:',
        '{code}',
        'Den gjelder i {minutes} minutter.',
      ],
    },
    fr: {
      subject: 'Votre code pour le nouveau numéro',
      lines: [
        'Entrez ce code pour utiliser ce numéro :',
        '{code}',
        'Il est valide pendant {minutes} minutes.',
      ],
    },
  },
  'phone-changed': {
    en: {
      subject: 'Your phone number was changed',
      lines: [
        'The phone number of your Playhouse account was changed. If it was not you, tell us at once.',
      ],
    },
    fi: {
      subject: 'Puhelinnumerosi vaihdettiin',
      lines: [
        'Playhouse-tilisi puhelinnumero vaihdettiin. Jos et tehnyt sitä itse, kerro meille heti.',
      ],
    },
    no: {
      subject: 'Telefonnummeret ditt ble endret',
      lines: [
        'Telefonnummeret på Playhouse-kontoen din ble endret. Var det ikke deg, si fra til oss med en gang.',
      ],
    },
    fr: {
      subject: 'Votre numéro de téléphone a été changé',
      lines: [
        'Le numéro de téléphone de votre compte Playhouse a été changé. Si ce n’était pas vous, dites-le-nous dès maintenant.',
      ],
    },
  },
}

const BY_CODE: Record<string, Language> = { fi: 'fi', no: 'no', caf: 'fr', fr: 'fr' }

/** One piece of a line: words, or a value that was put into them. */
export type Piece = { text: string } | { param: string; value: string }
export type Written = {
  language: Language
  subject: string
  lines: Piece[][]
  rest: [string, string][]
}

/** The message in words; `rest` are the values for which the words have no place. */
export function written({ template, language, params }: SentMessage): Written {
  const texts: Texts = TEXTS[template] ?? { en: { subject: template, lines: [] } }
  const wanted = BY_CODE[language] ?? 'en'
  const found = texts[wanted]
  const { subject, lines } = found ?? texts.en
  const used = new Set<string>()
  const toPieces = (line: string): Piece[] =>
    line
      .split(/(\{\w+\})/)
      .filter((it) => it !== '')
      .map((it) => {
        const param = /^\{(\w+)\}$/.exec(it)?.[1]
        const value = param === undefined ? undefined : params[param]
        if (param === undefined || value === undefined) return { text: it }
        used.add(param)
        return { param, value }
      })
  return {
    language: found ? wanted : 'en',
    subject,
    lines: lines.map(toPieces),
    rest: Object.entries(params).filter(([name]) => !used.has(name)),
  }
}

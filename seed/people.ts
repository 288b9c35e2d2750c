import { createHash } from 'node:crypto'

/** Homes of invented people: an address that the country's rules accept, and numbers that no real person has. */
export type Home = {
  languageCode: string
  street: string
  city: string
  postalCode: string
  provinceCode?: string
  /** Whether people there have a number in the tax register (CPF). */
  hasCpf?: boolean
  /**
   * All but the last two digits of a mobile number. Where a country reserves numbers for fiction and libphonenumber
   * knows them (555-01xx in Canada, 070-17406xx in Sweden), one of those is used. Nothing is sent.
   */
  phone: string
}

/** By country and, for Quebec, province. */
export const HOMES = {
  FI: {
    languageCode: 'fi',
    street: 'Satamakuja 4 B 12',
    city: 'Helsinki',
    postalCode: '00160',
    phone: '+3584570001',
  },
  CA: {
    languageCode: 'en',
    street: '12 Lantern Street',
    city: 'Toronto',
    postalCode: 'M5V 2T6',
    provinceCode: 'ON',
    phone: '+141655501',
  },
  QC: {
    languageCode: 'caf',
    street: '8, rue des Lanternes',
    city: 'Montréal',
    postalCode: 'H2Y 1C6',
    provinceCode: 'QC',
    phone: '+151455501',
  },
  NO: {
    languageCode: 'no',
    street: 'Fjordveien 7',
    city: 'Bergen',
    postalCode: '5003',
    phone: '+47999551',
  },
  NZ: {
    languageCode: 'nz',
    street: '21 Harbour Terrace',
    city: 'Wellington',
    postalCode: '6011',
    phone: '+6421055501',
  },
  GG: {
    languageCode: 'en',
    street: '3 Harbour View',
    city: 'St Peter Port',
    postalCode: 'GY1 1AA',
    phone: '+4477815551',
  },
  DE: {
    languageCode: 'de',
    street: 'Laternenweg 5',
    city: 'Hamburg',
    postalCode: '20095',
    phone: '+49151000001',
  },
  AT: {
    languageCode: 'de',
    street: 'Laternengasse 9/3',
    city: 'Wien',
    postalCode: '1010',
    phone: '+4366412345',
  },
  NL: {
    languageCode: 'en',
    street: 'Lantaarnkade 14',
    city: 'Utrecht',
    postalCode: '3511 AB',
    phone: '+316555501',
  },
  SE: {
    languageCode: 'en',
    street: 'Lyktgatan 2',
    city: 'Malmö',
    postalCode: '211 20',
    phone: '+467017406',
  },
  PT: {
    languageCode: 'pt',
    street: 'Rua das Lanternas 17',
    city: 'Lisboa',
    postalCode: '1100-148',
    phone: '+3519155501',
  },
  MT: {
    languageCode: 'en',
    street: '6 Lantern Street',
    city: 'Sliema',
    postalCode: 'SLM 1101',
    phone: '+356995551',
  },
  BR: {
    languageCode: 'pt',
    street: 'Rua das Lanternas 250',
    city: 'São Paulo',
    postalCode: '01310-100',
    hasCpf: true,
    phone: '+55119555501',
  },
  CL: {
    languageCode: 'cl',
    street: 'Calle Faroles 48',
    city: 'Santiago',
    postalCode: '8320000',
    phone: '+569555501',
  },
  PE: {
    languageCode: 'pe',
    street: 'Jirón Faroles 31',
    city: 'Lima',
    postalCode: '15001',
    phone: '+519555501',
  },
  IN: {
    languageCode: 'inen',
    street: '44 Lantern Road',
    city: 'Pune',
    postalCode: '411001',
    phone: '+9199555501',
  },
  PH: {
    languageCode: 'en',
    street: '9 Lantern Street',
    city: 'Cebu City',
    postalCode: '6000',
    phone: '+6391755501',
  },
  TR: {
    languageCode: 'tr',
    street: 'Fener Sokak 11',
    city: 'İzmir',
    postalCode: '35210',
    phone: '+9050055501',
  },
} as const satisfies Record<string, Home>

/** Nine for each round of the last names. */
const FIRST_NAMES = [
  ['Vilja', 'Otso', 'Saima', 'Urho', 'Elina', 'Tuure', 'Helka', 'Nuutti', 'Lempi'],
  ['Aamu', 'Kaarlo', 'Bertta', 'Ilmari', 'Jolanda', 'Oiva', 'Ritva', 'Viljami', 'Pihla'],
  ['Tyyne', 'Hemmo', 'Orvokki', 'Severi', 'Katariina', 'Veikko', 'Iida', 'Manfred', 'Unelma'],
  ['Gunilla', 'Pauli', 'Hilkka', 'Joonatan', 'Martta', 'Eemeli', 'Sylvi', 'Taavetti', 'Fanni'],
] as const
const LAST_NAMES = ['Kuusela', 'Rantamo', 'Halava', 'Lehtiö', 'Savikko']

/** The same number always gives the same name; the first 180 names are distinct. */
export function inventedName(number: number): { firstName: string; lastName: string } {
  const round = Math.floor(number / (FIRST_NAMES[0].length * LAST_NAMES.length))
  const names = FIRST_NAMES[round % FIRST_NAMES.length] ?? FIRST_NAMES[0]
  return {
    firstName: names[number % names.length] ?? '',
    lastName: LAST_NAMES[number % LAST_NAMES.length] ?? '',
  }
}

/** An id derived from the name: the same on every machine, whatever else is added to the list. */
export function idOf(name: string): string {
  const hex = createHash('sha256').update(`playhouse.test/${name}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** A number of Brazil's tax register with valid check digits, distinct for each of a thousand. */
export function inventedCpf(number: number): string {
  const digits = [...`529982${String(number % 1_000).padStart(3, '0')}`].map(Number)
  for (const length of [9, 10]) {
    const sum = digits.reduce((total, digit, index) => total + digit * (length + 1 - index), 0)
    digits.push(((sum * 10) % 11) % 10)
  }
  return digits.join('')
}

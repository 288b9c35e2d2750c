import type { Language } from './types.ts'

type Province = { code: string; name: string; nameInFrench: string; covers?: readonly string[] }

/** GAP-018: Quebec first, then the others by name; the three territories are one option. */
const CANADA: readonly Province[] = [
  { code: 'QC', name: 'Quebec', nameInFrench: 'Québec' },
  { code: 'AB', name: 'Alberta', nameInFrench: 'Alberta' },
  { code: 'BC', name: 'British Columbia', nameInFrench: 'Colombie-Britannique' },
  { code: 'MB', name: 'Manitoba', nameInFrench: 'Manitoba' },
  { code: 'NB', name: 'New Brunswick', nameInFrench: 'Nouveau-Brunswick' },
  { code: 'NL', name: 'Newfoundland and Labrador', nameInFrench: 'Terre-Neuve-et-Labrador' },
  { code: 'NS', name: 'Nova Scotia', nameInFrench: 'Nouvelle-Écosse' },
  { code: 'ON', name: 'Ontario', nameInFrench: 'Ontario' },
  { code: 'PE', name: 'Prince Edward Island', nameInFrench: 'Île-du-Prince-Édouard' },
  { code: 'SK', name: 'Saskatchewan', nameInFrench: 'Saskatchewan' },
  {
    code: 'XT',
    name: 'Yukon, Northwest Territories, Nunavut',
    nameInFrench: 'Yukon, Territoires du Nord-Ouest, Nunavut',
    covers: ['YT', 'NT', 'NU'],
  },
]

const PROVINCES: Readonly<Record<string, readonly Province[]>> = { CA: CANADA }
const FRENCH: readonly Language[] = ['caf', 'fr']

export type ProvinceOption = { value: string; label: string }

/** The provinces offered in a country; none where an address has no province (MKT-18). */
export function provinceOptions(country: string, language: Language): ProvinceOption[] {
  const options = (PROVINCES[country] ?? []).map((it) => ({
    value: it.code,
    label: FRENCH.includes(language) ? it.nameInFrench : it.name,
  }))
  const [first, ...others] = options
  if (first === undefined) return []
  return [first, ...others.sort((a, b) => a.label.localeCompare(b.label, 'fr'))]
}

/** Every valid province code of the country, including those of a combined option; none without provinces. */
export function provinceCodes(country: string): readonly string[] {
  return (PROVINCES[country] ?? []).flatMap((it) => [it.code, ...(it.covers ?? [])])
}

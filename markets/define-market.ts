import { LANGUAGES } from './languages.ts'
import { decisionSays, requirementSays } from './sources.ts'
import { type CitedRules, STRICT } from './strict.ts'
import type { Market, MarketCode, MarketFacts, MarketRules, PlayRules, Source } from './types.ts'

/** The facts that differ from market to market; of the others, a market sets only exceptions. */
type OwnFacts = Omit<
  MarketFacts,
  'localeMapping' | 'spokenAs' | 'customId' | 'removedFromRegistration'
> &
  Partial<Pick<MarketFacts, 'spokenAs' | 'customId' | 'removedFromRegistration'>>

type Definition = {
  code: MarketCode
  facts: OwnFacts
  factSources?: Partial<Record<keyof MarketFacts, Source>>
  /** The known rules of this market; the others come from the strict row. */
  rules: Partial<CitedRules>
}

/** The sources that most markets share; a market sets only exceptions. */
const FACT_SOURCES: Readonly<Record<keyof MarketFacts, Source>> = {
  name: requirementSays('MKT-01'),
  enabled: requirementSays('MKT-01, MKT-03'),
  customId: requirementSays('MKT-01, MKT-04'),
  languages: requirementSays('MKT-07, CON-08'),
  languageAliases: decisionSays('CON-08, GAP-012'),
  spokenAs: decisionSays('CON-08, GAP-012, GAP-016'),
  localeMapping: decisionSays('GAP-012'),
  languageRemap: requirementSays('MKT-09'),
  regionLanguage: requirementSays('MKT-05'),
  originCountries: decisionSays('market table of the requirements'),
  aliases: decisionSays('MKT-02, CON-07'),
  currency: decisionSays('market table of the requirements, GAP-008'),
  timeZone: decisionSays('GAP-090'),
  jurisdiction: decisionSays('GAP-109'),
  registrationOpen: requirementSays('MKT-13'),
  removedFromRegistration: requirementSays('SUP-26: no country is removed'),
  payAndPlay: requirementSays('RTE-08, MKT-02'),
}

/** The complete row of a market: its facts, its own rules, and the strict rule where it has none. */
export function defineMarket({ code, facts, factSources, rules }: Definition): Market {
  const cited: CitedRules = { ...STRICT, ...rules }
  const names = Object.keys(cited) as (keyof PlayRules)[]
  const take = <Part extends 'value' | 'source'>(part: Part) =>
    Object.fromEntries(names.map((name) => [name, cited[name][part]]))
  return {
    code,
    customId: false,
    removedFromRegistration: [],
    spokenAs: {},
    ...facts,
    localeMapping: Object.fromEntries(
      facts.languages.map((it) => [it, LANGUAGES[facts.spokenAs?.[it] ?? it].tag]),
    ),
    ...(take('value') as PlayRules),
    sources: {
      ...FACT_SOURCES,
      ...factSources,
      ...take('source'),
    } as Record<keyof MarketRules, Source>,
  }
}

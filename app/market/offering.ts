import type { Language, MarketCode } from '#markets/types.ts'
import type { Localised } from '#schemas/rules/localised.ts'
import { NOTHING_OFF, type SwitchedOff } from '#schemas/rules/switched-off.ts'

/** What editors configure for markets and languages: which are off, their names, and their order. */
export type Offering = {
  readonly off: SwitchedOff
  /** Markets without a document are not in it. */
  readonly order: readonly MarketCode[]
  readonly marketNames: Readonly<Partial<Record<MarketCode, Localised | null>>>
  readonly languageNames: Readonly<Partial<Record<Language, string | null>>>
}

/** Without a document everything is as in the tables. */
export const AS_IN_THE_TABLE: Offering = {
  off: NOTHING_OFF,
  order: [],
  marketNames: {},
  languageNames: {},
}

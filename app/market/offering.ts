import type { Language, MarketCode } from '#markets/types.ts'
import type { Localised } from '#schemas/rules/localised.ts'
import { NOTHING_OFF, type SwitchedOff } from '#schemas/rules/switched-off.ts'

/** What editors say of markets and languages: what is off, how they are called, in which order they stand. */
export type Offering = {
  readonly off: SwitchedOff
  /** Markets without a document are not in it. */
  readonly order: readonly MarketCode[]
  readonly marketNames: Readonly<Partial<Record<MarketCode, Localised | null>>>
  readonly languageNames: Readonly<Partial<Record<Language, string | null>>>
}

/** Without a document everything is as the tables say. */
export const AS_IN_THE_TABLE: Offering = {
  off: NOTHING_OFF,
  order: [],
  marketNames: {},
  languageNames: {},
}

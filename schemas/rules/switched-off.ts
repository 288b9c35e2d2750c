import type { Market } from '#markets/index.ts'
import type { Language, MarketCode } from '#markets/types.ts'

type Switch<Code> = { readonly code: Code; readonly enabled?: boolean | null | undefined }

/** The markets and languages that editors have switched off (STU-04). */
export type SwitchedOff = {
  readonly markets: readonly MarketCode[]
  readonly languages: readonly Language[]
}

export const NOTHING_OFF: SwitchedOff = { markets: [], languages: [] }

/**
 * What these documents switch off. Only a switch that says so closes anything: a market without a document is open, as
 * the table of markets has it. Of several documents for one code, one that is off is enough.
 */
export function switchedOff(documents: {
  markets: readonly Switch<MarketCode>[]
  languages: readonly Switch<Language>[]
}): SwitchedOff {
  const off = <Code>(all: readonly Switch<Code>[]) => [
    ...new Set(all.filter((it) => it.enabled === false).map((it) => it.code)),
  ]
  return { markets: off(documents.markets), languages: off(documents.languages) }
}

type Languages = Pick<Market, 'languages' | 'spokenAs'>

/** The languages that a market offers, in its own order: neither the one in the address nor its texts are off. */
export function languagesOn({ languages, spokenAs }: Languages, off: SwitchedOff): Language[] {
  const isOn = (it: Language) =>
    !off.languages.includes(it) && !off.languages.includes(spokenAs[it] ?? it)
  return languages.filter(isOn)
}

/**
 * Whether a market is closed: no new account, no deposit, no play, no advertising, in no menu and no site map. Its
 * players still sign in, see their account and withdraw. A market of which no language is left is closed, too.
 */
export function isMarketOff(market: Pick<Market, 'code'> & Languages, off: SwitchedOff): boolean {
  return off.markets.includes(market.code) || languagesOn(market, off).length === 0
}

/** The language in which an address of this market is answered; null: the one that it names. */
export function languageInstead(
  market: Languages,
  language: Language,
  off: SwitchedOff,
): Language | null {
  const on = languagesOn(market, off)
  return on.includes(language) ? null : (on[0] ?? null)
}

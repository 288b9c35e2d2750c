import { CONTEXT } from './context/index.ts'
import { SPORTRADAR } from './sportradar/index.ts'
import type { SportsbookProvider } from './sportsbook-provider.ts'

export type * from './sportsbook-provider.ts'

/**
 * Every provider: a folder and a line here. What depends on it is derived from this list: settings and secrets of the
 * environment, wallet callbacks, balance notifications, the daily reconciliation, and the origins of frames.
 */
export const SPORTSBOOK_PROVIDERS: readonly SportsbookProvider[] = [SPORTRADAR, CONTEXT]

/** The countries of the providers that are switched on, by id. */
export type SwitchedOn = Readonly<Record<string, readonly string[]>>

/** Which sportsbook people in a country get (SPB-01, GAP-141); the default one where the country is unknown. */
export function providerFor(country: string | null, switchedOn: SwitchedOn): SportsbookProvider {
  const isIn = ({ id }: SportsbookProvider) => switchedOn[id]?.includes(country ?? '') ?? false
  return SPORTSBOOK_PROVIDERS.find(isIn) ?? CONTEXT
}

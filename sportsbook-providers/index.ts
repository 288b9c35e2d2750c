import { CONTEXT } from './context/index.ts'
import type { SportsbookProvider } from './sportsbook-provider.ts'

export type * from './sportsbook-provider.ts'

/** The first that serves a country is its provider: the one that serves every country stands last. */
const PROVIDERS: readonly SportsbookProvider[] = [CONTEXT]

/** Whose sportsbook a visitor from this country gets (SPB-01). */
export function providerFor(country: string | null): SportsbookProvider {
  return PROVIDERS.find((it) => it.serves(country)) ?? CONTEXT
}

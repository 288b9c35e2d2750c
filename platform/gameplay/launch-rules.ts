import type { Language, Market } from '#markets/index.ts'
import { LANGUAGES } from '#markets/languages.ts'

/** The partner number in relax's launch address (GAM-06, GAP-110). */
const RELAX_PARTNER_ID = '653'

/** Countries in which a provider's games are restricted (LOB-19, GAP-104). */
const RESTRICTED_COUNTRIES = { relax: ['SE', 'CA'] } as const satisfies Record<string, string[]>

export type Provider = keyof typeof RESTRICTED_COUNTRIES

/**
 * The host that serves the game, or null where real play is restricted. A restricted country is served
 * only from the alternative host that the operator has named: never around a block by default (CON-28).
 */
export function chooseCdn(choice: {
  provider: Provider
  country: string
  mode: 'real' | 'fun'
  cdn: string
  proxyCdn: string | undefined
}): string | null {
  const listed: readonly string[] = RESTRICTED_COUNTRIES[choice.provider]
  if (!listed.includes(choice.country)) return choice.cdn
  if (choice.proxyCdn !== undefined) return choice.proxyCdn
  return choice.mode === 'fun' ? choice.cdn : null
}

type RelaxLaunch = {
  cdn: string
  language: Language
  channel: 'web' | 'mobile'
  jurisdiction: string
  /** Left out in fun mode (GAP-110). */
  ticket: string | undefined
  gameId: string
  partner: string
  homeUrl: string
}

/** `{cdn}/casino/launcher.html` with the query of the seed, in its order (GAM-07). */
export function relaxLaunchUrl(launch: RelaxLaunch): string {
  const query = new URLSearchParams([
    ['lang', LANGUAGES[launch.language].outbound],
    ['channel', launch.channel],
    ['jurisdiction', launch.jurisdiction],
    ...(launch.ticket === undefined ? [] : [['ticket', launch.ticket]]),
    ['partnerid', RELAX_PARTNER_ID],
    ['moneymode', launch.ticket === undefined ? 'fun' : 'real'],
    ['gameid', launch.gameId],
    ['partner', launch.partner],
    ['homeurl', launch.homeUrl],
    ['fullscreen', 'false'],
  ])
  return `${launch.cdn}/casino/launcher.html?${query.toString()}`
}

/** GG UK, PP SE, DE DE, LL NL, PT PT, BR BR, else MT: each market's own file says which (GAP-109). */
export function jurisdictionOf(market: Market): string {
  return market.jurisdiction
}

import { consentPolicy, readConsent } from '#app/consent/consent.server.ts'
import { type ConsentPolicy, mustAsk } from '#app/consent/consent.ts'
import { localeOfPath } from '#app/market/locale.ts'
import {
  alternates,
  languageChoices,
  marketChoices,
  toPageLocale,
} from '#app/market/locale-choices.server.ts'
import type { Alternate, LocaleChoice, PageLocale } from '#app/market/page-locale.ts'
import { readBonusCode } from '#app/session/bonus-code.server.ts'
import { closedTo } from '#app/session/closed-products.ts'
import { readTimeZone } from '#app/session/cookies.server.ts'
import { loadOffering } from '#app/session/offering.server.ts'
import { type RequestArgs, readSession } from '#app/session/session.server.ts'
import { momentIn } from '#markets/dates.ts'
import { isProductOpen, type MarketProduct } from '#markets/products.ts'
import { isMarketOff } from '#schemas/rules/switched-off.ts'

export type LayoutPlayer = {
  id: string
  displayName: string
  firstLogin: boolean
  asksQuestionnaire: boolean
  mayDeposit: boolean
  /** May only withdraw. */
  restricted: boolean
  /** May have rewards, according to the flags (GRD-08). */
  bonuses: boolean
  /** The law of the market allows a sportsbook: its bets have a page, also after it was closed to the player. */
  bets: boolean
  /** False: this player gets no advertising, and no links to promotions. */
  mayMarket: boolean
  /** When the player logged in before, in the visitor's time zone; null at the first login. */
  lastLogin: string | null
}

/** The frame around every page. Of the player, only what it shows. */
export type PageLayoutData = {
  locale: PageLocale
  player: LayoutPlayer | null
  /** There is a session but the platform could not resolve it: the page is rendered as anonymous, with a notice. */
  platformDown: boolean
  /** An editor has switched this market off: no products, and no sign-up (STU-04). */
  isClosed: boolean
  /** Products that would send this visitor away: nothing links to them. */
  closed: readonly MarketProduct[]
  /** Whether registration is open here: then anonymous visitors see the sign-up. */
  registrationOpen: boolean
  languages: LocaleChoice[]
  markets: LocaleChoice[]
  alternates: Alternate[]
  publicOrigin: string
  demoHints: boolean
  /** Whether players log in here, or at an identity provider. */
  asksFor: 'password' | 'provider'
  /** Whether the cookie notification is shown, and the consent rule for loading scripts (CON-29). */
  consent: { ask: boolean; policy: ConsentPolicy }
  /** The code of an offer link that this visitor followed (GAP-138). */
  bonusCode: string | null
}

/** Never fails: a page without its frame would be a blank page. */
export async function loadLayout(args: RequestArgs): Promise<PageLayoutData> {
  const [session, offering] = await Promise.all([readSession(args), loadOffering(args.context)])
  const locale = localeOfPath(new URL(args.request.url).pathname)
  const policy = consentPolicy(locale.market, args.context.config)
  const player = session.status === 'player' ? session.player : null
  const lastLoginAt = session.status === 'player' ? session.lastLoginAt : undefined
  const isClosed = isMarketOff(player?.market ?? locale.market, offering.off)
  return {
    locale: toPageLocale(locale, player?.currency),
    player: player
      ? {
          id: player.id,
          displayName: player.displayName,
          firstLogin: player.firstLogin,
          asksQuestionnaire: player.asksQuestionnaire,
          mayDeposit: player.mayDeposit && !isClosed,
          restricted: player.restricted,
          bonuses: player.products.bonuses && !player.restricted,
          bets: isProductOpen(
            'sportsbook',
            { market: locale.market, country: null, region: null },
            args.context.config.guards.openedByFlag,
          ),
          mayMarket: player.mayMarket && !isClosed,
          lastLogin:
            lastLoginAt === undefined
              ? null
              : momentIn(lastLoginAt, locale, readTimeZone(args.request, player.market), 'moment'),
        }
      : null,
    platformDown: session.status === 'unavailable',
    isClosed,
    closed: closedTo(args.context, { locale, player }),
    registrationOpen: locale.market.registrationOpen && !isClosed,
    languages: languageChoices(locale, offering),
    // A player's market comes from the profile (GAP-017).
    markets: player ? [] : marketChoices(locale, offering),
    alternates: player || isClosed ? [] : alternates(offering),
    publicOrigin: args.context.config.publicOrigin,
    demoHints: args.context.config.demoHints,
    asksFor: args.context.identity.asksFor,
    bonusCode: readBonusCode(args),
    consent: { ask: mustAsk(readConsent(args.request), policy.version), policy },
  }
}

import { consentPolicy, readConsent } from '#app/consent/consent.server.ts'
import { type ConsentPolicy, mustAsk } from '#app/consent/consent.ts'
import { localeOfPath } from '#app/market/locale.ts'
import {
  type Alternate,
  alternates,
  languageChoices,
  marketChoices,
  toPageLocale,
} from '#app/market/locale-choices.server.ts'
import type { LocaleChoice, PageLocale } from '#app/market/page-locale.ts'
import { readBonusCode } from '#app/session/bonus-code.server.ts'
import { type RequestArgs, readSession } from '#app/session/session.server.ts'

export type FramePlayer = {
  id: string
  displayName: string
  firstLogin: boolean
  asksQuestionnaire: boolean
  mayDeposit: boolean
  /** May only take money out. */
  restricted: boolean
  /** May have rewards, as far as flags say (GRD-08). */
  bonuses: boolean
  /** False: nothing is advertised to this player, and no way leads to what is. */
  mayMarket: boolean
}

/** What surrounds every page. Of the player, only what the frame shows. */
export type FrameData = {
  locale: PageLocale
  player: FramePlayer | null
  /** There is a session and the platform cannot say whose: the page is that of a stranger, with a notice. */
  platformDown: boolean
  /** Whether accounts are opened here: then a stranger is offered the sign-up. */
  registrationOpen: boolean
  languages: LocaleChoice[]
  markets: LocaleChoice[]
  alternates: Alternate[]
  publicOrigin: string
  demoHints: boolean
  /** Whether people log in here, or at an identity provider. */
  asksFor: 'password' | 'provider'
  /** Whether the cookie notification is shown, and by which rule things are loaded (CON-29). */
  consent: { ask: boolean; policy: ConsentPolicy }
  /** The code of an offer that this visitor has followed (GAP-138). */
  bonusCode: string | null
}

/** Never fails: a page without its frame would be a blank page. */
export async function readFrame(args: RequestArgs): Promise<FrameData> {
  const session = await readSession(args)
  const locale = localeOfPath(new URL(args.request.url).pathname)
  const policy = consentPolicy(locale.market, args.context.config)
  const player = session.status === 'player' ? session.player : null
  return {
    locale: toPageLocale(locale, player?.currency),
    player: player
      ? {
          id: player.id,
          displayName: player.displayName,
          firstLogin: player.firstLogin,
          asksQuestionnaire: player.asksQuestionnaire,
          mayDeposit: player.mayDeposit,
          restricted: player.restricted,
          bonuses: player.products.bonuses && !player.restricted,
          mayMarket: player.mayMarket,
        }
      : null,
    platformDown: session.status === 'unavailable',
    registrationOpen: locale.market.registrationOpen,
    languages: languageChoices(locale),
    // The market of a player is that of the profile (GAP-017).
    markets: player ? [] : marketChoices(locale),
    alternates: player ? [] : alternates(),
    publicOrigin: args.context.config.publicOrigin,
    demoHints: args.context.config.demoHints,
    asksFor: args.context.identity.asksFor,
    bonusCode: readBonusCode(args),
    consent: { ask: mustAsk(readConsent(args.request), policy.version), policy },
  }
}

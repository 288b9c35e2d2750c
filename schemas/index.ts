import { banner } from './documents/banner.ts'
import { contentBox, tournamentBox, tournamentBoxV2 } from './documents/boxes.ts'
import { game, gameRules, virtualSports } from './documents/game.ts'
import { casinoHome, HOME_BLOCK_TYPES, homePage, liveCasinoHome } from './documents/homes.ts'
import { casinoGameCategory, lobbyGrid, lobbySettings } from './documents/lobby.ts'
import { pnpBanner, signupBonusCta } from './documents/offers.ts'
import {
  landingPage,
  paymentMethodPage,
  registrationLanding,
  staticPage,
} from './documents/pages.ts'
import { promotion, promotionCategory, promotionTag } from './documents/promotion.ts'
import { protectionMessage } from './documents/protection-message.ts'
import { gameProvider, gameSubProvider } from './documents/providers.ts'
import { redirect } from './documents/redirect.ts'
import { searchMiss, searchSynonyms } from './documents/search.ts'
import {
  footer,
  language,
  market,
  marketLicence,
  regulationLogo,
  seoDescription,
  siteSettings,
} from './documents/site.ts'
import { sportsHighlights } from './documents/sports-highlights.ts'
import { tournamentPage } from './documents/tournament.ts'
import { translationState } from './documents/translation-state.ts'
import { vipPage } from './documents/vip.ts'
import { localeRichText, localeString, localeText } from './objects/localised.ts'
import { RICH_TEXT_TYPES } from './objects/rich-text.ts'
import { findingsAgainstPublishing, inWords } from './rules/publish-guards.ts'
import type { Rule, SchemaType } from './schema-types.ts'

const TYPES: SchemaType[] = [
  localeString,
  localeText,
  ...RICH_TEXT_TYPES,
  localeRichText,
  language,
  market,
  gameProvider,
  gameSubProvider,
  gameRules,
  game,
  casinoGameCategory,
  lobbySettings,
  lobbyGrid,
  banner,
  promotionCategory,
  promotionTag,
  promotion,
  staticPage,
  landingPage,
  registrationLanding,
  paymentMethodPage,
  ...HOME_BLOCK_TYPES,
  homePage,
  casinoHome,
  liveCasinoHome,
  virtualSports,
  contentBox,
  tournamentBox,
  tournamentBoxV2,
  tournamentPage,
  pnpBanner,
  signupBonusCta,
  vipPage,
  regulationLogo,
  marketLicence,
  footer,
  seoDescription,
  siteSettings,
  protectionMessage,
  redirect,
  searchSynonyms,
  searchMiss,
  sportsHighlights,
  translationState,
]

/** Every schema type, as registered in the Studio, with the publishing rules shown in the form. */
export const SCHEMA_TYPES: SchemaType[] = TYPES.map(withPublishGuards)

/** Adds to a document type's form, at each field, the reasons against publishing. */
function withPublishGuards(type: SchemaType): SchemaType {
  if (type.type !== 'document') return type
  const { validation } = type
  return {
    ...type,
    validation: (rule) => {
      const guarded = rule.custom(check)
      if (!validation) return guarded
      const own = validation(rule)
      return [...(Array.isArray(own) ? own : [own]), guarded]
    },
  }
}

const check: Parameters<Rule['custom']>[0] = (document: Record<string, unknown> | undefined) => {
  const findings = findingsAgainstPublishing(document ?? {})
  return findings.length === 0
    ? true
    : findings.map((it) => ({ message: inWords(it), path: it.path }))
}

import { banner } from './documents/banner.ts'
import { game } from './documents/game.ts'
import { casinoGameCategory, lobbyGrid, lobbySettings } from './documents/lobby.ts'
import {
  landingPage,
  paymentMethodPage,
  registrationLanding,
  staticPage,
} from './documents/pages.ts'
import { promotion, promotionCategory, promotionTag } from './documents/promotion.ts'
import { gameProvider, gameSubProvider } from './documents/providers.ts'
import { redirect } from './documents/redirect.ts'
import { footer, homePage, language, market, regulationLogo } from './documents/site.ts'
import { translationState } from './documents/translation-state.ts'
import { localeRichText, localeString, localeText } from './objects/localised.ts'
import { withPublishGuards } from './objects/publish-guards.ts'
import { RICH_TEXT_TYPES } from './objects/rich-text.ts'
import type { SchemaType } from './schema-types.ts'

const TYPES: SchemaType[] = [
  localeString,
  localeText,
  ...RICH_TEXT_TYPES,
  localeRichText,
  language,
  market,
  gameProvider,
  gameSubProvider,
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
  homePage,
  regulationLogo,
  footer,
  redirect,
  translationState,
]

/** Every schema type, as the Studio registers it; what must not be published says so in its form. */
export const SCHEMA_TYPES: SchemaType[] = TYPES.map(withPublishGuards)

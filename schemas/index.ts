import { banner } from './documents/banner.ts'
import { game } from './documents/game.ts'
import { casinoGameCategory, lobbyGrid, lobbySettings } from './documents/lobby.ts'
import { gameProvider, gameSubProvider } from './documents/providers.ts'
import { footer, homePage, language, market, regulationLogo } from './documents/site.ts'
import { localeString, localeText } from './objects/localised.ts'
import type { SchemaType } from './schema-types.ts'

/** Every schema type, as the Studio registers it. */
export const SCHEMA_TYPES: SchemaType[] = [
  localeString,
  localeText,
  language,
  market,
  gameProvider,
  gameSubProvider,
  game,
  casinoGameCategory,
  lobbySettings,
  lobbyGrid,
  banner,
  homePage,
  regulationLogo,
  footer,
]

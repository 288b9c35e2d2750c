import type { LoaderFunctionArgs } from '@remix-run/node'
import { loadBanners } from '#app/features/banners/banners.server.ts'
import { loadVirtualsFacts } from '#app/features/game/game-facts.server.ts'
import { loadLimitation } from '#app/features/game/limitation.server.ts'
import {
  loadVirtualSports,
  loadVirtualsPage,
  VIRTUALS_HOME,
} from '#app/features/game/virtuals.server.ts'
import { loadOpenRounds } from '#app/features/rounds/rounds.server.ts'
import { loadSeoText } from '#app/features/seo/seo-text.server.tsx'
import { contentLanguage } from '#app/market/content-language.ts'
import { wordsOf } from '#app/market/i18n.server.ts'
import { withSiteName } from '#app/market/page-title.server.ts'
import type { PlayRouteData } from '#app/routes/casino/play-page.server.ts'
import type { Visit } from '#app/session/guard.server.ts'
import type { Player } from '#app/session/player.ts'
import { type Localised, textIn } from '#schemas/rules/localised.ts'

/** The frame of the virtual sports, and below it the editors' content for this section (LOB-22, GAP-107). */
export async function loadVirtualsRoute(
  args: LoaderFunctionArgs,
  { player, locale }: Visit & { player: Player },
) {
  const { t } = wordsOf(locale)
  const content = await loadVirtualSports(args.context, player.market.code)
  const text = (it: Localised | null | undefined) => textIn(it, contentLanguage(locale))
  const name = text(content?.title) || t('common:nav.virtuals')
  const page = await loadVirtualsPage(args, { player, locale, name })
  const [facts, limitation, openRounds, banners, seoText] = await Promise.all([
    loadVirtualsFacts(args, { player, locale, content }),
    loadLimitation(args, player, page),
    loadOpenRounds(args, { player, locale }, page.launchCode),
    loadBanners(args, { placement: 'virtuals-base', locale, player }),
    loadSeoText(args, locale),
  ])
  const play: PlayRouteData = {
    ...{ page, facts, lobbyPath: VIRTUALS_HOME, limitation, openRounds },
  }
  return {
    ...play,
    title: text(content?.seoTitle) || withSiteName(name),
    description: text(content?.seoDescription) || t('game:virtualsDescription'),
    banners,
    seoText,
  }
}

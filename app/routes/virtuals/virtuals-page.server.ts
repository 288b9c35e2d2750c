import type { LoaderFunctionArgs } from '@remix-run/node'
import { readBanners } from '#app/features/banners/banners.server.ts'
import { NO_FACTS } from '#app/features/game/game-facts.ts'
import { readLimitation } from '#app/features/game/limitation.server.ts'
import { readVirtualsPage, VIRTUALS_HOME } from '#app/features/game/virtuals.server.ts'
import { readOpenRounds } from '#app/features/rounds/rounds.server.ts'
import { readSeoText } from '#app/features/seo/seo-text.server.tsx'
import { wordsOf } from '#app/market/i18n.server.ts'
import { withSiteName } from '#app/market/page-title.server.ts'
import type { PlayRouteData } from '#app/routes/casino/play-page.server.ts'
import type { Visit } from '#app/session/guard.server.ts'
import type { Player } from '#app/session/player.ts'

/** The frame of the virtual sports, and below it what editors have for this section (LOB-22, GAP-107). */
export async function readVirtualsRoute(
  args: LoaderFunctionArgs,
  { player, locale }: Visit & { player: Player },
) {
  const { t } = wordsOf(locale)
  const name = t('common:nav.virtuals')
  const page = await readVirtualsPage(args, { player, locale, name })
  const [limitation, openRounds, banners, seoText] = await Promise.all([
    readLimitation(args, player, page),
    readOpenRounds(args, { player, locale }, page.launchCode),
    readBanners(args, { placement: 'virtuals-base', locale, player }),
    readSeoText(args, locale),
  ])
  // The rules stand in the frame: no editor describes this game.
  const play: PlayRouteData = {
    ...{ page, facts: NO_FACTS, lobbyPath: VIRTUALS_HOME, limitation, openRounds },
  }
  return {
    ...play,
    title: withSiteName(name),
    description: t('game:virtualsDescription'),
    banners,
    seoText,
  }
}

import type { LoaderFunctionArgs } from '@remix-run/node'
import { loadBanners } from '#app/features/banners/banners.server.ts'
import { loadVirtualsFacts } from '#app/features/game/game-facts.server.ts'
import { loadLimitation } from '#app/features/game/limitation.server.ts'
import {
  loadVirtualSports,
  loadVirtualsPage,
  presentVirtuals,
  VIRTUALS_HOME,
} from '#app/features/game/virtuals.server.ts'
import { loadOpenRounds } from '#app/features/rounds/rounds.server.ts'
import { loadSeoText } from '#app/features/seo/seo-text.server.tsx'
import { contentLanguage } from '#app/market/content-language.ts'
import { wordsOf } from '#app/market/i18n.server.ts'
import type { Locale } from '#app/market/locale.ts'
import { withSiteName } from '#app/market/page-title.server.ts'
import type { PlayRouteData } from '#app/routes/casino/play-page.server.ts'
import type { Visit } from '#app/session/guard.server.ts'
import type { Player } from '#app/session/player.ts'
import { type Localised, textIn } from '#schemas/rules/localised.ts'

/**
 * The frame of the virtual sports for a player, what they are for a visitor; below either the editors' content for this
 * section (LOB-22, GAP-107).
 */
export async function loadVirtualsRoute(args: LoaderFunctionArgs, { player, locale }: Visit) {
  const { t } = wordsOf(locale)
  const content = await loadVirtualSports(args.context, (player?.market ?? locale.market).code)
  const text = (it: Localised | null | undefined) => textIn(it, contentLanguage(locale))
  const name = text(content?.title) || t('common:nav.virtuals')
  const [facts, play, presented, banners, seoText] = await Promise.all([
    loadVirtualsFacts(args, { player, locale, content }),
    player && loadPlay(args, { player, locale, name }),
    player ? null : presentVirtuals(args, { locale, name }),
    loadBanners(args, { placement: 'virtuals-base', locale, player }),
    loadSeoText(args, locale),
  ])
  return {
    title: text(content?.seoTitle) || withSiteName(name),
    description: text(content?.seoDescription) || t('game:virtualsDescription'),
    ...{ facts, play, presented, banners, seoText },
  }
}

async function loadPlay(
  args: LoaderFunctionArgs,
  of: { player: Player; locale: Locale; name: string },
): Promise<Omit<PlayRouteData, 'facts'>> {
  const page = await loadVirtualsPage(args, of)
  const [limitation, openRounds] = await Promise.all([
    loadLimitation(args, of.player, page),
    loadOpenRounds(args, of, page.launchCode),
  ])
  return { page, lobbyPath: VIRTUALS_HOME, limitation, openRounds }
}

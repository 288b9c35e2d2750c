import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { orUnavailable } from '#app/content/or-unavailable.server.ts'
import { loadGameFacts } from '#app/features/game/game-facts.server.ts'
import { presentGame } from '#app/features/game/game-page.server.ts'
import { findGamePlace } from '#app/features/lobby/game-place.server.ts'
import type { Kind } from '#app/features/lobby/lobby.query.server.ts'
import { gamePath, playPath } from '#app/features/lobby/lobby-paths.ts'
import { breadcrumbTrail } from '#app/features/seo/page-facts.server.ts'
import { wordsOf } from '#app/market/i18n.server.ts'
import { withSiteName } from '#app/market/page-title.server.ts'
import { localePath } from '#app/market/paths.ts'
import { guard } from '#app/session/guard.server.ts'
import { lobbyBreadcrumb } from './lobby-page.server.ts'

/**
 * The page about a game, for anyone who may see its lobby: 404 for a game that the lobby does not list in this market
 * today, and for a game of the other lobby.
 */
export async function loadGameRoute(args: LoaderFunctionArgs, kind: Kind) {
  const page = kind === 'CASINO' ? 'casino' : 'liveCasino'
  const { player, locale, country } = await guard(args, page)
  const { id = '' } = args.params
  return orUnavailable(async () => {
    const place = await findGamePlace(args, { kind, id }, { locale, country })
    const presented =
      place && (await presentGame(args, { id, kind, player, locale, restricted: place.restricted }))
    if (!presented) throw data(null, { status: 404 })
    const { game, picture } = presented
    const { t } = wordsOf(locale)
    const { studio, more, markets } = place
    return {
      title: withSiteName(game.name),
      description: studio && t('game:page.description', { name: game.name, studio: studio.title }),
      onlyInMarkets: markets,
      shareImage: picture?.src ?? null,
      jsonLd: breadcrumbTrail(args.context, locale, [
        lobbyBreadcrumb(locale, kind),
        { name: game.name, path: gamePath(kind, id) },
      ]),
      presented,
      studio,
      more,
      playPath: localePath(locale.segment, playPath(kind, game.provider, id)),
      facts: await loadGameFacts(args, { player, locale, game }),
    }
  })
}

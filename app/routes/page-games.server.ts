import type { LoaderFunctionArgs } from '@remix-run/node'
import { gamesOf } from '#app/content/rich-text/rich-text-view.server.ts'
import type { RichTextView } from '#app/content/rich-text/rich-text-view.ts'
import { loadNamedGames } from '#app/features/lobby/named-games.server.ts'
import type { TileView } from '#app/features/lobby/tile-view.ts'
import type { Locale } from '#app/market/locale.ts'
import { readSession } from '#app/session/session.server.ts'

/** The games of a text, and further ones, for this visitor, by id. */
export async function loadPageGames(
  args: LoaderFunctionArgs,
  locale: Locale,
  text: RichTextView | null,
  also: readonly string[] = [],
): Promise<Record<string, TileView>> {
  const session = await readSession(args)
  const { country: here } = args.context.geoLocation
  const country = session.status === 'player' ? session.player.countryCode : here
  return loadNamedGames(args, [...new Set([...gamesOf(text), ...also])].sort(), { locale, country })
}

import type { AppLoadContext } from '@remix-run/node'
import { touchFragments } from '#app/content/fragments/fragments.server.ts'
import { wordsOf } from '#app/market/i18n.server.ts'
import { localePath } from '#app/market/paths.ts'
import { pageCaller } from '#app/session/caller.server.ts'
import type { Player } from '#app/session/player.ts'
import { KINDS, type Kind } from '../lobby.query.server.ts'
import { categoryPath, MY_GAMES } from '../lobby-paths.ts'
import type { Visit } from '../lobby-setting.server.ts'
import { readCodedGames, readMarkedGames } from '../named-games.server.ts'
import { rowTexts } from '../tile-view.server.ts'
import type { RowView, TileView } from '../tile-view.ts'
import {
  BECAUSE_YOU_PLAYED,
  type MyGamesExtent,
  type MyGamesView,
  SUGGESTIONS_FORM,
  withMarks,
} from './marks.ts'
import { readSuggestedGames } from './suggested-games.server.ts'

type Args = { request: Request; context: AppLoadContext }

/** Limit of each row in a lobby; their own page shows all. */
const MOST_IN_STRIP = 20

/** Whether a player has lists of games of a kind: same condition as the guards of that lobby (FAV-01, CON-05). */
export function hasMyGames(player: Player | null, kind: Kind): player is Player {
  if (player === null || player.restricted) return false
  return kind === 'CASINO' ? player.products.casino : player.products.liveCasino
}

/** Ids of the marked games, newest first; none while they cannot be read. */
export async function readMarks(
  args: Args,
  player: Player,
  kinds: readonly Kind[] = KINDS,
): Promise<string[]> {
  const caller = pageCaller(args, player)
  const lists = await Promise.all(
    kinds.map((kind) => args.context.platform.readFavourites(kind, caller)),
  )
  return lists.flatMap((it) => (it.ok ? it.value : []))
}

/** The player's own games on a page, with the stars in its tiles set. */
export async function readMyGames(
  args: Args,
  asked: { player: Player; kind: Kind | null; visit: Visit; extent: MyGamesExtent },
): Promise<MyGamesView> {
  const { player, kind, visit, extent } = asked
  const kinds = kind === null ? KINDS.filter((it) => hasMyGames(player, it)) : [kind]
  const marks = await readMarks(args, player, kinds)
  const set = new Set(marks)
  if (set.size > 0) touchFragments(args.context, (html) => withMarks(html, set))
  const own =
    kind === null || extent === 'marks'
      ? { rows: [], suggests: null }
      : await readRows(args, { player, kind, visit, extent, marks })
  return { marks, ...own, texts: rowTexts(visit.locale) }
}

async function readRows(
  args: Args,
  asked: {
    player: Player
    kind: Kind
    visit: Visit
    extent: MyGamesExtent
    marks: readonly string[]
  },
): Promise<Pick<MyGamesView, 'rows' | 'suggests'>> {
  const { player, kind, extent, marks } = asked
  const visit = { ...asked.visit, stars: true }
  const most = extent === 'all' ? Number.POSITIVE_INFINITY : MOST_IN_STRIP
  const caller = pageCaller(args, player)
  const { platform } = args.context
  const [played, choice] = await Promise.all([
    platform.readLastPlayed(caller),
    platform.readSuggestions(caller),
  ])
  const suggests = choice.ok ? choice.value : null
  const codes = played.ok ? played.value.map((it) => it.gameId) : []
  const [marked, recent] = await Promise.all([
    readMarkedGames(args, marks, visit, new Set(marks)),
    readCodedGames(args, codes, visit, new Set(marks)),
  ])
  const suggested = suggests
    ? await readSuggestedGames(args, { player, kind, visit, marks: new Set(marks), recent })
    : null
  const { t } = wordsOf(visit.locale)
  const row = (id: string, title: string, tiles: readonly TileView[]): RowView[] =>
    tiles.length === 0
      ? []
      : [
          {
            categoryId: id,
            title,
            href:
              extent === 'all'
                ? null
                : localePath(visit.locale.segment, categoryPath(kind, MY_GAMES)),
            icon: null,
            count: t('lobby:row.count', { count: tiles.length }),
            layout: extent === 'all' ? 'grid' : 'strip',
            tiles: tiles.slice(0, most),
          },
        ]
  const rows = [
    ...row('my-games', t('mygames:title'), marked),
    ...row(
      'recently-played',
      t('mygames:recent'),
      recent.filter((it) => it.kind === kind).map((it) => it.tile),
    ),
    ...row(
      BECAUSE_YOU_PLAYED,
      t('mygames:because.title', { name: suggested?.name ?? '' }),
      suggested?.tiles ?? [],
    ).map((it) => ({
      ...it,
      href: null,
      off: { form: SUGGESTIONS_FORM, label: t('mygames:because.off') },
    })),
  ]
  return { rows, suggests }
}

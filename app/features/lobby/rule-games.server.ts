import type { AppLoadContext } from '@remix-run/node'
import { mostByRule, searchOf, windowByRule } from '#schemas/rules/lobby-games.ts'
import { GAMES_OF_ROW } from '#schemas/rules/tile-sizes.ts'
import {
  type GamesWindow,
  type Kind,
  type LobbyCategory,
  type LobbyGridRow,
  RULE_GAMES_QUERY,
  ruleGames,
  withWindow,
} from './lobby.query.server.ts'
import type { RowContent } from './rows.server.ts'

type Content = Pick<AppLoadContext, 'content'>
type Ruled = Pick<LobbyCategory, 'rule' | 'pinned'>
type Params = {
  kind: Kind
  excluded: string[]
  today: string
  provider: string
  studio: string
}

/** The row of a category: its pinned games, then those that its rule matches. */
export async function withRule<Category extends RowContent['category'] & Ruled>(
  context: Content,
  row: {
    category: Category
    kind: Kind
    grid: LobbyGridRow | undefined
    pinned: GamesWindow
    excluded: string[]
    today: string
  },
): Promise<RowContent> {
  const { category, kind, grid, pinned, excluded, today } = row
  const window = await continueByRule(context, {
    ...{ category, pinned },
    window: { from: 0, to: GAMES_OF_ROW },
    params: { kind, excluded, today, provider: '', studio: '' },
  })
  return { category, kind, grid, window }
}

/** A window of a category's pinned games, filled up with those of its rule. */
export async function continueByRule(
  { content }: Content,
  asked: {
    category: Ruled
    pinned: GamesWindow
    window: { from: number; to: number }
    params: Params
  },
): Promise<GamesWindow> {
  const { category, pinned, params } = asked
  const search = searchOf(category.rule)
  if (!search) return pinned
  const most = mostByRule(category.rule)
  const rest = windowByRule(asked.window, { pinned: pinned.total, most })
  // If pinned games fill the window, the rule is still queried for its total: it counts, too.
  const query = withWindow(RULE_GAMES_QUERY, rest ?? { from: 0, to: 1 })
  const found = await content.fetch(
    query,
    { ...params, ...search, pinned: [...category.pinned].sort() },
    ruleGames,
  )
  return joined(pinned, found, { most, continues: rest !== null })
}

/** The same results give the same window object: fragments are cached by their sources. */
const known = new WeakMap<GamesWindow, WeakMap<GamesWindow, GamesWindow>>()

function joined(
  pinned: GamesWindow,
  found: GamesWindow,
  { most, continues }: { most: number; continues: boolean },
): GamesWindow {
  const ofPinned = known.get(pinned) ?? new WeakMap<GamesWindow, GamesWindow>()
  known.set(pinned, ofPinned)
  const made = ofPinned.get(found) ?? {
    total: pinned.total + Math.min(found.total, most),
    games: continues ? [...pinned.games, ...found.games] : pinned.games,
  }
  ofPinned.set(found, made)
  return made
}

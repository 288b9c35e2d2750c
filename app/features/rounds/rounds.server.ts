import { type AppLoadContext, data, type LoaderFunctionArgs } from '@remix-run/node'
import { defineQuery } from 'groq'
import { z } from 'zod'
import { listOf } from '#app/content/parse-content.server.ts'
import { wordsOf } from '#app/market/i18n.server.ts'
import type { Locale } from '#app/market/locale.ts'
import { localePath } from '#app/market/paths.ts'
import { pageCaller, type Who } from '#app/session/caller.server.ts'
import { readTimeZone } from '#app/session/cookies.server.ts'
import { unavailable } from '#app/session/guard.server.ts'
import { fromApiAmount } from '#contracts/money.ts'
import {
  type GameRound,
  ROUND_PAGE_SIZE,
  type RoundResponse,
} from '#contracts/player-api/rounds.ts'
import { isVirtuals } from '#contracts/virtuals.ts'
import { formatMoney, isCurrency } from '#markets/currencies.ts'
import { dateWriter } from '#markets/dates.ts'

export type RoundRow = {
  id: string
  state: GameRound['state']
  /** Null if the game is no longer in the catalogue. */
  game: string | null
  at: string
  /** Formatted day and time, in the visitor's time zone. */
  when: string
  stake: string
  payout: string
  href: string
  /** Link to resume an open round; null if its game cannot be opened. */
  resume: string | null
}

export type RoundsPage = {
  onlyOpen: boolean
  timeZone: string
} & ({ state: 'listed'; rows: RoundRow[]; more: string | null } | { state: 'failed' })

/** Maximum number of list pages shown at once. */
const MAX_PAGES = 5

/** The player's rounds, newest first; `?open=1` shows unfinished ones. */
export async function loadRoundsPage(args: LoaderFunctionArgs, who: Who): Promise<RoundsPage> {
  const { searchParams } = new URL(args.request.url)
  const onlyOpen = searchParams.get('open') === '1'
  const pages = Math.min(Math.max(Math.trunc(Number(searchParams.get('pages'))) || 1, 1), MAX_PAGES)
  const timeZone = readTimeZone(args.request, who.player.market)
  const answer = await args.context.platform.readRounds(
    { limit: pages * ROUND_PAGE_SIZE, ...(onlyOpen ? { state: 'OPEN' as const } : {}) },
    pageCaller(args, who.player),
  )
  if (!answer.ok) return { onlyOpen, timeZone, state: 'failed' }
  const { rounds, hasMore } = answer.value
  const more = new URLSearchParams({ ...(onlyOpen ? { open: '1' } : {}), pages: String(pages + 1) })
  return {
    onlyOpen,
    timeZone,
    state: 'listed',
    rows: await toRows(args, who, rounds),
    more: hasMore && pages < MAX_PAGES ? `?${more}` : null,
  }
}

/** Maximum number of unfinished rounds in a notice; the list has the rest. */
const MAX_NAMED = 5

/** Unfinished rounds, for a notice; none if they cannot be read. `exceptOf`: the game that is currently open. */
export async function loadOpenRounds(
  args: LoaderFunctionArgs,
  who: Who,
  exceptOf: string | null = null,
): Promise<RoundRow[]> {
  const answer = await args.context.platform.readRounds(
    { limit: 50, state: 'OPEN' },
    pageCaller(args, who.player),
  )
  if (!answer.ok) return []
  const others = answer.value.rounds.filter((it) => it.gameId !== exceptOf)
  return toRows(args, who, others.slice(0, MAX_NAMED))
}

async function toRows(
  args: LoaderFunctionArgs,
  { player, locale }: Who,
  rounds: readonly GameRound[],
): Promise<RoundRow[]> {
  const games = await loadPlayedGames(
    args.context,
    rounds.map((it) => it.gameId),
  )
  const words = roundWords(locale, readTimeZone(args.request, player.market))
  return rounds.map((round) => toRow(round, playedIn(round, { games, locale }), { locale, words }))
}

export type RoundWords = ReturnType<typeof roundWords>

/**
 * Texts are formatted on the server, not in the browser: different versions of time zone data would break hydration.
 */
export function roundWords(locale: Locale, timeZone: string) {
  return {
    when: dateWriter(locale, timeZone, 'second'),
    money: (value: number, currency: string) =>
      formatMoney(
        fromApiAmount(value),
        isCurrency(currency) ? currency : locale.market.currency,
        locale.language,
      ),
  }
}

function toRow(
  round: GameRound,
  game: { name: string; path: string } | null,
  { locale, words }: { locale: Locale; words: RoundWords },
): RoundRow {
  return {
    id: round.id,
    state: round.state,
    game: game?.name ?? null,
    at: round.openedAt,
    when: words.when(round.openedAt),
    stake: words.money(round.stake, round.currency),
    payout: words.money(round.payout, round.currency),
    href: localePath(locale.segment, `/my-account/rounds/${encodeURIComponent(round.id)}`),
    resume: round.state === 'OPEN' && game ? game.path : null,
  }
}

/** Where a round was played: a game of the catalogue, or the virtual sports, which are not in it. */
export function playedIn(
  round: Pick<GameRound, 'provider' | 'gameId'>,
  of: { games: ReadonlyMap<string, PlayedGame>; locale: Locale },
): { name: string; path: string } | null {
  const { games, locale } = of
  if (isVirtuals(round)) {
    const name = wordsOf(locale).t('common:nav.virtuals')
    return { name, path: localePath(locale.segment, '/virtuals') }
  }
  const game = games.get(round.gameId)
  return game ? { name: game.name, path: playPath(locale, game) } : null
}

/** Opening the game resumes it: its provider finds the player's open round. */
function playPath(locale: Locale, game: PlayedGame): string {
  const lobby = game.type === 'LIVE_CASINO' ? '/live-casino-online' : '/online-casino'
  return localePath(locale.segment, `${lobby}/play/${game.provider}/${game.id}`)
}

type Movement = {
  id: string
  type: string
  amount: string
  balanceAfter: string
  when: string
}

export type RoundPage = {
  id: string
  state: RoundResponse['state']
  game: string | null
  when: string
  timeZone: string
  stake: string
  payout: string
  balanceBefore: string | null
  balanceAfter: string | null
  movements: Movement[]
  outcome: { gameVersion: string; words: string[]; picture: string | null } | null
  resume: string | null
}

/** One round as the player recalls it. Throws 404 for an id that is not one of this player's rounds. */
export async function loadRoundPage(
  args: LoaderFunctionArgs,
  { player, locale }: Who,
): Promise<RoundPage> {
  const answer = await args.context.platform.readRound(
    { id: args.params.id ?? '', language: locale.language },
    pageCaller(args, player),
  )
  if (!answer.ok) {
    if (answer.refusal === 'NOT_FOUND') throw data(null, { status: 404 })
    throw unavailable()
  }
  const round = answer.value
  const games = await loadPlayedGames(args.context, [round.gameId])
  const game = playedIn(round, { games, locale })
  const timeZone = readTimeZone(args.request, player.market)
  const words = roundWords(locale, timeZone)
  const money = (value: number) => words.money(value, round.currency)
  const orNull = (value: number | null) => (value === null ? null : money(value))
  return {
    id: round.id,
    state: round.state,
    game: game?.name ?? null,
    when: words.when(round.openedAt),
    timeZone,
    stake: money(round.stake),
    payout: money(round.payout),
    balanceBefore: orNull(round.balanceBefore),
    balanceAfter: orNull(round.balanceAfter),
    movements: round.movements.map((it) => ({
      id: it.referenceId,
      type: it.type,
      amount: money(it.amount),
      balanceAfter: money(it.balanceAfter),
      when: words.when(it.at),
    })),
    outcome: round.outcome && {
      ...round.outcome,
      picture: round.outcome.picture === null ? null : toImageUrl(round.outcome.picture),
    },
    resume: round.state === 'OPEN' && game ? game.path : null,
  }
}

/** As the source of an image a drawing runs no script and loads nothing, whatever it contains. */
function toImageUrl(svg: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}

/** As many as one page of rounds can name. */
const MAX_GAMES = 50

const PLAYED_GAMES_QUERY = defineQuery(
  `*[_type == "game" && launchCode in $codes][0...100]{
    _id, launchCode, name, type, "provider": provider->id
  }`,
)
const playedGames = listOf(
  z.object({
    _id: z.string(),
    launchCode: z.string(),
    name: z.string(),
    type: z.enum(['CASINO', 'LIVE_CASINO']),
    provider: z.string(),
  }),
)

type PlayedGame = {
  id: string
  name: string
  type: 'CASINO' | 'LIVE_CASINO'
  provider: string
}

/**
 * Games by the provider's game id, which rounds carry. None while the lake is down: transactions do not depend on
 * content.
 */
async function loadPlayedGames(
  { content, logger }: Pick<AppLoadContext, 'content' | 'logger'>,
  codes: readonly string[],
): Promise<ReadonlyMap<string, PlayedGame>> {
  const wanted = [...new Set(codes)].sort().slice(0, MAX_GAMES)
  if (wanted.length === 0) return new Map()
  try {
    const games = await content.fetch(PLAYED_GAMES_QUERY, { codes: wanted }, playedGames)
    return new Map(games.map(({ launchCode, _id, ...game }) => [launchCode, { id: _id, ...game }]))
  } catch (error) {
    logger.warn({ err: error }, 'rounds are shown without the names of their games')
    return new Map()
  }
}

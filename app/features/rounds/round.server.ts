import { data, type LoaderFunctionArgs } from '@remix-run/node'
import type { Who } from '#app/session/caller.server.ts'
import { pageCaller } from '#app/session/caller.server.ts'
import { readTimeZone } from '#app/session/cookies.server.ts'
import { unavailable } from '#app/session/guard.server.ts'
import type { RoundResponse } from '#contracts/player-api/rounds.ts'
import { readPlayedGames } from './played-games.query.server.ts'
import { playedIn, roundWords } from './rounds.server.ts'

export type Movement = {
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
export async function readRoundPage(
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
  const games = await readPlayedGames(args.context, [round.gameId])
  const game = playedIn(round, { games, locale })
  const timeZone = readTimeZone(args.request)
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

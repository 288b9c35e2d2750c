import type { z } from 'zod'
import { toApiAmount } from '#contracts/money.ts'
import {
  type GameRound,
  type RoundOutcome,
  type RoundResponse,
  type RoundsResponse,
  roundId,
  type roundsQuery,
} from '#contracts/player-api/rounds.ts'
import { ok, type Result, refuse } from '#contracts/result.ts'
import { isLanguage } from '#markets/languages.ts'
import type { Language } from '#markets/types.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/db.ts'
import {
  type MovementRow,
  type RoundRow,
  selectMovements,
  selectRound,
  selectRounds,
} from './rounds-store.ts'

/** Requests a round's outcome from its provider; null where it does not send one. Never throws. */
export type ReadOutcome = (round: {
  provider: string
  roundRef: string
  language: Language
}) => Promise<RoundOutcome | null>

export type RoundDeps = Pick<Context, 'db'> & {
  readOutcome: ReadOutcome
}

type Owner = { id: string; currency: string }

/** One page of the player's rounds, newest first. */
export async function readRounds(
  db: Db,
  player: Owner,
  query: z.output<typeof roundsQuery>,
): Promise<RoundsResponse> {
  const { limit, position, state } = query
  const rows = await selectRounds(db, { playerId: player.id, state, limit: limit + 1, position })
  return {
    rounds: rows.slice(0, limit).map((row) => toRound(row, player)),
    hasMore: rows.length > limit,
    position,
  }
}

/**
 * One round with all its movements. NOT_FOUND for an invalid id and for every round of another player: a round is
 * looked up by its player.
 */
export async function readRound(
  { db, readOutcome }: RoundDeps,
  player: Owner,
  asked: { id: string; language: string },
): Promise<Result<RoundResponse, 'NOT_FOUND'>> {
  if (!roundId.safeParse(asked.id).success) return refuse('NOT_FOUND')
  const at = asked.id.indexOf(':')
  const provider = asked.id.slice(0, at)
  const roundRef = asked.id.slice(at + 1)
  const key = { playerId: player.id, provider, roundRef }
  const row = await selectRound(db, key)
  if (!row) return refuse('NOT_FOUND')
  const language = isLanguage(asked.language) ? asked.language : 'en'
  const [movements, outcome] = await Promise.all([
    selectMovements(db, key),
    row.state === 'OPEN' ? null : readOutcome({ provider, roundRef, language }),
  ])
  const { before, after } = balancesOfRound(movements)
  return ok({
    ...toRound(row, player),
    balanceBefore: before === null ? null : toApiAmount(before),
    balanceAfter: after === null ? null : toApiAmount(after),
    movements: movements.map(toMovement),
    outcome,
  })
}

/** What one round, or one bet of a sportsbook, has moved, oldest first. */
export async function readMovements(
  db: Db,
  key: Parameters<typeof selectMovements>[1],
): Promise<RoundResponse['movements']> {
  return (await selectMovements(db, key)).map(toMovement)
}

const toMovement = (row: MovementRow): RoundResponse['movements'][number] => ({
  referenceId: row.reference,
  type: row.type,
  amount: toApiAmount(row.amount),
  balanceAfter: toApiAmount(row.balance_after),
  at: row.created_at.toISOString(),
  isBonus: row.category === 'BONUS',
})

function toRound(row: RoundRow, player: Owner): GameRound {
  return {
    id: `${row.provider}:${row.round_ref}`,
    provider: row.provider,
    gameId: row.game_id,
    state: row.state,
    openedAt: row.opened_at.toISOString(),
    currency: player.currency,
    stake: toApiAmount(row.stake_total),
    payout: toApiAmount(row.payout_total),
  }
}

type Movement = { type: string; category: string; amount: bigint; balance_after: bigint }

/** Movements that debit the player; every other type credits. */
const TAKES = ['BET', 'WIN_VOID']

/**
 * The balance before the first movement of a round and after its last one, in minor units. Null without any. Other
 * rounds may have moved money in between: after is not before plus the sum of this round.
 */
export function balancesOfRound(movements: readonly Movement[]): {
  before: bigint | null
  after: bigint | null
} {
  const first = movements[0]
  const last = movements.at(-1)
  if (!first || !last) return { before: null, after: null }
  // Bonus money has a separate account: the balance is that of the player's real money.
  if (first.category === 'BONUS') return { before: first.balance_after, after: last.balance_after }
  const moved = TAKES.includes(first.type) ? -first.amount : first.amount
  return { before: first.balance_after - moved, after: last.balance_after }
}

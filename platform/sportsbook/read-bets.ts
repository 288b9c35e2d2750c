import type { z } from 'zod'
import { type Currency, toApiAmount } from '#contracts/money.ts'
import {
  type BetResponse,
  type BetsResponse,
  betId,
  type betsQuery,
  type SportsBet,
} from '#contracts/player-api/sportsbook.ts'
import { ok, type Result, refuse } from '#contracts/result.ts'
import { payoutOfRest } from '#contracts/sportsbook/bet-course.ts'
import type { Db } from '../db/db.ts'
import { readMovements } from '../gameplay/index.ts'
import { type BetWithLegs, selectBetsOf } from './sports-store.ts'

/** One page of the player's bets with their legs, newest first. */
export async function readBets(
  db: Db,
  playerId: string,
  { limit, position, list }: z.output<typeof betsQuery>,
): Promise<BetsResponse> {
  const rows = await selectBetsOf(db, { playerId, list, limit: limit + 1, position })
  return { bets: rows.slice(0, limit).map(toBet), hasMore: rows.length > limit, position }
}

/** One bet with its movements; NOT_FOUND for an invalid id and for every bet of another player. */
export async function readBet(
  db: Db,
  playerId: string,
  id: string,
): Promise<Result<BetResponse, 'NOT_FOUND'>> {
  if (!betId.safeParse(id).success) return refuse('NOT_FOUND')
  const at = id.indexOf(':')
  const key = { provider: id.slice(0, at), betRef: id.slice(at + 1) }
  const [row] = await selectBetsOf(db, { playerId, key, limit: 1, position: 0 })
  if (!row) return refuse('NOT_FOUND')
  const movements = await readMovements(db, {
    playerId,
    provider: key.provider,
    roundRef: key.betRef,
  })
  return ok({ ...toBet(row), movements })
}

function toBet(row: BetWithLegs): SportsBet {
  const { payout_paid, cash_out_paid } = row
  const isFreeBet = row.free_bet_id !== null
  // A free bet that is returned is no money.
  const [refundPaid, refundDue] = isFreeBet ? [0n, 0n] : [row.refund_paid, row.refund_due]
  const { bonus_lapsed: lapsed } = row
  // What lapsed was paid to no account of the player.
  const paid = payout_paid + cash_out_paid + refundPaid - lapsed
  return {
    id: `${row.provider}:${row.bet_ref}`,
    kind: row.kind,
    sizes: row.sizes,
    state: row.state,
    placedAt: row.placed_at.toISOString(),
    currency: row.currency,
    isFreeBet,
    stake: toApiAmount(row.stake),
    bonusStake: toApiAmount(row.bonus_stake),
    bonusPaid: toApiAmount(row.bonus_paid + row.bonus_refunded - lapsed),
    bonusLapsed: toApiAmount(lapsed),
    stakePerLine: toApiAmount(row.stake_per_line),
    potentialPayout: toApiAmount(
      payoutOfRest({
        ...{ stakeMinor: row.stake, payoutMinor: row.potential_payout },
        ...{ cashOuts: row.cash_outs, currency: row.currency as Currency },
      }),
    ),
    paid: toApiAmount(paid),
    owed: toApiAmount(paid + lapsed - row.payout_due - row.cash_out_due - refundDue),
    cashOuts: row.cash_outs.map(({ id, stakeMinor, payoutMinor }) => ({
      id,
      stake: toApiAmount(BigInt(stakeMinor)),
      payout: toApiAmount(BigInt(payoutMinor)),
    })),
    legs: row.legs,
  }
}

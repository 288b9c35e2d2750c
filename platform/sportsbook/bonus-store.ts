import type { SportsBonus } from '#contracts/provider-callbacks/sports-wallet.ts'
import type { FreeBetScope } from '#contracts/sportsbook/words.ts'
import type { Db } from '../db/db.ts'

type UsableRow = {
  balance: bigint
  expires_at: Date
  terms: { maxStakeMinor: string; sports: { minOdds: number; scope: FreeBetScope } }
}

/**
 * The bonus money that the player may stake in bets now, with its terms; null where there is none, and for a player who has
 * reached a limit.
 */
export async function findUsableBonus(
  db: Db,
  playerId: string,
  now: Date,
): Promise<SportsBonus | null> {
  const [row] = await db.query<UsableRow>(
    `select balance, terms, expires_at from platform.usable_sports_bonus($1, $2)
     where not exists (select 1 from platform.reached_limits($1, $2) it where it.kind <> 'time')`,
    [playerId, now],
    { idempotent: true },
  )
  if (!row) return null
  return {
    amountMinor: Number(row.balance),
    ...{ minOdds: row.terms.sports.minOdds, scope: row.terms.sports.scope },
    maxStakeMinor: Number(row.terms.maxStakeMinor),
    expiresAt: row.expires_at.toISOString(),
  }
}

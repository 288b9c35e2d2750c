import type { Currency } from '#contracts/money.ts'
import type { FreeBetScope } from '#contracts/sportsbook/words.ts'
import type { Db } from '../db/db.ts'
import type { Rows } from '../db/row-types.ts'

/** All terms of a free bet, in one currency, as the database stores them: minor units as text. */
export type FreeBetTerms = {
  /** The hash of all other fields: the same version always means the same terms. */
  version: string
  kind: 'FREE_BET'
  currency: Currency
  amountMinor: string
  /** The time in which it has to be used. */
  hoursToFulfil: number
  /** What it wins is own money at once. */
  wrMultiplier: 0
  /** Of the whole bet, in thousandths. */
  minOdds: number
  scope: FreeBetScope
  audience: 'established' | 'everybody'
}

export type FreeBetRow = Pick<
  Rows['free_bet'],
  'id' | 'campaign_id' | 'amount' | 'created_at' | 'expires_at'
> & { currency: Currency; terms: FreeBetTerms }

/** The free bets that the player may use now, those that end first before the others. */
export function selectFreeBets(db: Db, playerId: string, now: Date): Promise<FreeBetRow[]> {
  return db.query<FreeBetRow>(
    `select id, campaign_id, currency, amount, terms, created_at, expires_at
     from platform.usable_free_bets($1, $2) order by expires_at, id`,
    [playerId, now],
    { idempotent: true },
  )
}

import { randomUUID } from 'node:crypto'
import type { Money } from '#contracts/money.ts'
import type { Db } from '#platform/db/db.ts'
import { findPlayerById, type PlayerRow } from '#platform/players/index.ts'
import { claimReward, forfeitBonus, type RewardsDeps } from '#platform/rewards/index.ts'
import type { BonusState } from '#platform/rewards/reward-store.ts'
import { createPoster, type Posted } from '#platform/wallet/index.ts'
import { silentLogger } from '#tests/fixtures/silent-logger.ts'

/** The player's games: a slot counts in full, a table game one third, and one game takes no bonus money. */
export const GAMES = { slot: 'slot', table: 'table', excluded: 'slot' } as const
export type Game = keyof typeof GAMES

/** Amounts in minor units, without a currency: this player has euros. */
export type BonusPlayer = {
  id: string
  row(): Promise<PlayerRow>
  /** Deposits own money. */
  pay(minor: bigint): Promise<void>
  /** The id of the bonus, or the refusal. */
  claim(campaignId: string, key?: string): Promise<{ id: string } | string>
  forfeit(id: string): Promise<string | null>
  /** The refusal, or null if accepted. */
  bet(minor: bigint, of: { round: string; reference?: string; game?: Game }): Promise<string | null>
  win(
    minor: bigint,
    of: { round: string; game?: Game; closes?: boolean; reference?: string },
  ): Promise<string | null>
  takeBack(reference: string, of: { round: string; game?: Game }): Promise<string | null>
  wallet(): Promise<{ main: bigint; bonus: bigint }>
  bonus(
    id: string,
  ): Promise<{ state: BonusState; done: bigint; required: bigint; cause: string | null }>
}

/** Euros by the cent, as `amounts` of a campaign has them. */
const EUR = (minor: bigint): Money => ({ minor, currency: 'EUR' })

export async function aBonusPlayer(
  db: Db,
  { clock, funds, country = 'FI' }: { clock: () => number; funds: bigint; country?: string },
): Promise<BonusPlayer> {
  const id = randomUUID()
  await insertPlayer(db, id, country)
  const post = createPoster({ db, clock })
  const deps: RewardsDeps = {
    ...{ db, clock, takesRealMoney: () => true, gameFacts: async () => null },
    openedByFlag: {},
    logger: silentLogger,
  }
  const pay = async (minor: bigint) => {
    await post({
      ...{ op: 'CREDIT', playerId: id, provider: 'house', reference: randomUUID() },
      ...{ type: 'DEPOSIT', house: 'H:PSP', category: 'PAYMENT', amount: EUR(minor) },
    })
  }
  if (funds > 0n) await pay(funds)
  const row = async () => (await findPlayerById(db, id)) as PlayerRow
  const refusalOf = (result: { ok: true; value: Posted } | { ok: false; refusal: string }) =>
    result.ok ? null : result.refusal
  const common = { playerId: id, provider: 'relax', category: 'CASINO' } as const
  return {
    id,
    row,
    pay,
    async claim(campaignId, key = randomUUID()) {
      const claimed = await claimReward(deps, await row(), { campaignId, key, code: null })
      return claimed.ok ? { id: claimed.value.assignmentId } : claimed.refusal
    },
    async forfeit(bonus) {
      const done = await forfeitBonus(deps, await row(), { id: bonus, wageringProgress: 0 })
      return done.ok ? null : done.refusal
    },
    bet: async (minor, { round, reference = randomUUID(), game = 'slot' }) =>
      refusalOf(
        await post({
          ...{ ...common, op: 'BET', reference, roundRef: round, gameId: game },
          ...{ gameSessionHash: `${game}:${id}`, amount: EUR(minor) },
        }),
      ),
    win: async (minor, { round, game = 'slot', closes = false, reference = randomUUID() }) =>
      refusalOf(
        await post({
          ...{ ...common, op: 'WIN', reference, roundRef: round, ofGame: game },
          ...{ closesRound: closes, amount: EUR(minor) },
        }),
      ),
    takeBack: async (betReference, { round, game = 'slot' }) =>
      refusalOf(
        await post({
          ...{ ...common, op: 'ROLLBACK', reference: `back:${betReference}`, roundRef: round },
          ...{ betReference, ofGame: game, currency: 'EUR' },
        }),
      ),
    async wallet() {
      const [found] = await db.query<{ main: bigint; bonus: bigint }>(
        `select sum(balance) filter (where account = 'MAIN')::bigint as main,
                sum(balance) filter (where account = 'BONUS:CASINO')::bigint as bonus
         from platform.wallet_account where player_id = $1`,
        [id],
      )
      return found as { main: bigint; bonus: bigint }
    },
    async bonus(bonus) {
      const [found] = await db.query<Awaited<ReturnType<BonusPlayer['bonus']>>>(
        `select state, wager_done as done, wager_required as required, end_cause as cause
         from platform.bonus_assignment where player_id = $1 and id = $2`,
        [id, bonus],
      )
      if (!found) throw new Error('no such bonus')
      return found
    },
  }
}

/** Inserted by SQL: with sessions that outlast any change of a test's clock, and without hashing a password. */
async function insertPlayer(db: Db, id: string, country: string): Promise<void> {
  const LONG = '2100-01-01'
  await db.batch([
    {
      sql: `insert into platform.player (id, access_id, email, password_hash, display_name, country_code,
              language_code, currency, status, terms_version, registered_at)
            values ($1::uuid, gen_random_uuid(), $1::uuid || '@playhouse.test', 'none', 'Test', $2, 'en', 'EUR',
              'REGISTERED', '1.0', now())`,
      params: [id, country],
    },
    {
      sql: `insert into platform.wallet_account (player_id, account, currency)
            select $1::uuid, account, 'EUR'
            from unnest(array['MAIN','LOCKED','BONUS:CASINO','BONUS:LIVE_CASINO','BONUS:SPORTS']) account`,
      params: [id],
    },
    {
      sql: `insert into platform.player_session (player_id, id, refresh_hash, created_at, last_seen_at, expires_at)
            values ($1::uuid, $1::uuid, 'none', now(), $2::timestamptz, $2::timestamptz)`,
      params: [id, LONG],
    },
    ...Object.entries(GAMES).map(([game, type]) => ({
      sql: `insert into platform.game_session (hash, player_id, session_id, provider, game_id, currency, expires_at,
              game_type)
            values ($1, $2::uuid, $2::uuid, 'relax', $3, 'EUR', $4::timestamptz, $5)`,
      params: [`${game}:${id}`, id, game, LONG, type],
    })),
  ])
}

/** A gift as defined in a campaign file; `amount` in euros. */
export function aGift(id: string, over: Record<string, unknown> = {}) {
  const { amount = 10, maxStake = 5, ...rest } = over
  return {
    ...{ id, kind: 'GIFT', vertical: 'CASINO', markets: ['FI'], audience: 'established' },
    ...{ startsAt: '2026-01-01T00:00:00Z', wrMultiplier: 3, hoursToFulfil: 1_440 },
    contributions: { slot: 100, table: 30 },
    excludedGames: ['relax:excluded'],
    names: { en: 'A gift' },
    amounts: { EUR: { amount, maxStake } },
    ...rest,
  }
}

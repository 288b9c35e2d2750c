import { randomUUID } from 'node:crypto'
import type { Currency } from '#contracts/money.ts'
import type { LimitChange, LimitSet } from '#contracts/player-api/limits.ts'
import type { LimitKind, LimitPeriod } from '#contracts/player-api/protection-words.ts'
import type { CreatePayment } from '#contracts/psp/calls.ts'
import type { Market } from '#markets/index.ts'
import type { Db } from '#platform/db/db.ts'
import { startDepositRow } from '#platform/deposits/deposit-store.ts'
import { changeLimit, readLimits } from '#platform/limits/index.ts'
import { findPlayerById, type PlayerRow } from '#platform/players/index.ts'
import { createPoster, newId, type PostTransaction } from '#platform/wallet/index.ts'
import { silentLogger } from '#tests/fixtures/silent-logger.ts'

export type LimitedPlayer = {
  id: string
  change(kind: LimitKind, change: LimitChange): Promise<LimitSet | string>
  read(kind: LimitKind): Promise<LimitSet>
  /** The refusal, or null if accepted. */
  bet(minor: bigint, over?: Bet): Promise<string | null>
  win(minor: bigint, roundRef: string): Promise<string | null>
  takeBack(reference: string): Promise<string | null>
  /** Starts a deposit that stays pending; `mostUnproved` is what a player without documents may have deposited. */
  deposit(minor: bigint, mostUnproved?: bigint): Promise<string>
}
type Bet = { reference?: string; roundRef?: string; provider?: string; post?: PostTransaction }

const FUNDS_MINOR = 100_000_000_000n
const PROVIDERS = ['relax', 'other']

/**
 * A player of a market with money and a game at two providers, inserted by SQL: with sessions that outlast any change
 * of a test's clock, and without hashing a password.
 */
export async function aLimitedPlayer(
  db: Db,
  { market, clock }: { market: Pick<Market, 'originCountries' | 'currency'>; clock: () => number },
): Promise<LimitedPlayer> {
  const id = randomUUID()
  const { currency, originCountries } = market
  await insertPlayer(db, { id, currency, country: originCountries[0] ?? 'US' })
  const post = createPoster({ db, clock })
  const deps = { db, clock, logger: silentLogger }
  const player = (await findPlayerById(db, id)) as PlayerRow
  await posted(
    post({
      ...{ op: 'CREDIT', playerId: id, provider: 'house', reference: 'funds' },
      ...{ type: 'DEPOSIT', house: 'H:PSP', category: 'PAYMENT' },
      amount: { minor: FUNDS_MINOR, currency },
    }),
  )
  return {
    id,
    async change(kind, change) {
      const changed = await changeLimit(deps, player, { kind, change, mayRelax: true })
      return changed.ok ? changed.value : changed.refusal
    },
    async read(kind) {
      const read = await readLimits(deps, player, kind)
      if (!read.ok) throw new Error(read.refusal)
      return read.value
    },
    bet: (
      minor,
      { reference = randomUUID(), roundRef = reference, provider = 'relax', post: by = post } = {},
    ) =>
      posted(
        by({
          ...{ op: 'BET', playerId: id, provider, reference, roundRef },
          ...{ gameId: 'a-game', gameSessionHash: `${provider}:${id}`, category: 'CASINO' },
          amount: { minor, currency },
        }),
      ),
    win: (minor, roundRef) =>
      posted(
        post({
          ...{ op: 'WIN', playerId: id, provider: 'relax', reference: randomUUID(), roundRef },
          ...{ ofGame: 'a-game', closesRound: false, category: 'CASINO' },
          amount: { minor, currency },
        }),
      ),
    takeBack: (reference) =>
      posted(
        post({
          ...{ op: 'ROLLBACK', playerId: id, provider: 'relax', reference: `back:${reference}` },
          ...{ roundRef: reference, betReference: reference, ofGame: 'a-game', category: 'CASINO' },
          currency,
        }),
      ),
    async deposit(minor, mostUnproved) {
      const now = clock()
      const started = await startDepositRow(db, {
        ...{ playerId: id, id: newId(now), key: randomUUID(), hash: 'test', method: 'TRUSTLY' },
        ...{ currency, amount: minor.toString(), at: String(now), askAt: null },
        ...{ request: {} as CreatePayment, bonus: null, limitsFirst: null },
        job: { id: newId(now), kind: 'test', key: randomUUID(), payload: {}, runAt: String(now) },
        ...{ mostOpen: 1_000, mostUnproved: mostUnproved?.toString() ?? null },
      })
      return started.code
    },
  }
}

/** Cancels pending deposits: the part of the limit that they used is free again. */
export async function giveUpDeposits(db: Db, playerId: string): Promise<void> {
  await db.query(
    `update platform.deposit set state = 'CANCELLED' where player_id = $1 and state = 'CREATED'`,
    [playerId],
  )
}

/** The value in force from the answer of a change; a refusal is returned as it is. */
export const inForce = (set: LimitSet | string, period: LimitPeriod) =>
  typeof set === 'string' ? set : set[period].value

async function posted(posting: ReturnType<PostTransaction>): Promise<string | null> {
  const result = await posting
  return result.ok ? null : result.refusal
}

async function insertPlayer(
  db: Db,
  of: { id: string; currency: Currency; country: string },
): Promise<void> {
  const LONG = '2100-01-01'
  await db.batch([
    {
      sql: `insert into platform.player (id, access_id, email, password_hash, display_name, country_code,
              language_code, currency, status, terms_version, registered_at)
            values ($1::uuid, gen_random_uuid(), $1::uuid || '@playhouse.test', 'none', 'Test', $2, 'en', $3,
              'REGISTERED', '1.0', now())`,
      params: [of.id, of.country, of.currency],
    },
    {
      sql: `insert into platform.wallet_account (player_id, account, currency)
            select $1::uuid, account, $2 from unnest(array['MAIN','LOCKED']) account`,
      params: [of.id, of.currency],
    },
    {
      sql: `insert into platform.player_session (player_id, id, refresh_hash, created_at, last_seen_at, expires_at)
            values ($1::uuid, $1::uuid, 'none', now(), $2::timestamptz, $2::timestamptz)`,
      params: [of.id, LONG],
    },
    ...PROVIDERS.map((provider) => ({
      sql: `insert into platform.game_session (hash, player_id, session_id, provider, game_id, currency, expires_at)
            values ($1, $2::uuid, $2::uuid, $3, 'a-game', $4, $5::timestamptz)`,
      params: [`${provider}:${of.id}`, of.id, provider, of.currency, LONG],
    })),
  ])
}

import type { Db } from '#platform/db/db.ts'
import { createPoster } from '#platform/wallet/index.ts'

/** The bench inserts its players with SQL: a thousand real passwords would take a minute to hash. */
export function benchPlayerId(player: number): string {
  return `00000000-0000-4000-8000-${String(player).padStart(12, '0')}`
}

export function benchGameSession(player: number): string {
  return `bench-${player}`
}

const FUNDS_MINOR = 1_000_000_000n

const PLAYER_ID = "('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid"

const FILL = [
  `insert into platform.player (id, access_id, email, password_hash, display_name, country_code,
     language_code, currency, status, terms_version, registered_at)
   select ${PLAYER_ID}, gen_random_uuid(), 'bench-' || n || '@playhouse.test', 'none', 'Bench', 'FI',
     'fi', 'EUR', 'REGISTERED', '1.0', now() from generate_series(0, $1::int - 1) n`,
  `insert into platform.wallet_account (player_id, account, currency)
   select ${PLAYER_ID}, account, 'EUR' from generate_series(0, $1::int - 1) n,
     unnest(array['MAIN','LOCKED','BONUS:CASINO','BONUS:LIVE_CASINO','BONUS:SPORTS']) account`,
  `insert into platform.player_session
     (player_id, id, refresh_hash, created_at, last_seen_at, expires_at)
   select ${PLAYER_ID}, ${PLAYER_ID}, 'none', now(), now(), now() + interval '1 day'
   from generate_series(0, $1::int - 1) n`,
  `insert into platform.game_session
     (hash, player_id, session_id, provider, game_id, currency, expires_at)
   select 'bench-' || n, ${PLAYER_ID}, ${PLAYER_ID}, 'bench', 'bench', 'EUR',
     now() + interval '1 day' from generate_series(0, $1::int - 1) n`,
]

/** One bet of a random player, in the form that pgbench sends. */
export const PGBENCH_BET = `select platform.post_tx(jsonb_build_object(
  'playerId', '00000000-0000-4000-8000-' || lpad((:player)::text, 12, '0'), 'provider', 'bench',
  'reference', gen_random_uuid(), 'txId', gen_random_uuid(), 'hash', 'bench', 'op', 'BET',
  'type', 'BET', 'status', 'SUCCESS', 'category', 'CASINO', 'currency', 'EUR', 'amount', '1',
  'roundRef', gen_random_uuid(), 'gameId', 'bench', 'gameSession', 'bench-' || (:player)::text,
  'at', (extract(epoch from clock_timestamp()) * 1000)::bigint::text));`

/** Players with money, a session and a game, ready to bet. */
export async function fillBenchPlayers(db: Db, players: number): Promise<void> {
  await db.batch(FILL.map((sql) => ({ sql, params: [players] })))
  const post = createPoster({ db, clock: Date.now })
  await Promise.all(
    Array.from({ length: players }, (_, player) =>
      post({
        op: 'CREDIT',
        playerId: benchPlayerId(player),
        provider: 'bench',
        reference: 'funds',
        amount: { minor: FUNDS_MINOR, currency: 'EUR' },
        type: 'DEPOSIT',
        house: 'H:PSP',
        category: 'PAYMENT',
      }),
    ),
  )
}

import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MAX_BETS_PER_CALL, sportsBetRequest } from '#contracts/provider-callbacks/sports-wallet.ts'
import { ok } from '#contracts/result.ts'
import { LOST, WON } from '#contracts/sportsbook/words.ts'
import { sportsBoundsOf } from '#markets/stake-rules.ts'
import type { Db } from '#platform/db/db.ts'
import { hashSecret } from '#platform/players/index.ts'
import { createSportsWallet, type SportsWallet } from '#platform/sportsbook/index.ts'
import { createPostQueue } from '#platform/wallet/index.ts'
import { startLocalPostgres } from '#tests/fixtures/local-postgres.ts'
import { silentLogger } from '#tests/fixtures/silent-logger.ts'
import { aSingle } from '#tests/fixtures/sports-bets.ts'
import { benchPlayerId } from './bench-players.ts'
import type { Figure } from './main.ts'
import { at, atRate } from './open-loop.ts'
import { withDatabase } from './wallet.bench.ts'

const PLAYERS = 1_000
const BETS = 100_000
const STAKE_MINOR = 10
/** Messages of a settlement that are under way at once, as a book sends them. */
const CALLS_AT_ONCE = 4
const [PER_SECOND, SECONDS] = [50, 6]
/** For two quiet cores. */
const AIMS = {
  embedded: { settleSeconds: 180, receiptMs: null, busyMs: null },
  PostgreSQL: { settleSeconds: 60, receiptMs: 150, busyMs: 400 },
} as const

type Run = { settleSeconds: number; receiptMs: number; busyMs: number }

/**
 * Bets of a sportsbook: the receipt of 50 bets a second on a quiet wallet, the settlement of 100,000 bets of one event,
 * and the receipt while it runs. The ledger is checked afterwards.
 */
export async function benchSportsWallet(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'playhouse-bench-'))
  const postgres = await startLocalPostgres()
  try {
    const embedded = await withDatabase({ dataDir: folder }, PLAYERS, measure)
    const figures = toFigures('embedded', embedded)
    if (!postgres) return figures
    const served = await withDatabase({ url: postgres.url }, PLAYERS, measure)
    return [...figures, ...toFigures('PostgreSQL', served)]
  } finally {
    await postgres?.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

function toFigures(engine: keyof typeof AIMS, run: Run): Figure[] {
  const aims = AIMS[engine]
  const figure = (what: string, value: number, unit: string, aim: number | null): Figure => ({
    what: `${engine}: ${what}`,
    value: `${Math.round(value)} ${unit}`,
    ...(aim === null ? {} : { aim: `< ${aim} ${unit}`, met: value < aim }),
  })
  return [
    figure('bet to receipt p95, 50 a second', run.receiptMs, 'ms', aims.receiptMs),
    figure(`settlement of ${BETS} bets of one event`, run.settleSeconds, 's', aims.settleSeconds),
    figure('bet to receipt p95 while they are settled', run.busyMs, 'ms', aims.busyMs),
  ]
}

async function measure(db: Db): Promise<Run> {
  await db.query(
    `insert into platform.game_session (hash, player_id, session_id, provider, game_id, currency, expires_at, category,
       stake_min, stake_max, payout_max)
     select s.hash, p.id, p.id, 'context', 'sportsbook', 'EUR', now() + interval '1 day', 'SPORTS', 10, 1000, 100000
     from unnest($1::uuid[], $2::text[]) s(player, hash) join platform.player p on p.id = s.player`,
    [
      Array.from({ length: PLAYERS }, (_, player) => benchPlayerId(player)),
      Array.from({ length: PLAYERS }, (_, player) => hashSecret(sessionOf(player))),
    ],
  )
  const wallet = createSportsWallet(
    {
      ...{ db, clock: Date.now, random: randomBytes, logger: silentLogger },
      ...{ providers: {}, openedByFlag: {}, takesRealMoney: () => true },
      boundsOf: async (currency) => sportsBoundsOf(currency),
      postInBatch: createPostQueue({ db }),
      requireNotListed: async () => ok(null),
    },
    'context',
  )
  // The first bets fill caches and plans: they are not counted.
  await receipts(wallet, 'warm')
  const receiptMs = at(await receipts(wallet, 'quiet'), 0.95)
  const ids = await placeMany(wallet)
  const began = performance.now()
  const settling = settleAll(wallet, ids)
  const busyMs = at(await receipts(wallet, 'busy'), 0.95)
  await settling
  return { settleSeconds: (performance.now() - began) / 1_000, receiptMs, busyMs }
}

const sessionOf = (player: number) => `bench-session-${String(player).padStart(6, '0')}`

async function place(wallet: SportsWallet, betId: string, player: number): Promise<void> {
  const placed = await wallet.placeBet(
    sportsBetRequest.parse({ sessionId: sessionOf(player), ...aSingle(betId, STAKE_MINOR) }),
  )
  if (!placed.ok) throw new Error(`a bet was refused: ${JSON.stringify(placed)}`)
}

/** Milliseconds from the call to the receipt, of bets that come whether or not the ones before are answered. */
async function receipts(wallet: SportsWallet, name: string): Promise<number[]> {
  const times: number[] = []
  await atRate(PER_SECOND, SECONDS, async (n) => {
    const began = performance.now()
    await place(wallet, `${name}-${n}`, (n * 7) % PLAYERS)
    times.push(performance.now() - began)
  })
  return times
}

async function placeMany(wallet: SportsWallet): Promise<string[]> {
  const ids = Array.from({ length: BETS }, (_, n) => `event-${n}`)
  let next = 0
  const client = async () => {
    for (let n = next++; n < BETS; n = next++) await place(wallet, `event-${n}`, n % PLAYERS)
  }
  await Promise.all(Array.from({ length: 128 }, client))
  return ids
}

/** A third wins, as with the favourite of a match. */
async function settleAll(wallet: SportsWallet, ids: readonly string[]): Promise<void> {
  let next = 0
  const sender = async () => {
    for (let from = next; from < ids.length; from = next) {
      next += MAX_BETS_PER_CALL
      const answers = await wallet.changeBets(
        'settle',
        ids.slice(from, from + MAX_BETS_PER_CALL).map((betId, n) => {
          const payoutMinor = n % 3 === 0 ? 4 * STAKE_MINOR : 0
          const outcome = { kind: 'SETTLED' as const, payoutMinor }
          return { betId, revision: 2, cashOuts: [], outcome, results: [payoutMinor ? WON : LOST] }
        }),
      )
      const refused = answers.find((it) => !it.isTaken)
      if (refused) throw new Error(`a settlement was refused: ${JSON.stringify(refused)}`)
    }
  }
  await Promise.all(Array.from({ length: CALLS_AT_ONCE }, sender))
}

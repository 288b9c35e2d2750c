import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Db } from '#platform/db/db.ts'
import { changeLimit } from '#platform/limits/index.ts'
import { findPlayerById } from '#platform/players/index.ts'
import { createPoster } from '#platform/wallet/index.ts'
import { startLocalPostgres } from '#tests/fixtures/local-postgres.ts'
import { silentLogger } from '#tests/fixtures/silent-logger.ts'
import { benchPlayerId } from './bench-players.ts'
import type { Figure } from './main.ts'
import { drive, withDatabase } from './wallet.bench.ts'

type LimitsFigure = {
  what: string
  /** Milliseconds per bet, of a player without limits and of one with six. */
  without: number
  with: number
  ratio: number
}

const MOST_RATIO = 1.1

type Shape = { what: string; maxBatch: number; concurrent: number }
const SHAPES: readonly Shape[] = [
  { what: 'one bet a commit, one at a time', maxBatch: 1, concurrent: 1 },
  { what: 'up to 32 bets a commit, 32 players', maxBatch: 32, concurrent: 32 },
]
/** Players of each kind. Turns are short, so that other load on the machine affects both kinds equally. */
const PLAYERS = 200
const TURNS = 16
const SECONDS_EACH = 0.5

/** A bet of a player with limits compared to one of a player without (issue 7: at most 10 % slower). */
export async function benchLimits(): Promise<Figure[]> {
  const rows = await measureLimits()
  return rows.map(({ what, without, with: limited, ratio }) => ({
    what,
    value: `×${ratio.toFixed(3)}`,
    aim: `≤ ×${MOST_RATIO} (${without.toFixed(3)} to ${limited.toFixed(3)} ms)`,
    met: ratio <= MOST_RATIO,
  }))
}

/**
 * What limits cost a bet: players without limits against players with a spending and a loss limit for each period, in
 * turns, on the same database. The ratio is the median over the turns of the median bet with limits against that of the
 * neighbouring turn without.
 */
async function measureLimits(): Promise<LimitsFigure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'playhouse-bench-'))
  const postgres = await startLocalPostgres()
  try {
    const figures = await withDatabase({ dataDir: folder }, 2 * PLAYERS, (db) =>
      measureAll('embedded', db, SECONDS_EACH),
    )
    if (!postgres) return figures
    const served = await withDatabase({ url: postgres.url }, 2 * PLAYERS, (db) =>
      measureAll(`PostgreSQL ${postgres.version}`, db, SECONDS_EACH),
    )
    return [...figures, ...served]
  } finally {
    await postgres?.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function measureAll(name: string, db: Db, seconds: number): Promise<LimitsFigure[]> {
  for (let player = PLAYERS; player < 2 * PLAYERS; player += 1) await giveLimits(db, player)
  const figures: LimitsFigure[] = []
  for (const { what, maxBatch, concurrent } of SHAPES) {
    const post = createPoster({ db, clock: Date.now, maxBatch })
    const turn = async (first: number) => {
      const times = await drive(post, { players: PLAYERS, first, concurrent, seconds })
      return middle(times)
    }
    // The first turn of each kind fills caches and plans: it is not counted.
    await turn(0)
    await turn(PLAYERS)
    const without: number[] = []
    const limited: number[] = []
    for (let turns = 0; turns < TURNS; turns += 1) {
      // The order alternates, too: what a turn leaves behind for the next affects both equally.
      if (turns % 2 === 0) without.push(await turn(0))
      limited.push(await turn(PLAYERS))
      if (turns % 2 === 1) without.push(await turn(0))
    }
    const ratio = middle(limited.map((it, turns) => it / (without[turns] ?? Number.NaN)))
    figures.push({
      what: `${name}: ${what}`,
      ...{ without: middle(without), with: middle(limited), ratio },
    })
  }
  return figures
}

/** At their maximum: no bet of the bench is refused. */
async function giveLimits(db: Db, player: number): Promise<void> {
  const row = await findPlayerById(db, benchPlayerId(player))
  if (!row) throw new Error('a player of the bench has gone')
  // A bench market without loss limits has them here: the most expensive case is measured.
  const german = { ...row, country_code: 'DE' }
  const deps = { db, clock: Date.now, logger: silentLogger }
  for (const kind of ['spend', 'loss'] as const) {
    for (const duration of ['M', 'W', 'D'] as const) {
      const limit = { D: 20_000, W: 50_000, M: 100_000 }[duration]
      const changed = await changeLimit(deps, german, {
        kind,
        change: { duration, limit },
        mayRelax: true,
      })
      if (!changed.ok) throw new Error(`a limit of the bench was refused: ${changed.refusal}`)
    }
  }
}

function middle(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#platform/db/open-database.ts'
import { ledgerCheck } from '#platform/wallet/index.ts'
import { type LocalPostgres, startLocalPostgres } from '#tests/fixtures/local-postgres.ts'
import { type Running, ready, startServer } from '#tests/fixtures/product-process.ts'
import { aPlatform } from '#tests/fixtures/running-platform.ts'
import type { Figure } from './main.ts'
import { at } from './open-loop.ts'
import {
  type Effect,
  type ExclusionTimes,
  openBystanders,
  startExclusions,
} from './panic-players.ts'
import { stopProduct } from './running-product.ts'

const RUNS = 200
const WARM_UP_RUNS = 5
const BYSTANDERS = 50
const SOCKETS_EACH = 10
const AIM_MS = 1_000
const RELAX_SECRET = 'a-secret-of-the-relax-provider-for-the-bench'

const WORDS: Record<Effect, string> = {
  bet: 'the first refused bet at the other instance',
  deposit: 'the first refused deposit at the other instance',
  page: 'a page of the other instance signed out',
  ownSocket: 'the feed closed at the same instance',
  otherSocket: 'the feed closed at the other instance',
}

/**
 * The panic button and self-exclusion, sent to the site on one instance while the player bets, deposits and views
 * pages on the other: how long until all of that is refused. Each is timed from when the form is sent.
 */
export async function benchPanic(): Promise<Figure[]> {
  const two = await startTwoInstances({ RELAX_SECRET })
  if (!two) return [{ what: 'a break with two instances', value: 'no PostgreSQL here' }]
  try {
    const all = await registerPlayers(two.postgres.url, RUNS + WARM_UP_RUNS + BYSTANDERS)
    const world = { instances: two.instances, secret: RELAX_SECRET }
    const bystanders = await openBystanders(world, all.splice(0, BYSTANDERS), SOCKETS_EACH)
    const times = await startExclusions(world, all)
    const open = bystanders.filter((it) => it.readyState === it.OPEN).length
    for (const it of bystanders) it.terminate()
    return [...figuresOf(times.slice(WARM_UP_RUNS), open), await books(two.postgres.url)]
  } finally {
    await two.stop()
  }
}

function figuresOf(times: ExclusionTimes[], open: number): Figure[] {
  const late = times.reduce((sum, it) => sum + it.takenLate, 0)
  const afterAnswer = (it: ExclusionTimes) => Math.max(...Object.values(it.effects)) - it.answered
  return [
    timing(
      'the break is answered',
      times.map((it) => it.answered),
    ),
    ...(Object.keys(WORDS) as Effect[]).map((effect) =>
      timing(
        WORDS[effect],
        times.map((it) => it.effects[effect]),
      ),
    ),
    timing('from the answer to the last of them', times.map(afterAnswer)),
    {
      what: 'bets and deposits taken that were sent after the answer',
      value: String(late),
      aim: 'none',
      met: late === 0,
    },
    {
      what: 'sockets of other players open all the while',
      value: String(open),
      aim: String(BYSTANDERS * SOCKETS_EACH),
      met: open === BYSTANDERS * SOCKETS_EACH,
    },
  ]
}

function timing(what: string, values: readonly number[]): Figure {
  const shares = [0.5, 0.99, 1].map((share) => at(values, share).toFixed(0))
  return {
    what: `${what}, p50, p99, max`,
    value: `${shares.join(' · ')} ms`,
    aim: `p99 below ${AIM_MS} ms`,
    met: values.length === RUNS && at(values, 0.99) < AIM_MS,
  }
}

async function books(url: string): Promise<Figure> {
  const db = await openDatabase({ url })
  const { differences } = await ledgerCheck(db)
  await db.close()
  return {
    what: 'differences in the books afterwards',
    value: String(differences.length),
    aim: 'none',
    met: differences.length === 0,
  }
}

/** The number of passwords that the platform hashes concurrently. */
const AT_ONCE = 4
const OPENING = { minor: 1_000_000n, currency: 'EUR' } as const

/** Finnish players with money, written to the database as its own platform would; returns their email addresses. */
async function registerPlayers(url: string, count: number): Promise<string[]> {
  const db = await openDatabase({ url })
  const it = await aPlatform(db, { clock: Date.now })
  const emails: string[] = []
  try {
    let n = 0
    const work = async () => {
      while (n < count) {
        n += 1
        const email = `panic-${n}@playhouse.test`
        await it.aPlayer({ email, openingBalance: OPENING })
        emails.push(email)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    return emails
  } finally {
    await it.platform.close()
    await db.close()
  }
}

type TwoInstances = {
  postgres: LocalPostgres
  /** The same product twice: one installation behind a load balancer. */
  instances: readonly [Running, Running]
  stop(): Promise<void>
}

/** The built product in two processes on one local PostgreSQL; null if none is installed. */
async function startTwoInstances(env: Record<string, string>): Promise<TwoInstances | null> {
  const postgres = await startLocalPostgres()
  if (!postgres) return null
  const data = await mkdtemp(join(tmpdir(), 'playhouse-two-'))
  const running: Running[] = []
  const stop = async () => {
    await Promise.all(running.map(stopProduct))
    await postgres.stop()
    await rm(data, { recursive: true, force: true })
  }
  const start = async (more: Record<string, string>) => {
    const one = await startServer({
      ...{
        PLAYHOUSE_DATA: data,
        DATABASE_URL: postgres.url,
        SIGN_IN_LIMIT: '100000',
        REQUESTS_PER_SECOND: '100000',
      },
      ...env,
      ...more,
    })
    running.push(one)
    await ready(one)
    return one
  }
  try {
    const first = await start({})
    const local = (port: number) => `http://localhost:${port}`
    // Tokens, forms and feeds refer to the installation, not to the process that happens to answer.
    const second = await start({
      PUBLIC_ORIGIN: local(first.ports.site),
      PLATFORM_URL: local(first.ports.platform),
      SANDBOX_URL: local(first.ports.sandbox),
    })
    return { postgres, instances: [first, second], stop }
  } catch (error) {
    await stop()
    throw error
  }
}

import { setImmediate, setTimeout } from 'node:timers/promises'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { BOOK_API_PATH } from '#contracts/sportsbook/book-api.ts'
import { returnStakeRoutes } from '../games/return-stake-routes.ts'
import type { SandboxDatabase } from '../sandbox-database.ts'
import { createBetDesk } from './bets/bet-desk.ts'
import { betRoutes } from './bets/bet-routes.ts'
import { betStatementRoutes } from './bets/bet-statement.ts'
import { createBetStore } from './bets/bet-store.ts'
import { balanceUpdateRoutes, createLatestBalances } from './bets/latest-balances.ts'
import { createBetTaker } from './bets/place-bet.ts'
import { returnBet } from './bets/return-bet.ts'
import { createSettler } from './bets/settle-bets.ts'
import { createSportsWalletClient } from './bets/sports-wallet-client.ts'
import { type Book, type BookOptions, openBook } from './book.ts'
import {
  type BookSwitches,
  createForcedRefusals,
  type ForcedRefusals,
  NO_FAULTS,
} from './book-faults.ts'
import type { BookProvider } from './book-providers.ts'
import { createBookStore } from './book-store.ts'
import { sportsbookRoutes } from './routes.ts'

/** Turns that the book stays awake after it was asked; asleep it costs nothing. */
const AWAKE_TURNS = 60
/** Bets on live matches wait so long, and are evaluated again after it (docs/decisions/0060). */
export const LIVE_DELAY_MS = 3_000
const DAY_MS = 86_400_000
const SLIPS_KEPT_MS = 30 * DAY_MS
const REFUSALS_KEPT_MS = DAY_MS
/** Turns between looks at what is left over: bets without an end, and old slips. */
const CLEAN_EVERY_TURNS = 60

/** The whole offer has two megabytes, and a tenth of it compressed. */
const LARGE_ANSWERS = ['/sportsbook/offer', '/sportsbook/messages']

export type SportsbookOptions = {
  db: SandboxDatabase
  clock: () => number
  logger: { error(data: object, text: string): void }
  platformUrl: string
  /** Shared with the operator, by provider; without them the book takes no bets. */
  sportsbookSecrets?: Readonly<Record<string, string>>
  /** What QA lets go wrong; without it nothing does. */
  bookFaults?: BookSwitches
  /** For tests: how bets on live matches wait, how the wallet is reached, and which matches are offered. */
  wait?: (ms: number) => Promise<unknown>
  fetch?: typeof fetch
  fixtures?: BookOptions['fixtures']
}

/** The sports book with its calls. `turn` is to be called once a second; it does nothing while the book has no work. */
export async function openSportsbook(options: SportsbookOptions) {
  const { db, clock, logger, sportsbookSecrets, fixtures, bookFaults = NO_FAULTS } = options
  const forced = createForcedRefusals(clock)
  const store = await createBookStore(db)
  const pause = () => setImmediate()
  const book = await openBook({ store, clock, pause, ...(fixtures ? { fixtures } : {}) })
  const failed = (error: unknown) => logger.error({ err: error }, 'the sports book could not go on')
  const tick = () => book.tick().catch(failed)
  let turnsAwake = 0
  const wake = async () => {
    const slept = turnsAwake === 0
    turnsAwake = AWAKE_TURNS
    // What has happened meanwhile follows from seed and clock: the answer is that of this moment.
    if (slept || !book.isCurrent()) await tick()
  }
  const { routes, onTurn, isWatched, close } = sportsbookRoutes(book, wake, bookFaults)
  const bets = sportsbookSecrets
    ? await openBets({ ...options, secrets: sportsbookSecrets, book, faults: bookFaults, forced })
    : null
  if (bets) {
    const steered = [...(await store.steers()).keys()]
    await bets.settler.correct(steered)
  }
  const all = new Hono()
  for (const path of LARGE_ANSWERS) all.use(path, compress())
  // Before the routes that count the calls of an address and wake the book: these need neither.
  if (bets) all.route('/sportsbook', bets.noticeRoutes)
  all.route('/', routes)
  if (bets) {
    all.route(BOOK_API_PATH, bets.routes)
    all.route('/sportsbook', bets.operatorRoutes)
  }

  let ticking: Promise<unknown> | null = null
  let settling: Promise<unknown> | null = null
  /** What takes longer than the time to the next turn is not started twice. */
  const settle = () => {
    settling ??= (bets?.turn().catch(failed) ?? Promise.resolve()).finally(() => {
      settling = null
    })
    return settling
  }
  return {
    /** For QA: the next refusals of bets, and the bets of the book. */
    forced,
    desk: createBetDesk(db, () => {
      bets?.settler.wake()
      return settle()
    }),
    book: {
      ...book,
      async steer(...args: Parameters<typeof book.steer>) {
        const done = await book.steer(...args)
        if (done === 'DONE') await bets?.settler.correct([args[0]])
        return done
      },
    },
    routes: all,
    async turn() {
      onTurn()
      const settled = settle()
      if (ticking === null && (turnsAwake > 0 || isWatched())) {
        turnsAwake = Math.max(0, turnsAwake - 1)
        ticking = tick().finally(() => {
          ticking = null
        })
      }
      await Promise.all([ticking, settled])
    },
    async close() {
      close()
      await settling
      await book.close().catch(failed)
    },
  }
}

/** What takes and settles bets. */
async function openBets(
  options: SportsbookOptions & {
    secrets: Readonly<Record<string, string>>
    book: Book
    faults: BookSwitches
    forced: ForcedRefusals
  },
) {
  const { db, clock, book, faults, forced, secrets } = options
  const store = await createBetStore(db)
  const walletAt = (provider: BookProvider) =>
    createSportsWalletClient({ ...options, secret: secrets[provider] ?? '', provider })
  const wallets = { context: walletAt('context'), sportradar: walletAt('sportradar') }
  const settler = createSettler({ ...options, store, wallets, pause: () => setImmediate() })
  const balances = createLatestBalances()
  const liveDelayMs = LIVE_DELAY_MS
  const wait = options.wait ?? ((ms: number) => setTimeout(ms, undefined, { ref: false }))
  const deps = {
    ...{ store, book, wallets, clock, wait, liveDelayMs, wakeSettler: settler.wake },
    ...{ faults, forced, balances },
  }
  const taker = createBetTaker(deps)
  const signers = { callbackSecrets: secrets, clock }
  let turns = 0
  return {
    settler,
    routes: betRoutes({ ...deps, taker }),
    /** Calls of the operator, below the book's own address; those that read or keep what is said, and those that act. */
    noticeRoutes: new Hono()
      .route('/', betStatementRoutes(signers, db))
      .route('/', balanceUpdateRoutes(signers, balances)),
    operatorRoutes: returnStakeRoutes(signers, (id, providers) => returnBet(deps, id, providers)),
    async turn() {
      if (turns % CLEAN_EVERY_TURNS === 0) {
        await taker.returnUndecided()
        const now = clock()
        await store.discard({ slips: now - SLIPS_KEPT_MS, refusals: now - REFUSALS_KEPT_MS })
      }
      turns += 1
      await settler.turn()
    },
  }
}

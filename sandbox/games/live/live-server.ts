import type { Hono } from 'hono'
import { fromApiAmount } from '#contracts/money.ts'
import type { LiveTable } from '#contracts/player-api/games.ts'
import type { TableMove, TableMoved } from '#contracts/qa.ts'
import type { SandboxDatabase } from '../../sandbox-database.ts'
import type { ReturnStake } from '../return-stake-routes.ts'
import type { RoundSource } from '../round-texts.ts'
import type { GameSession } from '../rounds.ts'
import type { SessionStore } from '../session-store.ts'
import type { UnsettledRounds } from '../unsettled-routes.ts'
import type { WalletClient } from '../wallet-client.ts'
import { betTexts } from './bet-texts.ts'
import { standardLimits, type TableLimits } from './limits.ts'
import { betIdOf, goOn, type LiveDeps, refundOpenBet, roundAt } from './live-bets.ts'
import { TIMING } from './live-game.ts'
import { liveGameOf } from './live-games.ts'
import { liveRoutes } from './live-routes.ts'
import { createLiveStore } from './live-store.ts'
import { createTableClocks, tableMoment } from './table-clock.ts'

/** A table of the studio, as its provider offers it: its id is its launch code. */
export type StudioTable = Pick<LiveTable, 'tableId' | 'seats' | 'betLimits'> & {
  /** Its provider has its own address. */
  creedroomz: boolean
}

/** A bet younger than this is still handled by its own request. */
const LEFT_ALONE_MS = 20_000
const EMPTY_ROUNDS_KEPT_MS = 24 * 3_600_000
const EMPTY_ROUNDS_LOOKED_FOR_MS = 3_600_000

export type LiveServer = {
  routes: Hono
  /** Advances every bet as far as possible now; returns how many were unfinished. */
  settle(): Promise<number>
  /** The outcome for a bet that has been paid. */
  roundSource: RoundSource
  unsettled: UnsettledRounds
  returnStake: ReturnStake
  /** What the provider reports about its tables to operators (GAP-106). */
  tables(): Promise<{ table: LiveTable; creedroomz: boolean }[]>
  /** For QA: moves one table on to the next start of a phase; null when there is no such table. */
  moveOn(tableId: string, move: TableMove): TableMoved | null
}

/** The live studio: tables with one clock and one outcome for all players. */
export async function createLiveServer(options: {
  db: SandboxDatabase
  sessions: SessionStore
  walletOf: (provider: string) => WalletClient
  tables: readonly StudioTable[]
  clock: () => number
  onUnsettled?: LiveDeps['onUnsettled']
}): Promise<LiveServer> {
  const { clock, sessions } = options
  const store = await createLiveStore(options.db)
  const { timeAt, moveOn } = createTableClocks(clock)
  const known = new Map(options.tables.map((it) => [it.tableId, it]))
  const deps: LiveDeps = {
    store,
    sessions,
    walletOf: options.walletOf,
    clock,
    timeAt,
    onUnsettled: options.onUnsettled ?? (() => undefined),
    rulesOf(session) {
      const game = liveGameOf(session.gameId)
      const table = known.get(session.gameId)
      return game && { game, limits: limitsOf(table, session), seats: table?.seats ?? 0 }
    },
  }
  let lookedForEmptyRoundsAt = 0
  return {
    routes: liveRoutes(deps),
    roundSource: betTexts(deps),
    unsettled: unsettledBets(deps),
    returnStake: (roundId, providers) => refundOpenBet(deps, roundId, providers),
    async settle() {
      const now = clock()
      const bets = await store.unfinished(now - LEFT_ALONE_MS, now - TIMING.dealingMs)
      for (const bet of bets) {
        const session = await sessions.session(bet.sessionId)
        if (session) await goOn(deps, session, bet)
      }
      if (Math.abs(now - lookedForEmptyRoundsAt) >= EMPTY_ROUNDS_LOOKED_FOR_MS) {
        lookedForEmptyRoundsAt = now
        await store.forgetEmptyRounds(now - EMPTY_ROUNDS_KEPT_MS)
      }
      return bets.length
    },
    async tables() {
      const now = clock()
      const taken = await store.seatsTaken(now)
      return options.tables.map(({ creedroomz, ...table }) => ({
        creedroomz,
        table: {
          ...table,
          seatsTaken: Math.min(table.seats, taken.get(table.tableId) ?? 0),
          open: true,
          dealer: tableMoment(table.tableId, timeAt(table.tableId)).phase,
        },
      }))
    },
    moveOn: (tableId, { to }) => (liveGameOf(tableId) ? moveOn(tableId, to) : null),
  }
}

/** The operator's range applies where it has one, else that of the table; the market may cap either. */
function limitsOf(
  table: StudioTable | undefined,
  { currency, limits }: Pick<GameSession, 'currency' | 'limits'>,
): TableLimits {
  const cap = limits?.roundCapMinor ?? Infinity
  if (limits !== null && limits.maxStakeMinor !== null) {
    const { minStakeMinor, maxStakeMinor } = limits
    return { minMinor: Math.max(1, minStakeMinor), maxMinor: Math.min(maxStakeMinor, cap) }
  }
  const { minMinor, maxMinor } = ownLimits(table, currency)
  return { minMinor, maxMinor: Math.min(maxMinor, cap) }
}

function ownLimits(table: StudioTable | undefined, currency: string): TableLimits {
  const own = table?.betLimits.find((it) => it.currency === currency)
  if (!own) return standardLimits(currency)
  return { minMinor: Number(fromApiAmount(own.min)), maxMinor: Number(fromApiAmount(own.max)) }
}

/** The refused bets of live tables. */
function unsettledBets(deps: LiveDeps): UnsettledRounds {
  const { store, sessions, clock } = deps
  return {
    async list() {
      const bets = await store.unsettled()
      const found = await Promise.all(
        bets.map(async (bet) => ({ bet, session: await sessions.session(bet.sessionId) })),
      )
      return found.flatMap(({ bet, session }) => {
        if (!session) return []
        const { provider, gameId, currency } = session
        const waits = bet.state === 'UNPAID' ? ('PAYOUT' as const) : ('STAKE' as const)
        return {
          ...{ roundId: roundAt(bet), provider, gameId, currency, waits },
          amountMinor: waits === 'PAYOUT' ? bet.payoutMinor : bet.stakeMinor,
          refusal: bet.refusal ?? 'REFUSED',
          since: bet.touchedAt,
        }
      })
    },
    async retry(roundId) {
      const id = betIdOf(roundId)
      const bet = id === null ? null : await store.bet(id)
      if (bet?.state !== 'UNPAID' && bet?.state !== 'UNRETURNED') return null
      const session = await sessions.session(bet.sessionId)
      if (!session) return null
      const to = bet.state === 'UNPAID' ? 'DRAWN' : 'RETURNING'
      const moved = await store.advance(bet, { to, at: clock() })
      if (moved) await goOn(deps, session, moved)
      const now = await store.bet(bet.id)
      if (now?.state === 'DRAWN' || now?.state === 'RETURNING') return 'PENDING'
      return now?.state === 'UNPAID' || now?.state === 'UNRETURNED' ? 'REFUSED' : 'SETTLED'
    },
  }
}

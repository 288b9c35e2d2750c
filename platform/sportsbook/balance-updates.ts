import {
  BALANCE_UPDATE_PATH,
  type BalanceUpdate,
} from '#contracts/provider-callbacks/balance-update.ts'
import type { Context } from '../context.ts'
import { type AskProviderDeps, askProvider, referenceAt } from '../gameplay/index.ts'
import { readWallets } from '../wallet/index.ts'
import { selectOpenSessions } from './sports-store.ts'

/**
 * Notifies a sportsbook of a balance (contracts/provider-callbacks/balance-update.ts). Rejects unless it accepts it.
 */
export type SendBalance = (provider: string, update: BalanceUpdate) => Promise<void>

export function createBalanceSender(deps: AskProviderDeps): SendBalance {
  return async (provider, body) => {
    const answer = await askProvider(deps, { provider, path: BALANCE_UPDATE_PATH, body })
    if (answer === null) throw new Error(`${provider} takes no balances`)
  }
}

/** A balance for a sportsbook at which the player has an open session. */
export type DueUpdate = { playerId: string; provider: string; update: BalanceUpdate }

type RoundDeps = Pick<Context, 'logger'> & {
  /** The current balances; nothing for players without an open session. */
  readDue: (playerIds: readonly string[]) => Promise<DueUpdate[]>
  send: SendBalance
  /** Calls `work` once after this many milliseconds; the returned function cancels it. */
  startTimer: (work: () => void, ms: number) => () => void
}

/** At most one update for each player in this time. */
const PAUSE_MS = 1_000
const MAX_TRIES = 3
/** Players in one round; the others wait for the next one. */
const MAX_IN_ROUND = 1_000
/** For players beyond this number nothing is sent until their balance changes again. */
const MAX_WAITING = 10_000
const CALLS_AT_ONCE = 8

/**
 * Sends noted balances to sportsbooks in rounds: the first starts at once, the next when it is over and a second has
 * passed. A round reads the balances when it starts, so all changes before it count as one, also for the retry of a
 * failed one.
 */
export function createBalanceRounds({ logger, readDue, send, startTimer }: RoundDeps) {
  /** Consecutive failed attempts, by player. */
  const waiting = new Map<string, number>()
  let isResting = false
  let stopTimer = () => {}
  let running: Promise<void> = Promise.resolve()
  let isClosed = false

  const round = async () => {
    const taken = new Map([...waiting].slice(0, MAX_IN_ROUND))
    for (const playerId of taken.keys()) waiting.delete(playerId)
    const due = await readDue([...taken.keys()])
    const lost: { playerId: string; provider: string; error: unknown }[] = []
    const work = async () => {
      for (let next = due.shift(); next && !isClosed; next = due.shift()) {
        const { playerId, provider, update } = next
        const failed = taken.get(playerId) ?? 0
        try {
          await send(provider, update)
        } catch (error) {
          if (failed + 1 < MAX_TRIES) waiting.set(playerId, failed + 1)
          else lost.push({ playerId, provider, error })
        }
      }
    }
    await Promise.all(Array.from({ length: CALLS_AT_ONCE }, work))
    // One log line for all: a sportsbook that is down affects many players.
    const [first] = lost
    if (first) {
      const { error: err, ...of } = first
      const fields = { event: 'balances_not_told', players: lost.length, ...of, err }
      logger.warn(fields, 'a sportsbook was not told of balances')
    }
  }
  const rest = () => {
    if (isClosed) return
    stopTimer = startTimer(() => {
      isResting = false
      if (waiting.size > 0) begin()
    }, PAUSE_MS)
  }
  const begin = () => {
    isResting = true
    running = round()
      .catch((error: unknown) =>
        logger.warn({ err: error }, 'balances for sportsbooks cannot be read'),
      )
      .finally(rest)
  }
  return {
    /** The balance of this player has changed. */
    note(playerId: string): void {
      if (isClosed || (waiting.size >= MAX_WAITING && !waiting.has(playerId))) return
      waiting.set(playerId, waiting.get(playerId) ?? 0)
      if (!isResting) begin()
    },
    /** Resolves when the running calls have ended. */
    async close(): Promise<void> {
      isClosed = true
      stopTimer()
      waiting.clear()
      await running
    },
  }
}

/**
 * Notifies sportsbooks of balances that change. Each instance sends the changes that it is notified of: with several
 * instances a sportsbook gets the same update more than once, which it detects by the sequence.
 */
export async function openBalanceUpdates(
  deps: Pick<Context, 'db' | 'clock' | 'logger'> & { send: SendBalance },
): Promise<{ close(): Promise<void> }> {
  const { db, clock, logger, send } = deps
  const rounds = createBalanceRounds({
    ...{ logger, send },
    readDue: (playerIds) => readDueUpdates({ db, clock }, playerIds),
    startTimer: (work, ms) => {
      const timer = setTimeout(work, ms).unref()
      return () => clearTimeout(timer)
    },
  })
  // A change missed while the connection was lost is sent with the next change.
  const stopListening = await db.listen('wallet_changed', (playerId) => {
    if (playerId !== '') rounds.note(playerId)
  })
  return {
    async close() {
      await stopListening()
      await rounds.close()
    },
  }
}

async function readDueUpdates(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  playerIds: readonly string[],
): Promise<DueUpdate[]> {
  const sessions = await selectOpenSessions(db, { playerIds, now: new Date(clock()) })
  if (sessions.length === 0) return []
  const wallets = await readWallets(db, [...new Set(sessions.map((it) => it.player_id))])
  return sessions.flatMap(({ player_id: playerId, access_id, provider }) => {
    const wallet = wallets.get(playerId)
    if (!wallet) return []
    const update = {
      playerRef: referenceAt(provider, { access_id }),
      balanceMinor: Number(wallet.balances.MAIN),
      currency: wallet.currency,
      sequence: Number(wallet.seq),
    }
    return [{ playerId, provider, update }]
  })
}

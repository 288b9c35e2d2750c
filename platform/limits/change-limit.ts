import { MINOR_UNITS_PER_MAJOR } from '#contracts/money.ts'
import { LIMIT_TYPES } from '#contracts/player-api/deposit-words.ts'
import type { LimitChange, LimitSet } from '#contracts/player-api/limits.ts'
import type {
  LimitKind,
  LimitPeriod,
  LimitRefusal,
} from '#contracts/player-api/protection-words.ts'
import { ok, type Result, refuse } from '#contracts/result.ts'
import { type Market, marketOfCountry } from '#markets/index.ts'
import type { Context } from '../context.ts'
import { findPlayerById, type PlayerRow } from '../players/index.ts'
import { limitBounds } from './limit-bounds.ts'
import { settleJob } from './limit-job.ts'
import { decideLimit, type LimitAsk, type LimitDecision, type LimitState } from './limit-rules.ts'
import { type LimitRows, type PeriodRow, readLimitRows, writeLimit } from './limit-store.ts'
import { hasKind, isRequired, toLimitSet } from './read-limits.ts'

/** More concurrent changes than this by one player mean a loop in our own code. */
const MAX_TRIES = 20

/**
 * Saves, removes, keeps or confirms one limit (LIM-03, GAP-087, GAP-089). The decision is valid for the limits that
 * were read; after a concurrent change it is made again. A repeated request is one change.
 */
export async function changeLimit(
  deps: Pick<Context, 'db' | 'clock' | 'logger'>,
  player: PlayerRow,
  { kind, change, mayRelax }: { kind: LimitKind; change: LimitChange; mayRelax: boolean },
): Promise<
  Result<LimitSet, LimitRefusal | 'ACCOUNT_RESTRICTED' | 'NOT_FOUND' | 'WALLET_DOES_NOT_EXIST'>
> {
  const market = marketOfCountry(player.country_code)
  if (!hasKind(market, kind)) return refuse('NOT_FOUND')
  const period = change.duration
  const of = { playerId: player.id, kind, timeZone: market.timeZone }
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const now = deps.clock()
    const rows = await readLimitRows(deps.db, { ...of, now })
    const decided = decideLimit(askOf(change), {
      period,
      limits: statesOf(rows),
      bounds: limitBounds({ kind, period }, player.currency, market.limitsBeforePlay),
      rule: market.limitIncrease,
      isRequired: isRequired(market, kind, period),
      mayRelax,
      now,
      periodEndsAt: rows.periods[period].ends,
    })
    if (!decided.ok) return decided
    const decision = decided.value
    const view = { player, market, kind, now, prompt: false }
    if (decision === null) return ok(toLimitSet({ ...view, rows, notice: null }))
    const written = await write(deps, { player, market, kind, change, rows, decision, now })
    if (written === 'WALLET_DOES_NOT_EXIST') return refuse(written)
    if (written === 'OK') {
      const after = await readLimitRows(deps.db, { ...of, now })
      return ok(toLimitSet({ ...view, rows: after, notice: decision.notice }))
    }
  }
  throw new Error('a change of a limit did not come to rest')
}

async function write(
  { db, logger }: Pick<Context, 'db' | 'logger'>,
  of: {
    player: PlayerRow
    market: Market
    kind: LimitKind
    change: LimitChange
    rows: LimitRows
    decision: LimitDecision
    now: number
  },
) {
  const { player, kind, change, rows, decision, now } = of
  const { valueMinor, pending } = decision.next
  const period = change.duration
  const written = await writeLimit(db, {
    playerId: player.id,
    timeZone: of.market.timeZone,
    kind,
    period,
    version: rows.version,
    at: String(now),
    event: decision.event,
    value: valueMinor?.toString() ?? null,
    pendingValue: pending?.valueMinor?.toString() ?? null,
    pendingFrom: pending === null ? null : String(pending.from),
    confirmBy: pending?.confirmBy?.toString() ?? null,
    // The player can lower a locked limit; the lock stays.
    ...lockOf(rows.periods[period]),
    staff: null,
    cause: 'player',
    textVersion: change.textVersion ?? null,
    acknowledged: acknowledgementOf(change),
    job: pending && settleJob(player.id, { now, at: pending.confirmBy ?? pending.from }),
  })
  if (written === 'OK') {
    logger.info({ event: 'limit', playerId: player.id, kind, period, change: decision.event })
  }
  return written
}

function lockOf({ isLocked, lockedUntil, lockReason }: PeriodRow) {
  if (!isLocked) return { isLocked, lockedUntil: null, lockReason: null }
  return { isLocked, lockedUntil: lockedUntil?.toString() ?? null, lockReason }
}

/** A request that names the displayed text has accepted it; where no text was displayed, nothing was acknowledged. */
function acknowledgementOf({ textVersion, confirmPendingLimit }: LimitChange) {
  if (textVersion === undefined) return null
  return confirmPendingLimit ? ('SECOND_YES' as const) : ('CONFIRMED' as const)
}

function askOf({ limit, deleteLimit, cancelPendingLimit }: LimitChange): LimitAsk {
  if (limit !== undefined) return { op: 'save', valueMinor: BigInt(limit) * MINOR_UNITS_PER_MAJOR }
  if (deleteLimit) return { op: 'delete' }
  return { op: cancelPendingLimit ? 'cancel' : 'confirm' }
}

function statesOf({ periods }: LimitRows): Record<LimitPeriod, LimitState> {
  return Object.fromEntries(
    LIMIT_TYPES.map((period) => [period, stateOf(periods[period])]),
  ) as Record<LimitPeriod, LimitState>
}

function stateOf(row: PeriodRow): LimitState {
  const minor = (text: string | null) => (text === null ? null : BigInt(text))
  const { value, pendingValue, pendingFrom, confirmBy, isLocked } = row
  return {
    valueMinor: minor(value),
    pending:
      pendingFrom === null
        ? null
        : { valueMinor: minor(pendingValue), from: pendingFrom, confirmBy },
    locked: isLocked,
  }
}

/** Whole units of the player's currency, or whole minutes. */
export type LimitSaving = {
  playerId: string
  kind: LimitKind
  duration: LimitPeriod
  limit: number
}

/** Saves a limit on behalf of a demo player. Throws where the player could not set it. */
export async function saveLimit(
  deps: Pick<Context, 'db' | 'clock' | 'logger'>,
  { playerId, kind, duration, limit }: LimitSaving,
): Promise<void> {
  const player = await findPlayerById(deps.db, playerId)
  if (!player) throw new Error('a limit is for a player who is not there')
  const saved = await changeLimit(deps, player, {
    kind,
    change: { duration, limit },
    mayRelax: true,
  })
  if (!saved.ok) throw new Error(`a limit was not saved: ${saved.refusal}`)
}

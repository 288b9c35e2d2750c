import { type Currency, payablePart, toApiAmount } from '#contracts/money.ts'
import { LIMIT_TYPES } from '#contracts/player-api/deposit-words.ts'
import type { LimitEntry, LimitSet, ReachedLimit } from '#contracts/player-api/limits.ts'
import type { LimitKind, LimitNotice, LimitPeriod } from '#contracts/player-api/protection-words.ts'
import { ok, type Result, refuse } from '#contracts/result.ts'
import { type Market, marketOfCountry } from '#markets/index.ts'
import type { Context } from '../context.ts'
import type { PlayerRow } from '../players/index.ts'
import { countDeposits } from '../wallet/index.ts'
import { limitBounds } from './limit-bounds.ts'
import { increaseFrom } from './limit-rules.ts'
import {
  type LimitRows,
  type PeriodRow,
  readLimitRows,
  selectReachedLimit,
  selectTimeLeft,
} from './limit-store.ts'

/** The limits of one kind with their usage (LIM-04, GAP-090). `NOT_FOUND`: the market has no loss limits (CON-11). */
export async function readLimits(
  deps: Pick<Context, 'db' | 'clock'>,
  player: PlayerRow,
  kind: LimitKind,
): Promise<Result<LimitSet, 'NOT_FOUND'>> {
  const market = marketOfCountry(player.country_code)
  if (!hasKind(market, kind)) return refuse('NOT_FOUND')
  const now = deps.clock()
  const rows = await readLimitRows(deps.db, {
    playerId: player.id,
    kind,
    timeZone: market.timeZone,
    now,
  })
  const isOffered = kind === 'deposit' && market.offersLimitsBeforeDeposit && !rows.hasChosen
  const prompt = isOffered && (await countDeposits(deps.db, player.id)) === 0n
  return ok(toLimitSet({ player, market, kind, rows, now, prompt, notice: null }))
}

/** Whether the market allows no play without this limit. */
export function isRequired(
  { limitsBeforePlay: first, timeLimitsBeforePlay: time }: Market,
  kind: LimitKind,
  period: LimitPeriod,
): boolean {
  if (kind === 'time') return time?.includes(period) ?? false
  return first?.kind === kind && first.periods.includes(period)
}

export function hasKind(market: Market, kind: LimitKind): boolean {
  return kind !== 'loss' || market.lossLimits
}

export function toLimitSet(of: {
  player: PlayerRow
  market: Market
  kind: LimitKind
  rows: LimitRows
  now: number
  prompt: boolean
  notice: LimitNotice | null
}): LimitSet {
  const { player, market, kind, rows, now, prompt, notice } = of
  const currency = kind === 'time' ? null : player.currency
  const required = LIMIT_TYPES.filter((period) => isRequired(market, kind, period))
  const isMissing = (period: LimitPeriod) => {
    const { value } = rows.periods[period]
    const first = market.limitsBeforePlay
    const highest = first?.kind === kind ? first.highestMinor : null
    return value === null || (highest !== null && BigInt(value) > highest)
  }
  const entry = (period: LimitPeriod): LimitEntry => {
    const { minMinor, maxMinor } = limitBounds(
      { kind, period },
      player.currency,
      market.limitsBeforePlay,
    )
    const row = rows.periods[period]
    const from = increaseFrom({ rule: market.limitIncrease, now, periodEndsAt: row.ends })
    return {
      ...toEntry(row, currency),
      min: toApiAmount(minMinor),
      max: toApiAmount(maxMinor),
      increaseFrom: instant(from),
    }
  }
  return {
    D: entry('D'),
    W: entry('W'),
    M: entry('M'),
    currency,
    timeZone: market.timeZone,
    increase: market.limitIncrease,
    prompt,
    required,
    missing: required.filter(isMissing),
    notice,
  }
}

function toEntry(
  row: PeriodRow,
  currency: Currency | null,
): Omit<LimitEntry, 'min' | 'max' | 'increaseFrom'> {
  const used = BigInt(row.used)
  const value = row.value === null ? null : BigInt(row.value)
  const left = value === null || value <= used ? 0n : value - used
  return {
    value: value === null ? null : toApiAmount(value),
    pendingValue: row.pendingValue === null ? null : toApiAmount(BigInt(row.pendingValue)),
    pendingDate: instantOrNull(row.pendingFrom),
    confirmBy: instantOrNull(row.confirmBy),
    locked: row.isLocked,
    lockedUntil: row.isLocked ? instantOrNull(row.lockedUntil) : null,
    lockReason: row.isLocked ? row.lockReason : null,
    updatedAt: instantOrNull(row.updatedAt),
    startedAt: instant(row.from),
    resetAt: instant(row.ends),
    used: toApiAmount(used),
    remaining:
      value === null ? null : toApiAmount(currency === null ? left : payablePart(left, currency)),
  }
}

const instant = (ms: number) => new Date(ms).toISOString()
const instantOrNull = (ms: number | null) => (ms === null ? null : instant(ms))

/** The limit on stakes, losses or time that prevents further stakes now; null where there is none (GAP-091, LIM-25). */
export async function readReachedLimit(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  playerId: string,
): Promise<ReachedLimit | null> {
  const row = await selectReachedLimit(db, playerId, clock())
  if (row === null) return null
  const { kind, period, timeZone } = row
  const value = toApiAmount(BigInt(row.value))
  return { kind, period, value, timeZone, resetAt: new Date(row.ends).toISOString() }
}

/**
 * How long the player may still stay signed in before a limit on time is reached, in milliseconds; null without such a
 * limit.
 */
export async function readTimeLeft(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  playerId: string,
): Promise<number | null> {
  return selectTimeLeft(db, playerId, clock())
}

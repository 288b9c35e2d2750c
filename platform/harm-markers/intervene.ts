import { z } from 'zod'
import { type Market, marketOfCountry } from '#markets/index.ts'
import { addDays, dayStart, localDay, momentOf } from '#markets/local-moment.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/db.ts'
import type { JobHandler } from '../jobs/index.ts'
import { limitBounds } from '../limits/index.ts'
import { findPlayerById, isExcluded, type PlayerRow } from '../players/index.ts'
import { decideIntervention, MEMORY_MS, NO_MARKETING_MS } from './escalation.ts'
import {
  countStretches,
  findState,
  isAround,
  type MarkerState,
  selectCancelled,
  selectDeclined,
  selectDeposits,
  selectLosses,
  selectRaises,
  selectStretches,
  storeEvaluation,
  sumDeposits,
} from './facts-store.ts'
import { DAY_MS, type Facts, findMarkers, type Hit } from './marker-rules.ts'
import { raise, selectPast } from './marker-store.ts'

export const INTERVENE = 'look-after'
const payloadSchema = z.object({ playerId: z.uuid() })
/** While the player is active; deposits, declines and cancellations are checked when they happen. */
const EVERY_MS = 10 * 60_000
const GONE_AFTER_MS = 60 * 60_000

/**
 * Checks an active player: counts, evaluates the rules, and raises the message that is due. Safe to run twice: of two
 * concurrent checks one raises (`platform.raise_warning`).
 */
export function createIntervene(deps: Pick<Context, 'db' | 'clock' | 'logger'>): JobHandler {
  return async (payload) => {
    const { playerId } = payloadSchema.parse(payload)
    await intervene(deps, playerId)
    const now = deps.clock()
    const around = await isAround(deps.db, { playerId, since: now - GONE_AFTER_MS, now })
    return around ? { next: 'at', at: now + EVERY_MS } : { next: 'none' }
  }
}

/** One check, now; the resulting message, or null. Players in a break are not checked. */
export async function intervene(
  deps: Pick<Context, 'db' | 'clock' | 'logger'>,
  playerId: string,
): Promise<Hit | null> {
  const { db, clock } = deps
  const now = clock()
  const player = await findPlayerById(db, playerId)
  if (!player || isExcluded(player.status)) return null
  const state = await findState(db, playerId)
  const market = marketOfCountry(player.country_code)
  const facts = await readFacts(db, player, { state, market, now })
  const raised = await raiseIntervention(deps, playerId, {
    hits: findMarkers(facts),
    version: state.version,
  })
  await storeEvaluation(db, playerId, now)
  return raised
}

/** The message that the escalation makes of these hits, with its evidence; from level 3 on staff are notified. */
export async function raiseIntervention(
  { db, clock, logger }: Pick<Context, 'db' | 'clock' | 'logger'>,
  playerId: string,
  { hits, version }: { hits: readonly Hit[]; version: number },
): Promise<Hit | null> {
  const now = clock()
  if (hits.length === 0) return null
  const past = await selectPast(db, { playerId, since: now - MEMORY_MS, now })
  const hit = decideIntervention(hits, past, now)
  if (hit === null) return null
  const noMarketingUntil = hit.level >= 2 ? now + NO_MARKETING_MS : null
  if (!(await raise(db, { playerId, version, hit, now, noMarketingUntil }))) return null
  const fields = { event: 'early_warning', playerId, rule: hit.rule, level: hit.level }
  if (hit.level === 3) logger.warn({ ...fields, figures: hit.figures }, 'staff has to review this')
  else logger.info(fields)
  return hit
}

const HOUR_MS = 3_600_000
const HALF_HOUR_MS = HOUR_MS / 2
const WEEK_MS = 7 * DAY_MS
/** Five weeks of deposits, of which the newest is compared with the others. */
const WEEKS = 5
/** How far back play time is counted: seven nights, whatever the hour. */
const COUNTED_MS = 8 * DAY_MS
/** The most that one statement reads, also for a player who never stops. */
const AT_ONCE_MS = DAY_MS
/** What was in progress when a stretch ended is written by then. */
const SETTLES_MS = HOUR_MS
const NIGHT_ENDS_H = 5
/** In multiples of the smallest weekly limit: a lower sum is insignificant. */
const LEAST_WEEKS = 10n

const halfHour = (ms: number) => Math.floor(ms / HALF_HOUR_MS) * HALF_HOUR_MS

/**
 * All facts that the rules need about one player. Bets are read once each: from the last check on, and never more than
 * eight days back; payments and limits are few.
 */
async function readFacts(
  db: Db,
  player: PlayerRow,
  of: { state: MarkerState; market: Market; now: number },
): Promise<Facts> {
  const { state, market, now } = of
  const playerId = player.id
  await countPlay(db, playerId, state.countedUntil, now)
  const weekStarts = Array.from({ length: WEEKS }, (_, n) => now + 1 - (WEEKS - n) * WEEK_MS)
  // A late check still covers chasing since the one before, but at most a day of it.
  const since = Math.max(state.lookedAt ?? 0, now - DAY_MS) - HOUR_MS
  const [deposits, weeks, stretches, withdrawalsCancelled, depositsFailed, limitRaises] =
    await Promise.all([
      readChase(db, { playerId, since, now }),
      sumDeposits(db, { playerId, starts: weekStarts, until: now + 1 }),
      selectStretches(db, { playerId, since: halfHour(now - COUNTED_MS) }),
      selectCancelled(db, { playerId, since: now - WEEK_MS }),
      selectDeclined(db, { playerId, since: now - DAY_MS }),
      selectRaises(db, { playerId, since: now - 30 * DAY_MS }),
    ])
  return {
    now,
    deposits,
    paidInByWeek: weeks.reverse(),
    leastOfAWeek:
      limitBounds({ kind: 'deposit', period: 'W' }, player.currency, null).minMinor * LEAST_WEEKS,
    playedMs: {
      lastDay: playedSince(stretches, now - DAY_MS),
      nights: nightsOf(stretches, now, market.timeZone),
    },
    withdrawalsCancelled,
    depositsFailed,
    limitRaises,
  }
}

async function readChase(
  db: Db,
  of: { playerId: string; since: number; now: number },
): Promise<Facts['deposits']> {
  const deposits = await selectDeposits(db, of)
  // Two deposits are never chasing: then no bets are read.
  if (deposits.length < 3) return []
  const lost = await selectLosses(db, {
    playerId: of.playerId,
    moments: deposits.map((it) => it.at),
    until: of.now + 1,
  })
  return deposits.map((it, n) => ({ ...it, lostAfter: lost[n] ?? 0n }))
}

async function countPlay(db: Db, playerId: string, until: number | null, now: number) {
  const oldest = halfHour(now - COUNTED_MS)
  let since = until === null ? oldest : Math.max(oldest, halfHour(until - SETTLES_MS))
  while (since <= now) {
    const end = Math.min(since + AT_ONCE_MS, now + 1)
    await countStretches(db, { playerId, since, until: end })
    since = end > now ? now + 1 : end
  }
}

type Stretch = { at: number; played: number }

/** Whole half hours: the one in which the interval begins counts. */
function playedSince(stretches: readonly Stretch[], since: number): number {
  const from = halfHour(since)
  return stretches.reduce((sum, it) => (it.at >= from ? sum + it.played : sum), 0)
}

/** Play between midnight and five of each of the last seven days, today first; in the market's time zone. */
function nightsOf(stretches: readonly Stretch[], now: number, timeZone: string): number[] {
  const today = localDay(now, timeZone)
  return Array.from({ length: 7 }, (_, n) => {
    const day = addDays(today, -n)
    const from = dayStart(day, timeZone)
    const to = momentOf(`${day}T0${NIGHT_ENDS_H}:00`, timeZone) ?? from + NIGHT_ENDS_H * HOUR_MS
    return stretches.reduce((sum, it) => (it.at >= from && it.at < to ? sum + it.played : sum), 0)
  })
}

import { z } from 'zod'
import { marketOfCountry } from '#markets/index.ts'
import type { Context } from '../context.ts'
import type { JobHandler } from '../jobs/index.ts'
import { findPlayerById, isInBreak } from '../players/index.ts'
import { findState, isAround, noteLook } from './facts-store.ts'
import { decideWarning, MEMORY_MS, NO_MARKETING_MS } from './ladder.ts'
import { readFacts } from './read-facts.ts'
import { findHits, type Hit } from './warning-rules.ts'
import { raise, selectPast } from './warning-store.ts'

export const LOOK_AFTER = 'look-after'
const payloadSchema = z.object({ playerId: z.uuid() })
/** While the player is active; deposits, declines and cancellations are checked when they happen. */
const EVERY_MS = 10 * 60_000
const GONE_AFTER_MS = 60 * 60_000

/**
 * Checks an active player: counts, evaluates the rules, and raises the message that is due. Safe to run twice: of two
 * concurrent checks one raises (`platform.raise_warning`).
 */
export function createLookAfter(deps: Pick<Context, 'db' | 'clock' | 'logger'>): JobHandler {
  return async (payload) => {
    const { playerId } = payloadSchema.parse(payload)
    await lookAfter(deps, playerId)
    const now = deps.clock()
    const around = await isAround(deps.db, { playerId, since: now - GONE_AFTER_MS, now })
    return around ? { next: 'at', at: now + EVERY_MS } : { next: 'none' }
  }
}

/** One check, now; the resulting message, or null. Players in a break are not checked. */
export async function lookAfter(
  deps: Pick<Context, 'db' | 'clock' | 'logger'>,
  playerId: string,
): Promise<Hit | null> {
  const { db, clock } = deps
  const now = clock()
  const player = await findPlayerById(db, playerId)
  if (!player || isInBreak(player.status)) return null
  const state = await findState(db, playerId)
  const market = marketOfCountry(player.country_code)
  const facts = await readFacts(db, player, { state, market, now })
  const raised = await raiseDue(deps, playerId, { hits: findHits(facts), version: state.version })
  await noteLook(db, playerId, now)
  return raised
}

/** The message that the ladder makes of these hits, with its evidence; from level 3 on staff are notified. */
export async function raiseDue(
  { db, clock, logger }: Pick<Context, 'db' | 'clock' | 'logger'>,
  playerId: string,
  { hits, version }: { hits: readonly Hit[]; version: number },
): Promise<Hit | null> {
  const now = clock()
  if (hits.length === 0) return null
  const past = await selectPast(db, { playerId, since: now - MEMORY_MS, now })
  const hit = decideWarning(hits, past, now)
  if (hit === null) return null
  const noMarketingUntil = hit.level >= 2 ? now + NO_MARKETING_MS : null
  if (!(await raise(db, { playerId, version, hit, now, noMarketingUntil }))) return null
  const fields = { event: 'early_warning', playerId, rule: hit.rule, level: hit.level }
  if (hit.level === 3) logger.warn({ ...fields, figures: hit.figures }, 'somebody has to look')
  else logger.info(fields)
  return hit
}

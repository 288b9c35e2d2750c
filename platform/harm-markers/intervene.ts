import { z } from 'zod'
import { marketOfCountry } from '#markets/index.ts'
import type { Context } from '../context.ts'
import type { JobHandler } from '../jobs/index.ts'
import { findPlayerById, isInBreak } from '../players/index.ts'
import { decideIntervention, MEMORY_MS, NO_MARKETING_MS } from './escalation.ts'
import { findState, isAround, storeEvaluation } from './facts-store.ts'
import { findMarkers, type Hit } from './marker-rules.ts'
import { raise, selectPast } from './marker-store.ts'
import { readFacts } from './read-facts.ts'

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
  if (!player || isInBreak(player.status)) return null
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
  if (hit.level === 3) logger.warn({ ...fields, figures: hit.figures }, 'somebody has to look')
  else logger.info(fields)
  return hit
}

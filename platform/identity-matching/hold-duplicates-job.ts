import { z } from 'zod'
import type { Context } from '../context.ts'
import type { JobHandler, JobOutcome } from '../jobs/index.ts'
import { findPerson, findPlayerById } from '../players/index.ts'
import { compareIdentities } from './matching-rules.ts'
import { findInCommon, toIdentity } from './matching-store.ts'
import { holdMatch } from './unnoticed.ts'

/** Queued by `platform.apply_exclusion` with each exclusion. */
export const HOLD_DUPLICATES = 'hold-alike'
const payloadSchema = z.object({ playerId: z.uuid() })
const DONE: JobOutcome = { next: 'none' }

/**
 * Holds the other accounts of a newly excluded person until staff have reviewed them (GAP-093): an exclusion applies to
 * the person, not to one account. Safe to run twice: a pair that was decided stays decided.
 */
export function createHoldDuplicates(deps: Pick<Context, 'db' | 'clock' | 'logger'>): JobHandler {
  const { db, clock, logger } = deps
  return async (payload) => {
    const { playerId } = payloadSchema.parse(payload)
    const [player, person] = [await findPlayerById(db, playerId), await findPerson(db, playerId)]
    if (player?.status !== 'SELF_EXCLUDED' || !person) return DONE
    const excluded = toIdentity({ ...player, ...person })
    const playing = await findInCommon(db, { ...excluded, playerId }, ['REGISTERED'])
    for (const { playerId: duplicateId, ...duplicate } of playing) {
      const { kind, points, reasons } = compareIdentities(duplicate, excluded)
      // A merely similar player was here before this exclusion: similarity alone closes no account.
      if (kind !== 'SAME') continue
      const match = { playerId: duplicateId, otherId: playerId, points, reasons }
      await holdMatch({ db, clock }, { ...match, cause: 'likeness to somebody who was excluded' })
      const fields = { event: 'account_held', playerId: duplicateId, otherId: playerId }
      logger.info(fields, 'an account is held')
    }
    return DONE
  }
}

import { z } from 'zod'
import { marketOfCountry } from '#markets/index.ts'
import type { Db } from '../db/db.ts'
import type { JobHandler, JobOutcome } from '../jobs/index.ts'
import { findPlayerById } from '../players/index.ts'
import type { AskStakeBack } from './ask-provider.ts'
import { selectOpenRoundsOf } from './rounds-store.ts'

/** Put with each exclusion by `platform.carry_break`. */
export const RETURN_OPEN_BETS = 'return-open-bets'
const payloadSchema = z.object({ playerId: z.uuid() })
const DONE: JobOutcome = { next: 'none' }

/**
 * Asks the providers to give back what an excluded player has staked on what has not begun, where the market wants that
 * (`openBets`). Safe to run twice: what was given back is not open any more. A provider that says nothing is asked again
 * later, and says by itself what has begun since.
 */
export function createReturnOpenBets(deps: {
  db: Db
  askStakeBack: AskStakeBack
  logger: { info(fields: object, text: string): void }
}): JobHandler {
  const { db, askStakeBack, logger } = deps
  return async (payload) => {
    const { playerId } = payloadSchema.parse(payload)
    const player = await findPlayerById(db, playerId)
    if (player?.status !== 'SELF_EXCLUDED') return DONE
    if (marketOfCountry(player.country_code).openBets === 'settled') return DONE
    let silence: unknown = null
    for (const { provider, round_ref: roundRef } of await selectOpenRoundsOf(db, playerId)) {
      try {
        const outcome = await askStakeBack({ provider, roundRef })
        const fields = { event: 'open_bet', playerId, provider, roundRef, outcome }
        logger.info(fields, 'an open bet of an excluded player')
      } catch (error) {
        // The others are asked all the same: for them every second counts.
        silence = error
      }
    }
    if (silence) throw silence
    return DONE
  }
}

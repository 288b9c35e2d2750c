import { z } from 'zod'
import { marketOfCountry } from '#markets/index.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/db.ts'
import type { JobHandler, JobOutcome } from '../jobs/index.ts'
import { findPlayerById } from '../players/index.ts'
import type { RequestStakeRefund } from './ask-provider.ts'
import { selectOpenRoundsOf } from './rounds-store.ts'

/** Queued with each exclusion by `platform.apply_exclusion`. */
export const RETURN_OPEN_BETS = 'return-open-bets'
const payloadSchema = z.object({ playerId: z.uuid() })
/** Identified by the provider's own id. */
type OpenBet = { provider: string; round_ref: string }

const DONE: JobOutcome = { next: 'none' }

/**
 * Requests providers to return an excluded player's stakes on rounds and bets that have not started, where the market
 * requires it (`openBets`). Safe to run twice: what was returned is no longer open. A provider that does not answer is
 * asked again later, and then reports which rounds have started in the meantime.
 */
export function createReturnOpenBets(
  deps: Pick<Context, 'db' | 'logger'> & {
    requestStakeRefund: RequestStakeRefund
    /** Open bets that are not rounds of games: those with sportsbooks. */
    selectOtherBets: (db: Db, playerId: string) => Promise<OpenBet[]>
  },
): JobHandler {
  const { db, requestStakeRefund, selectOtherBets, logger } = deps
  return async (payload) => {
    const { playerId } = payloadSchema.parse(payload)
    const player = await findPlayerById(db, playerId)
    if (player?.status !== 'SELF_EXCLUDED') return DONE
    if (marketOfCountry(player.country_code).openBets === 'settled') return DONE
    let silence: unknown = null
    const open = [
      ...(await selectOpenRoundsOf(db, playerId)),
      ...(await selectOtherBets(db, playerId)),
    ]
    for (const { provider, round_ref: roundRef } of open) {
      try {
        const outcome = await requestStakeRefund({ provider, roundRef })
        const fields = { event: 'open_bet', playerId, provider, roundRef, outcome }
        logger.info(fields, 'an open bet of an excluded player')
      } catch (error) {
        // The other providers are still asked: for them every second counts.
        silence = error
      }
    }
    if (silence) throw silence
    return DONE
  }
}

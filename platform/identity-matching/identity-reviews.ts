import type { IdentityReviews, ReviewedIdentity } from '#contracts/identity-reviews.ts'
import { ok, refuse } from '#contracts/result.ts'
import { notifyOwner } from '../account/index.ts'
import type { Background } from '../background.ts'
import type { Context } from '../context.ts'
import type { Messenger } from '../messages/index.ts'
import { findPlayerById } from '../players/index.ts'
import { newId } from '../wallet/index.ts'
import { decideReview, type ReviewRow, selectReviews, toIdentity } from './matching-store.ts'

/** New accounts that are held because the person resembles an excluded one, and the reviewer's decisions. */
export function createIdentityReviews(
  deps: Pick<Context, 'db' | 'clock'> & {
    messenger: Messenger
    background: Background
  },
): IdentityReviews {
  const { db, clock } = deps
  return {
    async list() {
      const rows = await selectReviews(db)
      return rows.map((row) => ({
        playerId: row.player_id,
        otherId: row.other_id,
        at: row.at.toISOString(),
        points: row.points,
        reasons: row.reasons,
        state: row.state,
        cause: row.cause,
        person: toShown(row.one),
        other: toShown(row.other),
      }))
    },
    async decide({ playerId, otherId }, decision, cause) {
      const at = clock()
      const code = await decideReview(db, {
        ...{ playerId, otherId, verdict: decision, id: newId(at), at, cause },
      })
      if (code === 'NOT_FOUND') return refuse('NOT_FOUND')
      if (code === 'DECIDED') return refuse('ALREADY_DECIDED')
      const player = code === 'RELEASED' ? await findPlayerById(db, playerId) : undefined
      if (player) notifyOwner(deps, player, { template: 'sign-up.released', params: {} })
      return ok(null)
    },
  }
}

function toShown(it: ReviewRow['one']): ReviewedIdentity {
  return { ...toIdentity(it), status: it.status }
}

import type { Context } from '../context.ts'
import { newId } from '../wallet/index.ts'
import { endDue, selectDue } from './reward-store.ts'

/**
 * Ends expired bonuses, and those of closed accounts. However late it runs, no bonus is staked past its end: every
 * reader compares the times itself.
 */
export async function endDueBonuses({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const now = clock()
  for (const playerId of await selectDue(db, new Date(now))) {
    await endDue(db, { playerId, txId: newId(now), now: new Date(now) })
  }
}

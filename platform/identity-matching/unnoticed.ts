import type { Context } from '../context.ts'
import type { Db } from '../db/db.ts'
import { newId } from '../wallet/index.ts'
import { compareIdentities } from './matching-rules.ts'
import {
  EXCLUDED_STATUSES,
  findInCommon,
  holdStatement,
  isReviewed,
  type Match,
  selectExcluded,
} from './matching-store.ts'

/** An account in use that the rules take for an excluded person's, or for one that staff should look at. */
export type Unnoticed = Match & { playerId: string; kind: 'SAME' | 'NEAR' }

/**
 * What today's rules find among the accounts in use and no review has recorded: after a change of the rules, what the
 * earlier ones missed. Changes nothing.
 */
export async function* findUnnoticed(db: Db): AsyncGenerator<Unnoticed> {
  let after: string | null = null
  do {
    const part = await selectExcluded(db, EXCLUDED_STATUSES, after)
    for (const excluded of part) {
      for (const { playerId, ...other } of await findInCommon(db, excluded, ['REGISTERED'])) {
        const { kind, points, reasons } = compareIdentities(other, excluded)
        const pair = { playerId, otherId: excluded.playerId }
        if (kind !== 'OTHER' && !(await isReviewed(db, pair)))
          yield { ...pair, kind, points, reasons }
      }
    }
    after = part.at(-1)?.playerId ?? null
  } while (after !== null)
}

/** Holds an account in use until staff has decided, as a sign-up is held. */
export async function holdMatch(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { playerId, otherId, points, reasons, cause }: Match & { playerId: string; cause: string },
): Promise<void> {
  const at = clock()
  const hold = holdStatement({
    ...{ playerId, id: newId(at), at, cause },
    matches: [{ otherId, points, reasons }],
  })
  await db.query(hold.sql, hold.params)
}

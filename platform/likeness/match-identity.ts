import type { Db } from '../db/db.ts'
import { newId } from '../wallet/index.ts'
import { compareIdentities, type Identity } from './likeness.ts'
import { findInCommon, insertRefusal, type Match, SHUT_OUT } from './likeness-store.ts'

/**
 * Holds a sign-up against everybody who is shut out, by exclusion or by us: no second account may lead around that
 * (GAP-093). SAME: it is one of them, which is kept, or somebody in a time-out. Else the ones whom somebody should look at;
 * mostly nobody: a likeness to who is back in a day or a month holds no stranger.
 */
export async function matchShutOut(
  { db, clock }: { db: Db; clock: () => number },
  of: Identity & { playerId: string },
): Promise<{ kind: 'SAME' } | { kind: 'NEAR'; matches: Match[] }> {
  const compared = (await findInCommon(db, of, [...SHUT_OUT, 'TIMEOUT'])).map(
    ({ playerId: otherId, status, ...other }) => ({
      ...{ otherId, isBackSoon: status === 'TIMEOUT' },
      ...compareIdentities(of, other),
    }),
  )
  const same = compared.find((it) => it.kind === 'SAME')
  if (!same)
    return { kind: 'NEAR', matches: compared.filter((it) => it.kind === 'NEAR' && !it.isBackSoon) }
  const now = clock()
  await insertRefusal(db, { ...same, draftId: of.playerId, id: newId(now), at: new Date(now) })
  return { kind: 'SAME' }
}

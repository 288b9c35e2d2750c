import type { Db, Statement } from '../db/db.ts'
import { findPerson, type PlayerRow } from '../players/index.ts'
import { newId } from '../wallet/index.ts'
import { compareIdentities, type Identity } from './likeness.ts'
import { findInCommon, holdStatement, type Match, SHUT_OUT, toIdentity } from './likeness-store.ts'

/** What of a person is about to change. */
export type IdentityChange = Partial<Pick<Identity, 'street' | 'postalCode' | 'phone'>>

/**
 * What must be written with a change of somebody's details, first of all and in the same transaction: the hold, should the
 * change make the person more like somebody who is shut out, and enough for one to look (GAP-093). Nobody is held for what
 * they were before it. Empty: nothing of the kind.
 */
export async function holdIfAlike(
  { db, clock }: { db: Db; clock: () => number },
  player: PlayerRow,
  change: IdentityChange,
): Promise<Statement[]> {
  const person = await findPerson(db, player.id)
  if (!person) return []
  const before = toIdentity({ ...player, ...person })
  const after = { ...before, ...change }
  const matches = (await findInCommon(db, { ...after, playerId: player.id }, SHUT_OUT)).flatMap(
    ({ playerId: otherId, ...other }): Match[] => {
      const { kind, points, reasons } = compareIdentities(after, other)
      const isNews = points > compareIdentities(before, other).points
      return kind !== 'OTHER' && isNews ? [{ otherId, points, reasons }] : []
    },
  )
  if (matches.length === 0) return []
  const at = clock()
  const cause = 'likeness after a change'
  return [holdStatement({ playerId: player.id, id: newId(at), at, matches, cause })]
}

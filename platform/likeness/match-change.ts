import type { Context } from '../context.ts'
import type { Statement } from '../db/db.ts'
import { findPerson, type PlayerRow } from '../players/index.ts'
import { newId } from '../wallet/index.ts'
import { compareIdentities, type Identity } from './likeness.ts'
import { findInCommon, holdStatement, type Match, SHUT_OUT, toIdentity } from './likeness-store.ts'

/** The details that are about to change. */
export type IdentityChange = Partial<Pick<Identity, 'street' | 'postalCode' | 'phone'>>

/**
 * Statements to write first with a change of a person's details, in the same transaction: a hold, if the change makes
 * the person more similar to an excluded one, and enough to require a review (GAP-093). Similarities that existed
 * before do not hold an account. Empty: no hold.
 */
export async function holdIfAlike(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
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

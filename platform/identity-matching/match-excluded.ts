import type { Context } from '../context.ts'
import type { Statement } from '../db/db.ts'
import { findPerson, type PlayerRow } from '../players/index.ts'
import { newId } from '../wallet/index.ts'
import { compareIdentities, type Identity } from './matching-rules.ts'
import {
  EXCLUDED_STATUSES,
  findInCommon,
  holdStatement,
  insertRefusal,
  type Match,
  toIdentity,
} from './matching-store.ts'

/**
 * Compares a sign-up with all persons excluded by themselves or by us: a second account must not evade an exclusion
 * (GAP-093). SAME: one of them, which is recorded, or a person in a time-out. Otherwise the matches to review, usually
 * none: similarity to a player in a mere time-out holds no stranger's account.
 */
export async function matchExcluded(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  of: Identity & { playerId: string },
): Promise<{ kind: 'SAME' } | { kind: 'NEAR'; matches: Match[] }> {
  const compared = (await findInCommon(db, of, [...EXCLUDED_STATUSES, 'TIMEOUT'])).map(
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

/** The details that are about to change. */
export type IdentityChange = Partial<Pick<Identity, 'street' | 'postalCode' | 'phone'>>

/**
 * Statements to write first with a change of a person's details, in the same transaction: a hold, if the change makes
 * the person more similar to an excluded one, and enough to require a review (GAP-093). Similarities that existed
 * before do not hold an account. Empty: no hold.
 */
export async function holdIfDuplicate(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  player: PlayerRow,
  change: IdentityChange,
): Promise<Statement[]> {
  const person = await findPerson(db, player.id)
  if (!person) return []
  const before = toIdentity({ ...player, ...person })
  const after = { ...before, ...change }
  const matches = (
    await findInCommon(db, { ...after, playerId: player.id }, EXCLUDED_STATUSES)
  ).flatMap(({ playerId: otherId, ...other }): Match[] => {
    const { kind, points, reasons } = compareIdentities(after, other)
    const isNewMatch = points > compareIdentities(before, other).points
    return kind !== 'OTHER' && isNewMatch ? [{ otherId, points, reasons }] : []
  })
  if (matches.length === 0) return []
  const at = clock()
  const cause = 'likeness after a change'
  return [holdStatement({ playerId: player.id, id: newId(at), at, matches, cause })]
}

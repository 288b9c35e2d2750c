import type { Context } from '../context.ts'
import { newId } from '../wallet/index.ts'
import { compareIdentities, type Identity } from './likeness.ts'
import { findInCommon, insertRefusal, type Match, SHUT_OUT } from './likeness-store.ts'

/**
 * Compares a sign-up with all persons excluded by themselves or by us: a second account must not evade an exclusion
 * (GAP-093). SAME: one of them, which is recorded, or a person in a time-out. Otherwise the matches to review, usually
 * none: similarity to a player in a mere time-out holds no stranger's account.
 */
export async function matchShutOut(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
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

import {
  NOTIFICATION_TYPES,
  type NotificationType,
  type Subscription,
} from '#contracts/player-api/account-area.ts'
import { ok, type Result } from '#contracts/result.ts'
import {
  insertConsentStatement,
  isInBreak,
  type PlayerRow,
  putSubscriptionStatement,
} from '../players/index.ts'
import { newId } from '../wallet/index.ts'
import { type AccountDeps, type From, type Invalid, invalid } from './account-deps.ts'
import { findPerson, selectSubscriptions, updateNotificationType } from './account-store.ts'
import { allSubscriptions, subscriptionProblems } from './subscription-rules.ts'

export async function readSubscriptions(
  { db }: AccountDeps,
  player: PlayerRow,
): Promise<{ subscriptions: Subscription[] }> {
  return { subscriptions: allSubscriptions(await selectSubscriptions(db, player.id)) }
}

/**
 * Stores the named subscriptions with the record of consent or withdrawal, all or nothing; marketing cannot be enabled
 * during a break.
 */
export async function changeSubscriptions(
  { db, clock }: AccountDeps,
  player: PlayerRow,
  { subscriptions: changes, visitor }: From & { subscriptions: Subscription[] },
): Promise<Result<null, never> | Invalid> {
  const problems = subscriptionProblems(changes, { inBreak: isInBreak(player.status) })
  if (problems.length > 0) return invalid(...problems)
  if (changes.length === 0) return ok(null)
  const now = new Date(clock())
  await db.batch([
    ...changes.map((it) => putSubscriptionStatement({ ...it, playerId: player.id, now })),
    insertConsentStatement({
      playerId: player.id,
      id: newId(now.getTime()),
      kind: 'MARKETING',
      version: player.terms_version,
      granted: changes.some((it) => it.enabled),
      at: now,
      visitor: visitor ?? '',
      details: { subscriptions: changes },
    }),
  ])
  return ok(null)
}

export async function readNotificationType(
  { db }: AccountDeps,
  player: PlayerRow,
): Promise<{ notificationType: NotificationType }> {
  const stored = (await findPerson(db, player.id))?.notification_type
  const notificationType = NOTIFICATION_TYPES.find((it) => it === stored) ?? 'ALL'
  return { notificationType }
}

export async function changeNotificationType(
  { db }: AccountDeps,
  player: PlayerRow,
  type: NotificationType,
): Promise<Result<null, never>> {
  await updateNotificationType(db, player.id, type)
  return ok(null)
}

import {
  COMMUNICATION_TYPES,
  NOTIFICATION_TYPES,
  type NotificationType,
  SUBSCRIPTION_CHANNELS,
  type Subscription,
} from '#contracts/player-api/account-area.ts'
import { ok, type Result } from '#contracts/result.ts'
import {
  type FieldProblem,
  insertConsentStatement,
  isExcluded,
  type PlayerRow,
  putSubscriptionStatement,
} from '../players/index.ts'
import { newId } from '../wallet/index.ts'
import { type AccountDeps, type From, type Invalid, invalid } from './account-deps.ts'
import { findPerson, selectSubscriptions, updateNotificationType } from './account-store.ts'

type Stored = { channel: string; communication_type: string; enabled: boolean }
type Combination = Pick<Subscription, 'channel' | 'communicationType'>

/** Messages that the law requires must reach the player by at least one channel (GAP-059). */
export function isFixed({ channel, communicationType }: Combination): boolean {
  return channel === 'EMAIL' && communicationType === 'RESPONSIBLE_GAMING'
}

/** All combinations, in a fixed order; off where the player never chose. */
export function allSubscriptions(stored: readonly Stored[]): Subscription[] {
  return COMMUNICATION_TYPES.flatMap((communicationType) =>
    SUBSCRIPTION_CHANNELS.map((channel) => {
      const row = stored.find(
        (it) => it.channel === channel && it.communication_type === communicationType,
      )
      const enabled = isFixed({ channel, communicationType }) || row?.enabled === true
      return { channel, communicationType, enabled }
    }),
  )
}

/** One entry per combination, no change to the fixed one, and no marketing for a player in a break (GAP-093). */
export function subscriptionProblems(
  changes: readonly Subscription[],
  { isExcluded }: { isExcluded: boolean },
): FieldProblem[] {
  const seen = new Set<string>()
  return changes.flatMap((change, index) => {
    const key = `${change.channel} ${change.communicationType}`
    const isTwice = seen.has(key)
    seen.add(key)
    if (isTwice) return [{ field: `subscriptions.${index}`, code: 'duplicate' }]
    const isMarketing = change.communicationType !== 'RESPONSIBLE_GAMING'
    return (isFixed(change) && !change.enabled) || (isExcluded && isMarketing && change.enabled)
      ? [{ field: `subscriptions.${index}.enabled`, code: 'not_allowed' }]
      : []
  })
}

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
  const problems = subscriptionProblems(changes, {
    isExcluded: isExcluded(player.status),
  })
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

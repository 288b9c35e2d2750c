import {
  COMMUNICATION_TYPES,
  SUBSCRIPTION_CHANNELS,
  type Subscription,
} from '#contracts/player-api/account-area.ts'
import type { FieldProblem } from '../players/index.ts'

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
  { inBreak }: { inBreak: boolean },
): FieldProblem[] {
  const seen = new Set<string>()
  return changes.flatMap((change, index) => {
    const key = `${change.channel} ${change.communicationType}`
    const isTwice = seen.has(key)
    seen.add(key)
    if (isTwice) return [{ field: `subscriptions.${index}`, code: 'duplicate' }]
    const isMarketing = change.communicationType !== 'RESPONSIBLE_GAMING'
    return (isFixed(change) && !change.enabled) || (inBreak && isMarketing && change.enabled)
      ? [{ field: `subscriptions.${index}.enabled`, code: 'not_allowed' }]
      : []
  })
}

import type { Subscription } from '#contracts/player-api/account-area.ts'

/** ACC-10 and ACC-11, in the order of the page. */
export const CHANNELS = ['EMAIL', 'SMS', 'MAIL', 'PHONE', 'PUSH_NOTIFICATION'] as const
export const TYPES = ['BONUS_OFFER', 'NEWSLETTER', 'CASINO', 'RESPONSIBLE_GAMING'] as const
type Channel = (typeof CHANNELS)[number]
type CommunicationType = (typeof TYPES)[number]

export type SubscriptionCell = {
  channel: Channel
  /** Name of its checkbox in the form. */
  name: string
  enabled: boolean
  /** Cannot be switched off (GAP-059). */
  locked: boolean
}
export type SubscriptionRow = { type: CommunicationType; cells: SubscriptionCell[] }

const isLocked = (type: CommunicationType, channel: Channel) =>
  type === 'RESPONSIBLE_GAMING' && channel === 'EMAIL'

/** All 20 pairs of kind and channel; pairs that the platform does not report are off. */
export function subscriptionRows(current: readonly Subscription[]): SubscriptionRow[] {
  const on = new Set(
    current.filter((it) => it.enabled).map((it) => nameOf(it.communicationType, it.channel)),
  )
  return TYPES.map((type) => ({
    type,
    cells: CHANNELS.map((channel) => {
      const name = nameOf(type, channel)
      const locked = isLocked(type, channel)
      return { channel, name, enabled: locked || on.has(name), locked }
    }),
  }))
}

/** The changes in a submitted form: unticked checkboxes are not sent. Locked ones are left alone. */
export function subscriptionChanges(
  current: readonly Subscription[],
  ticked: (name: string) => boolean,
): Subscription[] {
  return subscriptionRows(current).flatMap(({ type, cells }) =>
    cells
      .filter((it) => !it.locked && it.enabled !== ticked(it.name))
      .map((it) => ({
        channel: it.channel,
        communicationType: type,
        enabled: !it.enabled,
      })),
  )
}

function nameOf(type: CommunicationType, channel: Channel): string {
  return `${type}-${channel}`
}

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  COMMUNICATION_TYPES,
  SUBSCRIPTION_CHANNELS,
  type Subscription,
} from '#contracts/player-api/account-area.ts'
import { allSubscriptions, isFixed, subscriptionProblems } from './preferences.ts'

const change = fc.record({
  channel: fc.constantFrom(...SUBSCRIPTION_CHANNELS),
  communicationType: fc.constantFrom(...COMMUNICATION_TYPES),
  enabled: fc.boolean(),
})
const toRow = ({ channel, communicationType, enabled }: Subscription) => ({
  channel,
  communication_type: communicationType,
  enabled,
})
const keyOf = (it: Subscription) => `${it.channel} ${it.communicationType}`

describe('subscriptions', () => {
  test('list every combination once, off unless chosen, with the fixed one on', () => {
    fc.assert(
      fc.property(fc.uniqueArray(change, { selector: keyOf }), (stored) => {
        const all = allSubscriptions(stored.map(toRow))
        expect(new Set(all.map(keyOf)).size).toBe(20)
        expect(all).toHaveLength(20)
        for (const it of all) {
          const chosen = stored.find((row) => keyOf(row) === keyOf(it))?.enabled ?? false
          expect(it.enabled).toBe(isFixed(it) || chosen)
        }
      }),
    )
  })
  test('accept changes when each combination is named once and the fixed one stays on', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 20 }), (changes) => {
        const isGood =
          new Set(changes.map(keyOf)).size === changes.length &&
          !changes.some((it) => isFixed(it) && !it.enabled)
        expect(subscriptionProblems(changes, { isExcluded: false }).length === 0).toBe(isGood)
      }),
    )
  })
  test('report a refused change by its index', () => {
    const fixed = { channel: 'EMAIL', communicationType: 'RESPONSIBLE_GAMING' } as const
    const other = { channel: 'SMS', communicationType: 'CASINO', enabled: true } as const
    expect(
      subscriptionProblems([other, { ...fixed, enabled: false }, other], { isExcluded: false }),
    ).toEqual([
      { field: 'subscriptions.1.enabled', code: 'not_allowed' },
      { field: 'subscriptions.2', code: 'duplicate' },
    ])
  })
})

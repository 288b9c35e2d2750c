import { expect, test } from 'vitest'
import { subscriptionChanges, subscriptionRows } from './profile.server.ts'

const news = { channel: 'SMS', communicationType: 'NEWSLETTER', enabled: true } as const

test('there are four types on five channels, and those not named are off', () => {
  const rows = subscriptionRows([news])
  expect(rows.map((it) => it.type)).toEqual([
    'BONUS_OFFER',
    'NEWSLETTER',
    'CASINO',
    'RESPONSIBLE_GAMING',
  ])
  const cells = rows.flatMap((it) => it.cells)
  expect(cells).toHaveLength(20)
  expect(cells.filter((it) => it.enabled).map((it) => it.name)).toEqual([
    'NEWSLETTER-SMS',
    'RESPONSIBLE_GAMING-EMAIL',
  ])
})

test('mail about safe play is on and stays on (GAP-059)', () => {
  const off = { channel: 'EMAIL', communicationType: 'RESPONSIBLE_GAMING', enabled: false } as const
  const cell = subscriptionRows([off])[3]?.cells[0]
  expect(cell).toMatchObject({ enabled: true, locked: true })
  expect(subscriptionChanges([off], () => false)).toEqual([])
})

test('only changed subscriptions are sent', () => {
  const ticked = new Set(['BONUS_OFFER-MAIL'])
  expect(subscriptionChanges([news], (name) => ticked.has(name))).toEqual([
    { channel: 'MAIL', communicationType: 'BONUS_OFFER', enabled: true },
    { ...news, enabled: false },
  ])
})

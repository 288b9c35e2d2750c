import { expect, test } from 'vitest'
import { mostUrgent, stepsOf, TABS, TYPE_OF, tabOf, tabOfType } from './tabs.ts'

test('every tab is found by its name, and every document by its type', () => {
  for (const tab of TABS) expect(tabOf(tab)).toBe(tab)
  expect([tabOf(null), tabOf('toString'), tabOf('PROOF_OF_ID')]).toEqual([
    'account',
    'account',
    'account',
  ])
  for (const [tab, type] of Object.entries(TYPE_OF)) expect(tabOfType(type)).toBe(tab)
})

test.each([
  [[], 'UNREQUESTED'],
  [['VERIFIED', 'REQUESTED'], 'REQUESTED'],
  [['UNDER_REVIEW', 'EXPIRED'], 'EXPIRED'],
  [['VERIFIED', 'UNDER_REVIEW'], 'UNDER_REVIEW'],
] as const)('of %j the most urgent is %s', (statuses, expected) => {
  expect(mostUrgent(statuses)).toBe(expected)
})

test.each([
  ['REQUESTED', true, 'kind:current files:open review:open accepted:open'],
  ['REQUESTED', false, 'files:current review:open accepted:open'],
  ['UNDER_REVIEW', true, 'kind:done files:done review:current accepted:open'],
  ['VERIFIED', false, 'files:done review:done accepted:done'],
  ['EXPIRED', false, 'files:current review:open accepted:open'],
] as const)('%s with kinds %s: %s', (status, hasKinds, expected) => {
  const steps = stepsOf({ status, hasKinds })
  expect(steps.map((it) => `${it.step}:${it.state}`).join(' ')).toBe(expected)
})

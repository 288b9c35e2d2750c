import { expect, test } from 'vitest'
import type { OperatorSettings } from '#app/session/closed-products.ts'
import { MARKETS } from '#markets/index.ts'
import { closedReason } from './closed-reason.ts'

const OPEN: OperatorSettings = { openedByFlag: {}, closedProducts: [] }
const inFinland = { market: MARKETS.FI, country: 'FI', region: null }

test.each([
  ['open', null, inFinland, OPEN, null],
  ['only withdrawals', 'restrictedPlayer', inFinland, OPEN, 'account'],
  ['a player without the sportsbook', 'productFlag', inFinland, OPEN, 'withheld'],
  [
    'configuration',
    'closure',
    inFinland,
    { ...OPEN, closedProducts: ['sportsbook'] },
    'switchedOff',
  ],
  ['the market', 'closure', { ...inFinland, market: MARKETS.DE }, OPEN, 'market'],
  [
    'a market that a flag opens',
    'closure',
    { ...inFinland, market: MARKETS.PP },
    OPEN,
    'notOpened',
  ],
  ['the country of the visitor', 'closure', { ...inFinland, country: 'DE' }, OPEN, 'country'],
  ['the province', 'closure', { market: MARKETS.CA, country: 'CA', region: 'ON' }, OPEN, 'region'],
] as const)('%s', (_, refusedBy, where, settings, reason) => {
  expect(closedReason(refusedBy, where, settings)).toBe(reason)
})

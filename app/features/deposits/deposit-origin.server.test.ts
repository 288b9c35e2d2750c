import { expect, test } from 'vitest'
import { originOfDeposit } from './deposit-origin.server.ts'

const SITE = 'https://playhouse.example'
const of = { origins: [SITE], segment: 'fi-FI' }

test.each([
  ['/fi-FI/online-casino/play/relax/velvet', '/fi-FI/online-casino/play/relax/velvet', true],
  ['/fi-FI/virtuals', '/fi-FI/virtuals', true],
  ['/fi-FI/online-casino?sort=popular', '/fi-FI/online-casino?sort=popular', false],
  ['/fi-FI', '/fi-FI', false],
  // Another language: the deposit leads back in its own.
  ['/en-FI/promotions', '/fi-FI/promotions', false],
])('from %s a deposit leads back to %s', (path, back, isGame) => {
  expect(originOfDeposit(`${SITE}${path}`, of)).toEqual({ path: back, isGame })
})

test.each([
  null,
  'nonsense',
  'https://elsewhere.example/fi-FI/online-casino',
  `${SITE}//elsewhere.example`,
  `${SITE}/fi-FI/deposit?deposit=1`,
  `${SITE}/fi-FI/my-account/banking/deposit`,
  `${SITE}/fi-FI/login?next=%2Fdeposit`,
  `${SITE}/fi-FI/logout`,
  `${SITE}/api/wallet/balance`,
])('from %s there is no page to lead back to', (referer) => {
  expect(originOfDeposit(referer, of)).toBeNull()
})

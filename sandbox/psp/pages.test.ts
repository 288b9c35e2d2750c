import { expect, test } from 'vitest'
import { formatMoney } from '#markets/currencies.ts'
import type { Money } from './money-store.ts'
import { payPage } from './pages.ts'

const money = (language: string, method = 'CREDITCARD') =>
  ({
    pageKey: 'a-key',
    request: {
      ...{ reference: 'a-reference', method, amountMinor: 123_456, currency: 'CAD', language },
      returnUrl: 'http://localhost:3000/caf-CA/deposit',
    },
  }) as unknown as Money<'payment'>
const written = async (of: Money<'payment'>) =>
  (await payPage({ money: of, siteOrigins: ['http://localhost:3000'] })).text()

test('the amount is formatted as on the site, in the player’s language', async () => {
  const [inFrench, inEnglish] = [
    formatMoney(123_456n, 'CAD', 'caf'),
    formatMoney(123_456n, 'CAD', 'ca'),
  ]
  expect(await written(money('fr-CA'))).toContain(inFrench)
  expect(await written(money('en-CA'))).toContain(inEnglish)
  expect(await written(money('xx'))).toContain(formatMoney(123_456n, 'CAD', 'en'))
})

test('only the framed page has the script that talks to the page around it', async () => {
  expect(await written(money('fr-CA'))).toContain('/psp/frame.js')
  expect(await written(money('fr-CA', 'TRUSTLY'))).not.toContain('<script')
})

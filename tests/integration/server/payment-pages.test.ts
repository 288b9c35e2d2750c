import { describe, expect, test } from 'vitest'
import { paymentMethods } from '#app/features/pages/pages.query.server.ts'
import { methodsOrFailure } from '#app/features/pages/payment-methods.server.ts'
import { toLocale } from '#app/market/locale.ts'
import { PAYMENT_METHODS } from '#contracts/payment-methods.ts'
import { PLAYER_FLAGS, type PlayerFlag } from '#contracts/player-api/account-status.ts'
import { formatMoney } from '#markets/currencies.ts'
import { MARKET_CODES, MARKETS } from '#markets/index.ts'
import { withdrawalBounds } from '#markets/payment-methods.ts'
import type { Language, MarketCode } from '#markets/types.ts'
import { METHOD_FACTS } from '#payment-providers/methods.ts'
import { depositMethodsFor } from '#platform/deposits/deposit-methods.ts'
import { pageDocuments } from '#seed/content/pages/page-documents.ts'
import { aPlatform, aSilentContent, aSiteContext } from '#tests/fixtures/site-context.ts'

type Document = Record<string, unknown> & { _id: string }
const isMethod = (it: object) => '_type' in it && it._type === 'paymentMethodPage'
const SEEDED = (pageDocuments() as unknown as Document[]).filter(isMethod).map((it) => ({
  ...{ name: null, deposit: null, withdrawal: null, body: null },
  ...{ seoTitle: null, seoDescription: null },
  ...it,
  slug: (it.slug as { current: string }).current,
  image: null,
}))
const CARD = SEEDED.find((it) => 'method' in it && it.method === 'CREDITCARD')

const localeOf = (market: MarketCode, language: Language = MARKETS[market].languages[0]) =>
  toLocale(MARKETS[market], language)

function withPages(documents: unknown) {
  const fetch = async () => paymentMethods.parse(documents)
  return { ...aSilentContent(), fetch } as unknown as ReturnType<typeof aSilentContent>
}

async function pagesOf(market: MarketCode, documents: unknown = SEEDED, language?: Language) {
  const context = aSiteContext({ ...aPlatform(), content: withPages(documents) })
  const part = await methodsOrFailure(context, localeOf(market, language))
  if (part.state === 'failed') throw new Error(part.message)
  return part.methods
}

const slugOf = ({ href }: { href: string }) => href.slice(href.lastIndexOf('/') + 1)
const methodOf = new Map(
  SEEDED.map((it) => [it.slug, (it as unknown as { method: string }).method]),
)

describe.each(MARKET_CODES)('%s', (market) => {
  const { currency } = MARKETS[market]
  const { language } = localeOf(market)
  const deposits = depositMethodsFor({
    ...{ market, currency, kyc: 'FULLY VERIFIED', paidInMinor: 0n },
    flags: Object.fromEntries(PLAYER_FLAGS.map((it) => [it, false])) as Record<PlayerFlag, boolean>,
  })

  test('has a page for each method of its cashier, and for nothing else', async () => {
    const pages = await pagesOf(market)
    expect(pages.map((it) => methodOf.get(slugOf(it))).sort()).toEqual(
      deposits.map(({ method }) => method).sort(),
    )
  })

  test('shows the limits of its cashier, both ways', async () => {
    const money = (minor: bigint) => formatMoney(minor, currency, language)
    const out = withdrawalBounds(currency)
    for (const page of await pagesOf(market)) {
      const open = deposits.find(({ method }) => method === methodOf.get(slugOf(page)))
      if (!open) throw new Error(`${page.name} is not open`)
      expect(page.deposit).toMatchObject({
        least: money(open.minMinor),
        most: money(open.maxMinor),
      })
      const payout = METHOD_FACTS[open.method].paysOut
        ? { least: money(out.minMinor), most: money(out.maxMinor) }
        : null
      if (payout) expect(page.withdrawal).toMatchObject(payout)
      else expect(page.withdrawal).toBeNull()
    }
  })
})

test('every method of the seed is one of the cashier, each once', () => {
  const methods = [...methodOf.values()]
  expect(new Set(methods).size).toBe(methods.length)
  expect(PAYMENT_METHODS).toEqual(expect.arrayContaining(methods))
})

test.each([
  ['the content', { ...aPlatform(), content: aSilentContent() }],
  [
    'the platform',
    {
      ...aPlatform({ 'GET /v1/payment-methods': () => Response.error() }),
      content: withPages(SEEDED),
    },
  ],
])(
  'a failure of %s to list them is a message in their page, not an error page (ERR-09)',
  async (_, broken) => {
    expect(await methodsOrFailure(aSiteContext(broken), localeOf('FI', 'en'))).toEqual({
      ...{ state: 'failed', message: 'Please try again' },
    })
  },
)

describe('content by an editor', () => {
  const card = async (market: MarketCode, written: object) =>
    (await pagesOf(market, [{ ...CARD, ...written }], 'en'))[0]
  const limits = (min: number | null, max: number | null, currency = 'EUR') => ({
    deposit: {
      ...{ paymentMethodType: null, processTime: null },
      limits: [{ currency, min, max }],
    },
  })

  test.each([
    ['narrower bounds are shown', limits(20, 300), '€20.00', '€300.00'],
    [
      'wider bounds are not shown: the cashier would refuse them',
      limits(1, 9_000),
      '€10.00',
      '€5,000.00',
    ],
    ['one bound alone is shown', limits(null, 300), '€10.00', '€300.00'],
    ['bounds with nothing between them are ignored', limits(400, 300), '€10.00', '€5,000.00'],
    ['bounds in another currency are ignored', limits(20, 300, 'NOK'), '€10.00', '€5,000.00'],
  ])('%s', async (_, written, least, most) => {
    expect((await card('UN', written))?.deposit).toMatchObject({ least, most })
  })

  test('names, times and types in content override those of the cashier', async () => {
    const transfer = {
      ...{ paymentMethodType: 'bank', limits: [] },
      processTime: { en: 'By noon' },
    }
    const page = await card('UN', { name: 'House card', withdrawal: transfer })
    expect(page).toMatchObject({
      name: 'House card',
      deposit: { kind: 'Card', time: 'at once' },
      withdrawal: { kind: 'Bank', time: 'By noon' },
    })
  })

  test('no payout can be written where the cashier has none', async () => {
    const voucher = SEEDED.find((it) => methodOf.get(it.slug) === 'PAYSAFECARD')
    const withdrawal = { paymentMethodType: null, processTime: null, limits: [] }
    const [page] = await pagesOf('UN', [{ ...voucher, withdrawal }], 'en')
    expect(page?.withdrawal).toBeNull()
  })

  test('a page without a method, or with an unknown one, is left out', async () => {
    expect(await card('UN', { method: null })).toBeUndefined()
    expect(await card('UN', { method: 'BARTER' })).toBeUndefined()
  })

  test('where gambling on credit is forbidden, the card is a debit card', async () => {
    expect((await card('GG', {}))?.deposit?.kind).toBe('Debit card')
    expect((await card('UN', {}))?.deposit?.kind).toBe('Card')
  })
})

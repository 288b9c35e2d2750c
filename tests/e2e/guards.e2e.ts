import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import { PAGE_RULES, type PageKind } from '#app/session/page-rules.ts'
import type { PlayerChange } from '#contracts/player-administration.ts'
import { KYC_LEVELS } from '#contracts/player-api/standing.ts'
import { MARKETS, type MarketCode } from '#markets/index.ts'
import { idOf } from '#seed/people.ts'
import { sample } from '#tests/fixtures/sample.ts'
import { expect, SANDBOX, signIn, test } from './fixtures.ts'
import { change as changePlayer, newcomerIn } from './new-player.ts'

/**
 * Markets that differ in what they close: play for fun, the casino, nothing. Every page of every market stands in
 * app/session/guards.test.ts.
 */
const DIFFERENT: [market: MarketCode, segment: string, country: string][] = [
  ['FI', 'fi-FI', 'FI'],
  ['CA', 'caf-CA', 'CA'],
  ['NZ', 'nz-NZ', 'NZ'],
  ['NO', 'no-NO', 'NO'],
  ['DE', 'de-DE', 'DE'],
  ['AT', 'de-AT', 'AT'],
]
const PLACES = sample('guards of markets', DIFFERENT, {
  count: 3,
  idOf: ([code]) => `guards of ${code}`,
})

async function standsIn(context: BrowserContext, baseURL: string | undefined, station: string) {
  await context.addCookies([{ name: 'qa-station', value: station, url: baseURL ?? '' }])
}

const pathOf = (page: Page) => {
  const { pathname, search } = new URL(page.url())
  return `${pathname}${search}`
}

for (const [code, segment, country] of PLACES) {
  test(`in ${code} a stranger meets the guards of the table`, async ({ page, baseURL }) => {
    await standsIn(page.context(), baseURL, country)
    const market = MARKETS[code]

    const account = `/${segment}/my-account/account`
    await page.goto(account)
    expect(pathOf(page)).toBe(`/${segment}/401?next=${encodeURIComponent(account)}`)

    await page.goto(`/${segment}/online-casino`)
    const casinoOpen = market.casino === 'open'
    expect(pathOf(page)).toBe(casinoOpen ? `/${segment}/online-casino` : `/${segment}`)

    const live = `/${segment}/live-casino-online/play/evolution/some-table`
    await page.goto(live)
    const lobby = `/${segment}/live-casino-online?login=${encodeURIComponent(live)}`
    // Where the product itself is closed, the lobby leads on.
    expect(pathOf(page)).toBe(market.liveCasino === 'open' ? lobby : `/${segment}`)

    const game = `/${segment}/online-casino/play/relax/game-velvet-heirloom`
    await page.goto(game)
    if (!casinoOpen) expect(pathOf(page)).toBe(`/${segment}`)
    else if (market.demoPlay === 'off' || market.demoPlay === 'age-verified') {
      expect(pathOf(page)).toBe(`/${segment}/online-casino?login=${encodeURIComponent(game)}`)
    } else expect(pathOf(page)).toBe(game)
  })

  test(`in ${code} somebody from a restricted country finds help and the way to the own money`, async ({
    page,
    baseURL,
  }) => {
    await standsIn(page.context(), baseURL, 'US')
    const response = await page.goto(`/${segment}/promotions`)
    expect(response?.status()).toBe(451)
    expect(pathOf(page)).toBe(`/${segment}/restricted`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect((await page.goto(`/${segment}/login`))?.status()).toBe(200)
    expect(pathOf(page)).toBe(`/${segment}/login`)
  })
}

test('a page of the cache is not shown to whom a guard refuses, and comes back afterwards', async ({
  page,
  baseURL,
}) => {
  expect((await page.goto('/en-UN'))?.status()).toBe(200)
  await standsIn(page.context(), baseURL, 'US')
  expect((await page.goto('/en-UN'))?.status()).toBe(451)
  await standsIn(page.context(), baseURL, 'FI')
  expect((await page.goto('/en-UN'))?.status()).toBe(200)
})

test('people of Austria see no casino under the address of another market', async ({
  page,
  baseURL,
}) => {
  await standsIn(page.context(), baseURL, 'AT')
  await page.goto('/en-UN/online-casino')
  expect(pathOf(page)).toBe('/en-UN')
})

/** How a player can stand at the guards; the level of verification alone closes no page (tests/server/player.test.ts). */
const VERIFIED = { status: 'REGISTERED', kycStatus: 'FULLY VERIFIED' } as const
/** `products`: the flags of all products are off; `restricted`: may only take money out (CON-05). */
type Closed = 'nothing' | 'products' | 'restricted'
const LEVELS = sample(
  'levels of verification at the guards',
  KYC_LEVELS.filter((it) => it !== VERIFIED.kycStatus),
  { count: 3, idOf: (level) => level },
)
const STANDINGS: readonly [standing: string, how: PlayerChange, closed: Closed][] = [
  ['normal', VERIFIED, 'nothing'],
  ...LEVELS.map((kycStatus): [string, PlayerChange, Closed] => [
    kycStatus,
    { status: 'REGISTERED', kycStatus },
    'nothing',
  ]),
  ['pay-out only', { ...VERIFIED, status: 'PAYOUT' }, 'restricted'],
  ['restricted', { ...VERIFIED, status: 'RESTRICTED' }, 'products'],
]
/** Pages of every kind that is closed to somebody or in some market; where each leads is in the table of the guards. */
const GAME = '/online-casino/play/relax/game-velvet-heirloom'
const PAGES: readonly [path: string, kind: PageKind][] = [
  ['/my-account/account', 'account'],
  ['/my-account/account/verification', 'verification'],
  ['/my-account/banking/transactions', 'transactions'],
  ['/my-account/banking/withdraw', 'withdraw'],
  ['/my-account/banking/deposit', 'accountDeposit'],
  ['/my-account/gambling-limits', 'gamblingLimits'],
  ['/take-a-break', 'takeABreak'],
  ['/promotions', 'marketing'],
  ['/online-casino', 'casino'],
  ['/live-casino-online', 'liveCasino'],
  [GAME, 'casinoPlay'],
]

/** Where the table leads a player who asks for a page of this kind. */
function landsAt(path: string, kind: PageKind, code: MarketCode, closed: Closed): string {
  const { restrictedPlayer, product, closure, advertises } = PAGE_RULES[kind]
  const isClosed = closure !== undefined && MARKETS[code][closure] !== 'open'
  const target =
    (closed === 'restricted' && restrictedPlayer) ||
    (closed === 'products' && product?.target) ||
    (closed !== 'nothing' && advertises && '/') ||
    (isClosed ? '/' : path)
  return target === '/' ? '' : target
}

for (const [code, segment] of PLACES) {
  const name = `changing-${(code === 'CA' ? 'QC' : code).toLowerCase()}`
  test(`in ${code} a player of every standing meets the guards of the table`, async ({
    page,
    baseURL,
    request,
  }) => {
    await change(request, name, VERIFIED)
    await signIn(page, `${name}@playhouse.test`, segment)
    // The guards stand in the server: where its answers lead to needs no page to be drawn.
    const lands = async (path: string) => {
      const answer = await page.request.get(`/${segment}${path}`, {
        headers: { accept: 'text/html' },
      })
      const { pathname, search } = new URL(answer.url())
      return `${pathname}${search}`.slice(`/${segment}`.length)
    }

    expect(await lands('')).toBe('')
    for (const [standing, how, closed] of STANDINGS) {
      await change(request, name, how)
      const seen = []
      for (const [path] of PAGES) seen.push([standing, path, await lands(path)])
      const expected = PAGES.map(([path, kind]) => [
        standing,
        path,
        landsAt(path, kind, code, closed),
      ])
      expect(seen).toEqual(expected)
    }
    await change(request, name, VERIFIED)

    // From a restricted country a player still gets to the own money, and to nothing else.
    await standsIn(page.context(), baseURL, 'US')
    expect(await lands('/promotions')).toBe('/restricted')
    expect(await lands('/my-account/account')).toBe('/restricted')
    expect(await lands('/my-account/banking/transactions')).toBe('/my-account/banking/transactions')
    await page.context().clearCookies({ name: 'qa-station' })

    // A break that begins elsewhere ends the session here: no page of a player is left.
    await change(request, name, { status: 'TIMEOUT' })
    const account = `/${segment}/my-account/account`
    await page.goto(account)
    expect(pathOf(page)).toBe(`/${segment}/401?next=${encodeURIComponent(account)}`)
    await expect(page.getByTestId('balance-total')).toHaveCount(0)
    expect((await request.post(`${SANDBOX}/players/${idOf(name)}/reset`)).ok()).toBe(true)
  })
}

async function change(request: APIRequestContext, name: string, data: PlayerChange) {
  const changed = await request.patch(`${SANDBOX}/players/${idOf(name)}`, { data })
  expect(changed.ok()).toBe(true)
}

for (const [who, standing] of [
  ['who may only take money out', { status: 'PAYOUT' }],
  ['who is suspended at another brand', { multibrandSuspended: true }],
  ['who may not play in the casino', { casino: false }],
] as const) {
  test(`${who} is kept from the casino and sees the account`, async ({ page }) => {
    const { playerId, email } = await newcomerIn(page.request, 'FI')
    await changePlayer(page.request, playerId, standing)
    await signIn(page, email)
    await page.goto('/fi-FI/online-casino')
    expect(pathOf(page)).toBe('/fi-FI')
    await page.goto('/fi-FI/my-account/banking/transactions')
    expect(pathOf(page)).toBe('/fi-FI/my-account/banking/transactions')
  })
}

test('who has accepted older terms reads and answers the new ones, and comes back to the page first asked for', async ({
  page,
  request,
}) => {
  const email = 'terms@playhouse.test'
  const home = '/fi-FI'
  await signIn(page, email)
  await page.goto(`${home}/promotions`)
  const asked = `${home}/accept-terms-condition?next=${encodeURIComponent(`${home}/promotions`)}`
  expect(pathOf(page)).toBe(asked)
  await expect(page.getByTestId('terms-text')).toBeVisible()

  await page.getByTestId('terms-decline').click()
  await expect(page.getByTestId('login-open')).toBeVisible()

  await signIn(page, email)
  await page.goto(`${home}/promotions`)
  await page.getByTestId('terms-accept').click()
  await page.waitForURL(`**${home}/promotions`)

  const found = await request.get(`${SANDBOX}/players?query=${email}`)
  const { players } = (await found.json()) as { players: { playerId: string }[] }
  await request.post(`${SANDBOX}/players/${players[0]?.playerId}/reset`)
})

test('an offer’s code comes along until it is taken away', async ({ page }) => {
  await page.goto('/en-FI?bonusCode=welcome10')
  await expect(page.getByTestId('bonus-code')).toContainText('WELCOME10')
  await page.goto('/en-FI/promotions')
  await expect(page.getByTestId('bonus-code')).toContainText('WELCOME10')
  await page.getByTestId('bonus-code-remove').click()
  await expect(page.getByTestId('bonus-code')).toHaveCount(0)
  expect(pathOf(page)).toBe('/en-FI/promotions')
})

test('where age is asked before play for fun, the game comes after the answer', async ({
  page,
}) => {
  await page.goto('/en-UN/online-casino/play/relax/game-velvet-heirloom')
  await page.getByTestId('age-yes').click()
  await expect(page.getByTestId('game-frame')).toBeVisible()
})

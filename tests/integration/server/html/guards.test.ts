import { afterEach, describe, expect, test, vi } from 'vitest'
import { PAGE_RULES, type PageKind } from '#app/session/page-rules.ts'
import type { PlayerChange } from '#contracts/player-administration.ts'
import { KYC_LEVELS } from '#contracts/player-api/account-status.ts'
import { MARKETS, type MarketCode } from '#markets/index.ts'
import { idOf } from '#seed/people.ts'
import type { HtmlVisitor } from '#tests/fixtures/html-visitor/visitor.ts'
import { sample } from '#tests/fixtures/sample.ts'
import { demoSite, emailOf, PASSWORD } from './demo-site.ts'

/** Six markets that differ in what they close: demo play, the casino, nothing. */
const PLACES: [market: MarketCode, segment: string, country: string][] = [
  ['FI', 'fi-FI', 'FI'],
  ['CA', 'caf-CA', 'CA'],
  ['NZ', 'nz-NZ', 'NZ'],
  ['NO', 'no-NO', 'NO'],
  ['DE', 'de-DE', 'DE'],
  ['AT', 'de-AT', 'AT'],
]
const nameIn = (code: MarketCode) => `changing-${(code === 'CA' ? 'QC' : code).toLowerCase()}`
const KEPT_OUT = ['payout', 'suspended', 'nocasino'] as const

const { calls, visitor, signedIn, product } = demoSite({
  players: [...PLACES.map(([code]) => nameIn(code)), ...KEPT_OUT, 'terms'],
})

const standsIn = (who: HtmlVisitor, geoLocation: string) => who.jar.set('qa-station', geoLocation)

/** As a user does, from the open page. */
async function login(who: HtmlVisitor, email: string): Promise<void> {
  await who.getByTestId('login-open').first().click()
  who.getByTestId('login-email').fill(email)
  who.getByTestId('login-password').fill(PASSWORD)
  await who.getByTestId('login-submit').click()
  expect(who.getByTestId('balance-total').first()).toBeVisible()
}

for (const [code, segment, country] of PLACES) {
  test(`in ${code} a visitor meets the guards of the table`, async () => {
    const who = visitor()
    standsIn(who, country)
    const market = MARKETS[code]

    const account = `/${segment}/my-account/account`
    await who.goto(account)
    expect(who.path()).toBe(`/${segment}/401?next=${encodeURIComponent(account)}`)

    await who.goto(`/${segment}/online-casino`)
    const casinoOpen = market.casino === 'open'
    expect(who.path()).toBe(casinoOpen ? `/${segment}/online-casino` : `/${segment}`)

    const live = `/${segment}/live-casino-online/play/evolution/some-table`
    await who.goto(live)
    const lobby = `/${segment}/live-casino-online?login=${encodeURIComponent(live)}`
    // Where the product itself is closed, the lobby redirects further.
    expect(who.path()).toBe(market.liveCasino === 'open' ? lobby : `/${segment}`)

    const game = `/${segment}/online-casino/play/relax/game-velvet-heirloom`
    await who.goto(game)
    if (!casinoOpen) expect(who.path()).toBe(`/${segment}`)
    else if (market.demoPlay === 'off' || market.demoPlay === 'age-verified') {
      expect(who.path()).toBe(`/${segment}/online-casino?login=${encodeURIComponent(game)}`)
    } else expect(who.path()).toBe(game)
  })

  test(`in ${code} a visitor from a restricted country finds help and can reach the login`, async () => {
    const who = visitor()
    standsIn(who, 'US')
    expect(await who.goto(`/${segment}/promotions`)).toBe(451)
    expect(who.path()).toBe(`/${segment}/restricted`)
    expect(who.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await who.goto(`/${segment}/login`)).toBe(200)
    expect(who.path()).toBe(`/${segment}/login`)
  })
}

test('a cached page is not shown to a visitor whom a guard refuses, and is available afterwards', async () => {
  const who = visitor()
  expect(await who.goto('/en-UN')).toBe(200)
  standsIn(who, 'US')
  expect(await who.goto('/en-UN')).toBe(451)
  standsIn(who, 'FI')
  expect(await who.goto('/en-UN')).toBe(200)
})

test('visitors from Austria see no casino under the address of another market', async () => {
  const who = visitor()
  standsIn(who, 'AT')
  await who.goto('/en-UN/online-casino')
  expect(who.path()).toBe('/en-UN')
})

/** Player states at the guards; the verification level alone closes no page (KYC-*). */
const VERIFIED = { status: 'REGISTERED', kycStatus: 'FULLY VERIFIED' } as const
/** `products`: the flags of all products are off; `restricted`: may only withdraw (CON-05). */
type Closed = 'nothing' | 'products' | 'restricted'
const STATUSES: readonly [status: string, how: PlayerChange, closed: Closed][] = [
  ['normal', VERIFIED, 'nothing'],
  ...KYC_LEVELS.filter((it) => it !== VERIFIED.kycStatus).map(
    (kycStatus): [string, PlayerChange, Closed] => [
      kycStatus,
      { status: 'REGISTERED', kycStatus },
      'nothing',
    ],
  ),
  ['pay-out only', { ...VERIFIED, status: 'PAYOUT' }, 'restricted'],
  ['restricted', { ...VERIFIED, status: 'RESTRICTED' }, 'products'],
]
/** Pages of every kind that is closed to some player or market; the table of the guards defines the targets. */
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

/** Where the table redirects a player who requests a page of this kind. */
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

/** Each requests every page in every state; app/session/guards.test.ts tests the table itself for all markets. */
const SAMPLED = sample('standings at the guards of a market', PLACES, {
  count: 1,
  idOf: ([code]) => code,
})
for (const [code, segment] of SAMPLED) {
  const name = nameIn(code)
  const change = (how: PlayerChange) => calls().change(idOf(name), how)

  test(`in ${code} a player of every account status meets the guards of the table`, async () => {
    const who = visitor()
    await change(VERIFIED)
    await who.goto(`/${segment}`)
    await login(who, emailOf(name))
    expect(who.url().pathname).toBe(`/${segment}`)
    const lands = async (path: string) => {
      await who.goto(`/${segment}${path}`)
      return who.path().slice(`/${segment}`.length)
    }

    for (const [status, how, closed] of STATUSES) {
      await change(how)
      const seen = []
      for (const [path] of PAGES) seen.push([status, path, await lands(path)])
      const expected = PAGES.map(([path, kind]) => [
        status,
        path,
        landsAt(path, kind, code, closed),
      ])
      expect(seen).toEqual(expected)
    }
    await change(VERIFIED)

    // In a restricted country a player still reaches the own money, and nothing else.
    standsIn(who, 'US')
    expect(await lands('/promotions')).toBe('/restricted')
    expect(await lands('/my-account/account')).toBe('/restricted')
    expect(await lands('/my-account/banking/transactions')).toBe('/my-account/banking/transactions')
    who.jar.clear('qa-station')

    // A break started elsewhere ends the session here: no player page is left.
    await change({ status: 'TIMEOUT' })
    const account = `/${segment}/my-account/account`
    await who.goto(account)
    expect(who.path()).toBe(`/${segment}/401?next=${encodeURIComponent(account)}`)
    expect(who.getByTestId('balance-total')).toHaveCount(0)
  }, 300_000)
}

describe('a player who signs in', () => {
  for (const name of KEPT_OUT) {
    test(`as ${name}@ has no access to the casino and sees the account`, async () => {
      const who = visitor()
      await who.goto('/en-FI')
      await login(who, emailOf(name))
      const home = who.url().pathname
      await who.goto(`${home}/online-casino`)
      expect(who.path()).toBe(home)
      await who.goto(`${home}/my-account/banking/transactions`)
      expect(who.path()).toBe(`${home}/my-account/banking/transactions`)
    })
  }

  test('and has accepted older terms reads and answers the new ones, and returns to the requested page', async () => {
    const who = visitor()
    await who.goto('/en-FI')
    await login(who, emailOf('terms'))
    const home = who.url().pathname
    await who.goto(`${home}/promotions`)
    const asked = `${home}/accept-terms-condition?next=${encodeURIComponent(`${home}/promotions`)}`
    expect(who.path()).toBe(asked)
    expect(who.getByTestId('terms-text')).toBeVisible()

    await who.getByTestId('terms-decline').click()
    expect(who.getByTestId('login-open').first()).toBeVisible()

    await login(who, emailOf('terms'))
    await who.goto(`${home}/promotions`)
    await who.getByTestId('terms-accept').click()
    expect(who.path()).toBe(`${home}/promotions`)
  })
})

test('an offer’s code is kept until it is removed', async () => {
  const who = visitor()
  await who.goto('/en-FI?bonusCode=welcome10')
  expect(who.getByTestId('bonus-code')).toContainText('WELCOME10')
  await who.goto('/en-FI/promotions')
  expect(who.getByTestId('bonus-code')).toContainText('WELCOME10')
  await who.getByTestId('bonus-code-remove').click()
  expect(who.getByTestId('bonus-code')).toHaveCount(0)
  expect(who.path()).toBe('/en-FI/promotions')
})

test('a visitor gets the market of the country, in the language of province or browser', async () => {
  const opens = async (geoLocation: string, language: string) => {
    const who = visitor({ language })
    standsIn(who, geoLocation)
    expect(await who.goto('/online-casino')).toBe(200)
    return who.path()
  }
  expect(await opens('CA-QC', 'fr-CA,fr;q=0.9,en;q=0.5')).toBe('/caf-CA/online-casino')
  expect(await opens('CA-ON', 'en-CA')).toBe('/en-CA/online-casino')
  expect(await opens('NO', 'nb')).toBe('/no-NO/online-casino')
})

/** STU-04: after the others, as it closes their market for a while. */
describe('a market or language disabled by an editor', () => {
  let email = ''
  const aPlayer = async () => {
    email ||= (await calls().newPlayer({ euros: 60 })).email
    return email
  }
  const flip = (id: string, enabled: boolean) => product().lake.patch(id).set({ enabled }).commit()

  /** Until the site and the platform, each of which reads the content on its own, know it. */
  async function sees(path: string, status: number): Promise<HtmlVisitor> {
    const who = visitor()
    await vi.waitFor(async () => expect(await who.goto(path)).toBe(status), { timeout: 120_000 })
    return who
  }

  afterEach(async () => {
    await Promise.all([flip('market-FI', true), flip('language-fi', true)])
    await sees('/fi-FI', 200)
  })

  test('a player of a disabled market signs in, sees the account and withdraws, and cannot deposit or play', async () => {
    const before = await signedIn(await aPlayer())
    await before.goto('/fi-FI')
    expect(before.getByTestId('deposit-open').first()).toBeVisible()
    await flip('market-FI', false)
    await sees('/fi-FI', 403)

    const who = await signedIn(email)
    expect(await who.goto('/fi-FI')).toBe(403)
    expect(who.getByTestId('deposit-open')).toHaveCount(0)
    const GAME = 'online-casino/play/relax/game-velvet-heirloom'
    for (const path of ['deposit', 'my-account/banking/deposit', GAME, 'promotions', 'iclub'])
      expect(await who.goto(`/fi-FI/${path}`), path).toBe(403)
    for (const path of [
      'account',
      'account/verification',
      'banking/transactions',
      'gambling-limits',
    ])
      expect(await who.goto(`/fi-FI/my-account/${path}`), path).toBe(200)
    expect(await who.goto('/fi-FI/my-account/banking/withdraw')).toBe(200)
    who.getByTestId('withdraw-amount').fill('20')
    await who.getByTestId('withdraw-submit').click()
    expect(who.getByTestId('withdrawal')).toHaveCount(1)
  })

  test('a market that an editor disables is in no menu and no site map, and opens no account', async () => {
    await flip('market-FI', false)
    const who = await sees('/fi-FI', 403)
    expect(who.path()).toBe('/fi-FI/restricted')
    expect(who.getByRole('heading', { level: 1 })).toHaveText('Toistaiseksi suljettu')
    expect(who.getByTestId('signup-open-bar')).toHaveCount(0)
    for (const path of ['signup', 'online-casino', 'promotions', 'search?q=a', 'landing/welcome'])
      expect(await who.goto(`/fi-FI/${path}`), path).toBe(403)
    for (const path of ['terms', 'login', 'cookie-settings'])
      expect(await who.goto(`/fi-FI/${path}`), path).toBe(200)
    expect(await who.goto('/sitemaps/FI.xml')).toBe(404)
    await who.goto('/sitemap.xml')
    expect(who.html()).toContain('/sitemaps/NO.xml')
    expect(who.html()).not.toContain('/sitemaps/FI.xml')

    expect(await who.goto('/en-UN')).toBe(200)
    expect(who.html()).toContain('hrefLang="nb-NO"')
    expect(who.html()).not.toMatch(/href="[^"]*\/(?:fi|en)-FI/)
    await who.goto('/en-UN/signup')
    const values = who.locator('select[name=countryCode] option').attributes('value')
    expect(values).toContain('NO')
    expect(values).not.toContain('FI')
    // The first locale does not lead around the switch.
    standsIn(who, 'FI')
    expect(await who.goto('/')).toBe(403)
    expect(who.path()).toMatch(/-FI\/restricted$/)
  })

  test('a language that an editor disables leaves the menu, and its pages redirect to another one', async () => {
    await flip('language-fi', false)
    const who = visitor()
    await vi.waitFor(
      async () => {
        await who.goto('/fi-FI/online-casino?sort=new')
        expect(who.path()).toBe('/en-FI/online-casino?sort=new')
      },
      { timeout: 120_000 },
    )
    expect(who.html()).not.toContain('/fi-FI')
    const player = await signedIn(await aPlayer())
    await player.goto('/fi-FI/my-account/account')
    expect(player.path()).toBe('/en-FI/my-account/account')
    expect(player.html()).not.toMatch(/name="language"[^>]*value="fi"/)
  })
})

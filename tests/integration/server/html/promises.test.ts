import { beforeAll, describe, expect, test } from 'vitest'
import type { PaymentMethod } from '#contracts/payment-methods.ts'
import { campaignsResponse, rewardsResponse } from '#contracts/player-api/rewards.ts'
import { MARKET_CODES, MARKETS } from '#markets/index.ts'
import { paymentMethodsIn } from '#markets/payment-methods.ts'
import type { MarketCode } from '#markets/types.ts'
import { isForMarket } from '#schemas/rules/for-market.ts'
import { mayShowToVisitor } from '#schemas/rules/offers.ts'
import { seedDocuments } from '#seed/content/documents.ts'
import { FOOTER } from '#seed/content/site-texts.ts'
import { sample } from '#tests/fixtures/sample.ts'
import { openSiteBuild, type SiteBuild } from '#tests/fixtures/site-build.ts'
import { demoSite, emailOf, PASSWORD } from './demo-site.ts'
import { campaignsOn, isReceived, type Walk, walk } from './walk.ts'

/** A player who lives in each market, so that no page leads to another locale. */
const PLAYER_OF: Readonly<Partial<Record<MarketCode, string>>> = {
  ...{ FI: 'player', CA: 'canada', NO: 'no', NZ: 'nz', DE: 'de', AT: 'at', BR: 'br', CL: 'cl' },
  ...{ PE: 'pe', IN: 'in', PH: 'ph', PT: 'pt', TR: 'tr', MT: 'mt', GG: 'gg', LL: 'nl', PP: 'se' },
}

type Place = { market: MarketCode; segment: string }
const LOCALES = MARKET_CODES.filter((it) => MARKETS[it].enabled).flatMap((market) =>
  MARKETS[market].languages.map(
    (language): Place => ({ market, segment: `${language}-${market}` }),
  ),
)
const idOf = ({ segment }: Place) => segment
const VISITED = sample('locales of a visitor', LOCALES, { count: 2, idOf })
const PLAYED = sample(
  'locales of a player',
  LOCALES.filter(({ market }) => PLAYER_OF[market] !== undefined),
  { count: 1, idOf },
)
const namesOf = (places: readonly Place[]) => places.map(({ market }) => PLAYER_OF[market] ?? '')

const { product, signedIn, visitor } = demoSite({ players: namesOf(PLAYED), hasMatches: true })

let site: SiteBuild
beforeAll(async () => {
  site = await openSiteBuild()
})

const hasAction = (path: string) => isReceived(site.leaves(), path)

const documents = seedDocuments()
/** The codes that links and forms of the pages carry along. */
const codesOn = ({ pages }: Walk) =>
  [...pages.values()].flatMap(({ links }) =>
    links.flatMap((it) => new URL(it, product().origin).searchParams.get('bonusCode') ?? []),
  )

const LINKED = [...FOOTER.information, ...FOOTER.contactUs].map(({ url }) => url)
const NEEDED = ['/terms', '/privacy-policy', '/responsible-gambling', '/contact']

type MethodPage = { method: PaymentMethod; slug: { current: string }; markets: string[] | null }
const METHOD_PAGES = documents
  .filter((it) => it._type === 'paymentMethodPage')
  .map((it) => it as unknown as MethodPage)

test('the footer leads to terms, privacy, help, contact and each payment method, in each market and language', async () => {
  const who = visitor()
  expect(LOCALES.length).toBeGreaterThan(20)
  for (const { market, segment } of LOCALES) {
    const { text } = await who.ask(`/api/fragment/footer?locale=${segment}`)
    const links = [...text.matchAll(/href="([^"]*)"/g)].map((it) => it[1] ?? '')
    expect(links).toEqual(expect.arrayContaining(NEEDED.map((it) => `/${segment}${it}`)))
    const methods = METHOD_PAGES.filter(
      (it) => paymentMethodsIn(market).includes(it.method) && isForMarket(it, market),
    ).map((it) => `/${segment}/payment-methods/${it.slug.current}`)
    expect(methods.length).toBeGreaterThan(0)
    expect(links.filter((it) => it.includes('/payment-methods/')).sort()).toEqual(methods.sort())
  }
})

/** Pages that a visitor comes to from outside. */
const LANDINGS = ['/landing/first-night', '/promo/opening-night', '/tournaments']

describe.each(VISITED)('for a visitor in $segment', ({ market, segment }) => {
  let walked: Walk
  const who = () => visitor()
  beforeAll(async () => {
    const from = ['', ...LANDINGS].map((it) => `/${segment}${it}`)
    const { origin } = product()
    walked = await walk(who(), { origin, segment, from, hasAction, games: 4, isSignedIn: false })
  })

  test('every link, fragment, form and game leads to what it promises', () => {
    expect(walked.findings).toEqual([])
    expect(walked.pages.size).toBeGreaterThan(30)
    for (const it of LINKED)
      expect(walked.pages.get(`/${segment}${it}`)?.testIds, it).toContain('rich-text')
  })

  test('every offer is one that the platform runs for visitors here', async () => {
    const campaigns = campaignsOn(walked, documents)
    const url = `${product().platform}/v2/bonus/campaigns?ids=${campaigns.join(',')}`
    const facts =
      campaigns.length === 0 ? [] : campaignsResponse.parse(await (await fetch(url)).json())
    const now = product().clock.now()
    const kept = facts.filter((it) => mayShowToVisitor(it, { market, now }))
    expect(kept.map((it) => it.campaignId).sort()).toEqual(campaigns)
    expect(codesOn(walked)).toEqual([])
  })

  test('every address of the site map has its page', async () => {
    const { text } = await who().ask(`/sitemaps/${market}.xml`)
    const paths = [...text.matchAll(/<loc>([^<]*)/g)]
      .map((it) => new URL(it[1] ?? '').pathname)
      .filter((it) => it === `/${segment}` || it.startsWith(`/${segment}/`))
    expect(paths.length).toBeGreaterThan(20)
    for (const it of paths.filter((path) => !walked.pages.has(path)))
      expect(`${it} ${(await who().ask(it)).status}`).toBe(`${it} 200`)
  })
})

describe.each(PLAYED)('for a player in $segment', ({ market, segment }) => {
  test('every link, fragment, form, game and offer leads to what it promises', async () => {
    const email = emailOf(PLAYER_OF[market] ?? '')
    const who = await signedIn(email, segment)
    const from = ['', '/my-account/account'].map((it) => `/${segment}${it}`)
    const { origin, platform } = product()
    const options = { origin, segment, from, hasAction, games: 3, isSignedIn: true }
    const walked = await walk(who, options)
    expect(walked.findings).toEqual([])
    expect(walked.pages.size).toBeGreaterThan(40)

    const token = await tokenOf(email)
    const headers = { authorization: `Bearer ${token}` }
    const answer = await fetch(`${platform}/v2/bonus/rewards`, { headers })
    const offered = rewardsResponse.parse(await answer.json()).map((it) => it.campaignId)
    for (const it of campaignsOn(walked, documents)) expect(offered).toContain(it)
  })
})

async function tokenOf(email: string): Promise<string> {
  const answer = await fetch(`${product().platform}/identity/sign_in`, {
    ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
    body: JSON.stringify({ email, password: PASSWORD }),
  })
  const { idToken } = (await answer.json()) as { idToken: string }
  return idToken
}

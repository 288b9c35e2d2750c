import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fallbackChain, LANGUAGE_CODES } from '#markets/languages.ts'
import { type Campaign, campaignFile } from '#platform/rewards/campaign-file.ts'
import { campaignProblems } from '#platform/rewards/campaign-rules.ts'
import { isForMarket } from '#schemas/rules/for-market.ts'
import { offersIn, problemsOfOffer } from '#schemas/rules/offers.ts'
import {
  ADVERTISING_TYPES,
  findingsAgainstPublishing,
  offerIn,
} from '#schemas/rules/publish-guards.ts'
import { DEMO_CAMPAIGNS } from '#seed/campaigns.ts'
import { type SeedDocument, seedDocuments } from '#seed/content/documents.ts'
import { FOOTER } from '#seed/content/site-texts.ts'
import { PLACES, textsIn } from './demo-texts.ts'

const NOW = Date.parse('2026-11-20T12:00:00Z')
const documents = seedDocuments()
const campaigns = new Map(campaignFile.parse(JSON.parse(DEMO_CAMPAIGNS)).map((it) => [it.id, it]))

const factsOf = (it: Campaign) => ({
  ...{ campaignId: it.id, markets: it.markets, startsAt: it.startsAt, endsAt: it.endsAt },
  ...{ wrMultiplier: it.wrMultiplier, hasBonusCode: it.bonusCode !== null },
})

test('every document of the demo can be published', () => {
  for (const it of documents) expect(findingsAgainstPublishing(it), it._id).toEqual([])
})

test('every offer of the demo has a running, lawful campaign, and says what the offer says', () => {
  const offers = documents.flatMap((document) =>
    offersIn(document).map((offer) => ({ document, offer })),
  )
  // Offers for players exist: the check does not pass for want of any.
  expect(offers.length).toBeGreaterThan(1)
  for (const { document, offer } of offers) {
    const campaign = campaigns.get(offer.campaign)
    expect(campaign && campaignProblems(campaign)).toEqual([])
    const facts = {
      campaign: campaign && factsOf(campaign),
      isCodeValid: campaign?.bonusCode === offer.bonusCode,
      now: NOW,
    }
    expect(problemsOfOffer(document, offer, facts), document._id).toEqual([])
  }
})

const marketsOf = (it: SeedDocument) => ({ markets: (it.markets ?? []) as string[] })

test.each(PLACES)(
  'in %s in %s offer texts are shown only where a campaign keeps them',
  (market, language) => {
    const advertising = documents.filter(
      (it) => ADVERTISING_TYPES.includes(it._type) && isForMarket(marketsOf(it), market),
    )
    expect(advertising.length).toBeGreaterThan(10)
    for (const document of advertising) {
      const offered = textsIn(document, language).flatMap((it) => offerIn(it, language) ?? [])
      if (offered.length === 0) continue
      const campaign = campaigns.get(String(document.campaign))
      expect(campaign?.markets, `${document._id}: ${offered}`).toContain(market)
    }
  },
)

test('no newcomer is offered anything, and no loyalty programme page exists for Germany', () => {
  const forNewcomers = documents.filter((it) =>
    ['signupBonusCta', 'registrationLanding', 'pnpBanner', 'landingPage'].includes(it._type),
  )
  expect(forNewcomers.flatMap((it) => offersIn(it))).toEqual([])
  const clubs = documents.filter((it) => it._type === 'vipPage')
  expect(clubs.filter((it) => isForMarket(marketsOf(it), 'DE'))).toEqual([])
})

test('no mail promises a bonus, in any language', () => {
  const folder = join(import.meta.dirname, '../../platform/messages/texts')
  const files = readdirSync(folder)
  expect(files.length).toBeGreaterThan(10)
  return Promise.all(
    files.map(async (file) => {
      const { default: texts } = await import(join(folder, file), { with: { type: 'json' } })
      const name = file.replace('.json', '')
      const language = LANGUAGE_CODES.find((it) => it === (name === 'es' ? 'cl' : name)) ?? 'en'
      for (const it of textsIn(texts, language)) expect(offerIn(it, language), file).toBeNull()
    }),
  )
})

/** A chat by its names in the languages of the catalogues; the page that says there is none keeps its title. */
const CHAT = /\bchat|clavardage|sohbet|czat|チャット/i

test('no text of the site mentions a chat while there is none', () => {
  const folder = join(import.meta.dirname, '../../app/market/messages')
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    // Search finds the page of the contact by that word, too.
    .filter((it) => it.endsWith('.json') && !it.endsWith('search.json'))
    .filter((it) => CHAT.test(readFileSync(join(folder, it), 'utf8')))
  expect(found).toEqual([])
  const pages = documents.filter(
    (it) => it._type === 'staticPage' && it._id !== 'staticPage-contact-live-chat',
  )
  const promising = pages.filter((it) =>
    PLACES.some(([, language]) => textsIn(it, language).some((text) => CHAT.test(text))),
  )
  expect(promising.map((it) => it._id)).toEqual([])
})

test.each(PLACES)('in %s in %s the footer has a title for each of its links', (_, language) => {
  const own = (titles: object) =>
    fallbackChain(language)
      .filter((it) => it !== 'en' || ['en', 'ca', 'nz', 'inen'].includes(language))
      .some((it) => Object.hasOwn(titles, it))
  for (const { url, title } of [...FOOTER.information, ...FOOTER.contactUs])
    expect(own(title), url).toBe(true)
})

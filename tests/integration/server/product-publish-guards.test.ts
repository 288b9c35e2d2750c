import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { NUDGING_PHRASES } from '#markets/advertising.ts'
import { MARKET_CODES, MARKETS } from '#markets/index.ts'
import {
  type Finding,
  findingsAgainstPublishing,
  inWords,
  PUBLISH_GUARDS,
} from '#schemas/rules/publish-guards.ts'
import { DEMO_CAMPAIGNS } from '#seed/campaigns.ts'
import { parseEnv } from '#server/env.ts'
import { createLogger } from '#server/logger.ts'
import { type Parts, startParts } from '#server/parts.ts'
import { readSecrets } from '#server/secrets.ts'

/** The lake as the product starts it: whether it checks the guards depends on how its parts are wired. */
let folder: string
let parts: Parts
let token: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'playhouse-guards-'))
  const parsed = parseEnv({ PLAYHOUSE_DATA: folder, PLAYHOUSE_PARTS: 'lake,platform' })
  if (!parsed.ok) throw new Error('no environment for the test')
  const secrets = await readSecrets(parsed.env)
  token = secrets.lakeToken
  parts = await startParts({
    ...{ env: parsed.env, secrets, qa: null, clock: Date.now, logger: createLogger('silent') },
    reach: { lake: parsed.env.LAKE_URL, platform: 'http://platform.test' },
    gameAssetsDir: resolve('nowhere'),
  })
})
beforeAll(async () => {
  const put = await parts.platform?.bonuses.putCampaigns(DEMO_CAMPAIGNS)
  expect(put?.ok).toBe(true)
})
afterAll(async () => {
  await parts?.close()
  await rm(folder, { recursive: true, force: true })
})

async function ask(path: string, body?: object) {
  const response = await parts.lake?.fetch(
    new Request(`http://lake.test/v2025-02-19/data/${path}`, {
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    }),
    { remoteAddress: '127.0.0.1' },
  )
  return { status: response?.status, text: (await response?.text()) ?? '' }
}
const write = (...mutations: object[]) => ask('mutate/production', { mutations })
const publish = (id: string) =>
  ask('actions/production', {
    actions: [
      {
        actionType: 'sanity.action.document.publish',
        draftId: `drafts.${id}`,
        publishedId: id,
      },
    ],
  })

const words = (en: string) => ({ _type: 'localeString', en })
const OFFER = {
  _type: 'promotion',
  title: words('A gift on Friday'),
  significantTerms: { _type: 'localeText', en: '18+. Players who have deposited before.' },
  campaign: 'lantern-gift',
  authorized: 'authorized',
  markets: ['FI'],
}

/** For each guard a document that only this guard refuses. */
const REFUSED: Readonly<Record<string, Record<string, unknown>>> = {
  'significant-terms': { ...OFFER, significantTerms: undefined },
  'offer-without-campaign': {
    ...OFFER,
    title: words('A bonus on Friday'),
    campaign: undefined,
  },
  'closed-market': { ...OFFER, markets: [MARKET_CODES.find((code) => !MARKETS[code].enabled)] },
  'wagering-cap': { ...OFFER, markets: ['GG'], wageringRequirement: 11 },
  'forbidden-phrase': { ...OFFER, title: words('Risk-free spins') },
  'nudging-phrase': {
    _type: 'protectionMessage',
    title: words('Your week'),
    text: words(NUDGING_PHRASES.en.phrases[0]?.replace('*', '') ?? ''),
  },
} satisfies Record<Finding['rule'], Record<string, unknown>>

test('every guard has a document in this test', () => {
  expect(Object.keys(REFUSED).sort()).toEqual(Object.keys(PUBLISH_GUARDS).sort())
})

test.each(Object.keys(PUBLISH_GUARDS))(
  'the lake of the product refuses %s with 409',
  async (rule) => {
    const document = REFUSED[rule] ?? {}
    const findings = findingsAgainstPublishing(document)
    expect(findings.map((it) => it.rule)).toEqual([rule])
    const why = inWords(findings[0] as Finding)
    expect((await write({ create: { ...document, _id: `drafts.${rule}` } })).status).toBe(200)
    for (const refused of [
      await publish(rule),
      await write({ create: { ...document, _id: rule } }),
      await write({ createOrReplace: { ...document, _id: rule } }),
    ]) {
      expect(refused.status).toBe(409)
      expect(JSON.stringify(JSON.parse(refused.text))).toContain(JSON.stringify(why).slice(1, -1))
    }
    expect((await ask(`doc/production/${rule}`)).text).toContain('"documents":[]')
  },
)

test('a document that no guard refuses is published', async () => {
  expect((await write({ create: { ...OFFER, _id: 'drafts.offer' } })).status).toBe(200)
  expect((await publish('offer')).status).toBe(200)
  expect((await ask('doc/production/offer')).text).toContain('A gift on Friday')
})

test.each([
  ['that does not exist', { campaign: 'opening' }, 'runs no campaign “opening”'],
  ['that is over', { campaign: 'spring-match' }, 'does not run when this is shown'],
  ['of another market', { campaign: 'northern-gift' }, 'not lawful, in Finland'],
  ['that is for players only', { authorized: 'both' }, 'Offers are for players only in Finland'],
  [
    'with a code that it does not have',
    { campaign: 'heron-code', bonusCode: 'HERON-1' },
    'no code “HERON-1”',
  ],
])('an offer of a campaign %s is refused with 409', async (_, over, words) => {
  const document = { ...OFFER, ...over, _id: `offer-of-${words.length}` }
  const refused = await write({ create: document })
  expect(refused.status).toBe(409)
  expect(JSON.parse(refused.text).error.description).toContain(words)
})

test('an offer with the code of its campaign is published', async () => {
  const document = { ...OFFER, campaign: 'heron-code', bonusCode: 'HERON-10', _id: 'offer-by-code' }
  expect((await write({ create: document })).status).toBe(200)
})

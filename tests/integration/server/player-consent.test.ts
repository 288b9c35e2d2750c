import { expect, test } from 'vitest'
import { consentIn } from '#app/consent/consent.ts'
import { settleConsent } from '#app/consent/player-consent.server.ts'
import { aPlatform, aSiteContext } from '#tests/fixtures/site-context.ts'

const HERE = '11111111-1111-4111-8111-111111111111'
const THERE = '22222222-2222-4222-8222-222222222222'
const all = { essentials: true, performanceFunctional: true, marketing: true }
const nothingChosen = { cookiesConsentId: null, version: null, options: null, updatedAt: null }
const stored = (version: string, at: number) => ({
  cookiesConsentId: THERE,
  version,
  options: all,
  updatedAt: new Date(at).toISOString(),
})
const cookie = (version: string, at: number) => `cookieConsent=${version}:${HERE}:01:${at}`

/** After a login: the cookie that is set, and the choice sent to the platform. */
async function settle(here: string, there: unknown) {
  const sent: unknown[] = []
  const platform = aPlatform({
    'GET /v1/player/cookies/consent': () =>
      there === 'down' ? new Response('', { status: 500 }) : Response.json(there),
    'PATCH /v1/player/cookies/consent': async (request) => {
      sent.push(await request.json())
      return new Response(null, { status: 204 })
    },
  })
  const request = new Request('http://localhost:3000/fi-FI/login', { headers: { cookie: here } })
  const set = await settleConsent({ request, context: aSiteContext(platform) }, 'token')
  return { set: consentIn(set?.split(';')[0])?.id ?? null, sent }
}

const ours = [
  { cookiesConsentId: HERE, version: '1', options: { ...all, performanceFunctional: false } },
]

test.each([
  ['neither has chosen', '', nothingChosen, null, []],
  ['only the browser has chosen', cookie('1', 500), nothingChosen, null, ours],
  ['only the player has chosen', '', stored('1', 500), THERE, []],
  ['the player chose later', cookie('1', 500), stored('1', 501), THERE, []],
  ['the browser chose later', cookie('1', 502), stored('1', 501), null, ours],
  ['both are the same', cookie('1', 501), stored('1', 501), null, []],
  ['the player chose about a newer policy', cookie('1', 900), stored('1.1', 1), THERE, []],
  ['the browser chose about a newer policy', cookie('1', 1), stored('0.9', 900), null, ours],
  ['the platform is down', cookie('1', 500), 'down', null, []],
])('%s', async (_, here, there, set, sent) => {
  expect(await settle(here, there)).toEqual({ set, sent })
})

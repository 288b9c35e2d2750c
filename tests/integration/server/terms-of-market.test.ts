import { expect, test } from 'vitest'
import { AS_IN_THE_TABLE } from '#app/market/offering.ts'
import { guard } from '#app/session/guard.server.ts'
import { offering } from '#app/session/offering.server.ts'
import {
  A_PROFILE,
  anIdToken,
  aPlatform,
  aSession,
  aSilentContent,
  aSiteContext,
} from '#tests/fixtures/site-context.ts'

const TERMS = [
  { version: '1.0', markets: null },
  { version: '1.1', markets: ['FI'] },
  { version: '1.2', markets: ['NO'] },
]
const content = {
  ...aSilentContent(),
  fetch: async (_query: string, _params: object, shape: unknown) =>
    shape === offering
      ? AS_IN_THE_TABLE
      : { maintenance: null, termsVersions: TERMS, hiddenProviders: null },
} as unknown as ReturnType<typeof aSilentContent>

let visits = 0
/** The terms that apply to a player of this country, or an anonymous visitor, who sends a form under this locale. */
async function currentTerms(segment: string, countryCode: string | null) {
  visits += 1
  const playerId = `terms-${visits}`
  const { sessions, sid } = await aSession(playerId)
  const profile = { ...A_PROFILE, countryCode, termsAndConditionsAcceptedVersion: '9.0' }
  const platform = aPlatform({ 'GET /v1/player/profile': () => Response.json(profile) })
  const claims = { country_code: countryCode }
  const cookie = countryCode ? `idToken=${await anIdToken({ playerId, claims })}; sid=${sid}` : ''
  const visit = await guard(
    {
      request: new Request(`http://localhost:3000/${segment}/promotions`, {
        method: 'POST',
        headers: { cookie },
      }),
      params: { locale: segment },
      context: aSiteContext({ ...platform, sessions, content }),
    },
    'marketing',
  )
  return visit.currentTerms
}

test.each([
  ['a stranger', 'fi-FI', null, '1.1'],
  ['a player at home', 'fi-FI', 'FI', '1.1'],
  ['a player of Norway under the address of Finland', 'fi-FI', 'NO', '1.2'],
  ['a player of Finland under the address of Norway', 'no-NO', 'FI', '1.1'],
  ['a player of New Zealand under the address of Finland', 'fi-FI', 'NZ', '1.0'],
])(
  'for %s the terms of the right market apply (GAP-034)',
  async (_, segment, country, expected) => {
    expect(await currentTerms(segment, country)).toBe(expected)
  },
)

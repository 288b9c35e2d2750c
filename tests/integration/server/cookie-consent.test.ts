import { expect, test } from 'vitest'
import { consentIn } from '#app/consent/consent.ts'
import { chooseCookies } from '#app/features/cookies/cookies.server.ts'
import { aPlatform, aSiteContext } from '#tests/fixtures/site-context.ts'

const NOW = 1_790_000_000_000
const ID = '5d0f6a3e-6f3b-4c58-9c8f-0a4b1d2e3f40'

/** A choice as sent by the browser: `page` is the request of a form without scripts. */
async function choose(
  fields: Record<string, string>,
  { page = false, cookie = '' }: { page?: boolean; cookie?: string } = {},
) {
  const context = aSiteContext({ ...aPlatform(), clock: () => NOW })
  const request = new Request('http://localhost:3000/api/cookies/consent', {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { accept: page ? 'text/html,*/*' : '*/*', cookie },
  })
  const response = await chooseCookies({ request, context })
  const [set = ''] = response.headers.getSetCookie()
  return { response, set, consent: consentIn(set.split(';')[0]) }
}

test.each([
  [{ choice: 'accept' }, true, true],
  [{ choice: 'reject' }, false, false],
  // Checkboxes in the settings do not count when another button was pressed.
  [{ choice: 'reject', marketing: 'on' }, false, false],
  [{ choice: 'save' }, false, false],
  [{ choice: 'save', marketing: 'on' }, false, true],
  [{ choice: 'save', performanceFunctional: 'on' }, true, false],
] as const)('%o is written into the cookie', async (fields, performanceFunctional, marketing) => {
  const { response, set, consent } = await choose(fields)
  expect(response.status).toBe(200)
  expect(consent).toMatchObject({
    version: '1',
    options: { essentials: true, performanceFunctional, marketing },
    at: NOW,
  })
  expect(set).toMatch(/; Path=\/; Max-Age=15724800; SameSite=Lax$/)
})

test('the id of the browser stays when it chooses again', async () => {
  const { consent } = await choose(
    { choice: 'accept' },
    { cookie: `cookieConsent=1:${ID}:00:1; tz=UTC` },
  )
  expect(consent?.id).toBe(ID)
  const { consent: first } = await choose({ choice: 'accept' })
  expect(first?.id).not.toBe(ID)
})

test.each([
  ['/fi-FI/online-casino?page=2', '/fi-FI/online-casino?page=2'],
  ['/no-NO', '/no-NO'],
  ['https://evil.example/', '/en-UN'],
  ['//evil.example', '/en-UN'],
  ['', '/en-UN'],
])('without scripts it leads from %s back to a page of ours', async (back, location) => {
  const { response } = await choose({ choice: 'accept', back }, { page: true })
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe(location)
})

test.each([{}, { choice: 'everything' }, { choice: 'save', marketing: 'yes' }])(
  '%o chooses nothing',
  async (fields) => {
    const { response, set } = await choose(fields as Record<string, string>)
    expect(response.status).toBe(400)
    expect(set).toBe('')
  },
)

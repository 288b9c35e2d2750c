import { beforeAll, describe, expect, test } from 'vitest'
import { ORIGIN, openSiteBuild, type SiteBuild } from '#tests/fixtures/site-build.ts'
import { anIdToken, aPlatform, aSession } from '#tests/fixtures/site-context.ts'

let site: SiteBuild
beforeAll(async () => {
  site = await openSiteBuild()
})

const PARAMETERS: Readonly<Record<string, string>> = {
  ':locale': 'en-UN',
  ':provider': 'relax',
}

/** The URL of a route with a value for each parameter. */
const addressOf = (path: string) =>
  path
    .split('/')
    .filter((it) => !it.endsWith('?'))
    .map((it) => (it.startsWith(':') ? (PARAMETERS[it] ?? 'anything') : it))
    .join('/')

async function aPlayer() {
  const playerId = 'player-of-the-forms'
  const { sessions, sid } = await aSession(playerId)
  return { sessions, cookie: `idToken=${await anIdToken({ playerId })}; sid=${sid}` }
}

const actions = () => site.leaves().filter((it) => it.acts)

const ELSEWHERE: readonly Record<string, string>[] = [
  { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  { origin: 'https://evil.example' },
  { origin: ORIGIN, 'sec-fetch-site': 'cross-site' },
  { origin: 'http://localhost:3100', 'sec-fetch-site': 'same-site' },
  { origin: 'null' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'none' },
  {},
]

/** An empty form from our own site. */
const A_FORM = {
  method: 'POST',
  headers: { origin: ORIGIN, 'sec-fetch-site': 'same-origin' },
  body: new URLSearchParams(),
}

/** Hostile values for form fields. */
const HOSTILE: readonly [string, string][] = [
  ['nothing', ''],
  ['blanks', '   '],
  ['a script', '<script>alert(1)</script>'],
  ['SQL', `'; drop table platform.player; --`],
  ['a null byte', 'a\u0000b'],
  ['right-to-left marks', '\u202Eabc\u202C'],
  ['emoji', '🎰'.repeat(40)],
  ['a lone surrogate', '\uD83D'],
  ['a megabyte', 'x'.repeat(1_048_576)],
]

const FIELDS = [
  'intent',
  'email',
  'password',
  'oldPassword',
  'newPassword',
  'next',
  'code',
  'countryCode',
  'firstName',
  'lastName',
  'mobilePhone',
  'phonePrefix',
  'phoneBody',
  'dateOfBirth',
  'street',
  'city',
  'postalCode',
  'provinceCode',
  'language',
  'sessionId',
  'choice',
  'game',
  'on',
  'back',
  'kind',
  'extent',
]

describe('every action of the site', () => {
  test('refuses what a page of another origin sends, and calls nothing', async () => {
    expect(actions().length).toBeGreaterThan(1)
    const player = await aPlayer()
    for (const { id, path } of actions()) {
      for (const headers of ELSEWHERE) {
        const platform = aPlatform()
        const { response } = await site.visit(addressOf(path), {
          ...platform,
          ...player,
          init: { method: 'POST', headers, body: new URLSearchParams({ email: 'a@b.test' }) },
        })
        // Remix itself answers some of these with a bare 500 before an action runs.
        expect([403, 405, 500], `${id} from ${JSON.stringify(headers)}`).toContain(response.status)
        const changing = platform.asked.filter((it) => !it.startsWith('GET'))
        expect(changing, id).toEqual([])
      }
    }
  })

  test('answers every hostile value with a clear refusal, and echoes no script', async () => {
    const player = await aPlayer()
    for (const { id, path } of actions()) {
      for (const [name, value] of HOSTILE) {
        const { response, text } = await site.visit(addressOf(path), {
          ...player,
          init: {
            method: 'POST',
            headers: { origin: ORIGIN, 'sec-fetch-site': 'same-origin' },
            body: new URLSearchParams(FIELDS.map((field) => [field, value])),
          },
        })
        expect(response.status, `${id}: ${name}`).not.toBe(500)
        expect(text, `${id}: ${name}`).not.toContain('<script>alert(1)')
      }
    }
  })

  test('treats a body that is not a form as an empty form', async () => {
    const player = await aPlayer()
    for (const { id, path } of actions()) {
      for (const [type, body] of [
        ['application/json', '{"email":1'],
        ['multipart/form-data', 'x'],
        ['text/plain', ''],
      ] as const) {
        const { response } = await site.visit(addressOf(path), {
          ...player,
          init: {
            method: 'POST',
            headers: { origin: ORIGIN, 'sec-fetch-site': 'same-origin', 'content-type': type },
            body,
          },
        })
        expect(response.status, `${id}: ${type}`).not.toBe(500)
      }
    }
  })
})

describe('an editor’s token', () => {
  const EDITORS = 'an-editors-token-of-the-studio-0123456789abcdef'

  test('is not a player at any page or action of the site', async () => {
    const visits = site
      .leaves()
      .flatMap(({ id, path, acts }) => [
        { id, path, init: {} },
        ...(acts ? [{ id, path, init: A_FORM }] : []),
      ])
    expect(visits.length).toBeGreaterThan(40)
    for (const { id, path, init } of visits) {
      const plain = await site.visit(addressOf(path), { init })
      for (const [headers, cookie] of [
        [{ authorization: `Bearer ${EDITORS}` }, ''],
        [{}, `idToken=${EDITORS}; sid=${EDITORS}`],
      ] as const) {
        const platform = aPlatform()
        const asEditor = await site.visit(addressOf(path), {
          ...platform,
          cookie,
          init: { ...init, headers: { ...('headers' in init ? init.headers : {}), ...headers } },
        })
        const seen = [asEditor.response.status, asEditor.location]
        expect(seen, `${id} ${JSON.stringify(headers)}`).toEqual([
          plain.response.status,
          plain.location,
        ])
        expect(platform.asked.filter((it) => it.includes('/v1/player/profile'))).toEqual([])
      }
    }
  })
})

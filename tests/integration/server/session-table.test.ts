import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createPlatformClient,
  type PlatformClient,
} from '#app/platform-client/platform-client.server.ts'
import { endSession, openSession, readSession, renewSession } from '#app/session/session.server.ts'
import { createSessionStore } from '#server/site/session-store.ts'
import {
  ISSUER,
  type OwnPlatform,
  openPlatform,
  PASSWORD,
} from '#tests/fixtures/running-platform.ts'
import { aSiteContext, type SiteContext } from '#tests/fixtures/site-context.ts'

/** The whole life cycle of a session: the site's code and store, the platform, one database, one clock. */

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** How long the site caches a player's state, unless it is notified of a change. */
const FRESH = 5_000
const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const CHROME = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/140.0 Safari/537.36`
const UPDATED = CHROME.replace('140.0', '141.0')
const EDGE = `${CHROME} Edg/140.0`
const ON_LINUX = CHROME.replace('Windows NT 10.0; Win64; x64', 'X11; Linux x86_64')
const ON_A_PHONE = CHROME.replace('Windows NT 10.0; Win64; x64', 'Linux; Android 15; Pixel 9')

let it: OwnPlatform
let client: PlatformClient
let store: Awaited<ReturnType<typeof createSessionStore>>

beforeAll(async () => {
  it = await openPlatform()
  const clock = () => it.clock.now()
  client = createPlatformClient({
    fetch: (request) => it.platform.fetch(request, { remoteAddress: 'site' }),
    baseUrl: ISSUER,
    issuer: ISSUER,
    clock,
  })
  store = await createSessionStore({ db: it.db, secret: 'a-secret-of-the-sessions', clock })
})
afterAll(() => it?.close())

type Browser = ReturnType<typeof aBrowser>

/** Keeps cookies as a browser does, and sends them to the site. */
function aBrowser(agent: string | null, cookies = new Map<string, string>()) {
  let context: SiteContext
  const args = () => {
    context = aSiteContext({
      fetch: (request) => it.platform.fetch(request, { remoteAddress: 'site' }),
      platform: client,
      clock: () => it.clock.now(),
      sessions: store as unknown as SiteContext['sessions'],
    })
    const headers = new Headers(agent === null ? {} : { 'user-agent': agent })
    headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    return { request: new Request('http://localhost:3000/fi-FI', { headers }), context }
  }
  const take = (headers: Headers) => {
    for (const cookie of headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
  }
  return {
    cookies,
    logged: () => JSON.stringify(context.logged),
    async signIn(email: string) {
      const meta = { userAgent: agent ?? '' }
      const tokens = await client.signIn({ email, password: PASSWORD, meta })
      if (!tokens.ok) throw new Error(tokens.refusal)
      const session = await openSession(args(), tokens.value)
      if (session) take(session.headers)
    },
    /** Whether a page with its data finds a signed-in player. */
    async isIn() {
      const asked = args()
      const session = await readSession(asked)
      take(await renewSession(asked))
      return session.status === 'player'
    },
    async signOut() {
      take(await endSession(args()))
    },
    call: (method: string, path: string, body?: unknown) =>
      it.call(method, path, {
        token: cookies.get('idToken') ?? '',
        ...(body === undefined ? {} : { body }),
      }),
  }
}

/** The same cookies in a browser with this user agent. */
const thiefOf = ({ cookies }: Browser, agent: string | null) => aBrowser(agent, new Map(cookies))

type Scene = { mine: Browser; email: string; playerId: string }
type Row = {
  what: string
  agent?: string | null
  /** The browser whose request decides; by default the one that signed in. */
  happens(scene: Scene): Promise<Browser | undefined>
  isIn: boolean
}

const ROWS: readonly Row[] = [
  { what: 'right after the sign-in', happens: async () => undefined, isIn: true },
  {
    what: 'fixation: under the id that was planted before the sign-in',
    async happens({ mine, email }) {
      const planted = new Map(mine.cookies)
      await mine.signIn(email)
      expect(mine.cookies.get('sid')).not.toBe(planted.get('sid'))
      return aBrowser(CHROME, new Map([...mine.cookies, ['sid', planted.get('sid') ?? '']]))
    },
    isIn: false,
  },
  {
    what: 'fixation: in the browser whose planted id was replaced',
    async happens({ mine, email }) {
      mine.cookies.set('sid', 'planted-by-somebody')
      await mine.signIn(email)
      return undefined
    },
    isIn: true,
  },
  {
    what: 'reuse: the cookies from before the sign-out',
    async happens({ mine }) {
      const kept = thiefOf(mine, CHROME)
      await mine.signOut()
      expect(mine.cookies.size).toBe(0)
      expect((await kept.call('GET', '/v1/player/profile')).status).toBe(401)
      return kept
    },
    isIn: false,
  },
  {
    what: 'idle for less than thirty minutes',
    async happens() {
      it.clock.travel(30 * MINUTE - 1)
      return undefined
    },
    isIn: true,
  },
  {
    what: 'idle for thirty minutes',
    async happens() {
      it.clock.travel(30 * MINUTE)
      return undefined
    },
    isIn: false,
  },
  {
    what: 'busy for not quite twelve hours',
    async happens({ mine }) {
      await stayBusy(mine, 12 * HOUR - 10 * MINUTE)
      return undefined
    },
    isIn: true,
  },
  {
    what: 'busy for twelve hours',
    async happens({ mine }) {
      await stayBusy(mine, 12 * HOUR - 10 * MINUTE)
      it.clock.travel(10 * MINUTE)
      return undefined
    },
    isIn: false,
  },
  {
    what: 'parallel: another device signs in, and out again',
    async happens({ email }) {
      const other = aBrowser(ON_A_PHONE)
      await other.signIn(email)
      expect(await other.isIn()).toBe(true)
      await other.signOut()
      return undefined
    },
    isIn: true,
  },
  {
    what: 'revoked: ended from the list of another device',
    async happens({ email, mine }) {
      const other = aBrowser(ON_A_PHONE)
      await other.signIn(email)
      const { body } = await other.call('GET', '/v1/player/sessions')
      const [theirs] = (body.sessions as { id: string; current: boolean }[]).filter(
        ({ current }) => !current,
      )
      const ended = await other.call('DELETE', `/v1/player/sessions/${theirs?.id}`)
      expect(ended.status).toBe(204)
      expect(await other.isIn()).toBe(true)
      it.clock.travel(FRESH)
      return mine
    },
    isIn: false,
  },
  {
    what: 'revoked: another device has changed the password',
    async happens({ email }) {
      const other = aBrowser(ON_A_PHONE)
      await other.signIn(email)
      const change = { oldPassword: PASSWORD, newPassword: 'Another-house-2' }
      expect((await other.call('POST', '/v1/player/password', change)).status).toBe(204)
      it.clock.travel(FRESH)
      return undefined
    },
    isIn: false,
  },
  {
    what: 'revoked: the player has been excluded',
    async happens({ playerId }) {
      await it.platform.players.changeStatus({ playerId, status: 'SELF_EXCLUDED' })
      it.clock.travel(FRESH)
      return undefined
    },
    isIn: false,
  },
  {
    what: 'theft: the cookies in the same browser after its update',
    happens: async ({ mine }) => thiefOf(mine, UPDATED),
    isIn: true,
  },
  {
    what: 'theft: the cookies in another browser',
    happens: async ({ mine }) => thiefOf(mine, EDGE),
    isIn: false,
  },
  {
    what: 'theft: the cookies on another system',
    happens: async ({ mine }) => thiefOf(mine, ON_LINUX),
    isIn: false,
  },
  {
    what: 'theft: the cookies in a program',
    happens: async ({ mine }) => thiefOf(mine, 'curl/8.0'),
    isIn: false,
  },
  {
    what: 'theft: the cookies in something without a name',
    happens: async ({ mine }) => thiefOf(mine, null),
    isIn: false,
  },
  {
    what: 'theft: in the browser of the player, after the thief has used them',
    async happens({ mine }) {
      await thiefOf(mine, EDGE).isIn()
      return undefined
    },
    isIn: false,
  },
  {
    what: 'a phone that is switched to desktop pages',
    agent: ON_A_PHONE,
    happens: async ({ mine }) => thiefOf(mine, ON_LINUX),
    isIn: true,
  },
  {
    what: 'a session that was opened by something without a name, in any browser',
    agent: null,
    happens: async ({ mine }) => thiefOf(mine, CHROME),
    isIn: true,
  },
]

/** A page every four minutes: often enough for the tokens to be renewed before they expire. */
async function stayBusy(browser: Browser, ms: number) {
  for (let spent = 0; spent < ms; spent += 4 * MINUTE) {
    it.clock.travel(Math.min(4 * MINUTE, ms - spent))
    expect(await browser.isIn()).toBe(true)
  }
}

test.each(ROWS)('$what: signed in is $isIn', async ({ agent = CHROME, happens, isIn }) => {
  const { email, playerId } = await it.aPlayer()
  const mine = aBrowser(agent)
  await mine.signIn(email)
  const decides = (await happens({ mine, email, playerId })) ?? mine
  expect(await decides.isIn()).toBe(isIn)
  // A refused browser loses its cookies.
  expect(decides.cookies.has('sid')).toBe(isIn)
})

test('a stolen session is ended for good, on record and in the log, without its secrets', async () => {
  const { email, playerId } = await it.aPlayer()
  const [mine, other] = [aBrowser(CHROME), aBrowser(ON_A_PHONE)]
  await mine.signIn(email)
  await other.signIn(email)
  const { idToken, sid } = Object.fromEntries(mine.cookies)
  const thief = thiefOf(mine, EDGE)
  expect(await thief.isIn()).toBe(false)
  expect(thief.logged()).toContain('session_stolen')
  expect(thief.logged()).toContain(playerId)
  for (const secret of [idToken ?? '-', sid ?? '-']) expect(thief.logged()).not.toContain(secret)
  expect((await it.call('GET', '/v1/player/profile', { token: idToken ?? '' })).status).toBe(401)
  expect(await store.read(sid ?? '')).toBeNull()
  const rows = await it.db.query<{ revoked_because: string | null }>(
    `select revoked_because from platform.player_session where player_id = $1 order by id`,
    [playerId],
  )
  expect(rows.map((it) => it.revoked_because)).toEqual(['OTHER_BROWSER', null])
  // The player's other device stays signed in, and its history shows the ended session.
  expect(await other.isIn()).toBe(true)
  const history = await it.call('GET', '/v1/player/latest-activity-log', {
    token: other.cookies.get('idToken') ?? '',
  })
  const ended = (history.body as unknown as { endedForSafetyAt: string | null }[]).map(
    (login) => login.endedForSafetyAt,
  )
  expect(ended).toEqual([null, new Date(it.clock.now()).toISOString()])
})

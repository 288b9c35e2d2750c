import { randomUUID } from 'node:crypto'
import { decodeJwt } from 'jose'
import { type HostileRequest, sentBody } from '#tests/fixtures/hostile-requests.ts'
import { OUR_INSIDE } from '#tests/fixtures/leaks.ts'
import { withinOwnTime } from '#tests/fixtures/own-time.ts'
import { ORIGIN } from '#tests/fixtures/site-build.ts'
import type { WholeSite } from '#tests/fixtures/whole-site.ts'
import { beginSignUp } from '#tests/integration/api/hostile-samples.ts'

/** R9: more of its own time counts as hanging. Nothing here takes a twentieth of it. */
const HANGS_AFTER_MS = 2_000
/** Tables that reading a page may add rows to: opening a game creates a ticket. */
const WRITTEN_BY_READING = ['game_ticket']
/** Code that would run if a page repeated it unescaped. */
const RUNS = /<script>alert\(1\)|<img src=x onerror|<svg\/onload/

/** Served from its package while the site is not built. */
const A_FONT = '/node_modules/@fontsource'

/** KYC status of a player whose deposits and withdrawals need no further checks. */
/** No rule requests a document of this player: it would come at any time, beside a refused visit. */
const VERIFIED = 'NOT_REQUIRED'

export type Visitor = 'stranger' | 'player'
export type Visit = HostileRequest & { method: 'GET' | 'POST'; visitor: Visitor }
export type Answer = { status: number; location: string | null; isPage: boolean; text: string }

export type SiteVisitor = Awaited<ReturnType<typeof aVisitor>>

/** Visits the whole site anonymously and as a player, who is signed in again whenever a visit has ended the session. */
export async function aVisitor(site: WholeSite) {
  const { platform, watched, context, previews, editorId } = site
  const clock = platform.clock.now
  const { playerId, email } = await platform.aPlayer({
    openingBalance: { minor: 1_000_000n, currency: 'EUR' },
  })
  const account = {
    method: 'TRUSTLY',
    token: 'token-of-an-account',
    label: 'Trustly a@•••',
  } as const
  await platform.platform.rememberInstrument({ playerId, ...account })
  const tokens = await platform.signIn(email)
  const sid = `a-session-of-hostile-visits-${randomUUID()}`
  const sealed = previews.seal({
    ...{ perspective: ['published'], moment: null, audience: null, editor: editorId },
    expiresAt: clock() + 3_600_000,
  })
  let draft = ''

  /** Restores everything that was ended. */
  async function comeBack() {
    const now = clock()
    context.sessions.all.set(sid, {
      ...{ accessToken: tokens.accessToken, refreshToken: tokens.refreshToken, playerId },
      ...{ createdAt: now, lastSeenAt: now },
    })
    await watched.db.query(
      `update platform.player_session set revoked_at = null, revoked_because = null where id = $1`,
      [decodeJwt(tokens.idToken).sid],
    )
    await watched.db.batch([
      { sql: 'delete from platform.rate_window' },
      { sql: 'delete from platform.sign_in_failure' },
      // Ends a break, and undoes questionnaire answers and documents that would block deposits and withdrawals.
      {
        sql: `update platform.player set kyc_status = $2, status = 'REGISTERED', status_until = null
              where id = $1`,
        params: [playerId, VERIFIED],
      },
      {
        sql: `update platform.player_document set status = 'UNREQUESTED' where player_id = $1`,
        params: [playerId],
      },
    ])
    draft = (await beginSignUp(platform)).token
  }
  await comeBack()

  const RESET = {
    ...{ step: 'password', visited: ['email'], email, sends: 1, problem: null },
    proof: { by: 'mail', resetKey: 'a-key-of-a-mailed-link' },
  }
  function cookiesFor({ visitor, path }: Visit): Record<string, string> {
    return {
      tz: 'Europe/Helsinki',
      signUp: draft,
      reset: Buffer.from(JSON.stringify(RESET)).toString('base64url'),
      ...(visitor === 'player' ? { idToken: tokens.idToken, sid } : {}),
      // A preview bypasses caches: only for routes that are about it.
      ...(path.startsWith('/api/preview/') ? { preview: sealed } : {}),
    }
  }

  async function ask(visit: Visit, names?: Set<string>): Promise<Answer> {
    const request = requestOf(visit, cookiesFor(visit))
    return withinOwnTime(HANGS_AFTER_MS, async () => {
      const response = await (names ? site.fetchAndNote(request, names) : site.fetch(request))
      const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? true
      const location = response.headers.get('location')
      return { status: response.status, location, isPage, text: await response.text() }
    })
  }

  const secrets = [...site.secrets, tokens.refreshToken, tokens.accessToken, tokens.idToken]

  /** What is wrong with the response to a hostile visit, or null. */
  async function faultOf(visit: Visit, names: Set<string>): Promise<string | null> {
    watched.begin()
    const sessions = context.sessions.all.size
    const answer = await ask(visit, names)
    const { status } = answer
    const told = status >= 500 ? `answered ${status}` : toldBy(answer, secrets)
    if (told) return told
    // Background work of this response belongs to it, not to the next.
    await platform.platform.idle()
    const changed = await watched.changed()
    const isChanged = context.sessions.all.size !== sessions
    if (visit.method === 'POST' && status < 400) {
      if (visit.visitor === 'player' || isChanged) await comeBack()
      return null
    }
    const wrong = changed.filter((it) => status >= 400 || !WRITTEN_BY_READING.includes(it))
    if (isChanged) await comeBack()
    if (isChanged && status >= 400) wrong.push('session')
    return wrong.length === 0 ? null : `${status}, and stored in ${wrong.join(', ')}`
  }

  return { email, ask, comeBack, faultOf }
}

function requestOf(visit: Visit, cookies: Readonly<Record<string, string>>): Request {
  const { method, path, headers } = visit
  return new Request(new URL(path, ORIGIN), {
    method,
    headers: {
      accept: 'text/html',
      ...(method === 'POST' ? { origin: ORIGIN, 'sec-fetch-site': 'same-origin' } : {}),
      ...headers,
      cookie: cookieHeader(cookies, headers.cookie ?? ''),
    },
    ...sentBody(visit),
  })
}

/** The good cookies except those that the hostile ones replace. */
function cookieHeader(good: Readonly<Record<string, string>>, hostile: string): string {
  return [
    ...Object.entries(good)
      .filter(([name]) => !hostile.startsWith(`${name}=`))
      .map(([name, value]) => `${name}=${value}`),
    ...(hostile === '' ? [] : [hostile]),
  ].join('; ')
}

/** What this answer should not have told, or null. */
function toldBy(answer: Answer, secrets: readonly string[]): string | null {
  const text = answer.text.replaceAll(A_FONT, '')
  const inside = OUR_INSIDE.exec(text)
  if (inside)
    return `told too much: ${text.slice(Math.max(0, inside.index - 100), inside.index + 200)}`
  if (secrets.some((it) => text.includes(it))) return 'told a secret'
  // Data never runs: it has its content type, and browsers do not sniff another (nosniff).
  const runs = answer.isPage ? RUNS.exec(text) : null
  return runs && `repeats what runs: ${text.slice(Math.max(0, runs.index - 100), runs.index + 100)}`
}

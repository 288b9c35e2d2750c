import type { AppLoadContext } from '@remix-run/node'
import { settleConsent } from '#app/consent/player-consent.server.ts'
import { endsSession } from '#app/platform-client/platform-client.server.ts'
import type { IdTokenClaims, TokenSet } from '#contracts/player-api/v1.ts'
import type { RefusalCode } from '#contracts/refusals.ts'
import {
  clearedSessionCookies,
  readSessionCookies,
  type SessionCookies,
  sessionCookies,
} from './cookies.server.ts'
import { browserFamily } from './device-name.ts'
import type { ProviderTokens } from './identity/identity.ts'
import { type Player, toPlayer } from './player.ts'
import { leaveSportsbook, type SportsbookSession } from './sportsbook-session.server.ts'

export type Session =
  /** `stale`: there are cookies, but they are no longer valid. */
  | { status: 'anonymous'; stale: boolean }
  /** There is a session, but the platform could not resolve it: nothing protected is shown. */
  | { status: 'unavailable' }
  | {
      status: 'player'
      player: Player
      sid: string
      expiresAt: number
      /** The terms version from the login, or null (GAP-034). */
      termsVersion: string | null
      /** The login before this one, ISO; none at the first one. */
      lastLoginAt?: string | undefined
    }

export type RequestArgs = { request: Request; context: AppLoadContext }

/** A token with less time left is renewed while its player is active (GAP-036). */
const RENEW_BEFORE_MS = 5 * 60_000
/** How often a session's last use is stored. */
const TOUCH_EVERY_MS = 60_000
/** Cache lifetime of a player's flags. */
const PLAYER_FRESH_MS = 5_000
const MAX_REMEMBERED = 5_000

const ANONYMOUS: Session = { status: 'anonymous', stale: false }
const STALE: Session = { status: 'anonymous', stale: true }

const byRequest = new WeakMap<AppLoadContext, Promise<Session>>()

/** The visitor's session. All loaders of one request share the result: they run in parallel. */
export function readSession(args: RequestArgs): Promise<Session> {
  const known = byRequest.get(args.context)
  if (known !== undefined) return known
  const reading = findSession(args)
  byRequest.set(args.context, reading)
  return reading
}

async function findSession({ request, context }: RequestArgs): Promise<Session> {
  const cookies = readSessionCookies(request)
  if (!cookies.idToken && !cookies.sid) return ANONYMOUS
  if (!cookies.idToken || !cookies.sid) return STALE
  const verified = await context.identity.currentSession(cookies.idToken)
  if (!verified.ok) return verified.refusal === 'UNAVAILABLE' ? { status: 'unavailable' } : STALE
  const claims = verified.value
  const alive = await touchSession(context, cookies.sid, claims.player_id)
  if (!alive) return STALE
  if (isElsewhere(alive, request)) {
    await endStolen({ request, context }, cookies.idToken, claims.player_id)
    return STALE
  }
  const { termsVersion, lastLoginAt } = alive
  const opened = { idToken: cookies.idToken, sid: cookies.sid, termsVersion, lastLoginAt }
  return readPlayer({ request, context }, opened, claims)
}

async function readPlayer(
  { request, context }: RequestArgs,
  cookies: {
    idToken: string
    sid: string
    termsVersion: string | null
    lastLoginAt: string | undefined
  },
  claims: IdTokenClaims,
): Promise<Session> {
  const token = cookies.idToken
  const found = (player: Player): Session => ({
    status: 'player',
    player,
    sid: cookies.sid,
    expiresAt: claims.exp * 1000,
    termsVersion: cookies.termsVersion,
    lastLoginAt: cookies.lastLoginAt,
  })
  const known = players.get(token)
  const version = context.playerVersion(claims.player_id)
  if (known?.version === version && isRecent(known.at, context.clock(), PLAYER_FRESH_MS)) {
    return found(known.player)
  }
  const caller = { token, signal: request.signal, turnAway: null }
  const [profile, access] = await Promise.all([
    context.platform.readProfile(caller),
    context.platform.readAccess(caller),
  ])
  if (!profile.ok || !access.ok) {
    players.delete(token)
    const refusals = [profile, access].flatMap((it) => (it.ok ? [] : [it.refusal]))
    const unsure = refusals.every((it) => it === 'UNAVAILABLE' || it === 'TOO_MANY_REQUESTS')
    return unsure ? { status: 'unavailable' } : STALE
  }
  const player = toPlayer({ token, claims, profile: profile.value, access: access.value })
  remember(players, token, { at: context.clock(), version, player })
  return found(player)
}

const players = new Map<string, { at: number; version: number; player: Player }>()
type Touched = {
  at: number
  playerId: string
  termsVersion: string | null
  family: string | null
  lastLoginAt: string | undefined
}
const touched = new Map<string, Touched>()

/** The session, if it is valid and this player's; records its use now and then. */
async function touchSession(
  { sessions, clock }: AppLoadContext,
  sid: string,
  playerId: string,
): Promise<Touched | null> {
  const now = clock()
  const known = touched.get(sid)
  if (known && isRecent(known.at, now, TOUCH_EVERY_MS)) {
    return known.playerId === playerId ? known : null
  }
  const session = await sessions.read(sid)
  if (!session || session.playerId !== playerId) {
    touched.delete(sid)
    return null
  }
  const alive = {
    at: now,
    playerId,
    termsVersion: session.termsVersion ?? null,
    family: session.family ?? null,
    lastLoginAt: session.lastLoginAt,
  }
  remember(touched, sid, alive)
  await sessions.update(sid, { ...session, lastSeenAt: now })
  return alive
}

const familyOf = (request: Request) => browserFamily(request.headers.get('user-agent') ?? '')

/** Another browser family for the same cookies means that they were copied. */
function isElsewhere({ family }: Touched, request: Request): boolean {
  return family !== null && family !== familyOf(request)
}

/**
 * Which of the two is the player cannot be determined: the session is ended everywhere, and the player has to sign in
 * again.
 */
async function endStolen(args: RequestArgs, token: string, playerId: string): Promise<void> {
  const { request, context } = args
  context.logger.warn(
    { event: 'session_stolen', playerId, family: familyOf(request), ip: context.clientAddress },
    'a session came from another browser',
  )
  const ended = await context.platform.signOut({ token, turnAway: null }, 'OTHER_BROWSER')
  if (!ended.ok) context.logger.info({ refusal: ended.refusal }, 'sign-out was not answered')
  await forget(context, readSessionCookies(request))
}

/**
 * Headers that keep the visitor's cookies valid: clears invalid ones (SES-10), sets a new id token when the old one is
 * about to expire. For the root loader and the balance poll, which every active page calls.
 *
 * Only a navigation clears them: a background request of a page whose session is over may be answered after the player
 * has signed in again in another tab, and would take the new cookies away.
 */
export async function renewSession(args: RequestArgs): Promise<Headers> {
  const session = await readSession(args)
  const { context, request } = args
  if (session.status === 'anonymous' && session.stale) {
    const isBackground = request.headers.get('sec-fetch-dest') === 'empty'
    return isBackground ? new Headers() : withCookies(clearedSessionCookies(context.config))
  }
  if (session.status !== 'player') return new Headers()
  if (session.expiresAt - context.clock() >= RENEW_BEFORE_MS) return new Headers()
  const idToken = await refreshOnce(context, session.sid)
  return idToken ? withCookies(sessionCookies({ idToken }, context.config)) : new Headers()
}

const refreshed = new Map<string, { at: number; idToken: Promise<string | null> }>()
/** Requests in flight with the old token get the same new one. */
const REFRESH_SHARED_MS = 30_000

/** One refresh at a time per session: the platform treats a refresh token used twice as stolen. */
function refreshOnce(context: AppLoadContext, sid: string): Promise<string | null> {
  const known = refreshed.get(sid)
  if (known && isRecent(known.at, context.clock(), REFRESH_SHARED_MS)) return known.idToken
  const idToken = refresh(context, sid).then(
    (token) => {
      if (token === null) refreshed.delete(sid)
      return token
    },
    (error: unknown) => {
      refreshed.delete(sid)
      throw error
    },
  )
  remember(refreshed, sid, { at: context.clock(), idToken })
  return idToken
}

async function refresh(context: AppLoadContext, sid: string): Promise<string | null> {
  const session = await context.sessions.read(sid)
  if (!session) return null
  const provider = session.provider && (await context.identity.renew(session.provider))
  if (provider === 'gone') return null
  // Not tied to the visitor's request: a rotated token must be stored even if the visitor has left.
  const tokens = await context.platform.refresh(session.refreshToken)
  if (!tokens.ok) return null
  await context.sessions.update(sid, {
    ...session,
    accessToken: tokens.value.accessToken,
    refreshToken: tokens.value.refreshToken,
    lastSeenAt: context.clock(),
    provider,
  })
  return tokens.value.idToken
}

/** The next request reads the player from the platform again: account data was changed. */
export function rereadPlayer(token: string): void {
  players.delete(token)
}

/** Opens a session for the tokens of a sign-in. A new id each time prevents session fixation. */
export async function openSession(
  { request, context }: RequestArgs,
  tokens: TokenSet,
  provider?: ProviderTokens,
): Promise<{ headers: Headers; session: Session } | null> {
  const verified = await context.identity.currentSession(tokens.idToken)
  if (!verified.ok) return null
  const before = readSessionCookies(request)
  if (before.sid) await forget(context, before)
  const now = context.clock()
  const lastLoginAt = tokens.lastLoginAt ?? undefined
  const sid = await context.sessions.create({
    accessToken: tokens.accessToken,
    refreshToken: tokens.refreshToken,
    playerId: verified.value.player_id,
    termsVersion: tokens.termsVersion,
    family: familyOf(request) ?? undefined,
    lastLoginAt,
    createdAt: now,
    lastSeenAt: now,
    provider,
  })
  const { idToken, termsVersion } = tokens
  const cookies = { idToken, sid, termsVersion, lastLoginAt }
  const [session, consent] = await Promise.all([
    readPlayer({ request, context }, cookies, verified.value),
    settleConsent({ request, context }, tokens.idToken),
  ])
  const headers = withCookies(sessionCookies(cookies, context.config))
  if (consent !== null) headers.append('Set-Cookie', consent)
  return { headers, session }
}

/** Remembers the sportsbook that the player has opened, and leaves the one before where it is another. */
export async function noteSportsbook(
  context: AppLoadContext,
  { sid, player }: Extract<Session, { status: 'player' }>,
  opened: SportsbookSession,
): Promise<void> {
  const stored = await context.sessions.read(sid)
  if (!stored) return
  const { sportsbook: before } = stored
  await context.sessions.update(sid, { ...stored, sportsbook: opened })
  if (before && before.provider !== opened.provider) {
    await leaveSportsbook(context, player.token, before)
  }
}

/** Ends the session that the platform has refused (SES-12, GAP-043); null for any other refusal. */
export async function endRefusedSession(
  args: RequestArgs,
  refusal: RefusalCode,
): Promise<Headers | null> {
  return endsSession(refusal) ? endSession(args) : null
}

/** Ends the session here and on the platform; the cookies are cleared in any case (SES-09). */
export async function endSession(args: RequestArgs): Promise<Headers> {
  return (await leaveSession(args)).headers
}

/** As `endSession`; `location` is the identity provider's sign-out URL, if there is one. */
export async function leaveSession({
  request,
  context,
}: RequestArgs): Promise<{ headers: Headers; location: string | null }> {
  const cookies = readSessionCookies(request)
  let location: string | null = null
  if (cookies.idToken) {
    const stored = cookies.sid ? await context.sessions.read(cookies.sid).catch(() => null) : null
    const { idToken } = cookies
    if (stored?.sportsbook) await leaveSportsbook(context, idToken, stored.sportsbook)
    const left = await context.identity.signOut({ idToken, provider: stored?.provider })
    const { refused } = left
    if (refused) context.logger.info({ refusal: refused.refusal }, 'sign-out was not answered')
    location = left.location
  }
  await forget(context, cookies)
  return { headers: withCookies(clearedSessionCookies(context.config)), location }
}

async function forget(context: AppLoadContext, cookies: SessionCookies): Promise<void> {
  if (cookies.idToken) players.delete(cookies.idToken)
  if (!cookies.sid) return
  touched.delete(cookies.sid)
  refreshed.delete(cookies.sid)
  await context.sessions.destroy(cookies.sid)
}

function withCookies(cookies: readonly string[]): Headers {
  const headers = new Headers()
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return headers
}

/** A future time is not recent: the clock was set back. */
function isRecent(at: number, now: number, forMs: number): boolean {
  return now >= at && now - at < forMs
}

function remember<Value>(map: Map<string, Value>, key: string, value: Value): void {
  if (map.size >= MAX_REMEMBERED) map.clear()
  map.set(key, value)
}

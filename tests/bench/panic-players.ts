import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { WebSocket } from 'ws'
import type { Running } from '#tests/fixtures/product-process.ts'
import { PASSWORD, signed } from '#tests/fixtures/running-platform.ts'

export type World = { instances: readonly [Running, Running]; secret: string }

export type Effect = 'bet' | 'deposit' | 'page' | 'ownSocket' | 'otherSocket'
/** Milliseconds since the break was sent. */
export type ExclusionTimes = {
  answered: number
  effects: Record<Effect, number>
  /** What was sent after the response and accepted anyway. */
  takenLate: number
}

type Player = { idToken: string }
const SESSION_ENDED = 4401
const FEED = '/v1/player/wallet/feed'
/** Enough to see that a later request does not undo the break. */
const TRIES_AFTERWARDS = 3

const platformOf = ({ ports }: Running) => `http://127.0.0.1:${ports.platform}`
const siteOf = ({ ports }: Running) => `http://127.0.0.1:${ports.site}`

/** Players who do nothing, with sockets at both instances. */
export async function openBystanders(
  world: World,
  emails: readonly string[],
  socketsEach: number,
): Promise<WebSocket[]> {
  const sockets: WebSocket[] = []
  for (const email of emails) {
    const player = await signIn(world.instances[1], email)
    for (let n = 0; n < socketsEach; n += 1) {
      const { socket } = await openFeed(world, world.instances[n % 2] as Running, player)
      sockets.push(socket)
    }
  }
  return sockets
}

/** One break after the other; every second one is a self-exclusion. */
export async function startExclusions(
  world: World,
  emails: readonly string[],
): Promise<ExclusionTimes[]> {
  const gameId = await aGame(world.instances[0])
  const times: ExclusionTimes[] = []
  for (const [index, email] of emails.entries()) {
    const form =
      index % 2 === 0 ? { intent: 'panic' } : { intent: 'exclusion', months: '6', confirmed: 'yes' }
    times.push(await takeBreak(world, { email, gameId, form }))
  }
  return times
}

async function takeBreak(
  world: World,
  of: { email: string; gameId: string; form: Record<string, string> },
): Promise<ExclusionTimes> {
  const [here, there] = world.instances
  // Two devices: the site on one instance, an app on the other.
  const cookie = await signInAtSite(here, of.email)
  const player = await signIn(there, of.email)
  const bet = await readyToBet(world, player, of.gameId)
  const deposit = () => payIn(there, player)
  const page = () => look(there, cookie)
  const feeds = [await openFeed(world, here, player), await openFeed(world, there, player)]
  for (const attempt of [bet, deposit, page]) {
    if (!(await attempt())) throw new Error('a player without a break was refused')
  }

  let answeredAt = Number.POSITIVE_INFINITY
  let takenLate = 0
  const untilRefused = async (attempt: () => Promise<boolean>): Promise<number> => {
    for (;;) {
      const sentAt = performance.now()
      if (!(await attempt())) return performance.now()
      if (sentAt > answeredAt) takenLate += 1
    }
  }
  const loops = [bet, deposit, page].map(untilRefused)
  const closing = feeds.map(({ closed }) => closed)
  const sentAt = performance.now()
  await sendExclusion(here, cookie, of.form)
  answeredAt = performance.now()
  const ends = await Promise.all([...loops, ...closing])
  for (let n = 0; n < TRIES_AFTERWARDS; n += 1) {
    for (const attempt of [bet, deposit]) if (await attempt()) takenLate += 1
  }
  const [bets, deposits, pages, own, other] = ends.map((it) => it - sentAt) as Five
  return {
    answered: answeredAt - sentAt,
    effects: { bet: bets, deposit: deposits, page: pages, ownSocket: own, otherSocket: other },
    takenLate,
  }
}

type Five = [number, number, number, number, number]

async function signInAtSite(at: Running, email: string): Promise<string> {
  const response = await form(at, '/fi-FI/login', { intent: 'login', email, password: PASSWORD })
  const cookies = response.headers.getSetCookie().map((it) => it.split(';')[0] ?? '')
  if (!cookies.some((it) => it.startsWith('sid='))) {
    throw new Error(`the site did not let ${email} in: ${response.status}`)
  }
  return cookies.join('; ')
}

async function sendExclusion(
  at: Running,
  cookie: string,
  fields: Record<string, string>,
): Promise<void> {
  const { status, headers } = await form(at, '/fi-FI/take-a-break', fields, cookie)
  const location = headers.get('location') ?? ''
  if (status !== 303 || !location.endsWith('/break-begun')) {
    throw new Error(`the break was answered ${status} ${location}`)
  }
}

async function form(
  at: Running,
  path: string,
  fields: Record<string, string>,
  cookie?: string,
): Promise<Response> {
  const response = await fetch(`${siteOf(at)}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      origin: siteOf(at),
      'content-type': 'application/x-www-form-urlencoded',
      ...(cookie === undefined ? {} : { cookie }),
    },
    body: new URLSearchParams(fields),
  })
  await response.arrayBuffer()
  return response
}

type Answer = { status: number; body: Record<string, unknown> }

async function call(
  at: Running,
  path: string,
  what: { body: unknown; token?: string; headers?: Record<string, string> },
): Promise<Answer> {
  const response = await fetch(`${platformOf(at)}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(what.token === undefined ? {} : { authorization: `Bearer ${what.token}` }),
      ...what.headers,
    },
    body: typeof what.body === 'string' ? what.body : JSON.stringify(what.body),
  })
  const text = await response.text()
  return { status: response.status, body: text === '' ? {} : JSON.parse(text) }
}

/** True: accepted. False: refused because of the break. Anything else is an error. */
function isTaken(what: string, { status, body }: Answer, refusals: readonly number[]): boolean {
  if (status === 200) return true
  if (refusals.includes(status)) return false
  throw new Error(`${what} was answered ${status} ${JSON.stringify(body)}`)
}

async function signIn(at: Running, email: string): Promise<Player> {
  const { status, body } = await call(at, '/identity/sign_in', {
    body: { email, password: PASSWORD },
  })
  if (status !== 200) throw new Error(`sign-in of ${email}: ${status} ${JSON.stringify(body)}`)
  return { idToken: String(body.idToken) }
}

async function openFeed(
  { instances }: World,
  at: Running,
  { idToken }: Player,
): Promise<{ socket: WebSocket; closed: Promise<number> }> {
  const { body } = await call(at, `${FEED}/token`, { token: idToken, body: {} })
  const socket = new WebSocket(
    `ws://127.0.0.1:${at.ports.platform}${FEED}?Authorization=${String(body.token)}`,
    { headers: { origin: siteOf(instances[0]) } },
  )
  const closed = new Promise<number>((resolve, reject) => {
    socket.once('close', (code) => {
      if (code === SESSION_ENDED) resolve(performance.now())
      else reject(new Error(`a feed closed with ${code}`))
    })
  })
  // Awaited only for the player who takes the break.
  closed.catch(() => undefined)
  await once(socket, 'message')
  return { socket, closed }
}

/** A game session; the function places another stake in its round, because the market limits the pace of rounds. */
async function readyToBet(
  { instances: [, at], secret }: World,
  { idToken }: Player,
  gameId: string,
): Promise<() => Promise<boolean>> {
  const callback = (path: string, fields: object) => {
    const body = JSON.stringify(fields)
    return call(at, path, {
      body,
      headers: signed({ path, body, timestampMs: Date.now(), secret }),
    })
  }
  const { body: launch } = await call(at, '/v1/gaming/ticket', {
    token: idToken,
    body: { gameId, channel: 'web', partner: 'main', jurisdiction: 'MT' },
  })
  const opened = await callback('/callbacks/relax/session', { ticket: launch.ticket })
  if (opened.status !== 200) throw new Error(`no game session: ${JSON.stringify(opened.body)}`)
  const { minStakeMinor } = opened.body.limits as { minStakeMinor: number }
  const round = randomUUID()
  return async () => {
    const answer = await callback('/callbacks/relax/bet', {
      ...{ sessionId: opened.body.sessionId, gameId, reference: randomUUID(), roundId: round },
      ...{ amountMinor: minStakeMinor, currency: 'EUR' },
    })
    return isTaken('a bet', answer, [403])
  }
}

async function payIn(at: Running, { idToken }: Player): Promise<boolean> {
  const answer = await call(at, '/v1/player/wallet/deposit/submit', {
    token: idToken,
    body: {
      ...{ key: randomUUID(), method: 'TRUSTLY', amount: 10, currency: 'EUR' },
      ...{ language: 'fi', returnPath: '/fi-FI/deposit' },
    },
  })
  return isTaken('a deposit', answer, [401, 403])
}

/** A page that requires a signed-in player. */
async function look(at: Running, cookie: string): Promise<boolean> {
  const response = await fetch(`${siteOf(at)}/fi-FI/take-a-break`, {
    redirect: 'manual',
    headers: { cookie },
  })
  await response.arrayBuffer()
  return isTaken('a page', { status: response.status, body: {} }, [302, 303])
}

async function aGame({ ports }: Running): Promise<string> {
  const query =
    '*[_type == "game" && provider->id == "relax" && type == "CASINO" && enabled != false][0].launchCode'
  const response = await fetch(
    `http://127.0.0.1:${ports.lake}/v1/data/query/production?query=${encodeURIComponent(query)}`,
  )
  const { result } = (await response.json()) as { result: unknown }
  if (typeof result !== 'string') throw new Error('there is no game of the provider')
  return result
}

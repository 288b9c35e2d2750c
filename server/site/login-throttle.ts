import type { ServerBuild } from '@remix-run/node'
import type { ThrottledPage } from '#app/features/login/sent-away.server.ts'
import type { Identity, SignInStep } from '#app/session/identity/identity.ts'
import { toLimitKey } from '#contracts/limit-key.ts'
import { createRecentFailures, createSlots, SlotsFullError } from '#platform/players/index.ts'
import { createRateLimiter, type RateLimit } from '#platform/rate/index.ts'

/** The share of a window's attempts that may come within a tenth of it: real typing is slower. */
const AT_ONCE = 0.3
/**
 * Concurrent attempts, each with its page. Pages of many attempts in one turn of the event loop make the turn long, and
 * each turn accepts only one new connection: everyone else would wait to connect.
 */
const UNDER_WAY = 4
/** About two seconds' worth of attempts. */
const WAITING = 80
/** The wait that is reported when the queue is full. */
const FULL_MS = 2_000

const LOGIN_FORM = /^\/[^/]+\/login$/
const LOGIN_ROUTE = 'routes/session/login'

type Build = ServerBuild | (() => Promise<ServerBuild>)
/** An admitted attempt: the lower its rank the sooner it runs; `end` takes whether the password was wrong. */
type Try = { rank: number; end(failed: boolean): void }

export type LoginThrottle = {
  /** Counts an attempt of this address; a number is the milliseconds that it has to wait instead. */
  admit(address: string): Try | number
  /** Runs `work` as one of the few concurrent attempts. Throws SlotsFullError where too many wait. */
  inTurn<Value>(work: () => Promise<Value>, rank: number): Promise<Value>
}

/**
 * As many sign-in attempts as the platform allows, but spread over time and counted here: a flood ends before it costs
 * a call (GAP-006, R16). All addresses that failed recently share `failed`, and queue behind the others. Counts for
 * this instance only; the platform counts for all.
 */
export function createLoginThrottle(
  { signIn, failed }: { signIn: RateLimit; failed: RateLimit },
  clock: () => number,
): LoginThrottle {
  const inAll = createRateLimiter(signIn, clock)
  const atOnce = createRateLimiter(
    { limit: Math.ceil(signIn.limit * AT_ONCE), windowMs: signIn.windowMs / 10 },
    clock,
  )
  const ofFailed = createRateLimiter(failed, clock)
  const begin = createRecentFailures(clock)
  return {
    admit(address) {
      const key = toLimitKey(address)
      const waitMs = atOnce.take(key) || inAll.take(key)
      if (waitMs > 0) return waitMs
      const attempt = begin(address)
      if (attempt.rank === 0 || ofFailed.take('all') === 0) return attempt
      attempt.end(false)
      return FULL_MS
    },
    inTurn: createSlots({ concurrent: UNDER_WAY, waiting: WAITING }),
  }
}

/**
 * Passes a request on to `goOn`, which answers it with the identity it is given. A login form from an address that has
 * to wait, or that finds no slot, gets a response without the page layout; a form with scripts gets its usual refusal,
 * and no call is made for it.
 */
export async function throttleLogin<Answer>(
  request: Request,
  it: { loginThrottle: LoginThrottle; identity: Identity; address: string; build: Build },
  goOn: (request: Request, identity: Identity) => Promise<Answer>,
): Promise<Answer | Response> {
  const { loginThrottle, identity, address } = it
  if (identity.asksFor !== 'password') return goOn(request, identity)
  const path = new URL(request.url).pathname
  if (request.method !== 'POST' || !LOGIN_FORM.test(path)) {
    return goOn(request, handleAdmitted(identity, loginThrottle))
  }
  const admitted = loginThrottle.admit(address)
  if (typeof admitted === 'number') return throttled(path, admitted, it.build)
  let failed = false
  const watched: Identity = {
    ...identity,
    async signIn(attempt) {
      const step = await identity.signIn(attempt)
      failed = isWrong(step)
      return step
    },
  }
  try {
    const whole = await readWhole(request)
    return await loginThrottle.inTurn(() => goOn(whole, watched), admitted.rank)
  } catch (error) {
    if (error instanceof SlotsFullError) return throttled(path, FULL_MS, it.build)
    throw error
  } finally {
    admitted.end(failed)
  }
}

/** A form that is sent slowly waits on its own, and takes no slot. */
async function readWhole(request: Request): Promise<Request> {
  const { url, method, headers, signal } = request
  return new Request(url, { method, headers, signal, body: await request.arrayBuffer() })
}

/** The identity with its sign-in limited, for forms with scripts: their response has no page. */
function handleAdmitted(identity: Identity, throttle: LoginThrottle): Identity {
  return {
    ...identity,
    async signIn(attempt) {
      const admitted = throttle.admit(attempt.meta.ipAddress)
      if (typeof admitted === 'number') return tooMany(admitted)
      let failed = false
      try {
        const step = await throttle.inTurn(() => identity.signIn(attempt), admitted.rank)
        failed = isWrong(step)
        return step
      } catch (error) {
        if (error instanceof SlotsFullError) return tooMany(FULL_MS)
        throw error
      } finally {
        admitted.end(failed)
      }
    },
  }
}

/** A wrong password, or a lock caused by wrong ones; neither an outage nor a full queue. */
const isWrong = (step: SignInStep) =>
  step.kind === 'refused' &&
  (step.refused.refusal === 'error.player.not.found' ||
    step.refused.refusal === 'error.sign.in.attempt.count.exceeded')

const secondsOf = (waitMs: number) => Math.ceil(waitMs / 1000)

const tooMany = (waitMs: number): SignInStep => ({
  kind: 'refused',
  refused: {
    ok: false,
    refusal: 'TOO_MANY_REQUESTS',
    detail: { retryAfterSeconds: secondsOf(waitMs) },
  },
})

async function throttled(path: string, waitMs: number, built: Build): Promise<Response> {
  const seconds = secondsOf(waitMs)
  const failure = { key: 'error.tooManyRequestsIn', count: seconds } as const
  const build = typeof built === 'function' ? await built() : built
  const page = pageOf(build)({ path, failure, stylesheets: stylesheetsOf(build) })
  return new Response(page, {
    status: 429,
    headers: { 'content-type': 'text/html; charset=utf-8', 'retry-after': String(seconds) },
  })
}

const EXPORTED = 'throttledPage' satisfies keyof typeof import('#app/entry.server.tsx')

/** The page is part of the site's build, where its class names are defined; the build's entry exports it. */
function pageOf({ entry }: ServerBuild): ThrottledPage {
  const page: unknown = Reflect.get(entry.module, EXPORTED)
  if (typeof page !== 'function')
    throw new Error("the site's build has no page for throttled logins")
  return page as ThrottledPage
}

function stylesheetsOf({ assets: { routes } }: ServerBuild): string[] {
  const all: string[] = []
  for (let id: string | undefined = LOGIN_ROUTE; id !== undefined; id = routes[id]?.parentId) {
    all.unshift(...(routes[id]?.css ?? []))
  }
  return [...new Set(all)]
}

import { beforeAll, expect, test } from 'vitest'
import type { Identity, SignInStep } from '#app/session/identity/identity.ts'
import { createLoginThrottle, throttleLogin } from '#server/site/login-throttle.ts'
import { settled } from '#tests/fixtures/settled.ts'
import { openSiteBuild } from '#tests/fixtures/site-build.ts'

const ORIGIN = 'http://localhost:3000'
const ADDRESS = '192.0.2.1'
const FORM = `${ORIGIN}/fi-FI/login`
const WITH_SCRIPTS = `${FORM}.data`
const ENDLESS = { limit: 1_000_000, windowMs: 60_000 }
/** How many sign-ins may run at a time, and how many may wait; the rest is refused. */
const [AT_A_TIME, WAITING] = [4, 80]

let build: Awaited<ReturnType<typeof openSiteBuild>>['build']
beforeAll(async () => {
  ;({ build } = await openSiteBuild())
})

const refused = (refusal: 'error.player.not.found' | 'UNAVAILABLE'): SignInStep => ({
  kind: 'refused',
  refused: { ok: false, refusal },
})
const WRONG = refused('error.player.not.found')
const ATTEMPT = { credentials: { email: 'a@b.test', password: 'x' }, next: '' }

type Ask = { url?: string; method?: string; address?: string; body?: BodyInit; step?: SignInStep }

/** A site behind its sign-in limiter: sign-ins stay in progress until `answer` is called. */
function aSite({ signIn = ENDLESS, failed = ENDLESS, asksFor = 'password' as const } = {}) {
  const loginThrottle = createLoginThrottle({ signIn, failed }, () => 1_000_000)
  const underWay: { password: string; answer: () => void }[] = []
  const ask = ({
    url = FORM,
    method = 'POST',
    address = ADDRESS,
    body = 'p=1',
    step,
  }: Ask = {}) => {
    const identity = { asksFor, signIn: async () => step ?? WRONG } as unknown as Identity
    const request = new Request(url, {
      method,
      ...(method === 'POST' ? { body, duplex: 'half' } : {}),
    } as RequestInit)
    return throttleLogin(
      request,
      { loginThrottle, identity, address, build },
      async (it, given) => {
        const password = it.method === 'POST' ? await it.text() : ''
        const steps = given.signIn({ ...ATTEMPT, meta: { ipAddress: address } as never })
        // Errors are reported below.
        steps.catch(() => undefined)
        if (url === FORM && method === 'POST') {
          await new Promise<void>((answer) => underWay.push({ password, answer }))
        }
        return { step: await steps }
      },
    )
  }
  /** The same, answered at once. */
  const askOnce = async (it: Ask = {}) => {
    const answer = ask(it)
    await settled(20)
    underWay.shift()?.answer()
    return answer
  }
  return { ask, askOnce, underWay }
}

const isSentAway = (answer: unknown): answer is Response =>
  answer instanceof Response && answer.status === 429

const SHUT = { limit: 10, windowMs: 60_000 }
async function aThrottledSite() {
  const site = aSite({ signIn: SHUT })
  for (let n = 0; n < 3; n += 1) expect(await site.askOnce()).toEqual({ step: WRONG })
  return site
}

test('a throttled login form says in its language how long to wait and where to continue', async () => {
  const answer = await (await aThrottledSite()).ask()
  if (!isSentAway(answer)) throw new Error('the form was let through')
  expect(answer.headers.get('retry-after')).toBe('6')
  const page = await answer.text()
  expect(page).toMatch(/^<!DOCTYPE html><html lang="fi/)
  expect(page).toMatch(/6 sekunnin/)
  expect(page).toContain('<a href="/fi-FI/login">')
  expect(page).not.toContain('<script')
  // This is what makes it cheap.
  expect(page.length).toBeLessThan(4_000)
})

test('an address without a locale gets the answer as well', async () => {
  const answer = await (await aThrottledSite()).ask({ url: `${ORIGIN}/%22%3E%3Cb%3E/login` })
  expect(isSentAway(answer) && (await answer.text())).not.toContain('"><b>')
})

test('a form with scripts is refused in its own format, without a call', async () => {
  const site = await aThrottledSite()
  const signedIn: SignInStep = { kind: 'failed' }
  expect(await site.ask({ url: WITH_SCRIPTS, step: signedIn })).toEqual({
    step: {
      kind: 'refused',
      refused: {
        ok: false,
        refusal: 'TOO_MANY_REQUESTS',
        detail: { retryAfterSeconds: 6 },
      },
    },
  })
})

test('nothing else is throttled: pages, other forms, other visitors, forms for a provider', async () => {
  const { ask, askOnce } = await aThrottledSite()
  const step: SignInStep = { kind: 'failed' }
  expect(isSentAway(await ask({ method: 'GET', step }))).toBe(false)
  expect(isSentAway(await ask({ url: `${ORIGIN}/fi-FI/reset-password` }))).toBe(false)
  expect(await askOnce({ address: '192.0.2.2', step })).toEqual({ step })
  const atProvider = aSite({ signIn: SHUT, asksFor: 'provider' as 'password' })
  for (let n = 0; n < 5; n += 1) expect(await atProvider.askOnce({ step })).toEqual({ step })
})

test('a limited number is processed at a time, a limited number waits, and the rest is refused at once', async () => {
  const { ask, underWay } = aSite()
  const answers = Array.from({ length: AT_A_TIME + WAITING + 5 }, (_, n) =>
    ask({ address: `198.51.100.${n}` }),
  )
  await settled(20)
  expect(underWay).toHaveLength(AT_A_TIME)
  const sentAway = (await Promise.all(answers.slice(-5))).filter(isSentAway)
  expect(sentAway.map(({ headers }) => headers.get('retry-after'))).toEqual(Array(5).fill('2'))
  // A request with scripts shares the same capacity.
  expect(await ask({ url: WITH_SCRIPTS, address: '192.0.2.9' })).toMatchObject({
    step: { kind: 'refused', refused: { refusal: 'TOO_MANY_REQUESTS' } },
  })
  for (let n = 0; n < AT_A_TIME + WAITING; n += 1) {
    underWay[n]?.answer()
    await settled(20)
  }
  const others = await Promise.all(answers.slice(0, -5))
  expect(others).toEqual(Array(AT_A_TIME + WAITING).fill({ step: WRONG }))
})

test('a first try goes before those of failed addresses, and replaces one where no place is left', async () => {
  const { ask, askOnce, underWay } = aSite()
  await askOnce({ address: '198.51.100.1' })
  const flood = Array.from({ length: AT_A_TIME + WAITING }, () =>
    ask({ address: '198.51.100.1', body: 'stolen' }),
  )
  await settled(20)
  const good = ask({ address: '192.0.2.7', body: 'good', step: { kind: 'failed' } })
  expect(isSentAway(await flood.at(-1))).toBe(true)
  underWay[0]?.answer()
  await settled(20)
  expect(underWay.map(({ password }) => password)[AT_A_TIME]).toBe('good')
  underWay[AT_A_TIME]?.answer()
  expect(await good).toEqual({ step: { kind: 'failed' } })
})

test('failed addresses share their tries; an outage does not count as a failure', async () => {
  const failed = { limit: 1, windowMs: 1_000 }
  const { askOnce } = aSite({ failed })
  for (const address of ['198.51.100.1', '198.51.100.2']) await askOnce({ address })
  expect(await askOnce({ address: '198.51.100.1' })).toEqual({ step: WRONG })
  expect(isSentAway(await askOnce({ address: '198.51.100.2' }))).toBe(true)
  const down = { address: '192.0.2.7', step: refused('UNAVAILABLE') }
  for (let n = 0; n < 3; n += 1) expect(await askOnce(down)).toEqual({ step: down.step })
})

test('a slowly sent form blocks no others', async () => {
  const { ask, underWay } = aSite()
  for (let n = 0; n < 10; n += 1) {
    const body = new ReadableStream({ start: (it) => it.enqueue(new TextEncoder().encode('p=')) })
    void ask({ address: `198.51.100.${n}`, body }).catch(() => undefined)
  }
  const good = ask({ address: '192.0.2.7', body: 'good' })
  await settled(20)
  expect(underWay.map(({ password }) => password)).toEqual(['good'])
  underWay[0]?.answer()
  expect(await good).toEqual({ step: WRONG })
})

test('an aborted visit frees its place', async () => {
  const { ask, askOnce } = aSite()
  const step = Promise.reject(new Error('a bug')) as never
  for (let n = 0; n < AT_A_TIME + 1; n += 1) {
    await expect(ask({ url: WITH_SCRIPTS, step })).rejects.toThrow('a bug')
    await expect(askOnce({ step })).rejects.toThrow('a bug')
  }
  expect(await askOnce({ address: '192.0.2.7' })).toEqual({ step: WRONG })
})

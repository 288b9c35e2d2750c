import { createPlatformClient } from '#app/platform-client/platform-client.server.ts'
import { openSession, readSession } from '#app/session/session.server.ts'
import { createSessionStore } from '#server/site/session-store.ts'
import { openEmbedded } from '#tests/fixtures/databases.ts'
import { aPlatform, ISSUER } from '#tests/fixtures/running-platform.ts'
import { aSiteContext } from '#tests/fixtures/site-context.ts'
import type { Figure } from './main.ts'

const AIM_MS = 1
const REQUESTS = 600
/** The time between two requests of a browsing player; flags are read again every five seconds. */
const BETWEEN_MS = 2_000

/**
 * What the session check adds to a request: the real platform, the real store and the embedded database in
 * this process. The product's clock is advanced between requests; the stopwatch uses the machine's clock.
 */
export async function benchSession(): Promise<Figure[]> {
  const opened = await openEmbedded({ waitsForDisk: true })
  let now = Date.now()
  const clock = () => now
  const at = await aPlatform(opened.db, { clock })
  try {
    const sessions = await createSessionStore({ db: opened.db, secret: 's'.repeat(32), clock })
    const fetch = (request: Request) => at.platform.fetch(request, { remoteAddress: 'site' })
    const platform = createPlatformClient({ fetch, baseUrl: ISSUER, issuer: ISSUER, clock })
    // A new context for each request: the session is cached in the context.
    const visit = (cookie?: string) => ({
      request: new Request(`${ISSUER}/fi-FI`, cookie ? { headers: { cookie } } : {}),
      context: Object.assign(aSiteContext({ fetch, clock, platform }), { sessions }),
    })
    const { email } = await at.aPlayer()
    const tokens = await at.signIn(email)
    const opening = await openSession(visit(), tokens)
    const cookie = (opening?.headers.getSetCookie() ?? []).map((it) => it.split(';')[0]).join('; ')

    const [all, reading] = [[] as number[], [] as number[]]
    for (let n = 0; n < REQUESTS; n += 1) {
      now += BETWEEN_MS
      const args = visit(cookie)
      const calls = at.logged().length
      const began = performance.now()
      const session = await readSession(args)
      const took = performance.now() - began
      if (session.status !== 'player') throw new Error(`the bench lost its session at ${n}`)
      all.push(took)
      if (at.logged().length > calls) reading.push(took)
    }
    const median = middle(all)
    return [
      {
        what: `session check, median of ${REQUESTS} requests`,
        value: `${median.toFixed(3)} ms`,
        aim: `below ${AIM_MS} ms`,
        met: median < AIM_MS,
      },
      {
        what: `of them ${reading.length} that read the player's flags again`,
        value: `${middle(reading).toFixed(3)} ms`,
      },
    ]
  } finally {
    await at.platform.close()
    await opened.drop()
  }
}

const middle = (values: number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

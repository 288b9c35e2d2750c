import { expect, test } from 'vitest'
import { answerBalancePoll } from '#app/features/wallet/wallet.server.ts'
import { anIdToken, aPlatform, aSessionStore, aSiteContext } from '#tests/fixtures/site-context.ts'

async function poll(name: string, status: number, code: string) {
  const playerId = `signed-out-${name}`
  const sessions = aSessionStore()
  const tokens = { accessToken: 'a', refreshToken: 'r-of-the-test-0000' }
  sessions.all.set(name, { ...tokens, playerId, createdAt: 0, lastSeenAt: 0 })
  const platform = aPlatform({
    'GET /v1/player/wallet/balance': () => Response.json({ code }, { status }),
  })
  const cookie = `idToken=${await anIdToken({ playerId })}; sid=${name}`
  const response = await answerBalancePoll({
    request: new Request('http://localhost:3000/api/wallet/balance', { headers: { cookie } }),
    context: aSiteContext({ ...platform, sessions }),
  })
  return { cleared: response.headers.getSetCookie(), sessions, status: response.status }
}

test.each([
  ['gone', 401, 'NO_SESSION'],
  ['expired', 401, 'TOKEN_EXPIRED'],
  ['forbidden', 403, 'FORBIDDEN'],
] as const)('a session that is %s ends with the refusal (GAP-043)', async (name, status, code) => {
  const { cleared, sessions, ...answer } = await poll(name, status, code)
  expect(answer.status).toBe(status)
  expect(cleared).toHaveLength(2)
  for (const cookie of cleared) expect(cookie).toContain('Max-Age=0')
  expect(sessions.all.size).toBe(0)
})

test.each([
  ['blocked', 403, 'PLAYER_BLOCKED'],
  ['limited', 403, 'error.gambling.limit.reached'],
  ['down', 503, 'UNAVAILABLE'],
] as const)('a player who is %s stays signed in', async (name, status, code) => {
  const { cleared, sessions } = await poll(name, status, code)
  expect(cleared).toEqual([])
  expect(sessions.all.size).toBe(1)
})

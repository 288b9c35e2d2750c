import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LOBBIES } from '#contracts/player-api/games.ts'
import type { Db } from '#platform/db/db.ts'
import { createHttpPsp } from '#platform/psp/index.ts'
import { createPsp } from '#sandbox/psp/psp.ts'
import { onBothEngines } from '#tests/fixtures/databases.ts'
import { aPlatform, secretOf, type TestPlatform } from '#tests/fixtures/running-platform.ts'

/** `RACE_ROUNDS=200` for the long run: each round has twenty concurrent calls. */
const ROUNDS = Number(process.env.RACE_ROUNDS ?? 2)
const AT_ONCE = 20
const LIMIT_MS = 120_000 + ROUNDS * 5_000

onBothEngines('twenty at once', (db: () => Db) => {
  let it: TestPlatform
  beforeAll(async () => {
    const secret = secretOf('psp')
    const psp = await createPsp({
      ...{ db: db(), secret, clock: () => it.clock.now(), siteOrigins: [] },
      ...{ publicUrl: 'http://psp.test', platformUrl: 'http://127.0.0.1:9' },
      logger: { error() {} },
    })
    const provider = createHttpPsp({
      ...{ url: 'http://psp.test/psp/api', secret, clock: () => it.clock.now() },
      fetch: async (request) => psp.routes.fetch(request),
    })
    it = await aPlatform(db(), { payments: { provider, secret } })
  })
  afterAll(() => it?.platform.close())

  const signedIn = async () => {
    const { playerId, email } = await it.aPlayer({
      email: `race-${randomUUID()}@playhouse.test`,
      countryCode: 'FI',
    })
    const tokens = await it.signIn(email)
    return { playerId, tokens, token: tokens.idToken }
  }
  const together = <Value>(ask: (no: number) => Promise<Value>) =>
    Promise.all(Array.from({ length: AT_ONCE }, (_, no) => ask(no)))
  const inRounds = async (round: () => Promise<void>) => {
    for (let n = 0; n < ROUNDS; n += 1) await round()
  }

  test(
    'the form of a deposit in twenty tabs is one deposit at us and one at the provider',
    () =>
      inRounds(async () => {
        const { playerId, token } = await signedIn()
        const body = {
          ...{ key: randomUUID(), method: 'SKRILL', amount: 50, currency: 'EUR' },
          ...{ language: 'fi', returnPath: '/fi-FI/deposit' },
        }
        const path = '/v1/player/wallet/deposit/submit'
        const answers = await together(() => it.call('POST', path, { token, body }))
        expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
        expect(new Set(answers.map((one) => one.body.referenceId)).size).toBe(1)
        const rows = await db().query('select id from platform.deposit where player_id = $1', [
          playerId,
        ])
        expect(rows.length).toBe(1)
        const other = await it.call('POST', path, { token, body: { ...body, amount: 60 } })
        expect(other.body.code).toBe('REFERENCE_CONFLICT')
      }),
    LIMIT_MS,
  )

  test(
    'the one refresh token is exchanged by one, and the session is one session',
    () =>
      inRounds(async () => {
        const { tokens, playerId } = await signedIn()
        const answers = await together(() =>
          it.call('POST', '/identity/refresh', { body: { refreshToken: tokens.refreshToken } }),
        )
        expect(answers.every(({ status }) => status === 200 || status === 401)).toBe(true)
        expect(answers.filter(({ status }) => status === 200).length).toBe(1)
        const sessions = await db().query(
          'select id from platform.player_session where player_id = $1',
          [playerId],
        )
        expect(sessions.length).toBe(1)
      }),
    LIMIT_MS,
  )

  test(
    'a favourite that is added twenty times is added once, and removed once',
    () =>
      inRounds(async () => {
        const { token } = await signedIn()
        const body = { lobbyPageType: LOBBIES[0], gameId: 'lucky-lantern' }
        const path = '/v2/player/games/lobby'
        const marked = async () => {
          const read = `${path}?lobbyPageType=${body.lobbyPageType}`
          return JSON.stringify((await it.call('GET', read, { token })).body).split(body.gameId)
        }
        const added = await together(() => it.call('POST', path, { token, body }))
        expect(added.every(({ status }) => status === 200)).toBe(true)
        expect((await marked()).length - 1).toBe(1)
        const taken = await together(() => it.call('DELETE', path, { token, body }))
        expect(taken.every(({ status }) => status === 200)).toBe(true)
        expect((await marked()).length - 1).toBe(0)
      }),
    LIMIT_MS,
  )
})

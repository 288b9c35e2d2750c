import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createHttpMigrationSource } from '#platform/players/index.ts'
import { proofOfSignIn } from '#platform/players/reopen-account.ts'
import {
  aPlatform,
  IDENTITY_SECRET,
  type OwnPlatform,
  openPlatform,
  PASSWORD,
  type TestPlatform,
} from '#tests/fixtures/running-platform.ts'

let it: OwnPlatform
const HOUR = 3_600_000

beforeAll(async () => {
  it = await openPlatform()
})
afterAll(() => it?.close())

const signIn = (at: TestPlatform, email: string, password = PASSWORD) =>
  at.call('POST', '/identity/sign_in', { body: { email, password } })
/** The proof in the refusal of a sign-in; empty where there is none. */
const proofFor = async (email: string) =>
  /;proof=([^;]+)$/.exec(String((await signIn(it, email)).body.message))?.[1] ?? ''
const ask = (playerId: string, proof: string, named = playerId) =>
  it.call('POST', `/v1/player/${playerId}/timeout/cooling`, { body: { playerId: named, proof } })
/** As that refusal has it: also where no sign-in gets one, so that the account's state alone decides. */
const goodProof = (playerId: string) =>
  proofOfSignIn({ clock: it.clock.now, secret: IDENTITY_SECRET }, playerId)
const reopen = ({ playerId }: { playerId: string }) => ask(playerId, goodProof(playerId))

describe('after a time-out', () => {
  test('the account reopens a day after the player’s request, and not by itself', async () => {
    const until = new Date(it.clock.now() + 24 * HOUR)
    const { playerId, email } = await it.aPlayer({ status: 'TIMEOUT', statusUntil: until })
    expect((await reopen({ playerId })).status).toBe(400)

    it.clock.travel(24 * HOUR)
    const over = await signIn(it, email)
    expect(over.body.message).toContain(
      `code:error.timeout.in.progress;remainingDays=0;playerId=${playerId};isCooling=false;milliseconds=0;initiator=PLAYER;proof=`,
    )
    const proof = await proofFor(email)
    expect((await ask(playerId, proof)).body).toEqual({ milliseconds: 24 * HOUR, isCooling: true })

    it.clock.travel(HOUR)
    // A second request does not restart the waiting time.
    expect((await reopen({ playerId })).body).toEqual({ milliseconds: 23 * HOUR, isCooling: true })
    expect((await signIn(it, email)).body.message).toBe(
      `code:error.timeout.in.progress;remainingDays=1;playerId=${playerId};isCooling=true;milliseconds=${23 * HOUR};initiator=PLAYER`,
    )

    it.clock.travel(23 * HOUR)
    const back = await signIn(it, email)
    expect(back.status).toBe(200)
    const token = String(back.body.idToken)
    expect((await it.call('GET', '/v1/player/profile', { token })).status).toBe(200)
    expect((await signIn(it, email)).status).toBe(200)
    expect((await reopen({ playerId })).status).toBe(400)

    // The request, recorded once with the time from which reopening is possible, and the reopening.
    const { body } = await it.call('GET', '/v1/player/protection-record', { token })
    expect(body.entries).toMatchObject([
      {
        ...{ event: 'REOPENING', cause: 'player' },
        until: new Date(it.clock.now()).toISOString(),
      },
      {
        event: 'STATUS',
        cause: 'player',
        statusBefore: 'TIMEOUT',
        details: { status: 'REGISTERED' },
      },
    ])
  })

  test('what was restricted before it is restricted after it', async () => {
    const { playerId, email } = await it.aPlayer({ status: 'RESTRICTED' })
    const until = new Date(it.clock.now() + HOUR)
    await it.platform.players.changeStatus({ playerId, status: 'TIMEOUT', until })
    it.clock.travel(HOUR)
    await reopen({ playerId })
    it.clock.travel(24 * HOUR)
    const { idToken } = await it.signIn(email)
    const { body } = await it.call('GET', '/v1/player/profile', { token: idToken })
    expect(body).toMatchObject({ casino: false, deposit: false })
  })

  test('a new time-out needs a new request', async () => {
    const until = new Date(it.clock.now() + HOUR)
    const { playerId, email } = await it.aPlayer({ status: 'TIMEOUT', statusUntil: until })
    it.clock.travel(HOUR)
    await reopen({ playerId })
    it.clock.travel(25 * HOUR)
    await it.platform.players.changeStatus({
      playerId,
      status: 'TIMEOUT',
      until: new Date(it.clock.now() + HOUR),
    })
    expect((await signIn(it, email)).body.message).toContain('isCooling=false')
    it.clock.travel(HOUR)
    expect((await signIn(it, email)).body.message).toContain('remainingDays=0')
    expect((await reopen({ playerId })).body).toEqual({
      milliseconds: 24 * HOUR,
      isCooling: true,
    })
  })

  test('it can be requested only right after entering the password', async () => {
    const ended = async () =>
      it.aPlayer({ status: 'TIMEOUT', statusUntil: new Date(it.clock.now()) })
    const [mine, theirs] = [await ended(), await ended()]
    const proof = await proofFor(mine.email)
    const id = { body: { playerId: mine.playerId } }
    const path = `/v1/player/${mine.playerId}/timeout/cooling`
    expect((await it.call('POST', path, id)).status).toBe(400)
    for (const wrong of ['', '1.x', proof.replace(/^\d/, '9'), await proofFor(theirs.email)]) {
      expect((await ask(mine.playerId, wrong)).status).toBe(400)
    }
    it.clock.travel(HOUR / 2)
    expect((await ask(mine.playerId, proof)).status).toBe(400)
    expect((await ask(mine.playerId, await proofFor(mine.email))).status).toBe(200)
  })

  test.each(['SELF_EXCLUDED', 'CLOSED', 'BLACKLISTED', 'REGISTERED'] as const)(
    'an account in %s is not reopened by it',
    async (status) => {
      const statusUntil = new Date(it.clock.now() - 1)
      const one = await it.aPlayer({ status, statusUntil })
      expect((await reopen(one)).status).toBe(400)
    },
  )

  test('one without an end never ends', async () => {
    const { playerId, email } = await it.aPlayer({ status: 'TIMEOUT' })
    expect((await reopen({ playerId })).status).toBe(400)
    expect((await signIn(it, email)).body.message).toBe(
      `code:error.timeout.in.progress;playerId=${playerId};isCooling=false;initiator=PLAYER`,
    )
  })

  test('the id in the address must match the one in the body', async () => {
    const statusUntil = new Date(it.clock.now())
    const [one, other] = [
      await it.aPlayer({ status: 'TIMEOUT', statusUntil }),
      await it.aPlayer({ status: 'TIMEOUT', statusUntil }),
    ]
    const proof = goodProof(one.playerId)
    expect((await ask(one.playerId, proof, other.playerId)).status).toBe(400)
    expect((await ask(one.playerId, proof)).status).toBe(200)
  })
})

describe('an older system', () => {
  const KNOWN = { email: 'older@playhouse.test', password: 'An older password' }
  let server: Server
  let answer: () => { status: number; body?: unknown }
  const asked: { authorization: string | undefined; body: unknown }[] = []
  let at: TestPlatform

  beforeAll(async () => {
    server = createServer((request, response) => {
      let text = ''
      request.on('data', (chunk) => {
        text += chunk
      })
      request.on('end', () => {
        const body = JSON.parse(text)
        asked.push({ authorization: request.headers.authorization, body })
        const isKnown = body.email === KNOWN.email && body.password === KNOWN.password
        const { status, body: account } = isKnown ? answer() : { status: 404, body: undefined }
        response.writeHead(status, { 'content-type': 'application/json', location: '/' })
        response.end(account === undefined ? '' : JSON.stringify(account))
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    at = await aPlatform(it.db, {
      migration: createHttpMigrationSource({ url: `http://127.0.0.1:${port}/`, token: 'a-token' }),
    })
  })
  afterAll(async () => {
    await at?.platform.close()
    server?.close()
  })
  const migrate = (body: object) => at.call('POST', '/v1/player/migration', { body })

  test('that cannot answer knows no player', async () => {
    for (const broken of [
      { status: 500 },
      { status: 302 },
      { status: 200, body: { displayName: 'No country' } },
      { status: 200 },
    ]) {
      answer = () => broken
      expect((await migrate(KNOWN)).body.code).toBe('error.player.not.found')
      at.clock.travel(HOUR)
    }
    expect(at.logged()).not.toContain(KNOWN.password)
  })

  test('has its player migrated, once, with the status there', async () => {
    answer = () => ({
      status: 200,
      body: { displayName: 'Older One', countryCode: 'FI', status: 'RESTRICTED' },
    })
    expect((await signIn(at, KNOWN.email, KNOWN.password)).status).toBe(401)
    expect((await migrate({ ...KNOWN, email: 'Older@Playhouse.test' })).status).toBe(204)
    expect(asked.at(-1)).toEqual({ authorization: 'Bearer a-token', body: KNOWN })
    const tokens = await at.signIn(KNOWN.email, KNOWN.password)
    const { body } = await at.call('GET', '/v1/player/profile', { token: tokens.idToken })
    expect(body).toMatchObject({ displayName: 'Older One', currencyCode: 'EUR', casino: false })
    expect((await migrate(KNOWN)).status).toBe(404)
  })

  test('never changes an existing account', async () => {
    const { email } = await at.aPlayer()
    const before = asked.length
    expect((await migrate({ email, password: 'whatever it is' })).status).toBe(404)
    // The older system is queried all the same: otherwise the response time would reveal existing accounts.
    expect(asked).toHaveLength(before + 1)
    expect((await signIn(at, email)).status).toBe(200)
  })

  test('is queried five times in an hour for one address', async () => {
    const body = { email: 'guessed@playhouse.test', password: 'a guess of many' }
    for (let n = 0; n < 5; n += 1) expect((await migrate(body)).status).toBe(404)
    const refused = await migrate(body)
    expect(refused.status).toBe(429)
    expect(Number(refused.response.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('that is not configured knows no player', async () => {
    const answered = await it.call('POST', '/v1/player/migration', { body: KNOWN })
    expect(answered.status).toBe(404)
    expect(answered.body.code).toBe('error.player.not.found')
  })
})

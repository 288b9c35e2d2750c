import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { MESSAGE_ID_HEADER, outgoingMessage } from '#contracts/messages.ts'
import { SIGNATURE_HEADER, signedBytes } from '#contracts/provider-callbacks/signature.ts'
import {
  createHttpMessenger,
  MessengerUnavailableError,
  RecipientRefusedError,
} from '#platform/messages/index.ts'
import { type OwnPlatform, openPlatform, PASSWORD } from '#tests/fixtures/running-platform.ts'

const SECRET = 'a secret of the delivery service, for tests'
const NOW = Date.UTC(2026, 10, 20, 12)
const CODE = {
  kind: 'sms',
  to: '+358401234567',
  template: 'phone-change.code',
  language: 'fi',
  params: { code: '271828', minutes: '10' },
} as const

type Got = { path: string; headers: IncomingHttpHeaders; body: string }
let got: Got[] = []
/** The service's answers, one per call; `hang` for no answer at all. */
let answers: (number | 'hang')[] = []
/** Abort signal of the current call. Its timeout fires when the service hangs, not after some milliseconds. */
let waiting = new AbortController()
let url = ''
const service = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => void chunks.push(chunk))
  request.on('end', () => {
    const body = Buffer.concat(chunks).toString('utf8')
    got.push({ path: request.url ?? '', headers: request.headers, body })
    const answer = answers.shift() ?? 202
    if (answer === 'hang') return waiting.abort(new DOMException('late', 'TimeoutError'))
    if (answer === 302) response.setHeader('location', `${url}-elsewhere`)
    response.writeHead(answer).end('whatever')
  })
})

beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/v1/send`
})
afterAll(async () => {
  service.closeAllConnections()
  await new Promise((resolve) => service.close(resolve))
})
beforeEach(() => {
  got = []
  answers = []
})

const patience = () => {
  waiting = new AbortController()
  return waiting.signal
}
const messenger = (more: { url?: string } = {}) =>
  createHttpMessenger({ url, secret: SECRET, clock: () => NOW, patience, ...more })

function isSigned({ path, headers, body }: Got): boolean {
  const [, t = '', v1 = ''] =
    /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers[SIGNATURE_HEADER])) ?? []
  const text = signedBytes({ timestampMs: Number(t), method: 'POST', path, body })
  const wanted = createHmac('sha256', SECRET).update(text).digest()
  return Number(t) === NOW && timingSafeEqual(wanted, Buffer.from(v1, 'hex'))
}

describe('a delivery service', () => {
  test('gets the message as it is, signed', async () => {
    await messenger().send(CODE)
    expect(got).toHaveLength(1)
    const [call] = got
    expect(outgoingMessage.parse(JSON.parse(call?.body ?? ''))).toEqual(CODE)
    expect(call && isSigned(call)).toBe(true)
    expect(call?.headers['content-type']).toBe('application/json')
  })

  test.each([500, 503, 429, 408, 'hang'] as const)(
    'that answers %s is retried once, for the same message',
    async (first) => {
      answers = [first]
      await messenger().send(CODE)
      expect(got).toHaveLength(2)
      expect(got.every(isSigned)).toBe(true)
      const ids = got.map((it) => it.headers[MESSAGE_ID_HEADER])
      expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/)
      expect(ids[1]).toBe(ids[0])
      await messenger().send(CODE)
      expect(got[2]?.headers[MESSAGE_ID_HEADER]).not.toBe(ids[0])
      await messenger().send(CODE, 'of-a-job')
      expect(got[3]?.headers[MESSAGE_ID_HEADER]).toBe('of-a-job')
    },
  )

  test('that refuses the recipient is not retried, and says so (SUP-18)', async () => {
    answers = [422]
    await expect(messenger().send(CODE)).rejects.toBeInstanceOf(RecipientRefusedError)
    expect(got).toHaveLength(1)
  })

  test.each([400, 401, 404])('that answers %s is not retried', async (status) => {
    answers = [status]
    await expect(messenger().send(CODE)).rejects.toBeInstanceOf(MessengerUnavailableError)
    expect(got).toHaveLength(1)
  })

  test.each([
    ['fails twice', ['hang', 500]],
    ['sends us elsewhere', [302, 302]],
  ] as const)(
    'that %s does not have the message, and the error does not reveal it',
    async (_, all) => {
      answers = [...all]
      const error = await messenger()
        .send(CODE)
        .catch((it: unknown) => it)
      expect(error).toBeInstanceOf(MessengerUnavailableError)
      expect(String(error)).not.toMatch(/271828|358401234567|secret/)
      expect(got.every((it) => it.path === '/v1/send')).toBe(true)
    },
  )

  test('that is unreachable', async () => {
    const nowhere = messenger({ url: 'http://127.0.0.1:9/' })
    await expect(nowhere.send(CODE)).rejects.toBeInstanceOf(MessengerUnavailableError)
  })
})

describe('a platform with a delivery service', () => {
  let it: OwnPlatform
  beforeAll(async () => {
    it = await openPlatform({ messenger: messenger() })
  })
  afterAll(() => it?.close())
  afterEach(() => it.clock.travel(60_000))

  test('writes nothing to the table of the demo', async () => {
    const { email } = await it.aPlayer()
    await it.call('POST', '/v1/player/password_reset', { body: { email } })
    await it.platform.idle()
    const sent = got.map(({ body }) => outgoingMessage.parse(JSON.parse(body)))
    expect(sent).toMatchObject([{ to: email, template: 'password-reset.link' }])
    expect(await it.db.query('select id from platform.message')).toEqual([])
  })

  test('says that it is unavailable when a code could not be sent, and when to retry', async () => {
    const { email } = await it.aPlayer()
    const { idToken: token } = await it.signIn(email)
    answers = [500, 500]
    const answer = await it.call('POST', '/v1/player/phone_number', {
      token,
      body: { mobilePhone: '+358407654321', password: PASSWORD },
    })
    expect(answer).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } })
    expect(answer.response.headers.get('retry-after')).not.toBeNull()
  })

  test('distinguishes a phone that takes no messages from a service that is down (SUP-18)', async () => {
    const { email } = await it.aPlayer()
    const { idToken: token } = await it.signIn(email)
    const body = { mobilePhone: '+358407654399', password: PASSWORD }
    answers = [422]
    const answer = await it.call('POST', '/v1/player/phone_number', { token, body })
    expect(answer).toMatchObject({ status: 403, body: { code: 'error.vonage.phone.invalid' } })
    expect(answer.body.message).toContain('error.vonage.phone.invalid')
  })

  test('answers a reset the same when nothing can be sent, and logs neither address nor link', async () => {
    const { email } = await it.aPlayer()
    answers = [500, 500]
    const answer = await it.call('POST', '/v1/player/password_reset', { body: { email } })
    expect(answer.status).toBe(202)
    await it.platform.idle()
    expect(it.logged()).toContain('work behind an answer failed')
    expect(it.logged()).not.toContain(email)
    expect(it.logged()).not.toContain('reset-password?key')
  })
})

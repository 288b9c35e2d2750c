import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { decideSignIn } from '#platform/players/account-status.ts'
import { proofOfSignIn } from '#platform/players/reopen-account.ts'
import {
  IDENTITY_SECRET,
  type OwnPlatform,
  openPlatform,
  PASSWORD,
} from '#tests/fixtures/running-platform.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Times at which calendars and clocks behave unusually, in order. */
const MOMENTS: readonly [what: string, zone: string, at: string][] = [
  ['summer time begins', 'America/Toronto', '2027-03-14T07:00:00Z'],
  ['summer time begins at midnight', 'Asia/Beirut', '2027-03-27T22:00:00Z'],
  ['summer time begins', 'Europe/Helsinki', '2027-03-28T01:00:00Z'],
  ['summer time ends', 'Pacific/Auckland', '2027-04-03T14:00:00Z'],
  ['summer time ends by half an hour', 'Australia/Lord_Howe', '2027-04-03T15:00:00Z'],
  ['summer time ends at midnight', 'America/Santiago', '2027-04-04T03:00:00Z'],
  ['a year ends', 'UTC', '2028-01-01T00:00:00Z'],
  ['a leap day begins', 'UTC', '2028-02-29T00:00:00Z'],
  ['a leap day ends', 'UTC', '2028-03-01T00:00:00Z'],
]
const SPANS = [SECOND, MINUTE, HOUR, DAY - 1, DAY, DAY + 1, 7 * DAY, 30 * DAY, 180 * DAY, 365 * DAY]

const zoneOfTheProcess = process.env.TZ
afterEach(() => {
  if (zoneOfTheProcess === undefined) delete process.env.TZ
  else process.env.TZ = zoneOfTheProcess
})

describe.each(MOMENTS)('when %s in %s', (what, zone, at) => {
  const moment = Date.parse(at)

  test('the offset of the zone changes at that moment only where summer time starts or ends', () => {
    process.env.TZ = zone
    const offset = (ms: number) => new Date(ms).getTimezoneOffset()
    expect(offset(moment - 1) !== offset(moment)).toBe(what.startsWith('summer time'))
  })

  test.each(SPANS)('a break of %i ms lasts that long, and counts its days down', (span) => {
    process.env.TZ = zone
    for (const began of [moment - span, moment - 1, moment, moment - Math.floor(span / 2)]) {
      const ends = began + span
      for (const status of ['TIMEOUT', 'SELF_EXCLUDED'] as const) {
        const account = { playerId: 'p', status, statusUntil: new Date(ends) }
        const daysAt = (now: number) => {
          const decision = decideSignIn(account, now)
          if (decision.ok) throw new Error('a break let its player in by itself')
          return Number(decision.detail?.remainingDays)
        }
        expect(daysAt(began)).toBe(Math.ceil(span / DAY))
        expect(daysAt(ends - 1)).toBe(1)
        expect(daysAt(ends)).toBe(0)
        expect(daysAt(ends + 365 * DAY)).toBe(0)
      }
    }
  })

  test('the cooling-off period after it opens the account at its end and not before', () => {
    process.env.TZ = zone
    for (const began of [moment - DAY, moment - 1, moment]) {
      const coolingUntil = new Date(began + DAY)
      const account = { playerId: 'p', status: 'TIMEOUT' as const, statusUntil: new Date(began) }
      const before = decideSignIn({ ...account, coolingUntil }, began + DAY - 1)
      expect(before).toMatchObject({ ok: false, detail: { isCooling: true, milliseconds: 1 } })
      const after = decideSignIn({ ...account, coolingUntil }, began + DAY)
      expect(after).toEqual({ ok: true, value: { returns: true } })
    }
  })
})

describe('over the platform and its database', () => {
  let it: OwnPlatform
  let now = Date.parse('2027-01-01T00:00:00Z')
  beforeAll(async () => {
    it = await openPlatform({ clock: () => now })
  })
  afterAll(() => it?.close())
  const isOpen = async (token: string) =>
    (await it.call('GET', '/v1/player/profile', { token })).status === 200

  test.each(MOMENTS)('a session lasts as long as ever when %s in %s', async (_, zone, at) => {
    process.env.TZ = zone
    const moment = Date.parse(at)
    const { email } = await it.aPlayer()
    now = moment - 10 * MINUTE
    const { idToken } = await it.signIn(email)
    now += 30 * MINUTE - 1
    expect(await isOpen(idToken)).toBe(true)
    now += 30 * MINUTE
    expect(await isOpen(idToken)).toBe(false)

    now = moment + 2 * HOUR
    let tokens = await it.signIn(email)
    const over = now + 12 * HOUR
    while (now + 20 * MINUTE < over) {
      now += 20 * MINUTE
      const refreshed = await it.call('POST', '/identity/refresh', {
        body: { refreshToken: tokens.refreshToken },
      })
      expect(refreshed.status).toBe(200)
      tokens = refreshed.body as typeof tokens
    }
    now = over - 1
    expect(await isOpen(tokens.idToken)).toBe(true)
    now = over
    expect(await isOpen(tokens.idToken)).toBe(false)
  })

  test('a time-out over a leap day is followed by a cooling-off period of a day, to the millisecond', async () => {
    now = Date.parse('2028-03-01T12:00:00Z') + DAY
    const ends = new Date(now + 366 * DAY)
    const { playerId, email } = await it.aPlayer({ status: 'TIMEOUT', statusUntil: ends })
    const signIn = async () => {
      const { status, body } = await it.call('POST', '/identity/sign_in', {
        body: { email, password: PASSWORD },
      })
      return { status, message: String(body.message) }
    }
    const cool = async () => {
      const proof = proofOfSignIn({ clock: () => now, secret: IDENTITY_SECRET }, playerId)
      return it.call('POST', `/v1/player/${playerId}/timeout/cooling`, {
        body: { playerId, proof },
      })
    }
    expect((await signIn()).message).toContain('remainingDays=366;')
    now = ends.getTime() - 1
    expect((await cool()).status).toBe(400)
    now = ends.getTime()
    expect((await signIn()).message).toContain('remainingDays=0;')
    expect((await cool()).body).toEqual({ milliseconds: DAY, isCooling: true })
    now += DAY - 1
    expect((await signIn()).message).toContain('isCooling=true;milliseconds=1;')
    now += 1
    expect((await signIn()).status).toBe(200)
  })
})

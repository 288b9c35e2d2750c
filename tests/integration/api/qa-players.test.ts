import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { LIMIT_PATHS } from '#contracts/player-api/limits.ts'
import { marketOfCountry, minimumAgeIn } from '#markets/index.ts'
import { compareIdentities } from '#platform/identity-matching/matching-rules.ts'
import { addressProblems, birthProblem, isName, toPhone } from '#platform/players/person-rules.ts'
import { DEMO_PASSWORD, DEMO_PLAYERS, seedPlayers } from '#seed/players.ts'
import { QA_PLAYERS, qaPlayers, seededAccountStatus } from '#seed/qa-players.ts'
import {
  listen,
  type OwnPlatform,
  openPlatform,
  SITE_ORIGIN,
} from '#tests/fixtures/running-platform.ts'

let it: OwnPlatform
const DAY_MS = 86_400_000

beforeAll(async () => {
  it = await openPlatform()
  await seedPlayers(it.platform, it.clock.now())
})
afterAll(() => it?.close())

const signIn = (name: string) =>
  it.call('POST', '/identity/sign_in', {
    body: { email: `${name}@playhouse.test`, password: DEMO_PASSWORD },
  })
const profileOf = async (token: string) =>
  (await it.call('GET', '/v1/player/profile', { token })).body
const accessOf = async (token: string) =>
  (await it.call('GET', '/v1/player/access/details', { token })).body
const idOfPlayer = async (email: string) => {
  const { players } = await it.platform.players.list({ search: email })
  const found = players.find((player) => player.email === email)
  if (!found) throw new Error(`no player ${email}`)
  return found
}

describe('the players for QA', () => {
  test('are distinct persons: no two share a name or a phone', () => {
    const all = [...DEMO_PLAYERS, ...qaPlayers(0, DEMO_PASSWORD)]
    for (const what of [
      all.map(({ email }) => email),
      all.flatMap(({ person }) => person.phone ?? []),
    ]) {
      expect(what.filter((it, index) => what.indexOf(it) !== index)).toEqual([])
    }
  })

  test('are all distinct by the rule that finds one person in two accounts', () => {
    const all = [...DEMO_PLAYERS, ...qaPlayers(0, DEMO_PASSWORD)].map(
      ({ email, countryCode, person }) => ({
        ...{ phone: null, nationalId: person.cpf ?? null, ...person },
        ...{ email, countryCode },
      }),
    )
    const alike = all.flatMap((one, index) =>
      all
        .slice(index + 1)
        .filter((other) => compareIdentities(one, other).kind !== 'OTHER')
        .map((other) => [one.email, other.email]),
    )
    expect(alike).toEqual([])
  })

  test.each([...DEMO_PLAYERS, ...qaPlayers(Date.UTC(2026, 10, 20), DEMO_PASSWORD)])(
    '$email is a complete person whom the sign-up would accept',
    ({ countryCode, provinceCode, person, languageCode, currency }) => {
      const market = marketOfCountry(countryCode)
      expect(isName(person.firstName) && isName(person.lastName)).toBe(true)
      if (person.phone) expect(toPhone(person.phone)).toBe(person.phone)
      expect(addressProblems({ ...person, provinceCode }, countryCode)).toEqual([])
      const minimumAge = minimumAgeIn(market, provinceCode)
      expect(birthProblem(person.dateOfBirth, { minimumAge, today: '2026-11-20' })).toBeNull()
      expect(market.languages).toContain(languageCode)
      expect(currency).toBe(market.currency)
    },
  )

  test('each have a unique id, address and phone number', () => {
    const players = [...DEMO_PLAYERS, ...qaPlayers(0, DEMO_PASSWORD)]
    for (const value of ['playerId', 'email'] as const) {
      expect(new Set(players.map((player) => player[value])).size).toBe(players.length)
    }
    expect(new Set(players.map(({ person }) => person.phone)).size).toBe(players.length)
  })

  test.each([
    ['limits-none', 'deposit', { value: null, pendingValue: null }],
    ['limits-set', 'deposit', { value: 200, pendingValue: null }],
    ['limits-waits-fi', 'deposit', { value: 100, pendingValue: 200, confirmBy: null }],
    ['limits-waits-de', 'loss', { value: 100, pendingValue: 200 }],
    ['limits-waits-se', 'loss', { value: 1_000, pendingValue: 2_000 }],
    ['limits-waits-gg', 'loss', { value: 100, confirmBy: expect.any(String) }],
  ] as const)('%s has its limit of a week on a %s', async (name, kind, week) => {
    const { idToken } = await it.signIn(`${name}@playhouse.test`)
    const { body } = await it.call('GET', LIMIT_PATHS[kind], { token: idToken })
    expect(body.W).toMatchObject(week)
  })

  test.each([
    ['withdraw-strict', 'RESTRICTED', 'DOCUMENTS_REQUIRED_RESTRICTED'],
    ['withdraw-loyal', 'ENHANCED', 'DOCUMENTS_PREFERRED'],
    ['kyc-pending-expired', 'PENDING_EXPIRED', 'DOCUMENTS_REQUIRED'],
    ['withdraw-returned', 'NOT_VERIFIED', 'SUCCESS'],
  ])('%s is %s, and %s before a withdrawal', async (name, level, status) => {
    const { idToken: token } = await it.signIn(`${name}@playhouse.test`)
    const check = { token, body: { ipAddress: '192.0.2.7', blackbox: '' } }
    expect(
      (await it.call('POST', '/v1/player/wallet/withdrawal/request', check)).body,
    ).toMatchObject({ status })
    const { players } = await it.platform.players.list({ search: `${name}@playhouse.test` })
    expect(players.map((player) => player.kycStatus)).toEqual([level])
  })

  test.each([
    ['closed', 'error.account.closed'],
    ['blacklisted', 'error.account.deactivated'],
    ['timeout', 'error.timeout.in.progress'],
    ['self-excluded', 'error.exclusion.in.progress'],
    ['self-excluded-indefinitely', 'error.exclusion.in.progress.indefinitely'],
    ['pre-registered', 'error.player.not.found'],
    ['account-unverified', 'error.player.not.found'],
  ])('%s@ is refused with %s', async (name, code) => {
    expect((await signIn(name)).body.code).toBe(code)
  })

  test.each([
    ['registered', {}],
    ['payout', { payout: false }],
    ['suspended', { payout: false }],
    ['nopayout', { payout: false }],
    ['nocasino', { casino: false }],
    ['nolivecasino', { liveCasino: false }],
    ['nosports', { sports: false }],
    ['novirtuals', { virtualSports: false }],
    ['nobonuses', { bonuses: false }],
    ['nodeposit', { deposit: false }],
    ['nowithdrawal', { withdrawal: false }],
    ['withdrawal-review', { isWithdrawalReview: true }],
    ['terms', { termsAndConditionsAcceptedVersion: '0.9' }],
    ['kyc-fully-verified', { kycStatus: 'FULLY VERIFIED' }],
    [
      'restricted',
      {
        casino: false,
        liveCasino: false,
        sports: false,
        virtualSports: false,
        bonuses: false,
        deposit: false,
      },
    ],
  ])('%s@ has the profile of a normal player except for %o', async (name, difference) => {
    const { body } = await signIn(name)
    expect(await profileOf(String(body.idToken))).toMatchObject({
      payout: true,
      casino: true,
      liveCasino: true,
      sports: true,
      virtualSports: true,
      bonuses: true,
      deposit: true,
      withdrawal: true,
      isWithdrawalReview: false,
      kycStatus: 'NOT_VERIFIED',
      termsAndConditionsAcceptedVersion: '1.0',
      ...difference,
    })
  })

  test('seeded again they keep their changes, and an old data folder gets its persons', async () => {
    const { playerId } = await idOfPlayer('nosports@playhouse.test')
    await it.platform.players.update(playerId, { sports: true, casino: false }, 'test')
    await it.db.query(
      "update platform.player_person set date_of_birth = null, street = '', phone = null where player_id = $1",
      [playerId],
    )
    await seedPlayers(it.platform, it.clock.now())
    expect((await it.platform.players.find(playerId))?.flags).toMatchObject({
      sports: true,
      casino: false,
    })
    const [person] = await it.db.query<{ street: string; phone: string }>(
      'select street, phone from platform.player_person where player_id = $1',
      [playerId],
    )
    expect(person?.street).not.toBe('')
    expect(person?.phone).toMatch(/^\+358/)
  })

  test('an expired time-out starts again after the next start', async () => {
    const later = it.clock.now() + 30 * DAY_MS
    await seedPlayers(it.platform, later)
    const { until } = await idOfPlayer('timeout@playhouse.test')
    expect(until).toBe(new Date(later + 7 * DAY_MS).toISOString())
    await seedPlayers(it.platform, it.clock.now())
    expect((await idOfPlayer('timeout@playhouse.test')).until).toBe(
      new Date(it.clock.now() + 7 * DAY_MS).toISOString(),
    )
  })

  test('each can be reset to its seeded state', async () => {
    for (const { name } of QA_PLAYERS) {
      const email = `${name}@playhouse.test`
      const { playerId } = await idOfPlayer(email)
      const change = seededAccountStatus(email, it.clock.now())
      expect(await it.platform.players.update(playerId, change, 'reset')).not.toBeNull()
    }
    expect((await idOfPlayer('nosports@playhouse.test')).flags).toMatchObject({
      sports: false,
      casino: true,
    })
  })
})

describe('changing a player’s status', () => {
  test('a flag is obeyed by the next call, and is on record', async () => {
    const { playerId, email } = await it.aPlayer()
    const { idToken } = await it.signIn(email)
    expect(await accessOf(idToken)).toMatchObject({ CASINO: true })
    await it.platform.players.update(playerId, { casino: false, loyaltyLevel: 3 }, 'the test')
    expect(await accessOf(idToken)).toMatchObject({ CASINO: false, SPORTS: true })
    expect(await profileOf(idToken)).toMatchObject({ casino: false, loyaltyLevel: 3 })
    const at = new Date(it.clock.now()).toISOString()
    expect(await it.platform.players.changes(playerId)).toEqual([
      { at, cause: 'the test', field: 'casino', before: true, after: false },
      { at, cause: 'the test', field: 'loyaltyLevel', before: 0, after: 3 },
    ])
  })

  test('repeating it is no change', async () => {
    const { playerId } = await it.aPlayer()
    await it.platform.players.update(playerId, { casino: true }, 'the test')
    expect(await it.platform.players.changes(playerId)).toEqual([])
  })

  test.each(['CLOSED', 'BLACKLISTED', 'TIMEOUT', 'SELF_EXCLUDED', 'PRE_REGISTERED'] as const)(
    'a status of %s ends the sessions',
    async (status) => {
      const { playerId, email } = await it.aPlayer()
      const { idToken, refreshToken } = await it.signIn(email)
      await it.platform.players.update(playerId, { status }, 'the test')
      expect((await it.call('GET', '/v1/player/profile', { token: idToken })).status).toBe(401)
      const refreshed = await it.call('POST', '/identity/refresh', { body: { refreshToken } })
      expect(refreshed.status).toBe(401)
    },
  )

  test('a suspension applies at once; once lifted, the tokens that carry it end', async () => {
    const { playerId, email } = await it.aPlayer()
    const { idToken } = await it.signIn(email)
    await it.platform.players.update(playerId, { multibrandSuspended: true }, 'the test')
    expect(await profileOf(idToken)).toMatchObject({ payout: false })
    await it.platform.players.update(playerId, { multibrandSuspended: false }, 'the test')
    expect((await it.call('GET', '/v1/player/profile', { token: idToken })).status).toBe(401)
    const again = await it.signIn(email)
    expect(await profileOf(again.idToken)).toMatchObject({ payout: true })
  })

  test('a player limited to payouts, or without casino, gets no ticket for real play', async () => {
    const { playerId, email } = await it.aPlayer()
    const { idToken: token } = await it.signIn(email)
    const body = { gameId: 'lucky-lantern', channel: 'web', partner: 'main', jurisdiction: 'MT' }
    const ticket = async () => (await it.call('POST', '/v1/gaming/ticket', { token, body })).status
    expect(await ticket()).toBe(200)
    await it.platform.players.update(playerId, { payout: false }, 'the test')
    expect(await ticket()).toBe(403)
    await it.platform.players.update(
      playerId,
      { payout: true, casino: false, liveCasino: false },
      'the test',
    )
    expect(await ticket()).toBe(403)
  })

  test('an open game takes no bet from that moment on, and still pays wins', async () => {
    const at = await it.atAGame()
    const round = { sessionId: at.sessionId, currency: 'EUR' }
    const bet = (reference: string) =>
      it.callback('/callbacks/relax/bet', {
        ...round,
        gameId: at.gameId,
        reference,
        roundId: `round-${reference}`,
        amountMinor: 100,
      })
    expect((await bet('bet-1')).status).toBe(200)
    await it.platform.players.update(at.playerId, { payout: false }, 'the test')
    expect((await bet('bet-2')).body.code).toBe('PLAYER_BLOCKED')
    await it.platform.players.update(at.playerId, { payout: true, liveCasino: false }, 'the test')
    // The game belongs to the casino: the live casino is another product.
    expect((await bet('bet-3')).status).toBe(200)
    await it.platform.players.update(at.playerId, { casino: false }, 'the test')
    expect((await bet('bet-4')).body.code).toBe('PLAYER_BLOCKED')
    const win = await it.callback('/callbacks/relax/win', {
      ...round,
      reference: 'win-1',
      roundId: 'round-bet-1',
      amountMinor: 250,
      closesRound: true,
    })
    expect(win.status).toBe(200)
  })

  test('the next sign-in can be reset to the first', async () => {
    const { playerId, email } = await it.aPlayer()
    await it.signIn(email)
    it.clock.travel(1_000)
    expect((await it.signIn(email)).firstLogin).toBe(false)
    it.clock.travel(1_000)
    await it.platform.players.update(playerId, { firstLogin: true }, 'the test')
    const { firstLogin, idToken } = await it.signIn(email)
    expect(firstLogin).toBe(true)
    expect(await profileOf(idToken)).toMatchObject({ firstLogin: true })
  })

  test('an account can be made older, never younger than now, and on record', async () => {
    const { playerId } = await it.aPlayer()
    const since = async (registeredAt: string) =>
      (await it.platform.players.update(playerId, { registeredAt }, 'the test'))?.registeredAt
    expect(await since('2020-02-29T12:00:00Z')).toBe('2020-02-29T12:00:00.000Z')
    const now = new Date(it.clock.now()).toISOString()
    expect(await since('2200-01-01T00:00:00Z')).toBe(now)
    expect((await it.platform.players.changes(playerId)).map((one) => one.field)).toEqual([
      'registeredAt',
      'registeredAt',
    ])
  })

  test('an invalid change is refused, and an unknown player is null', async () => {
    const { playerId } = await it.aPlayer()
    const { update, find } = it.platform.players
    for (const change of [
      {},
      { status: 'SLEEPING' },
      { until: '2030-01-01T00:00:00Z' },
      { status: 'CLOSED', until: '2030-01-01T00:00:00Z' },
      { loyaltyLevel: -1 },
      { termsVersion: '<script>' },
      { registeredAt: 'yesterday' },
      { email: 'other@playhouse.test' },
    ]) {
      await expect(update(playerId, change as never, 'the test')).rejects.toThrow()
    }
    const nobody = '0198a000-0000-7000-8000-00000000ffff'
    expect(await update(nobody, { casino: false }, 'the test')).toBeNull()
    expect(await find(nobody)).toBeNull()
  })

  test('two changes at once both apply, and each is on record', async () => {
    const { playerId } = await it.aPlayer()
    await Promise.all(
      Array.from({ length: 10 }, (_, level) =>
        it.platform.players.update(playerId, { loyaltyLevel: level + 1 }, `change ${level}`),
      ),
    )
    const changes = await it.platform.players.changes(playerId)
    expect(changes).toHaveLength(10)
    const found = await it.platform.players.find(playerId)
    expect(changes.map((change) => change.after)).toContain(found?.flags.loyaltyLevel)
  })

  test('the record cannot be rewritten', async () => {
    await expect(it.db.query("update platform.player_change set cause = ''")).rejects.toThrow(
      'append-only',
    )
    await expect(it.db.query('delete from platform.player_change')).rejects.toThrow()
  })

  test('an open page is notified by the feed', async () => {
    const server = await listen(it.platform)
    const { playerId, email } = await it.aPlayer()
    const { idToken } = await it.signIn(email)
    const { body } = await it.call('POST', '/v1/player/wallet/feed/token', { token: idToken })
    const url = `ws://127.0.0.1:${server.port}/v1/player/wallet/feed?Authorization=${body.token}`
    const socket = new WebSocket(url, { origin: SITE_ORIGIN })
    const received = new Promise<unknown>((resolve, reject) => {
      socket.on('error', reject)
      socket.on('message', (data) => {
        const message = JSON.parse(String(data)).body
        if (message.type === 'PLAYER_ATTRIBUTE_CHANGE') resolve(message.attributes)
        else void it.platform.players.update(playerId, { sports: false }, 'the test')
      })
    })
    expect(await received).toMatchObject({ sports: false, casino: true, kycStatus: 'NOT_VERIFIED' })
    socket.close()
    await server.close()
  })
})

describe('finding players', () => {
  test('by part of the address, in pages, whatever is typed', async () => {
    const { list } = it.platform.players
    const { players } = await list({ search: 'kyc-' })
    expect(players).toHaveLength(12)
    const first = await list({})
    expect(first.players).toHaveLength(50)
    const rest = await list({ after: String(first.next) })
    expect(rest.players.length).toBeGreaterThan(0)
    expect(rest.players[0]?.email).not.toBe(first.players[0]?.email)
    for (const search of ["%'; drop table platform.player; --", '_', '%', '\\', '😀']) {
      expect((await list({ search })).players).toEqual([])
    }
  })
})

import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CAPTCHA_HEADER } from '#contracts/player-api/accounts.ts'
import type { NewRegisterEntry } from '#contracts/register-entries.ts'
import { MARKET_CODES, MARKETS } from '#markets/index.ts'
import { EXCLUSION_REGISTERS } from '#markets/registers.ts'
import { putJob } from '#platform/jobs/index.ts'
import { ASK_AGAIN_AFTER_MS, createHttpRegister, WORD_HOLDS_MS } from '#platform/registers/index.ts'
import { openRegisterEntries } from '#sandbox/registers/entry-store.ts'
import { REGISTERS_PATH, registerRoutes } from '#sandbox/registers/routes.ts'
import { type FaultyLine, faultyLine, type LineState } from '#tests/faults/faulty-line.ts'
import { onBothEngines } from '#tests/fixtures/databases.ts'
import {
  type APlayer,
  aPlatform,
  PASSWORD,
  secretOf,
  type TestPlatform,
  theProviders,
} from '#tests/fixtures/running-platform.ts'

const HOUR_MS = 3_600_000
const KEY = secretOf('registers')

let people = 0
/** A person unknown to all other tests. */
const someone = () => {
  people += 1
  const letters = [...String(people)].map((it) => 'abcdefghij'.charAt(Number(it))).join('')
  // Each with a unique birth date: of two persons this similar the second account would be held (GAP-093).
  const dateOfBirth = new Date(Date.UTC(1960, 0, 15 + people * 37)).toISOString().slice(0, 10)
  return { firstName: 'Åsa', lastName: `Öberg-Lind${letters}`, dateOfBirth }
}
const LIVES = { street: 'Storgatan 1', city: 'Visby', postalCode: '62156' }

onBothEngines('registers of excluded people', (db) => {
  let it: TestPlatform
  let line: FaultyLine
  let state: LineState = null
  let asked = 0
  let entries: Awaited<ReturnType<typeof openRegisterEntries>>

  beforeAll(async () => {
    let now = () => Date.UTC(2026, 10, 20, 12)
    entries = await openRegisterEntries(db(), () => now())
    const app = new Hono()
    app.route(REGISTERS_PATH, registerRoutes({ key: KEY, clock: () => now(), entries }))
    line = await faultyLine(
      async (request) => app.fetch(request),
      () => {
        asked += 1
        return state
      },
    )
    it = await aPlatform(db(), {
      // The provider is restricted in Sweden; this test is about another rule.
      gameProviders: Object.fromEntries(
        Object.entries(theProviders()).map(([id, its]) => [
          id,
          { ...its, licensedElsewhere: true },
        ]),
      ),
      registers: Object.fromEntries(
        EXCLUSION_REGISTERS.map((id) => [
          id,
          createHttpRegister({
            ...{ url: `${line.url}${REGISTERS_PATH}/${id}`, key: KEY, clock: () => now() },
            onFailure() {},
          }),
        ]),
      ),
      // No market with sign-up has a register yet: Norway takes the place of one.
      registerOf: (country) =>
        country === 'NO'
          ? 'SE'
          : (MARKET_CODES.map((code) => MARKETS[code]).find((market) =>
              market.originCountries.includes(country),
            )?.exclusionRegister ?? null),
    })
    now = it.clock.now
    await quiet()
  })
  afterAll(async () => {
    await it?.platform.close()
    await line?.close()
  })

  /** Register queries in the background run only on request: other tests count the queries. */
  const quiet = () => db().query("delete from platform.job where kind like 'ask-register-%'")
  const askInBackground = async () => {
    const job = { id: randomUUID(), kind: 'ask-register-SE', key: 'ask-register-SE', payload: {} }
    await putJob(db(), { ...job, runAt: String(it.clock.now()) })
    await it.platform.runJobs()
    await quiet()
  }

  const aSwede = async (what: Partial<APlayer> = {}) => {
    const person = someone()
    const player = await it.aPlayer({
      ...{ countryCode: 'SE', currency: 'SEK', languageCode: 'en' },
      ...{ openingBalance: { minor: 10_000n, currency: 'SEK' as const } },
      person: { ...person, ...LIVES },
      ...what,
    })
    return { ...player, person }
  }
  const list = (person: ReturnType<typeof someone>, more: Partial<NewRegisterEntry> = {}) =>
    entries.add({ register: 'SE', ...person, ...more })
  const tryToSignIn = (email: string, more: object = {}) =>
    it.call('POST', '/identity/sign_in', { body: { email, password: PASSWORD, ...more } })
  const launch = (token: string) =>
    it.call('POST', '/v1/gaming/ticket', {
      token,
      body: { gameId: 'lucky-lantern', channel: 'web', partner: 'main', jurisdiction: 'SE' },
    })
  const deposit = (token: string) =>
    it.call('POST', '/v1/player/wallet/deposit/submit', {
      token,
      body: {
        ...{ key: randomUUID(), method: 'SKRILL', amount: 200, currency: 'SEK' },
        ...{ language: 'en', returnPath: '/en-PP/deposit' },
      },
    })
  const answers = (playerId: string) =>
    db().query<{ occasion: string; answer: string; register: string; receipt: string | null }>(
      `select occasion, answer, register, receipt from platform.register_answer
       where player_id = $1 order by id`,
      [playerId],
    )

  test('an entry of an older sandbox is found after its start, however the name is spelled', async () => {
    const { dateOfBirth } = someone()
    const of = { firstName: 'Bjørn-Åke', lastName: 'O’Häggström', dateOfBirth }
    await list(of)
    await db().query("update sandbox.register_entry set name_key = 'older' where last_name = $1", [
      of.lastName,
    ])
    const ask = (firstName: string, lastName: string) =>
      entries.find('SE', {
        ...{ reference: randomUUID(), firstName, lastName, dateOfBirth },
        ...{ email: '', phone: null, postalCode: '', nationalId: null },
      })
    expect((await ask(of.firstName, of.lastName)).listed).toBe(false)
    await openRegisterEntries(db(), () => it.clock.now())
    for (const [first, last] of [
      ...[['BJÖRN ÅKE', "O'Haggstrom"] as const, ['Bjorn-Ake', 'OʼHäggstro\u0308m'] as const],
      ['OHäggström', 'Bjørn\u200b Åke'] as const,
    ]) {
      expect([last, (await ask(first, last)).listed]).toEqual([last, true])
    }
  })
  const readStatus = async (playerId: string) => {
    const rows = await db().query<{ status: string; status_until: Date | null }>(
      'select status, status_until from platform.player where id = $1',
      [playerId],
    )
    return { status: rows[0]?.status, until: rows[0]?.status_until?.toISOString() ?? null }
  }

  test.each(MARKET_CODES.filter((code) => MARKETS[code].exclusionRegister !== null))(
    'each sign-in in %s queries its register and stores the answer',
    async (code) => {
      const market = MARKETS[code]
      const [countryCode = ''] = market.originCountries
      const { playerId, email } = await it.aPlayer({ countryCode })
      await it.signIn(email)
      await it.signIn(email)
      const expected = { occasion: 'SIGN_IN', answer: 'CLEAR', register: market.exclusionRegister }
      expect(await answers(playerId)).toEqual([
        { ...expected, receipt: expect.stringMatching(/^[A-Z]{2}-[0-9a-f]{16}$/) },
        { ...expected, receipt: expect.any(String) },
      ])
    },
  )

  test('a market without a register queries none', async () => {
    const before = asked
    const { email } = await it.aPlayer({ countryCode: 'FI' })
    const { idToken } = await it.signIn(email)
    expect((await launch(idToken)).status).toBe(200)
    expect(asked).toBe(before)
  })

  describe('a listed player', () => {
    test('is excluded at the sign-in with the same message, can only withdraw, and marketing ends', async () => {
      const { playerId, email, person } = await aSwede()
      const { idToken } = await it.signIn(email)
      await db().query(
        `insert into platform.subscription (player_id, channel, communication_type, enabled, changed_at)
         values ($1, 'SMS', 'BONUS_OFFER', true, now()), ($1, 'SMS', 'RESPONSIBLE_GAMING', true, now())
         on conflict do nothing`,
        [playerId],
      )
      const until = new Date(it.clock.now() + 90 * 24 * HOUR_MS).toISOString()
      await list(
        { ...person, firstName: 'asa', lastName: person.lastName.toUpperCase() },
        { until },
      )
      const refused = await tryToSignIn(email)
      expect(refused.body).toMatchObject({ code: 'error.exclusion.in.progress' })
      expect(refused.body.error_description).toContain('remainingDays=90')
      expect(await readStatus(playerId)).toEqual({ status: 'SELF_EXCLUDED', until })
      // The earlier session has ended with it.
      expect((await it.call('GET', '/v1/player/profile', { token: idToken })).status).toBe(401)

      const money = await tryToSignIn(email, { payoutOnly: true })
      expect(money.status).toBe(200)
      const token = String(money.body.idToken)
      expect((await launch(token)).body.code).toBe('PLAYER_BLOCKED')
      expect((await deposit(token)).body.code).toBe('FORBIDDEN')
      const balance = await it.call('GET', '/v1/player/wallet/balance', { token })
      expect(balance.status).toBe(200)
      const { body } = await it.call('GET', '/v1/player/protection-events', { token })
      expect(body.events).toEqual([
        {
          ...{ at: expect.any(String), kind: 'REGISTER', until, textVersion: null },
          acknowledgedAt: null,
        },
      ])
      const consent = await db().query<{ granted: boolean; details: object }>(
        `select granted, details from platform.consent where player_id = $1 and kind = 'MARKETING'
         order by id desc limit 1`,
        [playerId],
      )
      expect(consent).toEqual([{ granted: false, details: { because: 'REGISTER' } }])
      const wanted = await db().query<{ communication_type: string }>(
        'select communication_type from platform.subscription where player_id = $1 and enabled',
        [playerId],
      )
      expect(wanted).toEqual([{ communication_type: 'RESPONSIBLE_GAMING' }])
      await it.platform.idle()
      const mail = await db().query<{ template: string }>(
        `select template from platform.message where recipient = $1 and template like 'break.%'`,
        [email],
      )
      expect(mail).toEqual([{ template: 'break.register' }])
    })

    test('without an end date is excluded indefinitely, whatever the order of the names', async () => {
      const { email, person } = await aSwede()
      await list({ ...person, firstName: person.lastName, lastName: person.firstName })
      expect((await tryToSignIn(email)).body.code).toBe('error.exclusion.in.progress.indefinitely')
    })

    test('is found by the national number alone', async () => {
      const cpf = '52998224725'
      const person = { ...someone(), ...LIVES, cpf }
      const { email } = await it.aPlayer({ countryCode: 'BR', currency: 'BRL', person })
      await list({ ...someone(), dateOfBirth: '1970-01-01' }, { register: 'BR', nationalId: cpf })
      expect((await tryToSignIn(email)).body.code).toBe('error.exclusion.in.progress.indefinitely')
    })

    test('on the register of another country, or no longer listed, plays', async () => {
      const { email, person } = await aSwede()
      await list(person, { register: 'NL' })
      await list(person, { until: new Date(it.clock.now()).toISOString() })
      const { idToken } = await it.signIn(email)
      expect((await launch(idToken)).status).toBe(200)
    })

    const atAGame = async (idToken: string) => {
      const { body } = await launch(idToken)
      const session = await it.callback('/callbacks/relax/session', { ticket: body.ticket })
      expect(session.status).toBe(200)
      return (reference: string) =>
        it.callback('/callbacks/relax/bet', {
          ...{ sessionId: session.body.sessionId, reference, amountMinor: 100, currency: 'SEK' },
          ...{ roundId: reference, gameId: 'lucky-lantern' },
        })
    }

    test('is looked up before a game when the last answer is too old, and not before', async () => {
      const { playerId, email, person } = await aSwede()
      const { idToken } = await it.signIn(email)
      const bet = await atAGame(idToken)
      expect((await bet(`a-${playerId}`)).status).toBe(200)
      await list(person)
      const before = asked
      it.clock.travel(WORD_HOLDS_MS - 15 * 60_000 - 1_000)
      expect((await bet(`b-${playerId}`)).status).toBe(200)
      it.clock.travel(15 * 60_000)
      expect((await launch(idToken)).status).toBe(200)
      expect(asked).toBe(before)
      it.clock.travel(1_000)
      expect((await launch(idToken)).body.code).toBe('PLAYER_BLOCKED')
      expect(asked).toBe(before + 1)
      expect((await bet(`c-${playerId}`)).body.code).toBe('PLAYER_BLOCKED')
      expect((await it.call('GET', '/v1/player/profile', { token: idToken })).status).toBe(401)
    })

    test('while at a game is found by the next background check, and excluded as usual', async () => {
      const { playerId, email, person } = await aSwede()
      const { idToken } = await it.signIn(email)
      const bet = await atAGame(idToken)
      await list(person)
      it.clock.travel(ASK_AGAIN_AFTER_MS - 1)
      await askInBackground()
      expect((await bet(`a-${playerId}`)).status).toBe(200)
      it.clock.travel(1)
      await askInBackground()
      expect((await bet(`b-${playerId}`)).body.code).toBe('PLAYER_BLOCKED')
      expect((await it.call('GET', '/v1/player/profile', { token: idToken })).status).toBe(401)
      expect(await readStatus(playerId)).toEqual({ status: 'SELF_EXCLUDED', until: null })
      expect((await answers(playerId)).map(({ occasion }) => occasion)).toEqual([
        'SIGN_IN',
        'IN_GAME',
      ])
      const feeds = await db().query('select 1 from platform.feed_token where player_id = $1', [
        playerId,
      ])
      expect(feeds).toEqual([])
    })

    test('one lost answer ends nothing; a register that stays silent ends games, and no session', async () => {
      const { playerId, email } = await aSwede()
      const { idToken } = await it.signIn(email)
      const bet = await atAGame(idToken)
      state = 'ERROR_500'
      try {
        for (let lost = 1; lost <= 2; lost += 1) {
          it.clock.travel(ASK_AGAIN_AFTER_MS)
          await askInBackground()
          expect((await bet(`${lost}-${playerId}`)).status).toBe(200)
        }
        it.clock.travel(ASK_AGAIN_AFTER_MS)
        await askInBackground()
        expect((await bet(`3-${playerId}`)).body.code).toBe('GAME_SESSION_ENDED')
        expect((await launch(idToken)).body.code).toBe('REGISTER_UNAVAILABLE')
        const balance = await it.call('GET', '/v1/player/wallet/balance', { token: idToken })
        expect(balance.status).toBe(200)
        expect((await readStatus(playerId)).status).toBe('REGISTERED')
      } finally {
        state = null
      }
      await atAGame(idToken)
    })

    test('players who have left, are in a break or live elsewhere are not checked', async () => {
      const gone = await aSwede()
      await it.signIn(gone.email)
      it.clock.travel(31 * 60_000)
      const resting = await aSwede()
      await it.signIn(resting.email)
      await it.platform.players.changeStatus({ playerId: resting.playerId, status: 'TIMEOUT' })
      const finn = await it.aPlayer()
      await it.signIn(finn.email)
      await askInBackground()
      for (const { playerId } of [gone, resting, finn]) {
        const occasions = (await answers(playerId)).map(({ occasion }) => occasion)
        expect(occasions).not.toContain('IN_GAME')
      }
    })

    test('can return with the sign-in after the register removes the entry, as before it', async () => {
      const { playerId, email, person } = await aSwede({ status: 'RESTRICTED' })
      const { id } = await list(person)
      expect((await tryToSignIn(email)).status).toBe(403)
      expect((await tryToSignIn(email)).status).toBe(403)
      await entries.remove(id)
      expect((await readStatus(playerId)).status).toBe('SELF_EXCLUDED')
      const { idToken } = await it.signIn(email)
      expect(await readStatus(playerId)).toEqual({ status: 'RESTRICTED', until: null })
      const { body } = await it.call('GET', '/v1/player/protection-events', { token: idToken })
      expect((body.events as { kind: string }[]).map(({ kind }) => kind)).toEqual([
        'REGISTER_ENDED',
        'REGISTER',
      ])
    })

    test('gets a new end date when the register names one, even an earlier one', async () => {
      const { playerId, email, person } = await aSwede()
      const { id } = await list(person)
      await tryToSignIn(email)
      await entries.remove(id)
      const until = new Date(it.clock.now() + 24 * HOUR_MS).toISOString()
      await list(person, { until })
      await tryToSignIn(email)
      expect(await readStatus(playerId)).toEqual({ status: 'SELF_EXCLUDED', until })
    })

    test('who also self-excludes is not released by any register', async () => {
      const { playerId, email, person } = await aSwede()
      const { id } = await list(person, {
        until: new Date(it.clock.now() + 24 * HOUR_MS).toISOString(),
      })
      const { body } = await tryToSignIn(email, { payoutOnly: true })
      const months = MARKETS.PP.exclusionMonths[0]
      const own = await it.call('PATCH', '/v1/player/exclusion', {
        token: String(body.idToken),
        body: { exclusionInMonths: months },
      })
      expect(own.status).toBe(204)
      const { until } = await readStatus(playerId)
      expect(Date.parse(until ?? '')).toBeGreaterThan(it.clock.now() + 100 * 24 * HOUR_MS)
      await entries.remove(id)
      expect((await tryToSignIn(email)).body.code).toBe('error.exclusion.in.progress')
      expect(await readStatus(playerId)).toEqual({ status: 'SELF_EXCLUDED', until })
    })

    test('an exclusion set by an administrator is not ended by the register', async () => {
      const { playerId, email, person } = await aSwede()
      const { id } = await list(person)
      await tryToSignIn(email)
      const until = new Date(it.clock.now() + 24 * HOUR_MS)
      await it.platform.players.changeStatus({ playerId, status: 'SELF_EXCLUDED', until })
      await entries.remove(id)
      expect((await tryToSignIn(email)).body.code).toBe('error.exclusion.in.progress')
    })

    test('is not checked while closed or in a time-out', async () => {
      const { email, playerId } = await aSwede({ status: 'CLOSED' })
      await tryToSignIn(email)
      const out = await aSwede({ status: 'TIMEOUT', statusUntil: new Date(it.clock.now() + 1_000) })
      await tryToSignIn(out.email)
      expect([...(await answers(playerId)), ...(await answers(out.playerId))]).toEqual([])
    })
  })

  describe('an unavailable register', () => {
    test.each([
      'REFUSED',
      'ERROR_500',
      'WRONG_JSON',
      'HANG_AFTER',
      'LOST_AFTER',
      'HALF_BODY_AFTER',
      'ERROR_500_AFTER',
    ] as const)(
      '%s: lets players withdraw, and opens no game and no deposit',
      async (fault) => {
        const { playerId, email } = await aSwede()
        state = fault
        try {
          const { idToken } = await it.signIn(email)
          const [game, paid] = await Promise.all([launch(idToken), deposit(idToken)])
          expect([game.status, game.body.code]).toEqual([424, 'REGISTER_UNAVAILABLE'])
          expect([paid.status, paid.body.code]).toEqual([424, 'REGISTER_UNAVAILABLE'])
          const balance = await it.call('GET', '/v1/player/wallet/balance', { token: idToken })
          expect(balance.status).toBe(200)
          expect((await readStatus(playerId)).status).toBe('REGISTERED')
          expect(await answers(playerId)).toMatchObject([
            { answer: 'UNAVAILABLE', receipt: null },
            { answer: 'UNAVAILABLE' },
            { answer: 'UNAVAILABLE' },
          ])
          state = null
          expect((await launch(idToken)).status).toBe(200)
        } finally {
          state = null
        }
      },
      60_000,
    )

    test('with a brief failure is queried twice', async () => {
      const { email } = await aSwede()
      const before = asked
      state = 'ERROR_500'
      await it.signIn(email)
      state = 'SLOW'
      const { idToken } = await it.signIn(email)
      state = null
      expect(asked).toBe(before + 3)
      expect((await launch(idToken)).status).toBe(200)
    })

    test('keeps the exclusions that it caused', async () => {
      const { playerId, email, person } = await aSwede()
      const { id } = await list(person)
      await tryToSignIn(email)
      await entries.remove(id)
      state = 'ERROR_500'
      const refused = await tryToSignIn(email)
      state = null
      expect(refused.body.code).toBe('error.exclusion.in.progress.indefinitely')
      expect((await readStatus(playerId)).status).toBe('SELF_EXCLUDED')
    })

    test('no lookup is made with incomplete data: without a birth date there is no play', async () => {
      const { playerId } = await it.platform.players.register({
        ...{ email: `half-${randomUUID()}@playhouse.test`, password: PASSWORD },
        ...{ displayName: 'Half', countryCode: 'SE', currency: 'SEK', languageCode: 'en' },
      })
      const player = await it.platform.players.find(playerId)
      const { idToken } = await it.signIn(player?.email ?? '')
      expect((await launch(idToken)).body.code).toBe('REGISTER_UNAVAILABLE')
    })

    test('an answer dated in the future is not used', async () => {
      const { email } = await aSwede()
      it.clock.travel(10 * HOUR_MS)
      await it.signIn(email)
      it.clock.travel(-10 * HOUR_MS)
      state = 'ERROR_500'
      const { idToken } = await it.signIn(email)
      const game = await launch(idToken)
      state = null
      expect(game.body.code).toBe('REGISTER_UNAVAILABLE')
    })
  })

  describe('a sign-up', () => {
    const signUp = async (person: ReturnType<typeof someone>) => {
      const id = randomUUID()
      const path = '/v1/player/registration'
      const email = `${id}@playhouse.test`
      const registration = await it.call('POST', path, {
        headers: { [CAPTCHA_HEADER]: 'captcha-ok' },
        body: {
          ...{ countryCode: 'NO', languageCode: 'no', email, password: PASSWORD },
          ...{ firstName: person.firstName, lastName: person.lastName },
          ...{ termsAndConditions: true, cookiePolicyAccepted: true, marketingOptIn: true },
        },
      })
      const [playerId, token] = [
        String(registration.body.playerId),
        String(registration.body.token),
      ]
      people += 1
      const contact = await it.call('PUT', path, {
        token,
        body: {
          ...{ playerId, mobilePhone: `+474${String(1_000_000 + people)}`, countryCode: 'NO' },
          ...{ languageCode: 'no', dateOfBirth: person.dateOfBirth, street: 'Storgata 1' },
          ...{ city: 'Oslo', postalCode: '0155', termsAndConditionsAccepted: true },
        },
      })
      expect(contact.status).toBe(200)
      const codeOf = async (kind: string, to: string) => {
        await it.call('POST', `${path}/${kind}_request`, { token, body: { playerId } })
        const rows = await db().query<{ params: { code: string } }>(
          'select params from platform.message where recipient = $1 order by id desc limit 1',
          [to],
        )
        return rows[0]?.params.code
      }
      const phone = `+474${String(1_000_000 + people)}`
      const enter = async (kind: string, to: string) =>
        it.call('POST', `${path}/${kind}_verification`, {
          token,
          body: { playerId, code: await codeOf(kind, to) },
        })
      return { playerId, email, token, enter: () => enter('sms', phone), path }
    }

    test('of a listed person opens no account, and the answer is stored', async () => {
      const person = someone()
      const { id } = await list(person)
      const { playerId, email, token, enter, path } = await signUp(person)
      const refused = await enter()
      expect([refused.status, refused.body.code]).toEqual([403, 'error.registration.excluded'])
      expect((await readStatus(playerId)).status).toBeUndefined()
      expect(await answers(playerId)).toMatchObject([{ occasion: 'SIGN_UP', answer: 'LISTED' }])
      expect((await it.call('POST', `${path}/sign_in`, { token })).status).toBe(409)
      expect((await tryToSignIn(email)).status).toBe(401)
      // After removal from the register, the same sign-up continues: its code has been entered.
      await entries.remove(id)
      const again = await it.call('POST', `${path}/sms_verification`, {
        token,
        body: { playerId, code: '000000' },
      })
      expect(again.status).toBe(204)
      expect((await it.call('POST', `${path}/sign_in`, { token })).status).toBe(200)
    })

    test('while the register is unavailable opens an account that cannot play until it answers', async () => {
      const { token, enter, path } = await signUp(someone())
      state = 'ERROR_500'
      try {
        expect((await enter()).status).toBe(204)
        const { body } = await it.call('POST', `${path}/sign_in`, { token })
        expect((await launch(String(body.idToken))).body.code).toBe('REGISTER_UNAVAILABLE')
        state = null
        expect((await launch(String(body.idToken))).status).toBe(200)
      } finally {
        state = null
      }
    })
  })

  test('the register accepts only queries signed by its operator', async () => {
    const question = {
      ...{ reference: randomUUID(), ...someone(), email: 'a@b.test', phone: null },
      ...{ postalCode: '', nationalId: null },
    }
    const other = createHttpRegister({
      ...{ url: `${line.url}${REGISTERS_PATH}/SE`, key: 'another-key'.repeat(4) },
      ...{ clock: it.clock.now, onFailure() {} },
    })
    expect(await other.ask(question)).toEqual({ kind: 'UNAVAILABLE' })
    const unsigned = await fetch(`${line.url}${REGISTERS_PATH}/SE/checks`, {
      method: 'POST',
      body: JSON.stringify(question),
    })
    expect(unsigned.status).toBe(401)
    const unknown = createHttpRegister({
      ...{ url: `${line.url}${REGISTERS_PATH}/XX`, key: KEY },
      ...{ clock: it.clock.now, onFailure() {} },
    })
    expect(await unknown.ask(question)).toEqual({ kind: 'UNAVAILABLE' })
  })
})

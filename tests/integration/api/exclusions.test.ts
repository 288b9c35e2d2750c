import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { MARKET_CODES, MARKETS } from '#markets/index.ts'
import { addMonths } from '#markets/local-moment.ts'
import { onBothEngines } from '#tests/fixtures/databases.ts'
import {
  type AtAGame,
  aPlatform,
  PASSWORD,
  type TestPlatform,
} from '#tests/fixtures/running-platform.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

onBothEngines('breaks', (db) => {
  let it: TestPlatform
  beforeAll(async () => {
    it = await aPlatform(db())
    return () => it.platform.close()
  })

  const patch = (token: string, path: 'timeout' | 'exclusion', body: unknown) =>
    it.call('PATCH', `/v1/player/${path}`, { token, body })
  const takeBreak = async (token: string, hours = 24, more: object = {}) => {
    const { status } = await patch(token, 'timeout', { timeout: hours, ...more })
    expect(status).toBe(204)
  }
  const tryToSignIn = (email: string, more: object = {}) =>
    it.call('POST', '/identity/sign_in', { body: { email, password: PASSWORD, ...more } })
  const toMyMoney = async (email: string) => {
    const { status, body } = await tryToSignIn(email, { payoutOnly: true })
    expect(status).toBe(200)
    return String(body.idToken)
  }
  const readStatus = async (playerId: string) => {
    const rows = await db().query<{ status: string; status_until: Date | null }>(
      'select status, status_until from platform.player where id = $1',
      [playerId],
    )
    return { status: rows[0]?.status, until: rows[0]?.status_until?.getTime() ?? null }
  }
  const bet = (at: AtAGame, n: number | string = 1) =>
    it.callback('/callbacks/relax/bet', {
      ...{ sessionId: at.sessionId, reference: `bet-${at.playerId}-${n}`, amountMinor: 100 },
      ...{ roundId: `round-${at.playerId}-${n}`, gameId: at.gameId, currency: 'EUR' },
    })
  const inbox = async (email: string) =>
    (
      await db().query<{ template: string; params: Record<string, string> }>(
        'select template, params from platform.message where recipient = $1 order by id',
        [email],
      )
    ).map(({ template, params }) => ({ template, params }))

  describe('a time-out', () => {
    test('ends every session, the game and the next bet at once, and is on record with the text shown', async () => {
      const at = await it.atAGame()
      const phone = await it.signIn(at.email)
      expect((await bet(at, 'before')).status).toBe(200)
      await takeBreak(at.tokens.idToken, 24, { panic: true, textVersion: 'en:1' })
      for (const { idToken } of [at.tokens, phone]) {
        expect((await it.call('GET', '/v1/player/profile', { token: idToken })).status).toBe(401)
      }
      for (const { refreshToken } of [at.tokens, phone]) {
        const again = await it.call('POST', '/identity/refresh', { body: { refreshToken } })
        expect(again.status).toBe(401)
      }
      expect((await bet(at, 'after')).body.code).toBe('PLAYER_BLOCKED')
      const refused = await tryToSignIn(at.email)
      expect(refused.body).toMatchObject({ code: 'error.timeout.in.progress' })
      expect(refused.body.error_description).toContain('remainingDays=1')
      // An open round is paid all the same: it is the player's money.
      const win = await it.callback('/callbacks/relax/win', {
        ...{ sessionId: at.sessionId, reference: `win-${at.playerId}`, amountMinor: 250 },
        ...{ roundId: `round-${at.playerId}-before`, currency: 'EUR', closesRound: true },
      })
      expect(win.status).toBe(200)
      const token = await toMyMoney(at.email)
      const { body } = await it.call('GET', '/v1/player/protection-events', { token })
      const until = new Date(it.clock.now() + DAY_MS).toISOString()
      expect(body.events).toEqual([
        {
          ...{ at: expect.any(String), kind: 'PANIC', until, textVersion: 'en:1' },
          acknowledgedAt: new Date(it.clock.now()).toISOString(),
        },
      ])
      await it.platform.idle()
      expect(await inbox(at.email)).toEqual([
        { template: 'break.begun', params: { until: '2026-11-21 14:00 (Europe/Helsinki)' } },
      ])
    })

    test('is one break when two requests arrive at once, and not shortened by a second one', async () => {
      const { email, playerId } = await it.aPlayer()
      const tabs = await Promise.all(Array.from({ length: 6 }, () => it.signIn(email)))
      const hours = [720, 24, 24, 168, 72, 24]
      const answers = await Promise.all(
        tabs.map(({ idToken }, index) => patch(idToken, 'timeout', { timeout: hours[index] })),
      )
      // Later requests find the session ended, or the break already started.
      expect(answers.every(({ status }) => status === 204 || status === 401)).toBe(true)
      const token = await toMyMoney(email)
      const { body } = await it.call('GET', '/v1/player/protection-events', { token })
      expect(body.events).toHaveLength(1)
      const before = await readStatus(playerId)
      await takeBreak(token, 24)
      expect(await readStatus(playerId)).toEqual(before)
    })

    test.each(MARKET_CODES)('takes the hours of %s and no others', async (code) => {
      const [countryCode = 'ZZ'] = MARKETS[code].originCountries
      const { email, playerId } = await it.aPlayer({ countryCode })
      const { idToken } = await it.signIn(email)
      const known = MARKETS[code].timeoutHours
      const others = [1, 23, 24, 25, 72, 168, 720, 1_440, 2_160, 8_784].filter(
        (hours) => !known.includes(hours),
      )
      for (const timeout of others) {
        expect((await patch(idToken, 'timeout', { timeout })).status).toBe(400)
      }
      expect((await readStatus(playerId)).status).toBe('REGISTERED')
      await takeBreak(idToken, known.at(-1))
      const until = it.clock.now() + (known.at(-1) ?? 0) * HOUR_MS
      expect(await readStatus(playerId)).toEqual({ status: 'TIMEOUT', until })
    })

    test('refuses what is not a time-out, and nothing happens', async () => {
      const { email, playerId } = await it.aPlayer()
      const { idToken } = await it.signIn(email)
      const wrong = [
        {},
        { timeout: 0 },
        { timeout: -24 },
        { timeout: 24.5 },
        { timeout: '24' },
        { timeout: 1e18 },
        { timeout: 24, panic: 'yes' },
        { timeout: 24, textVersion: '<script>' },
        { timeout: 24, playerId: 'another' },
        [],
        'null',
      ]
      for (const body of wrong) {
        expect([body, (await patch(idToken, 'timeout', body)).status]).toEqual([body, 400])
      }
      expect((await readStatus(playerId)).status).toBe('REGISTERED')
    })
  })

  describe('a break started by staff', () => {
    const until = () => new Date(it.clock.now() + DAY_MS).toISOString()

    test.each([
      ['TIMEOUT', 'TIMEOUT', true],
      ['SELF_EXCLUDED', 'SELF_EXCLUSION', false],
    ] as const)('equals one started by the player: %s', async (status, kind, keepsMarketing) => {
      const at = await it.atAGame()
      const token = at.tokens.idToken
      const offers = [{ communicationType: 'NEWSLETTER', channel: 'EMAIL', enabled: true }]
      await it.call('PATCH', '/v1/player/subscriptions', { token, body: { subscriptions: offers } })
      const change = { status, until: until() }
      await it.platform.players.update(at.playerId, change, 'a call to the service')
      expect((await it.call('GET', '/v1/player/profile', { token })).status).toBe(401)
      expect((await bet(at)).body.code).toBe('PLAYER_BLOCKED')
      expect(await readStatus(at.playerId)).toEqual({ status, until: Date.parse(change.until) })
      const mine = await toMyMoney(at.email)
      const events = await it.call('GET', '/v1/player/protection-events', { token: mine })
      expect(events.body.events).toMatchObject([{ kind, until: change.until, textVersion: null }])
      const record = await it.call('GET', '/v1/player/protection-record', { token: mine })
      expect(record.body.entries).toMatchObject([
        { event: kind, cause: 'operator', statusBefore: 'REGISTERED' },
      ])
      const { body } = await it.call('GET', '/v1/player/subscriptions', { token: mine })
      const on = (body.subscriptions as typeof offers).filter((one) => one.enabled)
      expect(on.some((one) => one.communicationType === 'NEWSLETTER')).toBe(keepsMarketing)
    })

    test('is on record once, though it is requested twice', async () => {
      const { playerId } = await it.aPlayer()
      const change = { status: 'SELF_EXCLUDED' as const, until: until() }
      for (const cause of ['one', 'two']) await it.platform.players.update(playerId, change, cause)
      const rows = await db().query(
        'select 1 from platform.protection_event where player_id = $1',
        [playerId],
      )
      expect(rows).toHaveLength(1)
    })
  })

  describe('self-exclusion', () => {
    test('lasts whole months of the market, and switches marketing off permanently', async () => {
      const { email, playerId } = await it.aPlayer()
      const { idToken } = await it.signIn(email)
      const offers = [
        { channel: 'SMS', communicationType: 'BONUS_OFFER', enabled: true },
        { channel: 'EMAIL', communicationType: 'NEWSLETTER', enabled: true },
        { channel: 'SMS', communicationType: 'RESPONSIBLE_GAMING', enabled: true },
      ]
      const want = { token: idToken, body: { subscriptions: offers } }
      expect((await it.call('PATCH', '/v1/player/subscriptions', want)).status).toBe(204)
      const at = it.clock.now()
      const asked = { exclusionInMonths: 6, exclusionDelayInHours: 0 }
      expect((await patch(idToken, 'exclusion', asked)).status).toBe(204)
      const until = addMonths(at, 6, 'Europe/Helsinki')
      expect(await readStatus(playerId)).toEqual({ status: 'SELF_EXCLUDED', until })
      expect((await tryToSignIn(email)).body.code).toBe('error.exclusion.in.progress')

      const token = await toMyMoney(email)
      const { body } = await it.call('GET', '/v1/player/subscriptions', { token })
      const on = (body.subscriptions as typeof offers).filter((one) => one.enabled)
      expect(on.map((one) => one.communicationType)).toEqual([
        'RESPONSIBLE_GAMING',
        'RESPONSIBLE_GAMING',
      ])
      const back = await it.call('PATCH', '/v1/player/subscriptions', { ...want, token })
      expect(back.status).toBe(400)
      const consent = await db().query(
        `select granted, details from platform.consent where player_id = $1 and kind = 'MARKETING'
         order by at desc, id desc limit 1`,
        [playerId],
      )
      expect(consent).toEqual([{ granted: false, details: { because: 'SELF_EXCLUSION' } }])
    })

    test.each(MARKET_CODES)('takes the months of %s and no others', async (code) => {
      const { originCountries, exclusionMonths, timeZone } = MARKETS[code]
      const [countryCode = 'ZZ'] = originCountries
      const { email, playerId } = await it.aPlayer({ countryCode })
      const { idToken } = await it.signIn(email)
      const exclude = (months: number) => patch(idToken, 'exclusion', { exclusionInMonths: months })
      const others = [0, 1, 3, 5, 6, 7, 9, 12, 24, 36, 60, 61, 120].filter(
        (months) => !exclusionMonths.includes(months),
      )
      for (const months of others) expect((await exclude(months)).status).toBe(400)
      expect((await readStatus(playerId)).status).toBe('REGISTERED')
      const [months = 0] = exclusionMonths
      expect((await exclude(months)).status).toBe(204)
      const until = addMonths(it.clock.now(), months, timeZone)
      expect(await readStatus(playerId)).toEqual({ status: 'SELF_EXCLUDED', until })
    })

    test('an indefinite one overrides the months sent with it', async () => {
      const { email, playerId } = await it.aPlayer()
      const { idToken } = await it.signIn(email)
      const asked = { accountDisableIndefinitely: true, exclusionInMonths: 12 }
      expect((await patch(idToken, 'exclusion', asked)).status).toBe(204)
      expect(await readStatus(playerId)).toEqual({ status: 'SELF_EXCLUDED', until: null })
      expect((await tryToSignIn(email)).body.code).toBe('error.exclusion.in.progress.indefinitely')
      await it.platform.idle()
      expect((await inbox(email)).map(({ template }) => template)).toEqual(['break.for-ever'])
    })

    test('refuses what is not an exclusion, and nothing happens', async () => {
      const { email, playerId } = await it.aPlayer()
      const { idToken } = await it.signIn(email)
      const wrong = [
        {},
        { exclusionInMonths: 0 },
        { exclusionInMonths: 1 },
        { exclusionInMonths: 5 },
        { exclusionInMonths: 7 },
        { exclusionInMonths: 6.5 },
        { exclusionInMonths: 6, exclusionDelayInHours: 24 },
        { accountDisableIndefinitely: false },
        { exclusionInMonths: '6' },
      ]
      for (const body of wrong) {
        expect([body, (await patch(idToken, 'exclusion', body)).status]).toEqual([body, 400])
      }
      expect((await readStatus(playerId)).status).toBe('REGISTERED')
    })
  })

  test('a break never ends earlier than before, for any requests in any order', async () => {
    const wish = fc.oneof(
      fc.constantFrom(24, 72, 168, 720).map((timeout) => ['timeout', { timeout }] as const),
      fc
        .constantFrom(6, 12, 24, 36, 60)
        .map((exclusionInMonths) => ['exclusion', { exclusionInMonths }] as const),
      fc.constant(['exclusion', { accountDisableIndefinitely: true }] as const),
    )
    const steps = fc.array(fc.record({ wish, waitsMs: fc.integer({ min: 0, max: 2 * DAY_MS }) }), {
      minLength: 1,
      maxLength: 5,
    })
    const months = (exclusionInMonths: 6 | 12) => ({
      wish: ['exclusion', { exclusionInMonths }] as const,
      waitsMs: 0,
    })
    const rank = { REGISTERED: 0, TIMEOUT: 1, SELF_EXCLUDED: 2 } as Record<string, number>
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const { email, playerId } = await it.aPlayer()
        let was = { status: 'REGISTERED' as string | undefined, until: 0 as number | null }
        for (const { wish, waitsMs } of all) {
          const [path, body] = wish as readonly ['timeout' | 'exclusion', object]
          it.clock.travel(waitsMs)
          expect((await patch(await toMyMoney(email), path, body)).status).toBe(204)
          const now = await readStatus(playerId)
          const [from, to] = [rank[was.status ?? ''] ?? 0, rank[now.status ?? ''] ?? 0]
          expect(to).toBeGreaterThanOrEqual(from)
          if (to === from)
            expect(now.until ?? Infinity).toBeGreaterThanOrEqual(was.until ?? Infinity)
          was = now
        }
      }),
      // The stories of a seed may have no shorter exclusion in an own one.
      { numRuns: 12, examples: [[[months(12), months(6)]]] },
    )
  })

  test('a session for payouts only opens nothing else, and is an ordinary one without a break', async () => {
    const at = await it.atAGame()
    await takeBreak(at.tokens.idToken)
    const token = await toMyMoney(at.email)
    const ask = (method: string, path: string, body?: unknown) =>
      it.call(method, path, { token, ...(body === undefined ? {} : { body }) })
    expect((await ask('GET', '/v1/player/wallet/balance')).status).toBe(200)
    expect((await ask('GET', '/v1/player/access/details')).body).toEqual({
      ...{ PAYOUT: false, SPORTS: false, CASINO: false, LIVE_CASINO: false },
      ...{ BONUSES: false, VIRTUAL_SPORTS: false },
    })
    const ticket = { gameId: 'g', channel: 'web', partner: 'main', jurisdiction: 'MT' }
    expect((await ask('POST', '/v1/gaming/ticket', ticket)).status).toBe(403)
    const money = { method: 'SKRILL', amount: 50, currency: 'EUR', key: crypto.randomUUID() }
    const paying = { ...money, keepInstrument: false, language: 'fi', returnPath: '/fi-FI/deposit' }
    expect((await ask('POST', '/v1/player/wallet/deposits', paying)).status).not.toBe(200)
    expect((await bet(at)).status).toBe(403)

    const limit = (change: object) =>
      ask('PATCH', '/v1/player/deposit-limits', { duration: 'D', ...change })
    expect((await limit({ limit: 50 })).status).toBe(200)
    expect((await limit({ limit: 40 })).body.D).toMatchObject({ value: 40, pendingDate: null })
    for (const change of [{ limit: 60 }, { deleteLimit: true }]) {
      expect((await limit(change)).body.code).toBe('ACCOUNT_RESTRICTED')
    }
    const all = { notificationType: 'ALL' }
    const reply = await ask('PATCH', '/v1/player/notification_type', all)
    expect(reply.body.code).toBe('ACCOUNT_RESTRICTED')
    expect((await ask('GET', '/v1/player/profile')).body.rights).toEqual(['own'])
    // With the break, the session for it ends, too.
    await it.platform.players.changeStatus({ playerId: at.playerId, status: 'REGISTERED' })
    expect((await ask('GET', '/v1/player/wallet/balance')).body.code).toBe('TOKEN_EXPIRED')

    const other = await it.aPlayer()
    const plain = await tryToSignIn(other.email, { payoutOnly: true })
    const rows = await db().query(
      'select payout_only from platform.player_session where player_id = $1',
      [other.playerId],
    )
    expect([plain.status, rows]).toEqual([200, [{ payout_only: false }]])
  })

  test('a session for payouts only is refused to anyone who is closed or excluded', async () => {
    for (const status of ['CLOSED', 'BLACKLISTED', 'PRE_REGISTERED'] as const) {
      const { email } = await it.aPlayer({ status })
      expect((await tryToSignIn(email, { payoutOnly: true })).status).not.toBe(200)
    }
  })

  test.each(['the button', 'self-exclusion'])(
    'of bets that race with %s, each is accepted before it or refused after it',
    async (what) => {
      for (const round of [1, 2, 3]) {
        const at = await it.atAGame()
        const began = Array.from({ length: 16 }, (_, index) => bet(at, `${round}-${index}`))
        if (what === 'the button') await takeBreak(at.tokens.idToken, 24, { panic: true })
        else await patch(at.tokens.idToken, 'exclusion', { exclusionInMonths: 6 })
        const late = Array.from({ length: 4 }, (_, index) => bet(at, `${round}-late-${index}`))
        const answers = await Promise.all(began)
        for (const { status } of await Promise.all(late)) expect(status).toBe(403)
        const taken = answers.filter(({ status }) => status === 200).length
        const rows = await db().query<{ taken: number; balance: bigint }>(
          `select (select count(*)::int from platform.ledger_transaction
                 where player_id = $1 and type = 'BET') as taken,
           (select balance from platform.wallet_account where player_id = $1 and account = 'MAIN') as balance`,
          [at.playerId],
        )
        expect(rows).toEqual([{ taken, balance: 10_000n - BigInt(taken) * 100n }])
      }
      expect((await it.platform.ledgerCheck()).differences).toEqual([])
    },
  )

  test('an exclusion waits for anyone who holds the wallet: a bet in progress ends before it', async () => {
    // The embedded engine does one thing at a time.
    if (db().engine !== 'postgres') return
    const { playerId, email } = await it.aPlayer({
      openingBalance: { minor: 100n, currency: 'EUR' },
    })
    const { idToken } = await it.signIn(email)
    const holding = db().batch([
      {
        sql: `select 1 from platform.wallet_account where player_id = $1 and account = 'MAIN' for update`,
        params: [playerId],
      },
      {
        sql: `do $wait$ begin
                for turn in 1..1000 loop
                  perform pg_stat_clear_snapshot();
                  if exists (select 1 from pg_stat_activity where wait_event_type = 'Lock'
                             and query like '%begin_break%') then return; end if;
                  perform pg_sleep(0.01);
                end loop;
                raise exception 'nobody waits for the wallet';
              end $wait$`,
      },
    ])
    const free = `select 1 from platform.wallet_account where player_id = $1 and account = 'MAIN'
      for update skip locked`
    await expect.poll(() => db().query(free, [playerId])).toEqual([])
    const request = takeBreak(idToken)
    await holding
    await request
    expect((await readStatus(playerId)).status).toBe('TIMEOUT')
  })

  test('the record is immutable', async () => {
    for (const sql of [
      "update platform.protection_event set kind = 'X'",
      'delete from platform.protection_event',
    ]) {
      await expect(db().query(sql)).rejects.toMatchObject({ code: 'PW001' })
    }
  })
})

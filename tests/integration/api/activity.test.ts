import { beforeAll, describe, expect, test } from 'vitest'
import { PLAY_TIMES } from '#contracts/player-api/activity.ts'
import type { TokenSet } from '#contracts/player-api/v1.ts'
import { MARKET_CODES, MARKETS } from '#markets/index.ts'
import { onBothEngines } from '#tests/fixtures/databases.ts'
import {
  type AtAGame,
  aPlatform,
  type TestPlatform,
  theProviders,
} from '#tests/fixtures/running-platform.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const PATH = '/v1/player/activity_check'
/** Well within the idle time of a session. */
const STEP = 20 * MINUTE

/** Providers with their games licensed in every market. */
const EVERYWHERE = Object.fromEntries(
  Object.entries(theProviders()).map(([id, it]) => [id, { ...it, licensedElsewhere: true }]),
)

onBothEngines('the activity check', (db) => {
  let it: TestPlatform
  beforeAll(async () => {
    it = await aPlatform(db(), { gameProviders: EVERYWHERE })
    return () => it.platform.close()
  })

  const get = async (who: TokenSet, path = '') =>
    (await it.call('GET', `${PATH}${path}`, { token: who.idToken })).body
  const set = (who: TokenSet, minutes: unknown, more: object = {}) =>
    it.call('PATCH', PATH, { token: who.idToken, body: { minutes, ...more } })
  const answer = (who: TokenSet, reason: string, more: object = {}) =>
    it.call('PATCH', `${PATH}/reset_timer`, { token: who.idToken, body: { reason, ...more } })
  const remaining = async (who: TokenSet) =>
    Number((await get(who, '/minutes_remaining')).remainingMs)
  const summary = (who: TokenSet) =>
    it.call('GET', '/v1/player/wallet/activity_check/result', { token: who.idToken })
  const events = async (who: TokenSet) => {
    const { body } = await it.call('GET', '/v1/player/protection-events', {
      token: who.idToken,
    })
    return (body.events as { kind: string; textVersion: string | null; until: string | null }[])
      .toReversed()
      .map(({ kind, textVersion, until }) => ({ kind, textVersion, until }))
  }
  let bets = 0
  const bet = (at: AtAGame, round?: string, amountMinor = 10) => {
    bets += 1
    return it.callback('/callbacks/relax/bet', {
      ...{ sessionId: at.sessionId, reference: `bet-${bets}`, amountMinor, currency: 'EUR' },
      ...{ roundId: round ?? `round-${bets}`, gameId: at.gameId },
    })
  }
  const win = (at: AtAGame, roundId: string, amountMinor: number) =>
    it.callback('/callbacks/relax/win', {
      ...{ sessionId: at.sessionId, reference: `win-${roundId}`, amountMinor, currency: 'EUR' },
      ...{ roundId, closesRound: true },
    })
  /** Lets time pass while these sessions stay active. */
  const pass = async (ms: number, ...those: TokenSet[]) => {
    for (let left = ms; left > 0; left -= STEP) {
      it.clock.travel(Math.min(left, STEP))
      for (const who of those) {
        const { refreshToken } = who
        const { body } = await it.call('POST', '/identity/refresh', { body: { refreshToken } })
        Object.assign(who, body)
      }
    }
  }
  const untilDue = async (who: TokenSet, sooner = 0, ...others: TokenSet[]) =>
    pass((await remaining(who)) - sooner, who, ...others)

  describe('settings', () => {
    test.each(MARKET_CODES)(
      'of %s start with its default time and accept only its choices',
      async (code) => {
        const [countryCode = 'ZZ'] = MARKETS[code].originCountries
        const { choicesMinutes, defaultMinutes, lockMinutes } = MARKETS[code].realityCheck
        const { email } = await it.aPlayer({ countryCode })
        const who = await it.signIn(email)
        const first = { minutes: defaultMinutes, choices: choicesMinutes, lockMinutes }
        expect(await get(who)).toEqual(first)
        const { body } = await it.call('GET', '/v1/player/wallet/activity_check', {
          token: who.idToken,
        })
        expect(body).toEqual(first)
        for (const minutes of PLAY_TIMES) {
          const isOffered = choicesMinutes.includes(minutes)
          expect((await set(who, minutes)).status).toBe(isOffered ? 200 : 400)
          const durationMs = (isOffered ? minutes : Number((await get(who)).minutes)) * MINUTE
          expect(await get(who, '/minutes_remaining')).toMatchObject({
            ...{ running: true, durationMs, tickMs: durationMs / 10, lockedUntil: null },
          })
        }
      },
    )

    test('that are invalid are refused, and nothing changes', async () => {
      const who = await it.signIn((await it.aPlayer()).email)
      for (const minutes of [0, -30, 31, 240, '30', null, 1e9, [30]]) {
        expect([minutes, (await set(who, minutes)).status]).toEqual([minutes, 400])
      }
      expect((await set(who, 30, { playerId: 'x' })).status).toBe(400)
      expect(await events(who)).toEqual([])
    })

    test('restarts the time when they change, and only then', async () => {
      const who = await it.signIn((await it.aPlayer()).email)
      await pass(10 * MINUTE, who)
      await set(who, 120)
      expect(await remaining(who)).toBe(110 * MINUTE)
      await set(who, 30, { textVersion: 'fi:1' })
      expect(await remaining(who)).toBe(30 * MINUTE)
      expect(await events(who)).toEqual([
        { kind: 'REALITY_CHECK_SET', textVersion: 'fi:1', until: expect.any(String) },
      ])
    })
  })

  describe('the time', () => {
    test('belongs to the player: another device continues it, and a login alone restarts it', async () => {
      const { email } = await it.aPlayer()
      const first = await it.signIn(email)
      await pass(15 * MINUTE, first)
      const second = await it.signIn(email)
      expect(await remaining(second)).toBe(105 * MINUTE)
      for (const { idToken } of [first, second]) {
        await it.call('POST', '/v1/player/sign_out', { token: idToken })
      }
      it.clock.travel(SECOND)
      const who = await it.signIn(email)
      expect(await remaining(who)).toBe(120 * MINUTE)
    })

    test('is not restarted by logging out and in where the market asks for a rest', async () => {
      const { email } = await it.aPlayer({ countryCode: 'DE' })
      const first = await it.signIn(email)
      await pass(59 * MINUTE, first)
      await it.call('POST', '/v1/player/sign_out', { token: first.idToken })
      it.clock.travel(30 * SECOND)
      const second = await it.signIn(email)
      expect(await remaining(second)).toBe(30 * SECOND)
      await it.call('POST', '/v1/player/sign_out', { token: second.idToken })
      it.clock.travel(5 * MINUTE)
      const third = await it.signIn(email)
      expect(await remaining(third)).toBe(60 * MINUTE)
    })

    test('counts to the minute from below', async () => {
      const who = await it.signIn((await it.aPlayer()).email)
      expect(await get(who, '/minutes_remaining')).toMatchObject({ minutesRemaining: 120 })
      it.clock.travel(1)
      expect(await get(who, '/minutes_remaining')).toMatchObject({ minutesRemaining: 120 })
      it.clock.travel(MINUTE)
      expect(await get(who, '/minutes_remaining')).toMatchObject({ minutesRemaining: 119 })
    })
  })

  describe('at the wallet', () => {
    const CASES = MARKET_CODES.filter((code) => MARKETS[code].enabled).flatMap((code) =>
      MARKETS[code].realityCheck.choicesMinutes.map((minutes) => [code, minutes] as const),
    )
    test.each(CASES)(
      '%s, %i minutes: a round starts a second before, none at the second',
      async (code, minutes) => {
        const { casino, originCountries } = MARKETS[code]
        const [countryCode = 'ZZ'] = originCountries
        // Without an open casino no stake is possible at all.
        if (casino !== 'open') return
        const at = await it.atAGame({ countryCode })
        const who = at.tokens
        await set(who, minutes)
        await untilDue(who, SECOND)
        expect((await bet(at)).status).toBe(200)
        it.clock.travel(SECOND)
        const refused = await bet(at)
        expect([refused.status, refused.body.code]).toEqual([403, 'REALITY_CHECK_DUE'])
        expect(await get(who, '/minutes_remaining')).toMatchObject({
          ...{ minutesRemaining: 0, running: false },
        })
        const { lockMinutes } = MARKETS[code].realityCheck
        if (lockMinutes > 0) {
          it.clock.travel(lockMinutes * MINUTE - SECOND)
          const early = await answer(who, 'CONTINUE')
          expect([early.status, early.body.code]).toEqual([409, 'REALITY_CHECK_LOCKED'])
          expect(early.response.headers.get('retry-after')).toBe('1')
          expect((await bet(at)).body.code).toBe('REALITY_CHECK_DUE')
          it.clock.travel(SECOND)
        }
        expect((await answer(who, 'CONTINUE')).body).toMatchObject({ minutesRemaining: minutes })
        expect((await bet(at)).status).toBe(200)
      },
    )

    test('a round in progress accepts stakes, payouts and rollbacks while a check is due', async () => {
      const at = await it.atAGame()
      await untilDue(at.tokens, SECOND)
      for (const round of ['open', 'other'])
        expect((await bet(at, `${round}-${at.playerId}`)).status).toBe(200)
      const taken = bets
      it.clock.travel(SECOND)
      expect((await bet(at, `open-${at.playerId}`)).status).toBe(200)
      expect((await win(at, `open-${at.playerId}`, 50)).status).toBe(200)
      const back = await it.callback('/callbacks/relax/rollback', {
        ...{ sessionId: at.sessionId, reference: `back-${taken}`, betReference: `bet-${taken}` },
        roundId: `other-${at.playerId}`,
      })
      expect(back.status).toBe(200)
      // Repeating a bet is idempotent.
      const again = await it.callback('/callbacks/relax/bet', {
        ...{ sessionId: at.sessionId, reference: `bet-${taken - 1}`, amountMinor: 10 },
        ...{ roundId: `open-${at.playerId}`, gameId: at.gameId, currency: 'EUR' },
      })
      expect(again.body).toMatchObject({ replayed: true })
      expect((await bet(at)).body.code).toBe('REALITY_CHECK_DUE')
    })

    test('takes nothing of 32 bettors at once while a check is due, on two instances and devices', async () => {
      const other = await aPlatform(db(), { clock: it.clock.now, gameProviders: EVERYWHERE })
      const at = await it.atAGame()
      await untilDue(at.tokens)
      const before = await it.platform.wallet.readBalance(at.playerId)
      const codes = await Promise.all(
        Array.from({ length: 32 }, async (_, n) => {
          const instance = n % 2 === 0 ? it : other
          const { body } = await instance.callback('/callbacks/relax/bet', {
            ...{ sessionId: at.sessionId, reference: `burst-${n}`, amountMinor: 10 },
            ...{ roundId: `burst-${n}`, gameId: at.gameId, currency: 'EUR' },
          })
          return body.code
        }),
      )
      expect(new Set(codes)).toEqual(new Set(['REALITY_CHECK_DUE']))
      expect(await it.platform.wallet.readBalance(at.playerId)).toEqual(before)
      const rounds = await db().query(
        'select 1 from platform.game_round where player_id = $1 and round_ref like $2',
        [at.playerId, 'burst-%'],
      )
      expect(rounds).toEqual([])
      await other.platform.close()
    })

    test('no player call restarts the time before it is up', async () => {
      const at = await it.atAGame({ countryCode: 'DE' })
      const who = at.tokens
      await untilDue(who, SECOND)
      for (const reason of ['LINK', 'LOGOUT', 'CONTINUE']) {
        expect((await answer(who, reason)).body).toMatchObject({ remainingMs: SECOND })
      }
      expect((await set(who, 60)).status).toBe(200)
      await it.call('POST', `${PATH}/shown`, { token: who.idToken, body: {} })
      await it.signIn(at.email)
      expect(await remaining(who)).toBe(SECOND)
      expect(await events(who)).toEqual([])
      it.clock.travel(SECOND)
      await it.signIn(at.email)
      for (const reason of ['LINK', 'LOGOUT']) {
        expect((await answer(who, reason)).body).toMatchObject({ minutesRemaining: 0 })
      }
      expect((await bet(at)).body.code).toBe('REALITY_CHECK_DUE')
    })

    test('after LOGOUT no device can play until one continues or a login restarts the time', async () => {
      const at = await it.atAGame()
      const other = await it.signIn(at.email)
      await untilDue(at.tokens, 0, other)
      await answer(at.tokens, 'LOGOUT')
      expect(await get(other, '/minutes_remaining')).toMatchObject({
        ...{ minutesRemaining: 0, running: false },
      })
      expect((await bet(at)).body.code).toBe('REALITY_CHECK_DUE')
      expect((await answer(other, 'CONTINUE')).body).toMatchObject({ running: true })
      expect((await bet(at)).status).toBe(200)
    })
  })

  describe('the record', () => {
    test('holds each check once: shown, answered, and with the text version', async () => {
      const { email } = await it.aPlayer()
      const tabs = await Promise.all([it.signIn(email), it.signIn(email)])
      const who = tabs[0]
      const show = (at: TokenSet, textVersion: string) =>
        it.call('POST', `${PATH}/shown`, { token: at.idToken, body: { textVersion } })
      await show(who, 'fi:1')
      await set(who, 30)
      for (const reason of ['CONTINUE', 'LINK', 'LOGOUT']) {
        await untilDue(who, 0, tabs[1])
        const shown = await Promise.all(tabs.map((tab) => show(tab, 'fi:2')))
        expect(shown.map(({ status }) => status)).toEqual([204, 204])
        await Promise.all(tabs.map((tab) => answer(tab, reason, { textVersion: 'fi:3' })))
        if (reason === 'LOGOUT') break
      }
      const shown = { kind: 'REALITY_CHECK', textVersion: 'fi:2', until: null }
      const answered = (reason: string, until: unknown) => ({
        ...{ kind: `REALITY_CHECK_${reason}`, textVersion: 'fi:3', until },
      })
      expect((await events(who)).slice(1)).toEqual([
        ...[shown, answered('CONTINUE', expect.any(String))],
        ...[shown, answered('LINK', expect.any(String))],
        ...[shown, answered('LOGOUT', null)],
      ])
      const { body } = await it.call('GET', '/v1/player/protection-events?about=BREAKS', {
        token: who.idToken,
      })
      expect(body.events).toEqual([])
    })

    test('says what was played since the login and since the last answer', async () => {
      const at = await it.atAGame()
      const who = at.tokens
      const since = new Date(it.clock.now()).toISOString()
      await bet(at, `r1-${at.playerId}`, 500)
      await bet(at, `r2-${at.playerId}`, 300)
      await win(at, `r1-${at.playerId}`, 250)
      await it.callback('/callbacks/relax/rollback', {
        ...{
          sessionId: at.sessionId,
          reference: `void-${at.playerId}`,
          betReference: `bet-${bets}`,
        },
        roundId: `r2-${at.playerId}`,
      })
      await set(who, 30)
      expect((await summary(who)).body).toEqual({
        ...{ turnover: 5, winnings: 2.5, delta: -2.5, currency: 'EUR', since },
        at: new Date(it.clock.now()).toISOString(),
      })
      await untilDue(who)
      expect((await summary(who)).body).toMatchObject({ turnover: 5, delta: -2.5 })
      await answer(who, 'CONTINUE')
      expect((await summary(who)).body).toMatchObject({ turnover: 0, winnings: 0, delta: 0 })
    })
  })
})

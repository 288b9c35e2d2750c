import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { HarmMarker, HarmMarkers, Notices } from '#contracts/player-api/harm-markers.ts'
import type { TokenSet } from '#contracts/player-api/v1.ts'
import type { Db } from '#platform/db/db.ts'
import { onBothEngines } from '#tests/fixtures/databases.ts'
import { type LedgerRow, writeLedgerRows } from '#tests/fixtures/ledger-rows.ts'
import { aPlatform, type TestPlatform } from '#tests/fixtures/running-platform.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

onBothEngines('early warnings', (db) => {
  let it: TestPlatform
  beforeAll(async () => {
    it = await aPlatform(db())
    return () => it.platform.close()
  })

  type Who = { playerId: string; email: string }
  const row = (who: Who, agoMs: number, type: string, euros: number): LedgerRow => ({
    ...{ playerId: who.playerId, reference: randomUUID(), atMs: it.clock.now() - agoMs, type },
    change: BigInt(Math.round(euros * 100)),
    ...(type === 'DEPOSIT'
      ? { category: 'PAYMENT', provider: 'psp' }
      : { category: 'CASINO', provider: 'test' }),
  })
  const write = (rows: LedgerRow[]) => writeLedgerRows(db(), rows)
  const get = async <Body>(who: TokenSet, path: string) => {
    const { status, body } = await it.call('GET', `/v1/player/${path}`, { token: who.idToken })
    expect(status).toBe(200)
    return body as Body
  }
  const notices = (who: TokenSet) => get<Notices>(who, 'notices')
  const warnings = (who: TokenSet) => get<HarmMarkers>(who, 'warnings')
  const open = async (who: TokenSet) => (await notices(who)).warning as HarmMarker
  const answer = (who: TokenSet, id: string, body: object) =>
    it.call('POST', `/v1/player/warnings/${id}/answer`, { token: who.idToken, body })
  const signIn = (who: Who) => it.signIn(who.email)
  const marketing = async (who: TokenSet) =>
    (await get<{ marketing: boolean }>(who, 'profile')).marketing
  /** Three deposits of 100 within an hour, each lost except for the last five euros. */
  const chase = (who: Who) =>
    write([
      row(who, 50 * MINUTE, 'DEPOSIT', 100),
      row(who, 49 * MINUTE, 'BET', -95),
      row(who, 30 * MINUTE, 'DEPOSIT', 100),
      row(who, 29 * MINUTE, 'BET', -95),
      row(who, 10 * MINUTE, 'DEPOSIT', 100),
    ])

  test('a player who chases losses is warned, has to answer, and reads why', async () => {
    const who = await it.aPlayer()
    const me = await signIn(who)
    await it.platform.runJobs()
    expect(await notices(me)).toEqual({
      ...{ currency: 'EUR', warning: null, isReviewDue: false, isReviewShown: false },
    })
    expect(await marketing(me)).toBe(true)
    await chase(who)
    it.clock.travel(10 * MINUTE)
    await it.platform.runJobs()
    const warning = await open(me)
    expect(warning).toMatchObject({ rule: 'chasing', level: 2, shownAt: null, answeredAt: null })
    expect(warning.figures).toEqual([
      { name: 'count', unit: 'count', value: 3 },
      { name: 'lost', unit: 'money', value: 190 },
    ])
    expect(await marketing(me)).toBe(false)

    for (let twice = 0; twice < 2; twice += 1) {
      const shown = await it.call('POST', `/v1/player/warnings/${warning.id}/shown`, {
        ...{ token: me.idToken, body: { textVersion: 'message-2:a1' } },
      })
      expect(shown.status).toBe(204)
    }
    expect((await open(me)).shownAt).not.toBeNull()
    const body = { answer: 'LIMITS', textVersion: 'message-2:a1' }
    expect((await answer(me, warning.id, body)).status).toBe(204)
    expect((await answer(me, warning.id, { answer: 'READ' })).status).toBe(204)
    expect((await notices(me)).warning).toBeNull()
    const { warnings: all, noMarketingUntil } = await warnings(me)
    expect(all).toMatchObject([{ id: warning.id, answer: 'LIMITS' }])
    expect(Date.parse(noMarketingUntil ?? '')).toBe(it.clock.now() + 30 * DAY)

    const record = await get<{ entries: { event: string; cause: string; details?: object }[] }>(
      me,
      'protection-record',
    )
    expect(record.entries.map(({ event, cause }) => `${event} ${cause}`)).toEqual([
      'WARNING rule:chasing',
      'WARNING_SHOWN player',
      'WARNING_ANSWERED player',
    ])
    expect(record.entries[0]?.details).toMatchObject({ rule: 'chasing', level: 2 })
    expect(
      record.entries.map((entry) => (entry as { acknowledgement?: unknown }).acknowledgement),
    ).toEqual([null, null, expect.anything()])
    expect(record.entries[2]).toMatchObject({
      textVersion: 'message-2:a1',
      details: { answer: 'LIMITS' },
    })
  })

  test.each(['RESTRICTED', 'PAYOUT'] as const)(
    'no marketing is sent to a player who is %s',
    async (status) => {
      const who = await it.aPlayer()
      const me = await signIn(who)
      expect(await marketing(me)).toBe(true)
      await it.platform.players.changeStatus({ playerId: who.playerId, status })
      expect(await marketing(await signIn(who))).toBe(false)
    },
  )

  test('no one reads or answers the message of another player', async () => {
    const [one, other] = [await it.aPlayer(), await it.aPlayer()]
    const [me, you] = [await signIn(one), await signIn(other)]
    await it.platform.warnings.pretend(one.playerId, { rule: 'chasing', level: 2 })
    const { id } = await open(me)
    expect((await warnings(you)).warnings).toEqual([])
    for (const path of ['answer', 'shown']) {
      const refused = await it.call('POST', `/v1/player/warnings/${id}/${path}`, {
        ...{ token: you.idToken, body: path === 'answer' ? { answer: 'READ' } : {} },
      })
      expect([refused.status, refused.body.code]).toEqual([404, 'NOT_FOUND'])
    }
    expect((await open(me)).answeredAt).toBeNull()
  })

  test('several concurrent checks raise one message', async () => {
    const who = await it.aPlayer()
    const me = await signIn(who)
    await chase(who)
    await Promise.all(Array.from({ length: 8 }, () => it.platform.warnings.look(who.playerId)))
    expect((await warnings(me)).warnings).toHaveLength(1)
  })

  test('the escalation: staff are notified at the third step, and the record shows who has reviewed it', async () => {
    const who = await it.aPlayer()
    const me = await signIn(who)
    const hit = () => it.platform.warnings.pretend(who.playerId, { rule: 'longPlay', level: 1 })
    const steps: unknown[] = []
    for (let n = 0; n < 4; n += 1) {
      steps.push(await hit(), await hit())
      const waiting = (await notices(me)).warning
      if (waiting) await answer(me, waiting.id, { answer: 'READ' })
      it.clock.travel(DAY + MINUTE)
      Object.assign(me, await signIn(who))
    }
    expect(steps.map((it) => (it as { level: number } | null)?.level ?? null)).toEqual([
      ...[1, null, 2, null, 3, null, 3, null],
    ])
    expect(it.logged()).toContain('staff has to review this')
    const mine = async () =>
      (await it.platform.warnings.list()).filter(({ playerId }) => playerId === who.playerId)
    const [waits] = await mine()
    expect(waits).toMatchObject({ level: 3, waitsForStaff: true, email: who.email })
    const of = { playerId: who.playerId, id: waits?.id ?? '' }
    expect(await it.platform.warnings.note(of)).toBe(true)
    expect(await it.platform.warnings.note(of)).toBe(false)
  })

  test('play at night and for hours is counted by the market’s clock', async () => {
    const who = await it.aPlayer({ openingBalance: { minor: 100_000n, currency: 'EUR' } })
    // A stake every four minutes, for an hour and a half from local midnight on, on three nights.
    const now = it.clock.now()
    const midnight = Date.UTC(2026, 10, 19, 22)
    const bets = [0, 1, 2].flatMap((night) =>
      Array.from({ length: 23 }, (_, n) =>
        row(who, now - (midnight - night * DAY + n * 4 * MINUTE), 'BET', -0.01),
      ),
    )
    await write(bets)
    // Only now: the check starts at the login, and counts past play once.
    const me = await signIn(who)
    await it.platform.warnings.look(who.playerId)
    expect(await open(me)).toMatchObject({
      ...{ rule: 'nightPlay', level: 1 },
      figures: [
        { name: 'count', unit: 'count', value: 3 },
        { name: 'time', unit: 'minutes' },
      ],
    })
  })

  test('a raise of a limit that is almost used up triggers a message', async () => {
    const who = await it.aPlayer()
    const me = await signIn(who)
    const limit = (value: number) =>
      it.call('PATCH', '/v1/player/deposit-limits', {
        ...{ token: me.idToken, body: { duration: 'D', limit: value } },
      })
    await limit(100)
    await write([row(who, MINUTE, 'DEPOSIT', 96)])
    expect((await limit(500)).body.notice).toBe('updateReceived')
    await it.platform.runJobs()
    expect(await open(me)).toMatchObject({
      rule: 'limitRaise',
      figures: [
        { name: 'count', value: 1 },
        { name: 'used', unit: 'money', value: 96 },
        { name: 'limit', unit: 'money', value: 100 },
      ],
    })
  })

  test('no message is raised during a break, and a message of level 1 expires by itself', async () => {
    const who = await it.aPlayer()
    const me = await signIn(who)
    await it.platform.warnings.pretend(who.playerId, { rule: 'depositsFailed', level: 1 })
    const { id } = await open(me)
    expect(await marketing(me)).toBe(true)
    await it.call('POST', `/v1/player/warnings/${id}/shown`, { token: me.idToken, body: {} })
    it.clock.travel(DAY)
    expect((await notices(await signIn(who))).warning).toBeNull()
    await chase(who)
    await it.platform.players.changeStatus({ playerId: who.playerId, status: 'TIMEOUT' })
    expect(await it.platform.warnings.look(who.playerId)).toBeNull()
  })
})

describe('a player with very many rows', () => {
  onBothEngines('is never read whole', (db) => {
    test('bets of past years are not read, and those of today once', async () => {
      const sent: string[] = []
      const inner = db()
      const noted: Db = {
        engine: inner.engine,
        query(sql, ...more) {
          sent.push(sql)
          return inner.query(sql, ...more)
        },
        batch: (statements) => inner.batch(statements),
        listen: (channel, handler) => inner.listen(channel, handler),
        health: () => inner.health(),
        stats: () => inner.stats(),
        close: () => inner.close(),
      }
      const it = await aPlatform(noted)
      const { playerId } = await it.aPlayer()
      const now = it.clock.now()
      await db().query(
        `insert into platform.ledger_transaction
           (player_id, id, provider, reference, category, type, status, currency, amount, balance_after, created_at)
         select $1, gen_random_uuid(), 'test', n::text, 'CASINO', 'BET', 'SUCCESS', 'EUR', 1, 0,
                $2::timestamptz - n * interval '20 minutes' from generate_series(1, 30000) n`,
        [playerId, new Date(now)],
      )
      await it.platform.warnings.look(playerId)
      const stretches = async () =>
        (
          await db().query<{ n: bigint; oldest: Date; played: bigint }>(
            `select count(*) as n, min(starts_at) as oldest, sum(played)::bigint as played
             from platform.play_stretch where player_id = $1`,
            [playerId],
          )
        )[0]
      const first = await stretches()
      expect(first?.oldest.getTime()).toBeGreaterThanOrEqual(now - 8 * DAY - 30 * MINUTE)
      // Each isolated stake counts as a minute.
      expect(first?.played).toBe(BigInt(8 * 72 * MINUTE))
      sent.length = 0
      await it.platform.warnings.look(playerId)
      const counted = sent.filter((sql) => sql.includes('count_play_stretches'))
      expect(counted).toHaveLength(1)
      expect(await stretches()).toEqual(first)
      await it.platform.close()
    })
  })
})

import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { outboxResponse } from '#contracts/messages.ts'
import { CODE_LIMITS, createOneTimeCodes } from '#platform/codes/index.ts'
import type { Db } from '#platform/db/db.ts'
import { createOutbox, deleteOldMessages, writeMessage } from '#platform/messages/index.ts'
import { applyRetention } from '#platform/retention.ts'
import { outboxRoutes, readOutbox } from '#sandbox/outbox/routes.ts'
import { onBothEngines } from '#tests/fixtures/databases.ts'

const MINUTE = 60_000
const ABOUT = { purpose: 'SIGN_UP_PHONE', template: 'sign-up.code', language: 'fi' } as const

onBothEngines('one-time codes and their messages', (db) => {
  let now = Date.UTC(2026, 10, 20, 12)
  let people = 0
  const someone = () => {
    people += 1
    now += 20 * MINUTE
    return {
      subject: `subject-${people}`,
      to: `+3584012345${people + 10}`,
      visitor: `192.0.2.${people}`,
    }
  }
  const codes = () =>
    createOneTimeCodes({
      db: db(),
      clock: () => now,
      random: randomBytes,
      messenger: createOutbox({ db: db(), clock: () => now }),
      secret: 'a secret of the tests',
    })
  const send = (who: ReturnType<typeof someone>, more = {}) =>
    codes().send({ ...ABOUT, kind: 'sms', ...who, ...more })
  const enter = (who: ReturnType<typeof someone>, code: string, more = {}) =>
    codes().enter({ purpose: ABOUT.purpose, ...who, code, ...more })
  const newest = async (to: string) => (await readOutbox(db(), to))[0]
  const codeTo = async (to: string) => (await newest(to))?.params.code ?? 'none'
  const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

  test('a code arrives, works once, and never again', async () => {
    const who = someone()
    expect(await send(who)).toMatchObject({ ok: true })
    const code = await codeTo(who.to)
    expect(code).toMatch(/^\d{6}$/)
    expect(await enter(who, code)).toEqual({ ok: true, value: null })
    expect(await enter(who, code)).toEqual({ ok: false, refusal: 'sms.code.invalid' })
  })

  test('at rest neither the code nor a plain hash of it is stored', async () => {
    const who = someone()
    await send(who)
    const code = await codeTo(who.to)
    const rows = await db().query<{ code_hash: string }>(
      'select * from platform.one_time_code where subject = $1',
      [who.subject],
    )
    expect(
      JSON.stringify(rows, (_, it) => (typeof it === 'bigint' ? String(it) : it)),
    ).not.toContain(code)
    const other = createOneTimeCodes({
      db: db(),
      clock: () => now,
      random: randomBytes,
      messenger: createOutbox({ db: db(), clock: () => now }),
      secret: 'another secret',
    })
    expect(await other.enter({ purpose: ABOUT.purpose, ...who, code })).toMatchObject({ ok: false })
  })

  test('is valid only for its purpose, person, number and id', async () => {
    const who = someone()
    const sent = await send(who)
    const code = await codeTo(who.to)
    const other = { ...someone(), visitor: '198.51.100.1' }
    now -= 20 * MINUTE
    const tries = [
      { purpose: 'PASSWORD_RESET' },
      { subject: other.subject },
      { to: other.to },
      { id: '0198ffff-0000-7000-8000-00000000ffff' },
    ]
    for (const [index, more] of tries.entries()) {
      const visitor = `203.0.113.${index}`
      expect(await enter(who, code, { ...more, visitor })).toEqual({
        ok: false,
        refusal: 'sms.code.invalid',
      })
    }
    const id = sent.ok ? sent.value.id : ''
    expect(await enter(who, code, { id, visitor: '203.0.113.9' })).toMatchObject({ ok: true })
  })

  test('a newer code replaces the previous one', async () => {
    const who = someone()
    await send(who)
    const first = await codeTo(who.to)
    now += MINUTE
    await send(who)
    const second = await codeTo(who.to)
    if (first !== second) expect(await enter(who, first)).toMatchObject({ ok: false })
    expect(await enter(who, second)).toMatchObject({ ok: true })
  })

  test('twenty parallel guesses are five, and the right code comes too late after them', async () => {
    const who = someone()
    await send(who)
    const code = await codeTo(who.to)
    const guesses = Array.from({ length: 20 }, (_, n) =>
      enter(who, wrong(code), { visitor: `203.0.113.${100 + n}` }),
    )
    const refusals = (await Promise.all(guesses)).map((it) => (it.ok ? 'ok' : it.refusal))
    expect(refusals.filter((it) => it === 'sms.code.invalid')).toHaveLength(5)
    expect(refusals.filter((it) => it === 'TOO_MANY_REQUESTS')).toHaveLength(15)
    expect(await enter(who, code, { visitor: '203.0.113.200' })).toMatchObject({ ok: false })
  })

  test('two at once with the right code: one succeeds', async () => {
    const who = someone()
    await send(who)
    const code = await codeTo(who.to)
    const both = await Promise.all([enter(who, code), enter(who, code)])
    expect(both.filter((it) => it.ok)).toHaveLength(1)
  })

  test('three messages to one number, with a pause between them; a fourth is refused and says how long', async () => {
    const who = someone()
    const from = (n: number) => ({ visitor: `198.51.100.${n}` })
    expect(await send(who, from(1))).toMatchObject({ ok: true })
    expect(await send(who, from(2))).toMatchObject({
      refusal: 'TOO_MANY_REQUESTS',
      detail: { retryAfterSeconds: 30 },
    })
    for (const n of [3, 4]) {
      now += MINUTE
      expect(await send(who, from(n))).toMatchObject({ ok: true })
    }
    now += MINUTE
    expect(await send(who, from(5))).toMatchObject({
      refusal: 'sms.max.attempts.reached',
      detail: { retryAfterSeconds: expect.any(Number) },
    })
    expect(await readOutbox(db(), who.to)).toHaveLength(3)
    now += 24 * 60 * MINUTE
    expect(await send(who, from(6))).toMatchObject({ ok: true })
  })

  test('one network address cannot make us message many numbers', async () => {
    const people = [someone(), someone(), someone(), someone()]
    const visitor = '198.51.100.77'
    const sent = []
    for (const who of people) sent.push(await send(who, { visitor }))
    expect(sent.map((it) => it.ok)).toEqual([true, true, true, false])
    expect(CODE_LIMITS.sends.limit).toBe(3)
  })

  test('the sandbox lists messages newest first and by recipient, however the plus sign is sent', async () => {
    const [one, other] = [someone(), someone()]
    await send(one)
    await send(other)
    const app = outboxRoutes(db() as { query: Db['query'] }, writeMessage)
    const read = async (query: string) =>
      outboxResponse.parse(await (await app.request(`/${query}`)).json()).messages
    expect((await read('')).slice(0, 2).map((it) => it.to)).toEqual([other.to, one.to])
    for (const to of [one.to, encodeURIComponent(one.to), one.to.slice(1)]) {
      expect((await read(`?to=${to}`)).map((it) => it.to)).toEqual([one.to])
    }
    expect((await app.request(`/?to=${'a'.repeat(300)}`)).status).toBe(400)
    const stolen = await app.request('/', {
      headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' },
    })
    expect(stolen.status).toBe(403)
  })

  test('the page shows user input as text, never as markup', async () => {
    const to = 'x"><script>alert(1)</script>@playhouse.test'
    await createOutbox({ db: db(), clock: () => now }).send({
      kind: 'mail',
      to,
      template: 'sign-up.welcome',
      language: 'en',
      params: { name: '<img src=x onerror=alert(1)>', link: 'javascript:alert(1)' },
    })
    const app = outboxRoutes(db() as { query: Db['query'] }, writeMessage)
    const page = await app.request(`/read?to=${encodeURIComponent(to)}`)
    const text = await page.text()
    expect(text).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(text).not.toMatch(/<script|<img|href="javascript/)
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  test('messages are deleted after a week, expired codes and counts sooner', async () => {
    const who = someone()
    await send(who)
    await deleteOldMessages(db(), now + 6 * 86_400_000)
    expect(await newest(who.to)).toBeDefined()
    await applyRetention(db(), now + 8 * 86_400_000)
    expect(await newest(who.to)).toBeUndefined()
    for (const table of ['one_time_code', 'rate_window']) {
      expect(await db().query(`select * from platform.${table}`)).toEqual([])
    }
  })
})

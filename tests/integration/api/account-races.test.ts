import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '#platform/db/db.ts'
import { readOutbox } from '#sandbox/outbox/routes.ts'
import { onBothEngines } from '#tests/fixtures/databases.ts'
import { aPlatform, PASSWORD, type TestPlatform } from '#tests/fixtures/running-platform.ts'

const AT_ONCE = 8
const MINUTE = 60_000
const many = Array.from({ length: AT_ONCE }, (_, n) => n)

onBothEngines('many at once', (db) => {
  let it: TestPlatform
  let people = 0
  beforeAll(async () => {
    it = await aPlatform(db())
  })
  afterAll(() => it?.platform.close())

  const email = () => {
    people += 1
    return `racer-${people}-${Math.trunc(it.clock.now() / MINUTE)}@playhouse.test`
  }
  const newest = async (to: string) => {
    await it.platform.idle()
    return (await readOutbox(db(), to))[0]?.params ?? {}
  }
  const sign = (address: string, password: string) =>
    it.call('POST', '/identity/sign_in', { body: { email: address, password } })

  test('new passwords by one key: one is stored, and it is the one of the successful response', async () => {
    const player = await it.aPlayer({ email: email() })
    await it.call('POST', '/v1/player/password_reset', { body: { email: player.email } })
    const { link = 'http://none' } = await newest(player.email)
    const resetKey = new URL(link).searchParams.get('key')
    const answers = await Promise.all(
      many.map((n) =>
        it.call('POST', '/v1/player/password_reset/new_password/email', {
          body: { resetKey, password: `Password-${n}-x` },
        }),
      ),
    )
    const winners = many.filter((n) => answers[n]?.status === 204)
    expect(winners).toHaveLength(1)
    expect((await sign(player.email, `Password-${winners[0]}-x`)).status).toBe(200)
    const keys = await db().query('select hash from platform.password_reset where player_id = $1', [
      player.playerId,
    ])
    expect(keys).toEqual([])
  })

  test('a new password and sign-ins with the old one: no session of the old one is left', async () => {
    const player = await it.aPlayer({ email: email() })
    const { idToken } = await it.signIn(player.email)
    const [changed] = await Promise.all([
      it.call('POST', '/v1/player/password', {
        token: idToken,
        body: { oldPassword: PASSWORD, newPassword: 'Another-house-2' },
      }),
      ...many.map(() => sign(player.email, PASSWORD)),
    ])
    expect(changed?.status).toBe(204)
    const sessions = await it.call('GET', '/v1/player/sessions', { token: idToken })
    expect(sessions.body.sessions).toHaveLength(1)
  })

  test('first sign-ins of one player: all succeed, and none deadlocks with another', async () => {
    const player = await it.aPlayer({ email: email() })
    const held = holdPlayer(db(), player.playerId, AT_ONCE)
    await untilHeld(db(), player.playerId)
    const answers = await Promise.all(many.map(() => sign(player.email, PASSWORD)))
    await held
    expect(answers.map(({ status }) => status)).toEqual(many.map(() => 200))
    expect(await deadlocksOf(db())).toBe(0n)
  })

  test('entries of one code and the number of one phone: each is taken once', async () => {
    const phone = `+35840777${String(1_000 + people).slice(-4)}`
    const signed = async () => {
      const player = await it.aPlayer({ email: email() })
      return { ...player, token: (await it.signIn(player.email)).idToken }
    }
    const pending = []
    for (const player of [await signed(), await signed()]) {
      it.clock.travel(MINUTE)
      const { body } = await it.call('POST', '/v1/player/phone_number', {
        token: player.token,
        body: { mobilePhone: phone, password: PASSWORD },
      })
      const { code } = await newest(phone)
      pending.push({ token: player.token, body: { ...body, code } })
    }
    const answers = await Promise.all(
      pending.flatMap(({ token, body }) =>
        [0, 1].map(() => it.call('POST', '/v1/player/sms_verification', { token, body })),
      ),
    )
    expect(answers.map((a) => a.status).sort()).toEqual([204, 400, 400, 409])
    const owners = await db().query(
      'select player_id from platform.player_person where phone = $1',
      [phone],
    )
    expect(owners).toHaveLength(1)
  })
})

/**
 * Locks a player's row until this many transactions wait for it, so that they continue at the same moment. On the
 * embedded engine's single connection nothing waits.
 */
async function holdPlayer(db: Db, playerId: string, waiting: number): Promise<void> {
  if (db.engine === 'pglite') return
  await db.batch([
    { sql: 'select 1 from platform.player where id = $1 for update', params: [playerId] },
    {
      sql: `do $held$ begin
              while (select count(*) from pg_stat_activity
                     where datname = current_database() and wait_event_type = 'Lock') < ${waiting} loop
                perform pg_sleep(0.01);
                perform pg_stat_clear_snapshot();
              end loop;
            end $held$`,
    },
  ])
}

/** A sign-in that comes before the lock would be one too few to wait for it. */
async function untilHeld(db: Db, playerId: string): Promise<void> {
  if (db.engine === 'pglite') return
  const free = 'select 1 from platform.player where id = $1 for update skip locked'
  for (let n = 0; n < 10_000; n += 1) if ((await db.query(free, [playerId])).length === 0) return
  throw new Error('the row of the player was never held')
}

/** How often this database has had to resolve a deadlock. */
async function deadlocksOf(db: Db): Promise<bigint | undefined> {
  const [row] = await db.query<{ deadlocks: bigint }>(
    'select deadlocks from pg_stat_database where datname = current_database()',
  )
  return row?.deadlocks
}

import { afterAll, beforeAll, expect, test } from 'vitest'
import { openEmbedded } from '#tests/fixtures/databases.ts'
import { aPlatform, type TestPlatform } from '#tests/fixtures/running-platform.ts'

let engine: Awaited<ReturnType<typeof openEmbedded>>
let it: TestPlatform

beforeAll(async () => {
  engine = await openEmbedded()
  it = await aPlatform(engine.db)
})
afterAll(async () => {
  await it.platform.close()
  await engine.drop()
})

async function segmentsOf(email: string): Promise<unknown> {
  const { idToken } = await it.signIn(email)
  return (await it.call('GET', '/v1/player/segments', { token: idToken })).body.segments
}

test('a player sees the player’s own lists, and no one else on them', async () => {
  const [one, other] = [await it.aPlayer(), await it.aPlayer()]
  const csv = `\uFEFF"${one.playerId.toUpperCase()}";${other.playerId}\r\n${one.playerId},\n`
  expect(await it.platform.putSegment({ key: 'both', csv })).toEqual({
    ok: true,
    value: { players: 2 },
  })
  await it.platform.putSegment({ key: 'one-only', csv: one.playerId })
  expect(await segmentsOf(one.email)).toEqual(['both', 'one-only'])
  expect(await segmentsOf(other.email)).toEqual(['both'])
})

test('a list replaces the previous one, an empty one empties it', async () => {
  const [one, other] = [await it.aPlayer(), await it.aPlayer()]
  await it.platform.putSegment({ key: 'changing', csv: one.playerId })
  await it.platform.putSegment({ key: 'changing', csv: other.playerId })
  expect(await segmentsOf(one.email)).toEqual([])
  expect(await segmentsOf(other.email)).toEqual(['changing'])
  expect(await it.platform.putSegment({ key: 'changing', csv: ' \n ' })).toMatchObject({ ok: true })
  expect(await segmentsOf(other.email)).toEqual([])
})

test.each([
  ['a stranger', 'fine', '0198ffff-0000-7000-8000-00000000ffff'],
  ['no id', 'fine', "x' or 1=1 --"],
  ['a wrong key', 'Not A Key', ''],
  ['a long key', 'k'.repeat(41), ''],
])('%s refuses the whole list and changes nothing', async (_, key, line) => {
  const { playerId, email } = await it.aPlayer()
  await it.platform.putSegment({ key: 'fine', csv: playerId })
  const put = await it.platform.putSegment({ key, csv: `${line}` })
  expect(put).toMatchObject({ ok: false, refusal: 'VALIDATION_FAILED' })
  expect(await segmentsOf(email)).toEqual(['fine'])
})

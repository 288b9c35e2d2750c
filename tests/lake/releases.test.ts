import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ALLOWED_FROM, type ReleaseState } from '#content-lake/documents/releases.ts'
import { type RunningLake, startLake, TOKEN } from './running-lake.ts'
import { until } from './until.ts'

let running: RunningLake
beforeAll(async () => {
  running = await startLake({
    againstPublishing: (document) => (document.title === 'forbidden' ? ['It is forbidden.'] : []),
  })
})
afterAll(() => running.stop())

let made = 0
const fresh = () => `r${++made}`
const soon = (ms: number) => new Date(Date.now() + ms).toISOString()

async function act(actions: object | object[], dryRun = false, lake = running) {
  const response = await fetch(`${lake.url}/v2025-02-19/data/actions/production`, {
    method: 'POST',
    headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify({ actions, dryRun }),
  })
  const body = (await response.json()) as { error?: { description?: string } }
  return { status: response.status, text: body.error?.description ?? '' }
}
const release = (name: string, releaseId: string, more: object = {}) => ({
  actionType: `sanity.action.release.${name}`,
  releaseId,
  ...more,
})
const stateOf = async (name: string) =>
  (await running.client.getDocument(`_.releases.${name}`)) as
    | { state: string; error?: { message: string }; publishedAt?: string }
    | undefined
const titleOf = async (id: string) => (await running.client.getDocument(id))?.title

async function aRelease(name: string, versions: Record<string, string>): Promise<void> {
  expect((await act(release('create', name))).status).toBe(200)
  for (const [id, title] of Object.entries(versions))
    await running.client.create({ _id: `versions.${name}.${id}`, _type: 'page', title })
}

async function inState(state: ReleaseState): Promise<string> {
  const name = fresh()
  await aRelease(name, { [`${name}-a`]: 'a' })
  if (state === 'scheduled') await act(release('schedule', name, { publishAt: soon(3_600_000) }))
  if (state === 'published') await act(release('publish', name))
  if (state === 'archived') await act(release('archive', name))
  expect((await stateOf(name))?.state).toBe(state)
  return name
}

describe('which action is taken from which state', () => {
  const MORE: Record<string, object> = {
    edit: { patch: { set: { 'metadata.title': 'New' } } },
    schedule: { publishAt: soon(3_600_000) },
  }
  const states: ReleaseState[] = ['active', 'scheduled', 'published', 'archived']
  const cases = states.flatMap((state) =>
    Object.entries(ALLOWED_FROM).map(
      ([verb, from]) => [state, verb, from.includes(state)] as const,
    ),
  )
  test.each(cases)('%s, %s: %s', async (state, verb, allowed) => {
    const name = await inState(state)
    const before = await stateOf(name)
    const answer = await act(release(verb, name, MORE[verb]))
    expect(answer.status).toBe(allowed ? 200 : 409)
    if (!allowed) expect(await stateOf(name)).toEqual(before)
  })

  test('one that is not there, is there already, or is misnamed, is a clear 4xx', async () => {
    const name = await inState('active')
    expect((await act(release('publish', 'nothing'))).status).toBe(404)
    expect((await act(release('create', name))).status).toBe(409)
    expect((await act(release('create', 'a.b'))).status).toBe(400)
    expect((await act(release('schedule', name, { publishAt: 'soon' }))).status).toBe(400)
    expect(
      (await act(release('schedule', name, { publishAt: '2020-01-01T00:00:00Z' }))).status,
    ).toBe(400)
    expect(
      (await act(release('edit', name, { patch: { set: { state: 'published' } } }))).status,
    ).toBe(400)
  })
})

test('publishing is one transaction: all versions, those that take away too, or none', async () => {
  const name = fresh()
  const { client } = running
  await client.create({ _id: `${name}-old`, _type: 'page', title: 'old' })
  await client.create({ _id: `${name}-gone`, _type: 'page', title: 'gone' })
  await aRelease(name, { [`${name}-old`]: 'new', [`${name}-first`]: 'first' })
  await act({
    actionType: 'sanity.action.document.version.unpublish',
    versionId: `versions.${name}.${name}-gone`,
    publishedId: `${name}-gone`,
  })
  expect((await act(release('publish', name), true)).status).toBe(200)
  expect(await titleOf(`${name}-old`)).toBe('old')
  expect((await act(release('publish', name))).status).toBe(200)
  expect(await titleOf(`${name}-old`)).toBe('new')
  expect(await titleOf(`${name}-first`)).toBe('first')
  expect(await titleOf(`${name}-gone`)).toBeUndefined()
  expect(await titleOf(`drafts.${name}-gone`)).toBe('gone')
  const left = await client.fetch<string[]>('*[_id in path($p)]._id', { p: `versions.${name}.**` })
  expect(left).toEqual([])
  const revisions = await client.fetch<string[]>('*[_id in $ids]._rev', {
    ids: [`${name}-old`, `${name}-first`, `_.releases.${name}`],
  })
  expect(new Set(revisions).size).toBe(1)

  const other = fresh()
  await aRelease(other, { [`${other}-a`]: 'a', [`${other}-b`]: 'forbidden' })
  const refused = await act(release('publish', other))
  expect(refused).toMatchObject({ status: 409 })
  expect(refused.text).toContain('It is forbidden.')
  expect(await titleOf(`${other}-a`)).toBeUndefined()
  expect((await stateOf(other))?.state).toBe('active')
  // What cannot be published is said when it is planned, not in the night.
  expect((await act(release('schedule', other, { publishAt: soon(3_600_000) }))).status).toBe(409)
})

test('an archived release comes back as it was; a deleted one leaves nothing', async () => {
  const name = await inState('active')
  const id = `versions.${name}.${name}-a`
  await act(release('archive', name))
  expect(await titleOf(id)).toBeUndefined()
  await act(release('unarchive', name))
  expect(await titleOf(id)).toBe('a')
  await act(release('archive', name))
  await act(release('delete', name))
  expect(await stateOf(name)).toBeUndefined()
  expect(
    await running.client.fetch('count(*[_type == "system.releaseArchive" && _id match $n])', {
      n: name,
    }),
  ).toBe(0)
})

test('what a scheduled release holds stays as it is until somebody unschedules it', async () => {
  const name = await inState('scheduled')
  const id = `versions.${name}.${name}-a`
  const ways = [
    () => running.client.patch(id).set({ title: 'b' }).commit(),
    () => running.client.delete(id),
    () => running.client.create({ _id: `versions.${name}.other`, _type: 'page' }),
    () =>
      running.client.action({
        actionType: 'sanity.action.document.version.discard',
        versionId: id,
      }),
  ]
  for (const way of ways) await expect(way()).rejects.toMatchObject({ statusCode: 409 })
  await act(release('unschedule', name))
  await running.client.patch(id).set({ title: 'b' }).commit()
  expect(await titleOf(id)).toBe('b')
})

describe('the scheduler', () => {
  test('publishes at the moment, not before', async () => {
    const name = fresh()
    await aRelease(name, { [`${name}-a`]: 'on time' })
    const at = Date.now() + 1_500
    expect(
      (await act(release('schedule', name, { publishAt: new Date(at).toISOString() }))).status,
    ).toBe(200)
    await until(async () => {
      const there = (await titleOf(`${name}-a`)) !== undefined
      if (there) expect(Date.now()).toBeGreaterThanOrEqual(at)
      return there
    }, 'the release')
    expect(await stateOf(name)).toMatchObject({ state: 'published' })
  })

  test('one that was moved or unscheduled does not go out at its old moment', async () => {
    const [moved, off, witness] = [fresh(), fresh(), fresh()]
    for (const it of [moved, off, witness]) await aRelease(it, { [`${it}-a`]: it })
    for (const it of [moved, off]) await act(release('schedule', it, { publishAt: soon(800) }))
    await act(release('schedule', moved, { publishAt: soon(3_600_000) }))
    await act(release('unschedule', off))
    await act(release('schedule', witness, { publishAt: soon(1_200) }))
    await until(() => titleOf(`${witness}-a`), 'the later release')
    expect((await stateOf(moved))?.state).toBe('scheduled')
    expect((await stateOf(off))?.state).toBe('active')
  })

  test('what fell due while nobody ran is done at the start; what is refused then says why', async () => {
    let forbidden = ''
    const first = await startLake({
      againstPublishing: ({ title }) => (title === forbidden ? ['No longer allowed.'] : []),
    })
    const write = (id: string, title: string) =>
      first.client.create({ _id: id, _type: 'page', title })
    for (const name of ['due', 'barred']) {
      await act(release('create', name), false, first)
      await write(`versions.${name}.${name}-a`, name)
      expect(
        (await act(release('schedule', name, { publishAt: soon(700) }), false, first)).status,
      ).toBe(200)
    }
    forbidden = 'barred'
    const second = await first.restart()
    try {
      await until(
        async () => (await second.client.getDocument('due-a')) !== undefined,
        'the release',
      )
      const barred = await until(async () => {
        const it = await second.client.getDocument('_.releases.barred')
        return it?.state === 'active' ? it : null
      }, 'the refusal')
      expect(barred.error.message).toContain('No longer allowed.')
      expect(await second.client.getDocument('barred-a')).toBeUndefined()
      expect(second.troubles).toHaveLength(1)
      second.troubles.length = 0
    } finally {
      await second.stop()
    }
  })
})

test('releases are not written past their actions, except by administrators', async () => {
  await expect(
    running.viewer.create({ _id: '_.releases.fake', _type: 'system.release' }),
  ).rejects.toMatchObject({ statusCode: 403 })
})

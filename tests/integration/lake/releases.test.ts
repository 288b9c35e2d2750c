import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  ALLOWED_FROM,
  type ReleaseState,
  scheduledReleases,
} from '#content-lake/documents/releases.ts'
import type { Document } from '#content-lake/documents/types.ts'
import { type RunningLake, startLake, TOKEN } from '#tests/fixtures/running-lake.ts'
import { until } from './until.ts'

const EDITOR = 'a-token-of-an-editor'
const NORDIC = 'a-token-of-an-editor-of-two-markets'
const NORDIC_TODAY = {
  token: NORDIC,
  role: 'editor',
  name: 'Nordic',
  markets: ['no', 'fi'],
} as const

let ahead = 0
const clock = () => Date.now() + ahead
let running: RunningLake
beforeAll(async () => {
  running = await startLake({
    clock,
    againstPublishing: (document) => (document.title === 'forbidden' ? ['It is forbidden.'] : []),
    tokens: [{ token: EDITOR, role: 'editor', name: 'Editor' }, NORDIC_TODAY],
  })
})
afterAll(() => running.stop())

/** Advances the clock of the lake, as the testers' console does. */
function travel(ms: number, lake = running): void {
  ahead += ms
  lake.lake.clockWasSet()
}
const HOUR = 3_600_000

let made = 0
const fresh = () => `r${++made}`
const soon = (ms: number) => new Date(clock() + ms).toISOString()

async function act(actions: object | object[], dryRun = false, lake = running, token = TOKEN) {
  const response = await fetch(`${lake.url}/v2025-02-19/data/actions/production`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ actions, dryRun }),
  })
  const body = (await response.json()) as { error?: { description?: string }; message?: string }
  return { status: response.status, text: body.error?.description ?? body.message ?? '' }
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

describe('which action is accepted in which state', () => {
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

  test('one that is missing, already exists, or is misnamed, is a clear 4xx', async () => {
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

test('publishing is one transaction: all versions, deletions too, or none', async () => {
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
  // What cannot be published is reported when it is scheduled, not at night.
  expect((await act(release('schedule', other, { publishAt: soon(3_600_000) }))).status).toBe(409)
})

test('an archived release is restored unchanged; a deleted one leaves nothing', async () => {
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

test('the content of a scheduled release is locked until it is unscheduled', async () => {
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
  test('publishes at the scheduled time, not before', async () => {
    const [name, witness] = [fresh(), fresh()]
    for (const it of [name, witness]) await aRelease(it, { [`${it}-a`]: 'on time' })
    await act(release('schedule', name, { publishAt: soon(3 * HOUR) }))
    await act(release('schedule', witness, { publishAt: soon(HOUR) }))
    travel(2 * HOUR)
    await until(() => titleOf(`${witness}-a`), 'the earlier release')
    expect(await stateOf(name)).toMatchObject({ state: 'scheduled' })
    travel(HOUR)
    await until(() => titleOf(`${name}-a`), 'the release')
    expect(await stateOf(name)).toMatchObject({ state: 'published' })
  })

  test('by itself, without any clock change', async () => {
    const name = fresh()
    await aRelease(name, { [`${name}-a`]: 'by itself' })
    const at = clock() + 1_000
    await act(release('schedule', name, { publishAt: new Date(at).toISOString() }))
    await until(() => titleOf(`${name}-a`), 'the release')
    expect(clock()).toBeGreaterThanOrEqual(at)
  })

  test('a rescheduled or unscheduled one is not published at its old time', async () => {
    const [moved, off, witness] = [fresh(), fresh(), fresh()]
    for (const it of [moved, off, witness]) await aRelease(it, { [`${it}-a`]: it })
    for (const it of [moved, off]) await act(release('schedule', it, { publishAt: soon(HOUR) }))
    await act(release('schedule', moved, { publishAt: soon(9 * HOUR) }))
    await act(release('unschedule', off))
    await act(release('schedule', witness, { publishAt: soon(HOUR) }))
    travel(2 * HOUR)
    await until(() => titleOf(`${witness}-a`), 'the later release')
    expect((await stateOf(moved))?.state).toBe('scheduled')
    expect((await stateOf(off))?.state).toBe('active')
  })

  test('what fell due during downtime is done at startup; refused releases then say why', async () => {
    let forbidden = ''
    let broken = ''
    const options = {
      clock,
      againstPublishing: ({ title }: Document) => {
        if (title === broken) throw new Error('a rule that is broken')
        return title === forbidden ? ['No longer allowed.'] : []
      },
    }
    const first = await startLake({ ...options, tokens: [NORDIC_TODAY] })
    // The first release fails for an unrelated reason: the others are published all the same.
    for (const name of ['a-broken', 'barred', 'due', 'unentitled']) {
      const token = name === 'unentitled' ? NORDIC : TOKEN
      await act(release('create', name), false, first)
      await first.client.create({
        _id: `versions.${name}.${name}-a`,
        _type: 'banner',
        title: name,
        markets: ['fi'],
      })
      const scheduled = release('schedule', name, { publishAt: soon(HOUR) })
      expect(await act(scheduled, false, first, token)).toEqual({ status: 200, text: '' })
    }
    // Scheduled by an administrator, created by an editor: the right is not evaluated again at its time.
    await act(release('create', 'empty'), false, first, NORDIC)
    await act(release('schedule', 'empty', { publishAt: soon(HOUR) }), false, first)
    forbidden = 'barred'
    broken = 'a-broken'
    // The scheduled time passes while no lake is running, and the editor loses the banner's market.
    ahead += 2 * HOUR
    const second = await first.restart({ tokens: [{ ...NORDIC_TODAY, markets: ['no'] }] })
    try {
      await until(() => second.client.getDocument('due-a'), 'the release')
      const empty = async () => (await second.client.getDocument('_.releases.empty'))?.state
      await until(async () => (await empty()) !== 'scheduled', 'the empty release')
      expect(await empty()).toBe('published')
      const refusalOf = (name: string) =>
        until(async () => {
          const it = await second.client.getDocument(`_.releases.${name}`)
          return it?.state === 'active' ? it.error.message : null
        }, `the refusal of ${name}`)
      expect(await refusalOf('barred')).toContain('No longer allowed.')
      expect(await refusalOf('unentitled')).toContain('Insufficient permissions')
      for (const id of ['barred-a', 'unentitled-a', 'a-broken-a'])
        expect(await second.client.getDocument(id)).toBeUndefined()
      expect((await second.client.getDocument('_.releases.a-broken'))?.state).toBe('scheduled')
      expect(second.troubles).toHaveLength(3)
      second.troubles.length = 0
    } finally {
      await second.stop()
    }
  })
})

describe('nothing bypasses the actions of releases', () => {
  const roles = [
    ['an administrator', TOKEN],
    ['an editor', EDITOR],
  ] as const
  test.each(roles)('%s cannot forge or remove a release', async (_, token) => {
    const name = await inState('active')
    const id = `_.releases.${name}`
    const forged = { _type: 'system.release', name, state: 'published', metadata: {} }
    const of = (verb: string, more: object) => ({
      actionType: `sanity.action.document.${verb}`,
      ...more,
    })
    const before = await stateOf(name)
    for (const actions of [
      of('create', { publishedId: id, attributes: { ...forged, _id: `drafts.${id}` } }),
      of('create', { publishedId: '_.releases.new', attributes: forged }),
      of('version.create', { publishedId: id, document: { ...forged, _id: `versions.r.${id}` } }),
      of('edit', { draftId: `drafts.${id}`, publishedId: id, patch: { set: { state: 'x' } } }),
      of('unpublish', { draftId: `drafts.${id}`, publishedId: id }),
      of('delete', { publishedId: id }),
    ])
      expect(await act(actions, false, running, token)).toMatchObject({ status: 403 })
    expect(await stateOf(name)).toEqual(before)
  })

  test('nor schedule one in the name of another, by a document of the type', async () => {
    const name = await inState('scheduled')
    const release = (await running.client.getDocument(`_.releases.${name}`)) as Document
    const forged = { ...release, _id: `a-forgery--${name}`, userId: 'somebody-else' }
    await running.client.withConfig({ token: EDITOR }).create(forged)
    const authors = scheduledReleases([release, forged]).map((it) => it.author)
    expect(authors).toEqual([release.userId])
  })

  test('nor by plain mutations, except by an administrator', async () => {
    const editor = running.client.withConfig({ token: EDITOR })
    for (const _id of ['_.releases.fake', 'drafts._.releases.fake', 'versions.r._.releases.fake'])
      for (const client of [running.viewer, editor])
        await expect(client.create({ _id, _type: 'system.release' })).rejects.toMatchObject({
          statusCode: 403,
        })
  })
})

describe('an action on a release needs the rights to everything in it', () => {
  const verbs = Object.entries(ALLOWED_FROM).flatMap(([verb, states]) =>
    states.map((state) => [verb, state] as const),
  )
  const more = (verb: string) => ({
    ...(verb === 'edit' ? { patch: { set: { 'metadata.title': 'mine' } } } : {}),
    ...(verb === 'schedule' ? { publishAt: soon(HOUR) } : {}),
  })
  test.each(verbs)('%s of one that is %s', async (verb, state) => {
    // An editor does not write pages.
    const name = await inState(state)
    const before = await stateOf(name)
    for (const dryRun of [true, false])
      expect(await act(release(verb, name, more(verb)), dryRun, running, EDITOR)).toMatchObject({
        status: 403,
        text: expect.stringContaining(`${name}-a`),
      })
    expect(await stateOf(name)).toEqual(before)
  })

  const once = verbs.filter(([verb], n) => verbs.findIndex(([it]) => it === verb) === n)
  test.each(once)(
    '%s of an empty one that is %s: by its creator or an administrator',
    async (verb, state) => {
      const of = { administrator: fresh(), editor: fresh() }
      const steps = {
        ...{ active: [], scheduled: ['schedule'], archived: ['archive'], published: ['publish'] },
      }[state] as string[]
      const by = async (token: string, name: string, act_: string) =>
        (await act(release(act_, name, more(act_)), false, running, token)).status
      for (const step of ['create', ...steps]) {
        expect(await by(TOKEN, of.administrator, step)).toBe(200)
        expect(await by(EDITOR, of.editor, step)).toBe(200)
      }
      const before = await stateOf(of.administrator)
      expect(await by(EDITOR, of.administrator, verb)).toBe(403)
      expect(await by(NORDIC, of.editor, verb)).toBe(403)
      expect(await stateOf(of.administrator)).toEqual(before)
      expect(await by(EDITOR, of.editor, verb)).toBe(200)
      expect(await by(TOKEN, of.administrator, verb)).toBe(200)
    },
  )

  test('no one becomes the creator of a release by editing or scheduling it', async () => {
    const name = fresh()
    expect((await act(release('create', name))).status).toBe(200)
    const by = async (verb: string, given: object = more(verb)) =>
      (await act(release(verb, name, given), false, running, EDITOR)).status
    const id = `versions.${name}.${name}-a`
    await running.client.create({ _id: id, _type: 'banner' })
    expect(await by('edit', { patch: { set: { createdBy: 'me' } } })).toBe(400)
    for (const verb of ['schedule', 'unschedule']) expect(await by(verb)).toBe(200)
    await running.client.delete(id)
    expect(await by('edit')).toBe(403)
  })

  test('an editor with the rights does all of it', async () => {
    const name = fresh()
    const by = async (verb: string) =>
      (await act(release(verb, name, more(verb)), false, running, NORDIC)).status
    expect(await by('create')).toBe(200)
    await running.client.create({
      _id: `versions.${name}.${name}-a`,
      _type: 'banner',
      markets: ['fi'],
    })
    for (const verb of ['edit', 'schedule', 'unschedule', 'archive', 'unarchive', 'publish'])
      expect(await by(verb), verb).toBe(200)
    await running.client
      .patch(`${name}-a`)
      .set({ markets: ['se'] })
      .commit()
    expect(await by('delete')).toBe(403)
    await running.client
      .patch(`${name}-a`)
      .set({ markets: ['no'] })
      .commit()
    expect(await by('delete')).toBe(200)
  })
})

describe('no version is lost', () => {
  test('one created while its release was archived blocks the return of the older', async () => {
    const name = await inState('active')
    const id = `versions.${name}.${name}-a`
    await act(release('archive', name))
    await expect(running.client.create({ _id: id, _type: 'page' })).rejects.toMatchObject({
      statusCode: 409,
    })
    expect((await act(release('unarchive', name))).status).toBe(200)
    expect(await titleOf(id)).toBe('a')
  })

  test('a finished release accepts no new version', async () => {
    for (const state of ['archived', 'published'] as const) {
      const name = await inState(state)
      const document = { _id: `versions.${name}.late`, _type: 'page' }
      const action = {
        actionType: 'sanity.action.document.version.create',
        publishedId: 'late',
        document,
      }
      expect(await act(action)).toMatchObject({ status: 409 })
      await expect(running.client.create(document)).rejects.toMatchObject({ statusCode: 409 })
    }
  })

  test('an edit and the schedule of its release can be one request', async () => {
    const name = await inState('active')
    const versionId = `versions.${name}.${name}-a`
    const edited = {
      actionType: 'sanity.action.document.version.replace',
      document: { _id: versionId, _type: 'page', title: 'edited' },
    }
    const planned = release('schedule', name, { publishAt: soon(90 * HOUR) })
    expect(await act([planned, edited])).toMatchObject({ status: 409 })
    expect(await act([edited, planned])).toMatchObject({ status: 200 })
    expect(await titleOf(versionId)).toBe('edited')
  })
})

test('a schedule that would leave a broken reference is refused when it is made', async () => {
  const name = fresh()
  const target = { _type: 'reference', _ref: `${name}-target` }
  await running.client.create({ _id: `${name}-target`, _type: 'page' })
  await running.client.create({ _id: `${name}-holder`, _type: 'page', target })
  await aRelease(name, {})
  await act({
    actionType: 'sanity.action.document.version.unpublish',
    versionId: `versions.${name}.${name}-target`,
    publishedId: `${name}-target`,
  })
  for (const dryRun of [true, false]) {
    const answers = [
      await act(release('publish', name), dryRun),
      await act(release('schedule', name, { publishAt: soon(HOUR) }), dryRun),
    ]
    for (const { status, text } of answers) {
      expect(status).toBe(409)
      expect(text).toContain(`${name}-holder`)
    }
  }
  const unpublish = {
    actionType: 'sanity.action.document.unpublish',
    draftId: `drafts.${name}-target`,
    publishedId: `${name}-target`,
  }
  expect((await act(unpublish)).text).toContain(`${name}-holder`)
  expect((await stateOf(name))?.state).toBe('active')
})

test('the activity of a release has each step once, newest first, for those who may read it', async () => {
  const name = fresh()
  await aRelease(name, { [`${name}-a`]: 'a', [`${name}-b`]: 'b' })
  await act({
    actionType: 'sanity.action.document.version.discard',
    versionId: `versions.${name}.${name}-b`,
  })
  await act(release('edit', name, { patch: { set: { 'metadata.title': 'New' } } }))
  await act(release('schedule', name, { publishAt: soon(50 * HOUR) }))
  await act(release('unschedule', name))
  await act(release('archive', name))
  await act(release('unarchive', name))
  await act(release('publish', name))
  type ReleaseEvent = { type: string; documentId?: string; documentType?: string }
  const read = (cursor: string, limit: number) =>
    running.client.request<{ events: ReleaseEvent[]; nextCursor: string }>({
      uri: `/data/history/production/events/releases/${name}?limit=${limit}&nextCursor=${cursor}`,
    })
  const { events } = await read('', 100)
  expect(events.map((it) => it.type)).toEqual([
    'publishRelease',
    'unarchiveRelease',
    'archiveRelease',
    'unscheduleRelease',
    'scheduleRelease',
    'discardDocumentFromRelease',
    'addDocumentToRelease',
    'addDocumentToRelease',
    'createRelease',
  ])
  expect(events[5]).toMatchObject({ documentId: `${name}-b`, documentType: 'page' })
  // The same in pages.
  const paged: ReleaseEvent[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: { events: ReleaseEvent[]; nextCursor: string } = await read(cursor, 2)
    paged.push(...page.events)
    cursor = page.nextCursor === '' ? null : page.nextCursor
  }
  expect(paged).toEqual(events)
  const url = `${running.url}/v2025-02-19/data/history/production/events/releases/${name}`
  expect((await fetch(url)).status).toBe(401)
})

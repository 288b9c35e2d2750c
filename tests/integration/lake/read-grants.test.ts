import { applyPatch } from 'mendoza'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '#content-lake/auth/auth.ts'
import { CONTENT_ROLES } from '#server/content-roles.ts'
import { type RunningLake, startLake, TOKEN } from '#tests/fixtures/running-lake.ts'
import { openEvents } from './event-reader.ts'
import { until } from './until.ts'

const tokenOf = (name: string) => `a-token-of-the-tests-for-${name}`
const ROLES = Object.keys(CONTENT_ROLES) as Role[]

/** Readers: each role, unrestricted and restricted to Finland, a role that reads only banners, and an anonymous one. */
const READERS = [
  ...ROLES.flatMap((role) => [
    { name: role, role, markets: undefined },
    { name: `${role}-of-finland`, role, markets: ['fi'] },
  ]),
  { name: 'stranger', role: null, markets: undefined },
]
type Reader = (typeof READERS)[number]

/** The documents, whose names state their markets. */
const KINDS: Record<string, string[] | undefined> = {
  everywhere: undefined,
  nowhere: [],
  fi: ['fi'],
  no: ['no'],
  both: ['fi', 'no'],
}
const FORMS = ['', 'drafts.', 'versions.spring.']
const IDS = [
  ...Object.keys(KINDS).flatMap((kind) => FORMS.map((it) => `${it}${kind}`)),
  'secret.note',
  'translation',
  'release-archive.past',
]
const TYPES: Readonly<Record<string, string>> = {
  translation: 'translationState',
  'release-archive.past': 'system.releaseArchive',
}
const kindOf = (id: string) => id.split('.').at(-1) ?? ''

/** The rule restated independently: first the anonymous reader's, then that of the markets. */
function mayRead({ role, markets }: Reader, id: string): boolean {
  if (role === null) return !id.includes('.') && id !== 'translation'
  if (markets === undefined || CONTENT_ROLES[role].reads === 'everything') return true
  // It holds documents of every market.
  if (id === 'release-archive.past') return false
  const shownIn = KINDS[kindOf(id)]
  return shownIn === undefined || shownIn.length === 0 || shownIn.includes('fi')
}

let running: RunningLake
const firstRevision = new Map<string, string>()

beforeAll(async () => {
  running = await startLake({
    tokens: READERS.flatMap(({ name, role, markets }) =>
      role === null ? [] : [{ token: tokenOf(name), role, name, ...(markets ? { markets } : {}) }],
    ),
  })
  for (const id of IDS) {
    const markets = KINDS[kindOf(id)]
    const _type = TYPES[id] ?? 'banner'
    const made = await running.client.create({
      _id: id,
      _type,
      title: `one ${id}`,
      ...(markets ? { markets } : {}),
    })
    firstRevision.set(id, made._rev)
    await running.client
      .patch(id)
      .set({ title: `two ${id}` })
      .commit()
  }
  const weak = (_ref: string) => ({ _type: 'reference', _ref, _weak: true, _key: _ref })
  await running.client.create({
    _id: 'list',
    _type: 'banner',
    all: Object.keys(KINDS).map(weak),
  })
})
afterAll(() => running.stop())

const headersOf = ({ name, role }: Pick<Reader, 'name' | 'role'>): Record<string, string> =>
  role === null ? {} : { authorization: `Bearer ${tokenOf(name)}` }
const get = (reader: Reader, path: string) =>
  fetch(`${running.url}/v2025-02-19/data${path}`, { headers: headersOf(reader) })
async function ask<Result>(reader: Reader, perspective: string, query: string): Promise<Result> {
  const address = new URLSearchParams({ query, perspective })
  const response = await get(reader, `/query/production?${address}`)
  return ((await response.json()) as { result: Result }).result
}
const sorted = (ids: readonly string[]) => [...ids].sort()
const OURS = '_type in ["banner", "translationState", "system.releaseArchive"] && _id != "list"'

describe.each(READERS)('$name', (reader) => {
  const seen = sorted(IDS.filter((it) => mayRead(reader, it)))
  const published = seen.filter((it) => !/^(drafts|versions)\./.test(it))

  test('queries: what it may read, in every perspective, asked twice', async () => {
    const ids = (perspective: string) => ask(reader, perspective, `*[${OURS}]._id`)
    for (const _time of ['asked', 'kept']) {
      expect(await ids('raw')).toEqual(seen)
      expect(await ids('published')).toEqual(published)
      if (reader.role === null) continue
      const originals = `*[${OURS}]._originalId`
      const layered = (layer: string) =>
        sorted([
          ...seen.filter((it) => it.startsWith(layer)),
          ...published.filter((it) => !seen.includes(`${layer}${it}`)),
        ])
      expect(sorted(await ask(reader, 'drafts', originals))).toEqual(layered('drafts.'))
      expect(sorted(await ask(reader, 'spring', originals))).toEqual(layered('versions.spring.'))
    }
  })

  test('queries: neither counts, nor references, nor ids reveal the rest', async () => {
    expect(await ask(reader, 'raw', `count(*[${OURS}])`)).toBe(seen.length)
    const titles = Object.keys(KINDS).map((it) => (seen.includes(it) ? `two ${it}` : null))
    expect(await ask(reader, 'published', '*[_id == "list"][0].all[]->title')).toEqual(titles)
    expect(await ask(reader, 'raw', '*[_id == "no" || title match "two no"]._id')).toEqual(
      seen.includes('no') ? expect.arrayContaining(['no']) : [],
    )
    expect(await ask(reader, 'raw', '*[sanity::versionOf("no")]._id')).toEqual(
      seen.filter((it) => kindOf(it) === 'no'),
    )
  })

  test('documents by id', async () => {
    const response = await get(reader, `/doc/production/${IDS.join(',')}`)
    const body = (await response.json()) as {
      documents: { _id: string }[]
      omitted: { id: string; reason: string }[]
    }
    expect(sorted(body.documents.map((it) => it._id))).toEqual(seen)
    const hidden = IDS.filter((it) => !seen.includes(it))
    const reason = reader.role === null ? 'existence' : 'permission'
    expect(body.omitted).toEqual(hidden.map((id) => ({ id, reason })))
  })

  test('the export', async () => {
    const response = await get(reader, '/export/production')
    if (reader.role === null) return expect(response.status).toBe(401)
    const lines = (await response.text()).trim().split('\n')
    const ids = lines.map((it) => (JSON.parse(it) as { _id: string })._id)
    expect(sorted(ids)).toEqual(sorted([...seen, 'list']))
  })

  test('history: transactions, events and past documents', async () => {
    const first = await get(
      reader,
      `/history/production/transactions/${IDS.slice(0, 20).join(',')}`,
    )
    if (reader.role === null) return expect(first.status).toBe(401)
    const transactions = (await first.text()).trim().split('\n')
    const named = transactions.flatMap(
      (it) => (JSON.parse(it) as { documentIDs: string[] }).documentIDs,
    )
    expect(sorted([...new Set(named)])).toEqual(
      sorted(IDS.slice(0, 20).filter((it) => seen.includes(it))),
    )
    for (const id of ['no', 'both', 'drafts.no']) {
      const may = seen.includes(id)
      const revision = firstRevision.get(id)
      const then = await get(reader, `/history/production/documents/${id}?revision=${revision}`)
      expect(await then.json()).toEqual({
        documents: may ? [expect.objectContaining({ title: `one ${id}` })] : [],
      })
      const now = await get(reader, `/history/production/documents/${id}`)
      expect(await now.json()).toMatchObject({ documents: may ? [{ _id: id }] : [] })
      const events = await get(reader, `/history/production/events/documents/${id}`)
      const body = (await events.json()) as { events: Record<string, unknown[]> }
      expect(body.events[id]?.length === 0).toBe(!may)
    }
  })

  test('a listener and live events receive what it may read', async () => {
    const all = encodeURIComponent('*')
    const drafts = reader.role === null ? '' : '?includeDrafts=true'
    const received = await openEvents(
      `${running.url}/v2025-02-19/data/listen/production?query=${all}&includeAllVersions=true`,
      headersOf(reader),
    )
    const live = await openEvents(
      `${running.url}/v2025-02-19/data/live/events/production${drafts}`,
      headersOf(reader),
    )
    await until(() => received.events.length + live.events.length === 2, 'both welcomes')
    const touched = IDS.filter((it) => it !== 'secret.note')
    for (const id of touched) await running.client.patch(id).set({ received: reader.name }).commit()
    // All may see this one: events before it have arrived, or never will.
    await running.client.createOrReplace({
      _id: 'everywhere',
      _type: 'banner',
      title: 'two everywhere',
    })
    const documentIds = () => received.events.slice(1).map((it) => String(it.data.documentId))
    const may = touched.filter((it) => seen.includes(it))
    await until(() => documentIds().length > may.length, 'the last mutation')
    expect(documentIds()).toEqual([...may, 'everywhere'])
    const groups = () => live.events.slice(1).flatMap((it) => it.data.tags as string[])
    const ends = () => groups().filter((it) => it === 's1:id:everywhere').length
    const times = may.filter((it) => kindOf(it) === 'everywhere').length
    await until(() => ends() > times, 'the last live event')
    const hidden = Object.keys(KINDS).filter((it) => !may.some((id) => kindOf(id) === it))
    for (const it of [...hidden, ...(may.includes('translation') ? [] : ['translation'])])
      expect(groups()).not.toContain(`s1:id:${it}`)
    received.close()
    live.close()
  })
})

test('a document that moves out of, or into, the readable markets reveals nothing of its other side', async () => {
  const reader = { name: 'editor-of-finland', role: 'editor' as const }
  const stream = await openEvents(
    `${running.url}/v2025-02-19/data/listen/production?query=${encodeURIComponent('*[_id == "moves"]')}&includeResult=true&includePreviousRevision=true&effectFormat=mendoza`,
    headersOf(reader),
  )
  await until(() => stream.events.length === 1, 'the welcome')
  const put = (markets: string[], title: string) =>
    running.client.createOrReplace({ _id: 'moves', _type: 'banner', markets, title })
  await put(['no'], 'a secret of Norway')
  await put(['fi'], 'of Finland')
  await put(['no'], 'another secret of Norway')
  await until(() => stream.events.length === 3, 'both events')
  const [appears, disappears] = stream.events.slice(1).map((it) => it.data)
  expect(appears).toMatchObject({ transition: 'appear', result: { title: 'of Finland' } })
  expect(disappears).toMatchObject({ transition: 'disappear', previous: { title: 'of Finland' } })
  expect(JSON.stringify(stream.events)).not.toContain('secret')
  const effects = appears?.effects as { apply: unknown[] } | undefined
  expect(applyPatch(null, effects?.apply ?? [])).toMatchObject({ title: 'of Finland' })
  stream.close()

  const asReader = (path: string) =>
    fetch(`${running.url}/v2025-02-19/data/history/production${path}`, {
      headers: headersOf(reader),
    })
  for (const path of [
    '/transactions/moves?effectFormat=mendoza',
    '/documents/moves',
    '/events/documents/moves',
  ])
    expect(await (await asReader(path)).text()).not.toContain('secret')
})

test('a deletion by query deletes nothing that its author cannot see, and reveals nothing of it', async () => {
  const client = running.client.withConfig({ token: tokenOf('editor-of-finland') })
  const asked = { query: '*[_id in ["no", "fi"]]' }
  const options = { dryRun: true, returnDocuments: false, returnFirst: false } as const
  const done = await client.mutate([{ delete: asked }], options)
  expect(done.documentIds).toEqual(['fi'])
  const response = await fetch(
    `${running.url}/v2025-02-19/data/mutate/production?returnDocuments=true`,
    {
      method: 'POST',
      headers: { authorization: `Bearer ${tokenOf('editor-of-finland')}` },
      body: JSON.stringify({ mutations: [{ createIfNotExists: { _id: 'no', _type: 'banner' } }] }),
    },
  )
  expect(await response.json()).toMatchObject({ results: [{ id: 'no', operation: 'none' }] })
  expect(await running.client.fetch('*[_id == "no"][0].title')).toBe('two no')
})

test('a role may read some types only', async () => {
  const some = await startLake({
    roles: { ...CONTENT_ROLES, viewer: { title: 'Viewer', writes: [], reads: ['banner'] } },
    tokens: [
      { token: tokenOf('banners'), role: 'viewer', name: 'Banners' },
      { token: tokenOf('norway'), role: 'viewer', name: 'Norway', markets: ['no'] },
    ],
  })
  await some.client.create({ _id: 'a', _type: 'banner', markets: ['fi'] })
  await some.client.create({ _id: 'b', _type: 'page' })
  const idsOf = (token: string) => some.client.withConfig({ token }).fetch('*[]._id')
  expect(await idsOf(TOKEN)).toEqual(['a', 'b'])
  expect(await idsOf(tokenOf('banners'))).toEqual(['a'])
  expect(await idsOf(tokenOf('norway'))).toEqual([])
  const acl = await some.client
    .withConfig({ token: tokenOf('banners') })
    .request<unknown>({ uri: '/projects/playhouse/datasets/production/acl' })
  expect(acl).toEqual([{ filter: '_type in ["banner"]', permissions: ['history', 'read'] }])
  await some.stop()
})

test('a reader given another role has open streams ended, and reads by the new role', async () => {
  const editor = {
    id: 'e-reader',
    name: 'R',
    email: 'reader@playhouse.test',
    password: 'a long word',
  }
  await running.lake.putEditor({ ...editor, role: 'viewer' })
  const signedIn = await fetch(`${running.url}/v1/auth/login/local`, {
    method: 'POST',
    body: new URLSearchParams({ origin: 'http://localhost:23333', ...editor }),
    redirect: 'manual',
  })
  const token = signedIn.headers.get('location')?.split('#token=')[1] as string
  const stream = await openEvents(`${running.url}/v2025-02-19/data/listen/production?query=*`, {
    authorization: `Bearer ${token}`,
  })
  const count = () => running.client.withConfig({ token }).fetch('count(*[_id == "no"])')
  expect(await count()).toBe(1)
  await running.lake.putEditor({ ...editor, role: 'viewer', markets: ['fi'] })
  await stream.ended
  expect(await count()).toBe(0)
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RunningLake, startLake, TOKEN } from '#tests/fixtures/running-lake.ts'
import { openEvents } from './event-reader.ts'
import { until } from './until.ts'

let running: RunningLake

beforeAll(async () => {
  running = await startLake()
  const write = running.client.transaction()
  const add = (_id: string, title: string, more: Record<string, unknown> = {}) =>
    write.create({ _id, _type: 'page', title, ...more })
  add('home', 'home')
  add('drafts.home', 'home, a draft')
  add('versions.spring.home', 'home in spring')
  add('versions.summer.home', 'home in summer')
  add('about', 'about', { next: { _type: 'reference', _ref: 'home', _weak: true } })
  add('drafts.new', 'only a draft')
  add('versions.spring.offer', 'an offer of spring')
  add('gone', 'is to go')
  add('drafts.gone', 'is to go, a draft')
  add('versions.spring.gone', 'is to go', { _system: { delete: true } })
  write.create({
    _id: '_.releases.spring',
    _type: 'system.release',
    name: 'spring',
    state: 'active',
  })
  write.create({
    _id: '_.releases.summer',
    _type: 'system.release',
    name: 'summer',
    state: 'active',
  })
  await write.commit()
})
afterAll(() => running.stop())

type Asked = {
  query: string
  params?: Record<string, unknown>
  version?: string
  token?: string | null
}

async function ask(address: Record<string, string>, asked: Asked, method = 'GET') {
  const { query, params = {}, version = 'v2025-02-19', token = TOKEN } = asked
  const search = new URLSearchParams(address)
  if (method === 'GET') {
    search.set('query', query)
    for (const [name, value] of Object.entries(params))
      search.set(`$${name}`, JSON.stringify(value))
  }
  const response = await fetch(`${running.url}/${version}/data/query/production?${search}`, {
    method,
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    ...(method === 'POST' ? { body: JSON.stringify({ query, params }) } : {}),
  })
  const body = (await response.json()) as Record<string, unknown> & { result: unknown }
  return { status: response.status, body }
}
const PAGES = '*[_type == "page"]{_id, title, _originalId} | order(_id)'
const pagesIn = async (perspective: string, version = 'v2025-02-19') =>
  ((await ask({ perspective }, { query: PAGES, version })).body.result as { title: string }[]).map(
    (it) => it.title,
  )

describe('what a perspective shows', () => {
  test('published: neither drafts nor versions', async () => {
    expect(await pagesIn('published')).toEqual(['about', 'is to go', 'home'])
  })

  test('drafts: each document once, its draft before the published one', async () => {
    const { body } = await ask({ perspective: 'drafts' }, { query: PAGES })
    expect(body.result).toEqual([
      { _id: 'about', title: 'about', _originalId: 'about' },
      { _id: 'gone', title: 'is to go, a draft', _originalId: 'drafts.gone' },
      { _id: 'home', title: 'home, a draft', _originalId: 'drafts.home' },
      { _id: 'new', title: 'only a draft', _originalId: 'drafts.new' },
    ])
    expect(await pagesIn('previewDrafts')).toEqual(await pagesIn('drafts'))
  })

  test('one release: its versions over what is published, and not what it unpublishes', async () => {
    const { body } = await ask({ perspective: 'spring' }, { query: PAGES })
    expect(body.result).toEqual([
      { _id: 'about', title: 'about', _originalId: 'about' },
      { _id: 'home', title: 'home in spring', _originalId: 'versions.spring.home' },
      { _id: 'offer', title: 'an offer of spring', _originalId: 'versions.spring.offer' },
    ])
  })

  test('a list: the first that has the document shows it', async () => {
    expect(await pagesIn('summer,spring')).toEqual([
      'about',
      'home in summer',
      'an offer of spring',
    ])
    expect(await pagesIn('spring,summer')).toEqual([
      'about',
      'home in spring',
      'an offer of spring',
    ])
    expect(await pagesIn('summer,drafts')).toEqual([
      'about',
      'is to go, a draft',
      'home in summer',
      'only a draft',
    ])
    expect(await pagesIn('nothing-has-this-name')).toEqual(await pagesIn('published'))
  })

  test('references lead to what the perspective shows', async () => {
    const query = '*[_id == "about"][0].next->title'
    const titles = ['published', 'drafts', 'spring', 'summer,drafts'].map(
      async (perspective) => (await ask({ perspective }, { query })).body.result,
    )
    expect(await Promise.all(titles)).toEqual([
      'home',
      'home, a draft',
      'home in spring',
      'home in summer',
    ])
  })

  test('raw: everything; versions only with an API version that knows them', async () => {
    expect(await pagesIn('raw')).toHaveLength(10)
    const old = await pagesIn('raw', 'v2024-01-01')
    expect(old).toHaveLength(6)
    const { body } = await ask({}, { query: PAGES, version: 'v2024-01-01' })
    expect(body.result).toHaveLength(6)
    expect((await ask({}, { query: PAGES })).body.result).toHaveLength(3)
  })

  test.each(['raw,drafts', '../x', 'a b', 'x'.repeat(65)])(
    '"%s" is refused',
    async (perspective) => {
      expect((await ask({ perspective }, { query: '1' })).status).toBe(400)
    },
  )

  test.each(['drafts', 'spring', 'drafts,spring'])('%s needs a token', async (perspective) => {
    const { status } = await ask({ perspective }, { query: PAGES, token: null })
    expect(status).toBe(401)
  })

  test('an anonymous client gets only published documents in raw', async () => {
    const { body } = await ask({ perspective: 'raw' }, { query: PAGES, token: null })
    expect(body.result).toHaveLength(3)
  })
})

describe('functions about versions and releases', () => {
  const raw = async (query: string, params: Record<string, unknown> = {}) =>
    (await ask({ perspective: 'raw' }, { query, params })).body.result

  test('sanity::versionOf() names what is published, its draft and its versions', async () => {
    const all = ['drafts.home', 'home', 'versions.spring.home', 'versions.summer.home']
    expect(await raw('*[sanity::versionOf($id)]._id', { id: 'home' })).toEqual(all)
    expect(await raw('*[sanity::versionOf("home") && _type == "page"]._id')).toEqual(all)
    expect(await raw('*[sanity::versionOf("nobody")]._id')).toEqual([])
  })

  test('sanity::partOfRelease() names the versions of a release', async () => {
    expect(await raw('*[sanity::partOfRelease($name)]._id', { name: 'spring' })).toEqual([
      'versions.spring.gone',
      'versions.spring.home',
      'versions.spring.offer',
    ])
  })

  test('releases::all() has the releases, for those with a token', async () => {
    expect(await raw('releases::all()[]{name, state}')).toEqual([
      { name: 'spring', state: 'active' },
      { name: 'summer', state: 'active' },
    ])
    expect(await raw('releases::all()[name == "summer"]._id')).toEqual(['_.releases.summer'])
    const { body } = await ask({}, { query: 'releases::all()', token: null })
    expect(body.result).toEqual([])
  })

  test('functions of the query itself', async () => {
    const query = `
      fn site::card($page) = $page{"key": _id, title};
      *[_type == "page" && _id == $id]{"card": site::card(@)}`
    expect(await raw(query, { id: 'about' })).toEqual([{ card: { key: 'about', title: 'about' } }])
  })
})

describe('request forms', () => {
  test('the query is echoed, unless it is not wanted', async () => {
    expect((await ask({}, { query: '1 + 1' })).body).toMatchObject({ query: '1 + 1', result: 2 })
    expect((await ask({ returnQuery: 'false' }, { query: '1 + 1' })).body).not.toHaveProperty(
      'query',
    )
  })

  test('a query too long for an address is posted, with the same answer', async () => {
    const query = `*[_type == "page" && _id in [${'"none", '.repeat(3_000)}$id]]{title}`
    const asked = { query, params: { id: 'about' } }
    const { status, body } = await ask(
      { perspective: 'drafts', returnQuery: 'false' },
      asked,
      'POST',
    )
    expect([status, body.result]).toEqual([200, [{ title: 'about' }]])
    expect(await running.client.fetch(query, asked.params)).toEqual([{ title: 'about' }])
  })

  test('a request for a source map is answered without one', async () => {
    const { status, body } = await ask(
      { resultSourceMap: 'true' },
      { query: '*[_id == "about"][0].title' },
    )
    expect([status, body.result]).toEqual([200, 'about'])
    expect(body).not.toHaveProperty('resultSourceMap')
    const stega = running.client.withConfig({
      stega: { enabled: true, studioUrl: 'http://localhost:23333' },
    })
    expect(await stega.fetch('*[_id == "about"][0].title')).toBe('about')
  })
})

test('a deletion by query from an API version without versions leaves them alone', async () => {
  const body = JSON.stringify({
    mutations: [{ delete: { query: '*[sanity::versionOf("home")]' } }],
  })
  const idsOf = async (version: string) => {
    const response = await fetch(`${running.url}/${version}/data/mutate/production?dryRun=true`, {
      method: 'POST',
      headers: { authorization: `Bearer ${TOKEN}` },
      body,
    })
    return ((await response.json()) as { results: { id: string }[] }).results.map((it) => it.id)
  }
  expect(await idsOf('v2024-01-01')).toEqual(['drafts.home', 'home'])
  expect(await idsOf('v2025-02-19')).toHaveLength(4)
})

test('a listener receives drafts and versions as requested, and as its API has them', async () => {
  const query = encodeURIComponent('*[sanity::versionOf("heard")]')
  const open = (version: string, more = '') =>
    openEvents(`${running.url}/${version}/data/listen/production?query=${query}${more}`, {
      authorization: `Bearer ${TOKEN}`,
    })
  const streams = {
    plain: await open('v2025-02-19'),
    all: await open('v2025-02-19', '&includeAllVersions=true'),
    old: await open('v2024-01-01'),
    oldAll: await open('v2024-01-01', '&includeAllVersions=true'),
  }
  const ids = ['versions.spring.heard', 'drafts.heard', 'heard']
  const expected = { plain: ids.slice(2), all: ids, old: ids.slice(1), oldAll: ids }
  const received = () =>
    Object.fromEntries(
      Object.entries(streams).map(([name, { events }]) => [
        name,
        events.filter((it) => it.event === 'mutation').map((it) => it.data.documentId),
      ]),
    )
  await until(
    () => Object.values(streams).every(({ events }) => events.length === 1),
    'each welcome',
  )
  for (const _id of ids) await running.client.create({ _id, _type: 'page' })
  // All of them receive the last one: an earlier one that is still missing will never arrive.
  await until(() => Object.values(received()).every((it) => it.includes('heard')), 'the last event')
  expect(received()).toEqual(expected)
  for (const stream of Object.values(streams)) stream.close()
})

test('a document by id comes with its draft and its versions on request', async () => {
  const all = await running.client.getDocument('home', { includeAllVersions: true })
  expect(all.map((it) => it._id)).toEqual([
    'drafts.home',
    'home',
    'versions.spring.home',
    'versions.summer.home',
  ])
  expect(await running.client.getDocument('home')).toMatchObject({ title: 'home' })
  const spring = await running.client.getDocument('home', { releaseId: 'spring' })
  expect(spring).toMatchObject({ title: 'home in spring' })
  expect(await running.anonymous.getDocument('home', { includeAllVersions: true })).toMatchObject([
    { _id: 'home' },
  ])
})

import type { SanityClient } from '@sanity/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '#content-lake/auth/auth.ts'
import { CONTENT_ROLES, SHARED_TYPES } from '#server/content-roles.ts'
import { type RunningLake, startLake } from '#tests/fixtures/running-lake.ts'

const ROLES = Object.keys(CONTENT_ROLES) as Role[]
const tokenOf = (name: string) => `a-token-of-the-tests-for-${name}`
/** Every type of the table, and one that no role may write. */
const TYPES = [
  ...new Set(
    Object.values(CONTENT_ROLES).flatMap(({ writes }) => (writes === 'everything' ? [] : writes)),
  ),
  'market',
].filter((it) => !it.startsWith('sanity.'))
const mayWrite = (role: Role, type: string) => {
  const { writes } = CONTENT_ROLES[role]
  return writes === 'everything' || writes.includes(type)
}

let running: RunningLake
const as = (name: string): SanityClient => running.client.withConfig({ token: tokenOf(name) })
/** The lake's status for a promise of the client; 200 on success. */
const statusOf = (work: Promise<unknown>): Promise<number> =>
  work.then(
    () => 200,
    (error: { statusCode?: number }) => error.statusCode ?? 0,
  )

beforeAll(async () => {
  running = await startLake({
    tokens: [
      ...ROLES.map((role) => ({ token: tokenOf(role), role, name: role })),
      { token: tokenOf('finland'), role: 'editor', name: 'Finland', markets: ['fi'] },
      { token: tokenOf('norway'), role: 'editor', name: 'Norway', markets: ['no'] },
      { token: tokenOf('chief'), role: 'administrator', name: 'Of Finland', markets: ['fi'] },
    ],
  })
  for (const type of TYPES) {
    await running.client.create({ _id: `kept-${type}`, _type: type })
    await running.client.create({ _id: `drafts.kept-${type}`, _type: type })
  }
})
afterAll(() => running.stop())

describe.each(ROLES)('%s', (role) => {
  test.each(TYPES)('writes %s as the table says, in every way', async (type) => {
    const client = as(role)
    const expected = mayWrite(role, type) ? 200 : 403
    const id = `kept-${type}`
    const pair = { draftId: `drafts.${id}`, publishedId: id }
    const ways = {
      create: client.create({ _type: type }, { dryRun: true }),
      replace: client.createOrReplace({ _id: id, _type: type }, { dryRun: true }),
      patch: client.patch(id).set({ a: 1 }).commit({ dryRun: true }),
      delete: client.delete(id, { dryRun: true }),
      'delete by query': client.delete({ query: `*[_id == "${id}"]` }, { dryRun: true }),
      edit: client.action(
        { actionType: 'sanity.action.document.edit', ...pair, patch: { set: { a: 1 } } },
        { dryRun: true },
      ),
      publish: client.action(
        { actionType: 'sanity.action.document.publish', ...pair },
        { dryRun: true },
      ),
      unpublish: client.action(
        { actionType: 'sanity.action.document.discard', draftId: pair.draftId },
        { dryRun: true },
      ),
    }
    const answers = Object.entries(ways).map(async ([way, work]) => [way, await statusOf(work)])
    expect(Object.fromEntries(await Promise.all(answers))).toEqual(
      Object.fromEntries(Object.keys(ways).map((way) => [way, expected])),
    )
  })

  test('uploads only where it may, and reads drafts', async () => {
    const bytes = Buffer.from(`words of ${role}`)
    const status = await statusOf(as(role).assets.upload('file', bytes, { filename: 'a.txt' }))
    expect(status).toBe(mayWrite(role, 'sanity.fileAsset') ? 200 : 403)
    expect(await as(role).getDocument('drafts.kept-market')).toMatchObject({ _type: 'market' })
  })

  test('creates a dataset only as administrator', async () => {
    const work = as(role).request({ method: 'PUT', uri: '/projects/playhouse/datasets/other' })
    expect(await statusOf(work)).toBe(role === 'administrator' ? 200 : 403)
  })

  test('can read the grants', async () => {
    const grants = await as(role).request<{ filter: string; permissions: string[] }[]>({
      uri: '/projects/playhouse/datasets/production/acl',
    })
    const writing = grants.filter((it) => it.permissions.includes('update'))
    const named = TYPES.filter((type) => writing.some((it) => it.filter.includes(`"${type}"`)))
    if (role === 'administrator')
      expect(writing.map((it) => it.filter)).toEqual(['_id in path("**")'])
    else expect(named).toEqual(TYPES.filter((type) => mayWrite(role, type)))
  })
})

test('no one takes over a document by changing its type', async () => {
  // It has no draft, whose own rights would protect it, too.
  await running.client.create({ _id: 'a-market', _type: 'market' })
  const work = as('editor').createOrReplace({ _id: 'a-market', _type: 'banner' })
  expect(await statusOf(work)).toBe(403)
  expect(await running.client.getDocument('a-market')).toMatchObject({ _type: 'market' })
})

test('a transaction with one change too many changes nothing', async () => {
  const work = as('editor')
    .transaction()
    .create({ _id: 'half-done', _type: 'banner' })
    .patch('kept-market', (it) => it.set({ a: 1 }))
    .commit()
  expect(await statusOf(work)).toBe(403)
  expect(await running.client.getDocument('half-done')).toBeUndefined()
})

test('an editor limited to a market changes documents of that market only', async () => {
  const client = as('finland')
  const write = (markets: string[] | undefined, id = 'of-a-market') =>
    statusOf(client.createOrReplace({ _id: id, _type: 'banner', ...(markets ? { markets } : {}) }))
  expect(await write(['fi'])).toBe(200)
  for (const markets of [['fi', 'no'], ['no'], [], undefined])
    expect(await write(markets)).toBe(403)
  await running.client.create({ _id: 'of-norway', _type: 'banner', markets: ['no'] })
  expect(await write(['fi'], 'of-norway')).toBe(403)
  expect(await statusOf(client.create({ _type: 'promotion', markets: ['fi'] }))).toBe(403)
  const file = client.assets.upload('file', Buffer.from('a file of Finland'), { filename: 'b.txt' })
  expect(await statusOf(file)).toBe(200)
})

test.each(SHARED_TYPES)(
  'an editor limited to a market does not write %s, which all show',
  async (type) => {
    for (const name of ['finland', 'chief'])
      for (const work of [
        as(name).create({ _type: type, markets: ['fi'] }, { dryRun: true }),
        as(name).create(
          { _id: `drafts.new-${type}`, _type: type, markets: ['fi'] },
          { dryRun: true },
        ),
      ])
        expect(await statusOf(work)).toBe(403)
  },
)

test('a list of markets with any other value is not the editor’s own', async () => {
  for (const markets of [['fi', null], ['fi', 7], ['fi', ['fi']], 'fi', { 0: 'fi' }, [null]])
    expect(await statusOf(as('finland').create({ _type: 'banner', markets }))).toBe(403)
})

test('an editor limited to a market uploads, and does not change what all markets use', async () => {
  const client = as('finland')
  const asset = await client.assets.upload('file', Buffer.from('of all'), { filename: 'c.txt' })
  for (const work of [
    client.patch(asset._id).set({ title: 'mine' }).commit(),
    client.createOrReplace({ ...asset, title: 'mine' }),
    client.create({ ...asset, _id: `drafts.${asset._id}` }),
    client.delete(asset._id),
  ])
    expect(await statusOf(work)).toBe(403)
  expect(await statusOf(as('editor').patch(asset._id).set({ title: 'a' }).commit())).toBe(200)
})

test('a draft or a version of a document of another market is refused like the document', async () => {
  await running.client.create({ _id: 'norwegian', _type: 'banner', markets: ['no'] })
  await running.client.create({
    _id: 'versions.winter.norwegian',
    _type: 'banner',
    markets: ['fi'],
  })
  await running.client.create({ _id: 'drafts.drafted', _type: 'banner', markets: ['no'] })
  const version = { _type: 'banner', markets: ['fi'] }
  for (const work of [
    as('finland').create({ _id: 'drafts.norwegian', ...version }),
    as('finland').create({ _id: 'versions.spring.norwegian', ...version }),
    as('finland').delete('versions.winter.norwegian'),
    // Nor does a first publication take over what another market only drafts.
    as('finland').create({ _id: 'drafted', ...version }),
    as('finland').create({ _id: 'versions.spring.drafted', ...version }),
    // Giving it away needs the right to the new market as well.
    as('norway').create({ _id: 'drafts.norwegian', ...version }),
    as('norway')
      .patch('norwegian')
      .set({ markets: ['fi'] })
      .commit(),
  ])
    expect(await statusOf(work)).toBe(403)
  const own = as('norway').create({ _id: 'drafts.norwegian', _type: 'banner', markets: ['no'] })
  expect(await statusOf(own)).toBe(200)
})

test('a record about a document is written by those who write the document', async () => {
  const record = (of: string) => ({
    _id: `translationState-${of}`,
    _type: 'translationState',
    document: of,
  })
  await running.client.create({ _id: 'finnish', _type: 'banner', markets: ['fi'] })
  await running.client.create({ _id: 'drafts.planned', _type: 'banner', markets: ['no'] })
  const may = async (name: string, of: string) =>
    (await statusOf(as(name).createOrReplace(record(of), { dryRun: true }))) === 200
  for (const [name, of, expected] of [
    ['finland', 'finnish', true],
    ['norway', 'finnish', false],
    ['norway', 'planned', true],
    ['finland', 'planned', false],
    ['finland', 'kept-banner', false],
    ['editor', 'kept-banner', true],
    ['marketing', 'kept-banner', false],
  ] as const)
    expect(await may(name, of), `${name} ${of}`).toBe(expected)
})

test('an administrator of some markets does not administer the installation', async () => {
  const client = as('chief')
  const create = client.request({ method: 'PUT', uri: '/projects/playhouse/datasets/other' })
  expect(await statusOf(create)).toBe(403)
  expect(await statusOf(client.request({ uri: '/audit' }))).toBe(403)
  expect(await statusOf(client.create({ _id: '_.releases.forged', _type: 'system.release' }))).toBe(
    403,
  )
})

test('no one creates a preview secret for another account, or reads one of other markets', async () => {
  const me = (name: string) => as(name).request<{ id: string }>({ uri: '/users/me' })
  const secretOf = (userId: string) => ({
    _id: `drafts.secret-of-${userId}`,
    _type: 'sanity.previewUrlSecret',
    secret: 'opens a preview',
    userId,
  })
  const [finland, editor] = [await me('finland'), await me('editor')]
  expect(await statusOf(as('finland').create(secretOf(editor.id)))).toBe(403)
  for (const [name, { id }] of [
    ['finland', finland],
    ['editor', editor],
  ] as const)
    expect(await statusOf(as(name).create(secretOf(id)))).toBe(200)
  const seen = (name: string) =>
    as(name).fetch<string[]>(
      '*[_type == "sanity.previewUrlSecret"].userId',
      {},
      { perspective: 'raw' },
    )
  expect(await seen('finland')).toEqual([finland.id])
  expect((await seen('editor')).sort()).toEqual([editor.id, finland.id].sort())
})

test('the refusal names the document, in the form that the Studio reads', async () => {
  const work = as('finland').createOrReplace({ _id: 'kept-banner', _type: 'banner' })
  await expect(work).rejects.toMatchObject({
    statusCode: 403,
    message: expect.stringContaining('"kept-banner"'),
    details: { type: 'insufficientPermissionsError' },
  })
})

test('an editor whose role changes has the new one with the next request', async () => {
  const editor = {
    id: 'e-mover',
    name: 'M',
    email: 'mover@playhouse.test',
    password: 'a long word',
  }
  await running.lake.putEditor({ ...editor, role: 'editor' })
  const body = new URLSearchParams({ origin: 'http://localhost:23333', ...editor })
  const signedIn = await fetch(`${running.url}/v1/auth/login/local`, {
    method: 'POST',
    body,
    redirect: 'manual',
  })
  const token = signedIn.headers.get('location')?.split('#token=')[1]
  expect(token).toBeTruthy()
  const client = as('editor').withConfig({ token: token as string })
  expect(await statusOf(client.create({ _type: 'banner' }))).toBe(200)
  await running.lake.putEditor({ ...editor, role: 'viewer' })
  expect(await statusOf(client.create({ _type: 'banner' }))).toBe(403)
})

import type { SanityClient } from '@sanity/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '#content-lake/auth/auth.ts'
import { CONTENT_ROLES } from '#server/content-roles.ts'
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

  test('uploads, or not, and reads drafts', async () => {
    const bytes = Buffer.from(`words of ${role}`)
    const status = await statusOf(as(role).assets.upload('file', bytes, { filename: 'a.txt' }))
    expect(status).toBe(mayWrite(role, 'sanity.fileAsset') ? 200 : 403)
    expect(await as(role).getDocument('drafts.kept-market')).toMatchObject({ _type: 'market' })
  })

  test('creates a dataset only as administrator', async () => {
    const work = as(role).request({ method: 'PUT', uri: '/projects/playhouse/datasets/other' })
    expect(await statusOf(work)).toBe(role === 'administrator' ? 200 : 403)
  })

  test('is told his grants', async () => {
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

test('nobody takes a document over by giving it a type of his own', async () => {
  const work = as('editor').createOrReplace({ _id: 'kept-market', _type: 'banner' })
  expect(await statusOf(work)).toBe(403)
  expect(await running.client.getDocument('kept-market')).toMatchObject({ _type: 'market' })
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

test('who is held to a market changes documents of that market only', async () => {
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

test('an editor whose role changes has the new one with his next request', async () => {
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

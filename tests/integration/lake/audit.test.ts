import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { LakeDatabase } from '#content-lake/lake-database.ts'
import { type RunningLake, STUDIO, startLake, TOKEN } from '#tests/fixtures/running-lake.ts'

const EDITOR = 'a-token-of-an-editor-under-audit'
const PASSWORD = 'a long enough password'

let running: RunningLake
beforeAll(async () => {
  running = await startLake({
    tokens: [{ token: EDITOR, role: 'editor', name: 'Eda' }],
    againstPublishing: ({ title }) => (title === 'risk-free' ? ['It must not be said.'] : []),
  })
})
afterAll(() => running.stop())

type Entry = {
  seq: number
  kind: string
  way: string
  by: { id: string; name: string; role: string }
  documents: { id: string; type: string; what: string }[]
  documentCount: number
  transactionId?: string
  detail?: string
}
const read = (query = '') =>
  running.client.request<{ entries: Entry[]; next: number | null }>({ uri: `/audit?${query}` })
const newest = async (query = '') => (await read(query)).entries[0]
const editor = () => running.client.withConfig({ token: EDITOR })

describe('every way of changing content is in the log', () => {
  test('mutations: who, how, which documents, in which transaction', async () => {
    const { transactionId } = await editor()
      .transaction()
      .create({ _id: 'banner-a', _type: 'banner', markets: [] })
      .patch('banner-a', { set: { order: 1 } })
      .create({ _id: 'banner-b', _type: 'banner' })
      .delete('banner-b')
      .commit()
    expect(await newest()).toMatchObject({
      kind: 'change',
      way: 'mutate: create, patch, delete',
      by: { name: 'Eda', role: 'editor' },
      documents: [{ id: 'banner-a', type: 'banner', what: 'create' }],
      transactionId,
    })
  })

  test('actions, uploads, releases and the scheduler', async () => {
    await editor().create({ _id: 'drafts.banner-c', _type: 'banner' })
    await editor().action({
      actionType: 'sanity.action.document.publish',
      draftId: 'drafts.banner-c',
      publishedId: 'banner-c',
    })
    expect(await newest()).toMatchObject({
      way: 'action: document.publish',
      documents: [
        { id: 'banner-c', what: 'create' },
        { id: 'drafts.banner-c', what: 'delete' },
      ],
    })
    await editor().assets.upload('file', Buffer.from('x'), { filename: 'x.txt' })
    expect(await newest()).toMatchObject({ way: 'upload', documents: [{ what: 'create' }] })
    await editor().releases.create({ releaseId: 'rLog', metadata: { title: 'A' } })
    expect(await newest()).toMatchObject({ way: 'action: release.create' })
  })

  test('a repeated request and a dry run add nothing', async () => {
    const before = await newest()
    await editor().create({ _type: 'banner' }, { dryRun: true })
    expect(await newest()).toEqual(before)
    const transaction = () =>
      editor().transaction().create({ _id: 'banner-once', _type: 'banner' }).transactionId('once')
    await transaction().commit()
    const once = await newest()
    await transaction().commit()
    expect(await newest()).toEqual(once)
  })

  test('refused changes, and why', async () => {
    await expect(running.viewer.create({ _type: 'banner' })).rejects.toThrow()
    expect(await newest()).toMatchObject({ kind: 'refused', by: { name: 'Reader' } })
    await expect(editor().create({ _type: 'market', title: 'mine' })).rejects.toThrow()
    expect(await newest()).toMatchObject({
      kind: 'refused',
      by: { name: 'Eda' },
      detail: expect.stringContaining('Insufficient permissions'),
    })
    // The Studio sends dry runs to find out what to offer: they are not an action of the editor.
    const before = await newest()
    const trial = editor().create({ _type: 'market' }, { dryRun: true })
    await expect(trial).rejects.toMatchObject({ statusCode: 403 })
    const publish = {
      actionType: 'sanity.action.document.publish',
      ...{ draftId: 'drafts.none', publishedId: 'none' },
    } as const
    await running.client.create({ _id: 'drafts.none', _type: 'market' })
    await expect(editor().action(publish, { dryRun: true })).rejects.toMatchObject({
      statusCode: 403,
    })
    expect((await read('kind=refused')).entries[0]?.seq).toBe(before?.seq)
    await expect(editor().create({ _type: 'banner', title: 'risk-free' })).rejects.toThrow()
    expect((await newest())?.detail).toContain('It must not be said.')
  })

  test('signing in and out, and refused sign-ins; never what was typed', async () => {
    await running.lake.putEditor({
      id: 'eva',
      name: 'Eva',
      email: 'eva@playhouse.test',
      role: 'editor',
      password: PASSWORD,
    })
    expect(await newest()).toMatchObject({ kind: 'editor', detail: 'eva@playhouse.test: editor' })
    const signIn = (email: string, password: string) =>
      fetch(`${running.url}/v1/auth/login/local`, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: running.url },
        body: new URLSearchParams({ origin: STUDIO, email, password }),
      })
    await signIn('eva@playhouse.test', 'wrong-password')
    expect(await newest()).toMatchObject({ kind: 'sign-in-refused', by: { id: 'eva' } })
    await signIn('my-password-by-mistake', 'x')
    expect(await newest()).toMatchObject({ kind: 'sign-in-refused', by: { id: '' } })
    const { headers } = await signIn('eva@playhouse.test', PASSWORD)
    expect(await newest()).toMatchObject({ kind: 'signed-in', by: { name: 'Eva' } })
    const token = headers.get('location')?.split('#token=')[1]
    await fetch(`${running.url}/v1/auth/logout`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    })
    expect(await newest()).toMatchObject({ kind: 'signed-out', by: { id: 'eva' } })
    const all = JSON.stringify((await read('limit=200')).entries)
    for (const secret of ['wrong-password', 'my-password-by-mistake', PASSWORD, TOKEN, EDITOR])
      expect(all.includes(secret)).toBe(false)
  })
})

test('only administrators read it, in pages, by person, kind and document', async () => {
  for (const token of [EDITOR, undefined]) {
    const response = await fetch(`${running.url}/v1/audit`, {
      headers: token ? { authorization: `Bearer ${token}` } : {},
    })
    expect(response.status).toBe(token ? 403 : 401)
  }
  const all = (await read('limit=200')).entries
  const paged: Entry[] = []
  for (let next: number | null = 0; next !== null; ) {
    const page: { entries: Entry[]; next: number | null } = await read(`limit=3&before=${next}`)
    paged.push(...page.entries)
    next = page.next
  }
  // Reading the log is not itself logged.
  expect(paged).toEqual(all)
  expect((await read('kind=refused')).entries.every((it) => it.kind === 'refused')).toBe(true)
  expect((await read('document=banner-a')).entries).toHaveLength(1)
  expect((await read('who=eva')).entries.length).toBeGreaterThanOrEqual(3)
  expect((await read('document=%22%5D')).entries).toEqual([])
})

test('no one can rewrite it, and a change that it cannot record is not made', async () => {
  let database: LakeDatabase | undefined
  let broken = false
  const own = await startLake({
    withDatabase(db) {
      database = db
      return {
        query: (sql, params) => db.query(sql, params),
        batch: (statements) =>
          db.batch(
            broken
              ? statements.map((it) => (it.sql.includes('lake.audit') ? { sql: 'SELECT 1/0' } : it))
              : statements,
          ),
      }
    },
  })
  try {
    await own.client.create({ _id: 'a', _type: 'page' })
    for (const sql of [
      "UPDATE lake.audit SET who = 'somebody else'",
      'DELETE FROM lake.audit',
      'TRUNCATE lake.audit',
    ])
      await expect(database?.query(sql)).rejects.toThrow('only added to')
    broken = true
    await expect(own.client.create({ _id: 'b', _type: 'page' })).rejects.toThrow()
    broken = false
    expect(await own.client.getDocument('b')).toBeUndefined()
    expect(await own.client.getDocument('a')).toBeDefined()
  } finally {
    await own.stop()
  }
})

import { describe, expect, test } from 'vitest'
import { action, applyAction } from './actions.ts'
import { applyMutation, workingState } from './apply-mutations.ts'
import { Plan } from './plan.ts'
import { type Document, LakeError } from './types.ts'

const NO_HEAVY_PATCHES = {
  run: () => Promise.reject(new Error('none of these patches is costly')),
}
const CONTEXT = { transactionId: 'tx', timestamp: '2026-01-02T00:00:00.000Z' }

function documents(...given: { _id: string; [field: string]: unknown }[]) {
  const stored = new Map(
    given.map((it) => [
      it._id,
      { _type: 'banner', _rev: 'old', _createdAt: 'then', _updatedAt: 'then', ...it } as Document,
    ]),
  )
  return workingState((id) => stored.get(id) ?? null)
}
const act = (state: ReturnType<typeof documents>, given: Record<string, unknown>) =>
  applyAction(
    state,
    action.parse({ ...given, actionType: `sanity.action.document.${given.actionType}` }),
    CONTEXT,
    new Plan(NO_HEAVY_PATCHES),
  )
async function refusal(work: () => unknown): Promise<{ status: number; message: string }> {
  try {
    await work()
  } catch (error) {
    if (error instanceof LakeError) return { status: error.status, message: error.message }
    throw error
  }
  throw new Error('it was not refused')
}

describe('publishing', () => {
  test('replaces the published document with the draft and makes its references strong', async () => {
    const state = documents(
      { _id: 'a', title: 'Old', _createdAt: 'first' },
      {
        _id: 'drafts.a',
        title: 'New',
        game: { _ref: 'g', _weak: true, _strengthenOnPublish: { type: 'game' } },
        other: { _ref: 'h', _weak: true, _strengthenOnPublish: { type: 'game', weak: true } },
      },
    )
    await act(state, { actionType: 'publish', draftId: 'drafts.a', publishedId: 'a' })
    expect(state.get('drafts.a')).toBeNull()
    expect(state.get('a')).toEqual({
      _id: 'a',
      _type: 'banner',
      _rev: 'tx',
      _createdAt: 'first',
      _updatedAt: CONTEXT.timestamp,
      title: 'New',
      game: { _ref: 'g' },
      other: { _ref: 'h', _weak: true },
    })
  })

  test('is refused when either side has changed meanwhile', async () => {
    const state = documents({ _id: 'a' }, { _id: 'drafts.a' })
    const publish = { actionType: 'publish', draftId: 'drafts.a', publishedId: 'a' }
    expect(
      (await refusal(() => act(state, { ...publish, ifDraftRevisionId: 'older' }))).status,
    ).toBe(409)
    expect(
      (await refusal(() => act(state, { ...publish, ifPublishedRevisionId: 'older' }))).status,
    ).toBe(409)
    await act(state, { ...publish, ifDraftRevisionId: 'old', ifPublishedRevisionId: 'old' })
    expect(state.get('drafts.a')).toBeNull()
  })
})

describe('an action that names a draft does not reach another document', () => {
  test.each([
    { actionType: 'publish', draftId: 'b', publishedId: 'a' },
    { actionType: 'publish', draftId: 'drafts.b', publishedId: 'a' },
    { actionType: 'edit', draftId: 'a', publishedId: 'a', patch: { set: { title: 'x' } } },
    { actionType: 'edit', draftId: 'drafts.b', publishedId: 'a', patch: {} },
    { actionType: 'unpublish', draftId: 'b', publishedId: 'a' },
    { actionType: 'discard', draftId: 'a' },
    { actionType: 'version.discard', versionId: 'a' },
    { actionType: 'replaceDraft', attributes: { _id: 'a', _type: 'banner' } },
    { actionType: 'create', attributes: { _id: 'c', _type: 'banner' } },
    { actionType: 'delete', publishedId: 'a', includeDrafts: ['drafts.b'] },
    { actionType: 'delete', publishedId: 'a', includeDrafts: ['b'] },
    { actionType: 'delete', publishedId: 'drafts.a', includeDrafts: [] },
  ])('%j', async (given) => {
    const state = documents({ _id: 'a' }, { _id: 'b' }, { _id: 'drafts.a' }, { _id: 'drafts.b' })
    expect((await refusal(() => act(state, given))).status).toBe(400)
    expect(state.changes.size).toBe(0)
  })
})

test('a document is not deleted while a draft of it would be left over', async () => {
  const state = documents({ _id: 'a' }, { _id: 'drafts.a' })
  const given = { actionType: 'delete', publishedId: 'a', includeDrafts: [] }
  expect((await refusal(() => act(state, given))).message).toContain('drafts.a')
  await act(state, { ...given, includeDrafts: ['drafts.a'] })
  expect([state.get('a'), state.get('drafts.a')]).toEqual([null, null])
})

test('unpublishing keeps the content as a draft', async () => {
  const state = documents({ _id: 'a', title: 'Kept' })
  await act(state, { actionType: 'unpublish', draftId: 'drafts.a', publishedId: 'a' })
  expect(state.get('a')).toBeNull()
  expect(state.get('drafts.a')).toMatchObject({ title: 'Kept', _rev: 'tx' })
})

test('a release version is created from a base, and discarded alone', async () => {
  const state = documents({ _id: 'a', title: 'Base' })
  await act(state, {
    actionType: 'version.create',
    publishedId: 'a',
    baseId: 'a',
    versionId: 'versions.r1.a',
  })
  expect(state.get('versions.r1.a')).toMatchObject({ title: 'Base' })
  await act(state, { actionType: 'version.discard', versionId: 'versions.r1.a' })
  expect([state.get('a')?.title, state.get('versions.r1.a')]).toEqual(['Base', null])
})

describe('a patch', () => {
  const patched = (operations: Record<string, unknown>) => {
    const state = documents({ _id: 'a', n: 1, rows: [{ _key: 'x', n: 1 }] })
    applyMutation(state, { patch: { id: 'a', ...operations } }, CONTEXT)
    return state.get('a')
  }

  test('changes what it names', async () => {
    expect(patched({ set: { 'rows[_key=="x"].n': 5 }, inc: { n: 2 } })).toMatchObject({
      n: 3,
      rows: [{ _key: 'x', n: 5 }],
      _rev: 'tx',
    })
    expect(patched({ insert: { after: 'rows[-1]', items: [{ _key: 'y' }] } })?.rows).toHaveLength(2)
    expect(patched({ unset: ['rows[_key=="x"]', 'n'] })).toMatchObject({ rows: [] })
  })

  test('keeps the id, the creation time and the type', async () => {
    expect(patched({ set: { _id: 'b', _createdAt: 'now', _rev: 'mine' } })).toMatchObject({
      _id: 'a',
      _createdAt: 'then',
      _rev: 'tx',
    })
    expect((await refusal(() => patched({ set: { _type: 'other' } }))).status).toBe(409)
  })

  test.each([
    { set: { '__proto__.polluted': true } },
    { set: { 'constructor.prototype.polluted': true } },
    { set: { 'rows["__proto__"].polluted': true } },
    { set: { hasOwnProperty: 1 } },
    { unset: ['__proto__'] },
    { set: 5 },
    { insert: { items: 5, after: 'rows[-1]' } },
    { insert: { items: [] } },
    { explode: {} },
    { set: JSON.parse('{"a": {"__proto__": {"polluted": true}}}') },
  ])('%j is refused', async (operations) => {
    expect((await refusal(() => patched(operations))).status).toBe(400)
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
  })
})

test('replaying a listener’s mutations gives the same document', async () => {
  const state = documents()
  applyMutation(state, { create: { _type: 'banner', title: 'A' } }, CONTEXT)
  const [change] = state.changes.values()
  expect(change?.mutations).toEqual([{ create: change?.after }])
})

test('objects in lists get keys on request', async () => {
  const state = documents()
  applyMutation(
    state,
    {
      create: {
        _id: 'a',
        _type: 'banner',
        rows: [{ n: 1 }, { _key: 'own', n: [{ m: 1 }] }, 'text'],
      },
    },
    { ...CONTEXT, autoGenerateArrayKeys: true },
  )
  expect(state.get('a')?.rows).toEqual([
    { _key: expect.stringMatching(/^[0-9a-f]{12}$/), n: 1 },
    { _key: 'own', n: [{ _key: expect.any(String), m: 1 }] },
    'text',
  ])
})

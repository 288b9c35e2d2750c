import { describe, expect, test } from 'vitest'
import {
  type GroupMember,
  groupActions,
  groupFindings,
  planGroup,
  withTitles,
} from './publish-group.ts'

const member = (id: string, facts: Partial<GroupMember> = {}): GroupMember => ({
  id,
  type: 'banner',
  title: `Title of ${id}`,
  isDraft: true,
  isPublished: true,
  mayWrite: true,
  ...facts,
})
const changed = member('changed')
const fresh = member('fresh', { isPublished: false })
const settled = member('settled', { isDraft: false })
const foreign = member('foreign', { mayWrite: false })
const idsOf = (members: readonly GroupMember[]) => members.map((it) => it.id)

describe('a group of documents', () => {
  test('publishes what has changes and leaves the rest, saying why', () => {
    const plan = planGroup('publish', [changed, fresh, settled, foreign])
    expect(idsOf(plan.changed)).toEqual(['changed', 'fresh'])
    expect(plan.left.map(({ member: { id }, why }) => `${id} ${why}`)).toEqual([
      'settled has no changes',
      'foreign your role does not write it',
    ])
    expect(plan.reason).toBeNull()
  })

  test('unpublishes what is public, with changes or without', () => {
    const plan = planGroup('unpublish', [changed, fresh, settled, foreign])
    expect(idsOf(plan.changed)).toEqual(['changed', 'settled'])
    expect(plan.reason).toBeNull()
  })

  test('says why there is nothing to do', () => {
    expect(planGroup('publish', []).reason).toMatch(/^Choose documents/)
    expect(planGroup('publish', [settled]).reason).toMatch(/no changes to publish/)
    expect(planGroup('unpublish', [fresh]).reason).toMatch(/is public/)
    expect(planGroup('publish', [foreign]).reason).toMatch(/role/)
  })

  test('becomes actions that name the draft and the document of each', () => {
    expect(groupActions('publish', ['a', 'b'])).toEqual([
      { actionType: 'sanity.action.document.publish', draftId: 'drafts.a', publishedId: 'a' },
      { actionType: 'sanity.action.document.publish', draftId: 'drafts.b', publishedId: 'b' },
    ])
    expect(groupActions('unpublish', ['a'])[0]?.actionType).toBe('sanity.action.document.unpublish')
  })

  test('names every document that violates a rule, not only the first', () => {
    const offer = { _type: 'banner', wageringRequirement: 1 }
    const found = groupFindings([
      { id: 'a', title: 'A', content: { _type: 'banner', title: { en: 'A risk-free evening' } } },
      { id: 'b', title: 'B', content: { _type: 'banner', title: { en: 'A fair evening' } } },
      { id: 'c', title: 'C', content: offer },
    ])
    expect(found.map(({ id, findings }) => [id, findings[0]?.rule])).toEqual([
      ['a', 'forbidden-phrase'],
      ['c', 'significant-terms'],
    ])
  })
})

test('a refusal names documents by their titles where it can', () => {
  const message = 'The document "a" may not be public, and "drafts.a" holds "other.thing".'
  expect(withTitles(message, [{ id: 'a', title: 'An evening' }])).toBe(
    'The document “An evening” may not be public, and “An evening” holds "other.thing".',
  )
})

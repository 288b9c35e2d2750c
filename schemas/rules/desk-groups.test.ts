import { expect, test } from 'vitest'
import { SCHEMA_TYPES } from '../index.ts'
import { DESK_GROUPS, groupOfType, groupsFor } from './desk-groups.ts'

test('each role sees the groups it works in, an administrator all of them', () => {
  expect(groupsFor(['editor'])).toEqual(['lobbies', 'pages', 'protection'])
  expect(groupsFor(['marketing'])).toEqual(['marketing', 'pages'])
  expect(groupsFor(['editor', 'marketing'])).toEqual([
    ...['lobbies', 'marketing', 'pages', 'protection'],
  ])
  expect(groupsFor(['administrator'])).toEqual(DESK_GROUPS)
  expect(groupsFor(['constructor'])).toEqual(DESK_GROUPS)
  expect(groupsFor([])).toEqual(DESK_GROUPS)
})

test('every document type is in a group, except what the Studio writes itself', () => {
  for (const { name, type } of SCHEMA_TYPES) {
    if (type !== 'document') continue
    expect([name, groupOfType(name) === null]).toEqual([name, name === 'translationState'])
  }
  expect(groupOfType('market')).toBe('settings')
  expect(groupOfType('protectionMessage')).toBe('protection')
  expect(groupOfType('promotion')).toBe('marketing')
  expect(groupOfType('somethingNew')).toBe('pages')
})

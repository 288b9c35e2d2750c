import { expect, test } from 'vitest'
import { SCHEMA_TYPES } from '#schemas/index.ts'
import {
  ADMINISTRATORS_ONLY,
  ATTACHED_TYPES,
  CONTENT_ROLES,
  MARKET_TYPES,
  SHARED_TYPES,
} from './content-roles.ts'

const schemas = SCHEMA_TYPES.filter((it) => it.type === 'document')
const documents = schemas.map((it) => it.name)
const written = Object.values(CONTENT_ROLES).flatMap(({ writes }) =>
  writes === 'everything' ? [] : writes,
)

test('each document type is granted to a role or reserved for administrators', () => {
  expect(documents.length).toBeGreaterThan(5)
  expect(documents.filter((it) => ![...written, ...ADMINISTRATORS_ONLY].includes(it))).toEqual([])
})

test('what is reserved for administrators is granted to no one else', () => {
  expect(written.filter((it) => ADMINISTRATORS_ONLY.includes(it))).toEqual([])
})

test('each type belongs to markets, is shared by all, or is attached to another document', () => {
  const attached = Object.keys(ATTACHED_TYPES)
  expect([...MARKET_TYPES, ...SHARED_TYPES, ...attached].sort()).toEqual([...documents].sort())
})

test('the types of markets are those with their own markets field', () => {
  const withMarkets = schemas.filter(({ fields }) => fields?.some((it) => it.name === 'markets'))
  expect(withMarkets.map((it) => it.name).sort()).toEqual([...MARKET_TYPES].sort())
})

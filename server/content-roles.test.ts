import { expect, test } from 'vitest'
import { SCHEMA_TYPES } from '#schemas/index.ts'
import { ADMINISTRATORS_ONLY, CONTENT_ROLES } from './content-roles.ts'

const documents = SCHEMA_TYPES.filter((it) => it.type === 'document').map((it) => it.name)
const written = Object.values(CONTENT_ROLES).flatMap(({ writes }) =>
  writes === 'everything' ? [] : writes,
)

test('somebody was given each type of document, or it was kept for administrators', () => {
  expect(documents.length).toBeGreaterThan(5)
  expect(documents.filter((it) => ![...written, ...ADMINISTRATORS_ONLY].includes(it))).toEqual([])
})

test('what is kept for administrators is in nobody else’s list', () => {
  expect(written.filter((it) => ADMINISTRATORS_ONLY.includes(it))).toEqual([])
})

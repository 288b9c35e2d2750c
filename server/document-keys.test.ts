import { expect, test } from 'vitest'
import { documentKeys, documentKeysText } from './document-keys.ts'

const KEY = Buffer.alloc(32, 7).toString('base64')

test.each([
  [`2026:${KEY}`, true],
  [`2026:${KEY}, 2025:${KEY}`, true],
  [`2026:${KEY},2026:${KEY}`, false],
  [`2026:${KEY.slice(4)}`, false],
  [KEY, false],
  ['', false],
])('%s is a list of keys: %s', (text, expected) => {
  expect(documentKeysText.safeParse(text).success).toBe(expected)
})

test('the first key seals; without keys, one is derived that stays the same', () => {
  const named = documentKeysText.parse(`b:${KEY}, a:${KEY}`)
  expect(documentKeys(named, 'x').map((it) => it.id)).toEqual(['b', 'a'])
  const [drawn] = documentKeys(undefined, 'x')
  expect(drawn.key).toHaveLength(32)
  expect(documentKeys(undefined, 'x')[0].key.equals(drawn.key)).toBe(true)
  expect(documentKeys(undefined, 'y')[0].key.equals(drawn.key)).toBe(false)
})

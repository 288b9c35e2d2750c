import { expect, test } from 'vitest'
import { z } from 'zod'
import { parseForm, parseQuery } from './read-request.ts'

const schema = z.object({ a: z.string() })
const many = (count: number) =>
  `a=1&${Array.from({ length: count }, (_, n) => `p${n}=1`).join('&')}`

test('a parameter that is given twice is refused', () => {
  expect(parseQuery(schema, new URLSearchParams('a=1'))).toEqual({ ok: true, value: { a: '1' } })
  expect(parseQuery(schema, new URLSearchParams('a=1&a=2'))).toMatchObject({
    fields: [{ field: 'a', code: 'duplicate' }],
  })
})

test('more parameters than any call has are refused before their names are compared', () => {
  const request = new Request('http://localhost', {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  const refused = {
    ok: false,
    refusal: 'VALIDATION_FAILED',
    fields: [{ field: '', code: 'too_big' }],
  }
  expect(parseQuery(schema, new URLSearchParams(many(99)))).toMatchObject({ ok: true })
  expect(parseQuery(schema, new URLSearchParams(many(100)))).toEqual(refused)
  expect(parseForm(schema, request, many(100))).toEqual(refused)
})

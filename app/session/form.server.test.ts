import { expect, test } from 'vitest'
import { readForm, readFormData } from './form.server.ts'

const post = (body: BodyInit, type?: string) =>
  new Request('http://localhost:3000/fi-FI/login', {
    ...{ method: 'POST', body },
    ...(type === undefined ? {} : { headers: { 'content-type': type } }),
  })
const fields = (count: number) => Array.from({ length: count }, (_, n) => [`f${n}`, 'a&b'])
const parts = (count: number) => {
  const form = new FormData()
  for (const [name = '', value = ''] of fields(count)) form.append(name, value)
  form.append('file', new File(['%PDF'], 'a.pdf'))
  return form
}

test('a form is read in both of its encodings', async () => {
  expect(await readForm(post(new URLSearchParams(fields(3))))).toEqual({
    f0: 'a&b',
    f1: 'a&b',
    f2: 'a&b',
  })
  const form = await readFormData(post(parts(3)))
  expect(form.get('f2')).toBe('a&b')
  expect(form.get('file')).toBeInstanceOf(File)
})

test('a body with too many fields, or one that is not a form, is read as empty', async () => {
  expect(Object.keys(await readForm(post(new URLSearchParams(fields(500)))))).toHaveLength(500)
  for (const body of [new URLSearchParams(fields(502)), parts(502)])
    expect(await readForm(post(body))).toEqual({})
  for (const type of ['application/json', 'multipart/form-data', 'multipart/form-data; boundary=x'])
    expect(await readForm(post('{"a":1}', type))).toEqual({})
})

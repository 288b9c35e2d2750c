import { expect, test } from 'vitest'
import { fieldWord } from './field-words.ts'

test('a field that is not refused says nothing', () => {
  expect(fieldWord('street', { city: 'too_big' })).toBeNull()
})

test.each([
  ['street', 'too_big', 'long'],
  ['postalCode', 'invalid_postal_code', 'postalCode'],
  ['newPassword', 'contains_email', 'passwordEmail'],
  ['newPassword', 'something_new', 'passwordWeak'],
  ['phoneBody', 'already_used', 'phoneTaken'],
  ['phoneBody', 'constructor', 'phone'],
  ['code', 'sms.code.invalid', 'smsCodeInvalid'],
] as const)('%s refused with %s says %s', (field, code, word) => {
  expect(fieldWord(field, { [field]: code })).toBe(word)
})

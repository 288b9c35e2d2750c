import { expect, test } from 'vitest'
import { fieldWord } from './field-words.ts'

test('a field without an error has no message', () => {
  expect(fieldWord('street', { city: 'too_big' })).toBeNull()
})

test.each([
  ['street', 'too_big', 'long'],
  ['postalCode', 'invalid_postal_code', 'postalCode'],
  ['newPassword', 'contains_email', 'passwordEmail'],
  ['newPassword', 'something_new', 'passwordWeak'],
  ['phoneBody', 'same', 'phoneSame'],
  ['provinceCode', 'too_young', 'provinceAge'],
  ['code', 'error.registration.player_already_exists', 'phoneTaken'],
  ['phoneBody', 'constructor', 'phone'],
  ['code', 'sms.code.invalid', 'smsCodeInvalid'],
] as const)('%s refused with %s has the message %s', (field, code, word) => {
  expect(fieldWord(field, { [field]: code })).toBe(word)
})

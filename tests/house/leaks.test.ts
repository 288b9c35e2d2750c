import { expect, test } from 'vitest'
import { findLeaks } from '#tests/fixtures/leaks.ts'

const KNOWN = {
  passwords: ['Playhouse!1'],
  codes: ['603850', 'kE9-reset_key'],
  addresses: ['own@playhouse.test'],
}
const kindsIn = (text: string) => findLeaks(text, KNOWN).map((it) => it.kind)

test.each([
  ['a password', '{"typed":"Playhouse!1"}', 'password'],
  ['a code', '"body":"code=603850"', 'code'],
  ['the key of a link', '/reset-password?resetKey=kE9-reset_key', 'code'],
  ['a token', 'idToken=eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJ4In0.c2ln', 'token'],
  ['an address', 'email: somebody.else+x@mail.playhouse.test', 'address'],
  ['an address in a URL', '?to=Else%40playhouse.test', 'address'],
  ['a card number', '"pan":"4111111111111111"', 'card number'],
  ['a card number in a URL', '?card=4111111111111111&', 'card number'],
  ['a card number in groups, at the end of a sentence', 'card 5500 0000 0000 0004.', 'card number'],
  ['an account number', '"iban":"FI2112345600000785"', 'account number'],
  ['an account number in groups', 'to DE89 3704 0044 0532 0130 00 today', 'account number'],
])('%s is found', (_, text, kind) => {
  expect(kindsIn(text)).toEqual([kind])
})

test('what only looks like a leak is not reported', () => {
  const text = [
    'Own@Playhouse.test',
    '"time":1795329915529',
    '+4111111111111111',
    '16038501',
    '0.4111111111111111',
    '4111111111111112',
    '4111111111111111.5',
    'FI2112345600000786',
    'xFI2112345600000785',
    '0198a000-4111-4111-8111-411111111111',
    'node_modules/@remix-run/react@2.17.1',
  ].join(' | ')
  expect(findLeaks(text, KNOWN)).toEqual([])
})

test('a report does not repeat what leaked', () => {
  const [leak] = findLeaks('the code 603850 was sent', KNOWN)
  expect(leak).toEqual({ kind: 'code', around: 'the code … was sent' })
})

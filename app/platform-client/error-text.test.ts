import { expect, test } from 'vitest'
import { failureText, refusalText } from './error-text.ts'

const errorBody = (words: Partial<Parameters<typeof refusalText>[1]>) => ({
  ...{ error: '', message: '', error_description: '' },
  ...words,
})

test.each([
  [
    400,
    errorBody({ error: 'invalid_grant', message: 'explicit deny' }),
    'invalid_grant: explicit deny',
  ],
  // Our platform's error is the name of the status: a text of codes begins with its code (CON-03).
  [403, errorBody({ error: 'Forbidden', message: 'code:error.x;n=1' }), 'code:error.x;n=1'],
  [403, errorBody({ error: 'same', message: 'same', error_description: 'more' }), 'same'],
  [401, errorBody({ error: 'Unauthorized', error_description: 'Token expired' }), 'Token expired'],
  [403, errorBody({ error: 'denied', error_description: 'explicit deny' }), 'explicit deny'],
  [418, errorBody({}), 'Request failed with status 418'],
] as const)('a refusal with %s and %o says %j (ERR-02)', (status, words, text) => {
  expect(refusalText(status, words)).toBe(text)
})

const late = new DOMException('The operation timed out', 'TimeoutError')
const failed = (code: string) => new TypeError('fetch failed', { cause: { code } })

test.each([
  [late, false, 'Connection timed out'],
  [late, true, 'Socket timed out'],
  [failed('UND_ERR_CONNECT_TIMEOUT'), false, 'Connection timed out'],
  [failed('UND_ERR_BODY_TIMEOUT'), true, 'Socket timed out'],
  [failed('ETIMEDOUT'), false, 'Socket timed out'],
  [failed('ECONNREFUSED'), false, 'Network Error'],
  [new Error('terminated'), true, 'Network Error'],
  ['no error at all', false, 'Network Error'],
] as const)('%s, answered %s, is %j (ERR-03, SUP-24)', (error, isAnswered, text) => {
  expect(failureText(error, { isAnswered })).toBe(text)
})

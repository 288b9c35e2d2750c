import { expect, test } from 'vitest'
import { fraudValueInForm, sandboxFraudValue } from './fraud-value.ts'

const request = new Request('http://localhost:3000/fi-FI/deposit')

test.each([
  [undefined, ''],
  [{}, ''],
  [{ blackbox: '' }, ''],
  [{ blackbox: 'found-out' }, 'found-out'],
  [{ blackbox: 'x'.repeat(4_096) }, 'x'.repeat(4_096)],
  // The API would refuse the whole call: a broken script must not stop a payment.
  [{ blackbox: 'x'.repeat(4_097) }, ''],
  [{ blackbox: new File([], 'a') }, ''],
])('from the form %o the fraud value is %s', (form, value) => {
  expect(fraudValueInForm({ request, ...(form ? { form } : {}) })).toBe(value)
})

test('the demo has the fraud value that the requirements name', () => {
  expect(sandboxFraudValue({ request })).toBe('sandbox-blackbox')
})

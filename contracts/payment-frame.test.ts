import { expect, test } from 'vitest'
import { parsePaymentFrameMessage } from './payment-frame.ts'

test.each([{ type: 'open' }, { type: 'done' }])('%o is a message of the frame', (message) => {
  expect(parsePaymentFrameMessage(message)).toEqual(message)
})

test.each([
  [640.2, 641],
  [1, 240],
  [1e9, 1_200],
])('a frame that reports a height of %d gets %d', (height, given) => {
  expect(parsePaymentFrameMessage({ type: 'size', height })).toEqual({
    type: 'size',
    height: given,
  })
})

test.each([
  null,
  undefined,
  'done',
  [],
  {},
  { type: 'paid' },
  { type: 'size' },
  { type: 'size', height: '640' },
  { type: 'size', height: Number.NaN },
  { type: 'size', height: -1 },
  { type: 'size', height: 640, width: 100 },
  { type: 'done', height: 640 },
  { type: 'DONE' },
  { type: ['done'] },
  { type: 'done', amount: 1_000_000 },
  { type: 'done', url: 'https://elsewhere.example' },
  Object.create({ type: 'done' }),
])('%o is not a message of the frame', (message) => {
  expect(parsePaymentFrameMessage(message)).toBeNull()
})

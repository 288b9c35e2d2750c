import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { describeError } from './logger.ts'

/** An address of this machine without a listener. */
async function nowhere(): Promise<string> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

test('an unreachable host is one line: which, and why', async () => {
  const url = await nowhere()
  const refused = await fetch(url).catch((cause: unknown) => new Error('no answer', { cause }))
  expect(describeError(refused)).toEqual({
    type: 'Error',
    message: `no answer: fetch failed: connect ECONNREFUSED ${url.slice('http://'.length)}`,
  })
})

test('a timeout is one line', () => {
  const late = new DOMException('The operation was aborted due to timeout', 'TimeoutError')
  expect(describeError(new Error('no answer', { cause: late }))).toEqual({
    type: 'Error',
    message: 'no answer: The operation was aborted due to timeout',
  })
})

test('an internal error keeps its stack', () => {
  const { stack } = describeError(new TypeError('x is undefined')) as { stack: string }
  expect(stack).toMatch(/\n\s+at /)
})

test('a value that is not an error is logged unchanged', () => {
  expect(describeError('a word')).toBe('a word')
})

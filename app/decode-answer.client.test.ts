import { encode } from 'turbo-stream'
import { expect, test } from 'vitest'
import { decode } from './decode-answer.client.ts'

const ABORTED = new DOMException('signal is aborted without reason', 'AbortError')

/** This many bytes of a response, and then the error. */
async function broken(value: unknown, bytes: number, error: unknown) {
  const all = new Uint8Array(await new Response(encode(value)).arrayBuffer())
  const parts = [all.slice(0, bytes)]
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      const part = parts.shift()
      if (part) controller.enqueue(part)
      else controller.error(error)
    },
  })
}

const GAMES = { games: Array.from({ length: 50 }, (_, n) => `game-${n}`) }

test('a complete answer decodes to what was sent', async () => {
  const { value, done } = await decode(encode(GAMES))
  expect(value).toEqual(GAMES)
  await done
})

test('an aborted answer is empty, with no rejection left pending', async () => {
  for (const bytes of [0, 1, 20]) {
    const { value, done } = await decode(await broken(GAMES, bytes, ABORTED))
    expect(value).toEqual({})
    await done
  }
})

test('an abort after the complete answer causes no failure', async () => {
  const { value, done } = await decode(await broken(GAMES, Number.MAX_SAFE_INTEGER, ABORTED))
  expect(value).toEqual(GAMES)
  await done
})

test('a lost connection without an abort is an error', async () => {
  const lost = new TypeError('network error')
  await expect(broken(GAMES, 20, lost).then((it) => decode(it))).rejects.toBe(lost)
})

test('a malformed answer is an error', async () => {
  const page = new Response('<!doctype html>').body
  if (!page) throw new Error('a response with a text has a body')
  await expect(decode(page)).rejects.toThrow(SyntaxError)
})

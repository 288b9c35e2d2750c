import { expect, test } from 'vitest'
import { fetchMessages } from './fetch-messages.ts'

/** Answers in turn; a missing one is a lost connection. Reports the waits. */
async function load(...answers: (Response | null)[]) {
  const waited: number[] = []
  let asked = 0
  const loaded = await fetchMessages('/api/messages/1/fi/lobby', {
    fetch: async () => {
      const answer = answers[asked]
      asked += 1
      if (!answer) throw new TypeError('Failed to fetch')
      return answer
    },
    wait: async (ms) => void waited.push(ms),
  }).catch((error: Error) => error.message)
  return { loaded, asked, waited }
}

const texts = () => Response.json({ title: 'Aula' })
const status = (code: number) => new Response(null, { status: code })

test.each([
  ['at once', [texts()], 1],
  ['after a lost connection', [null, texts()], 2],
  ['after temporary errors', [status(503), status(429), null, texts()], 4],
  ['after a truncated response', [new Response('{"title":'), texts()], 2],
] as const)('texts arrive %s (API-07)', async (_, answers, asked) => {
  const { loaded, ...done } = await load(...answers)
  expect(loaded).toEqual({ title: 'Aula' })
  expect(done).toEqual({ asked, waited: [500, 1_000, 2_000].slice(0, asked - 1) })
})

test('after three retries the last failure is reported, and a 404 is not retried', async () => {
  expect(await load(null, null, null, null, texts())).toMatchObject({
    ...{ loaded: 'Failed to fetch', asked: 4 },
  })
  const down = await load(...Array.from({ length: 5 }, () => status(500)))
  expect(down).toMatchObject({ loaded: expect.stringContaining('500'), asked: 4 })
  expect(await load(status(404), texts())).toMatchObject({ asked: 1, waited: [] })
})

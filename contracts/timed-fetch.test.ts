import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendWithin, withinLimit } from './timed-fetch.ts'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

const read = (response: Response) => response.text()
const silent = createServer(() => {})
let url: string
beforeAll(async () => {
  silent.listen(0, '127.0.0.1')
  await once(silent, 'listening')
  url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`
})
afterAll(() => {
  silent.closeAllConnections()
  silent.close()
})

test('a call without an answer times out, even after garbage collection', async () => {
  const sent = once(silent, 'request')
  const work = sendWithin({ fetch, timeoutMs: 300 }, new Request(url), read)
  await sent
  collectGarbage()
  await expect(work).rejects.toMatchObject({ name: 'TimeoutError' })
})

test('a call ends at its timeout or abort even where fetch ignores the signal', async () => {
  const deaf = { fetch: () => new Promise<Response>(() => {}), timeoutMs: 1 }
  const limit = { name: 'TimeoutError' }
  await expect(sendWithin(deaf, new Request(url), read)).rejects.toMatchObject(limit)
  const endless = { fetch: () => new Response(new ReadableStream()), timeoutMs: 1 }
  await expect(sendWithin(endless, new Request(url), read)).rejects.toMatchObject(limit)
  const left = AbortSignal.abort(new Error('left'))
  await expect(withinLimit(new Promise(() => {}), left)).rejects.toThrow('left')
})

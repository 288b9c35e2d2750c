import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendWithin, withinLimit } from './timed-fetch.ts'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

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

test('a call without an answer ends, also after garbage has been collected', async () => {
  const sent = once(silent, 'request')
  const work = sendWithin(fetch, new Request(url), 300)
  await sent
  collectGarbage()
  await expect(work).rejects.toMatchObject({ name: 'TimeoutError' })
})

test('an implementation that ignores the signal does not hold its caller', async () => {
  await expect(sendWithin(() => new Promise(() => {}), new Request(url), 1)).rejects.toMatchObject({
    name: 'TimeoutError',
  })
  const left = AbortSignal.abort(new Error('left'))
  await expect(withinLimit(new Promise(() => {}), left)).rejects.toThrow('left')
})

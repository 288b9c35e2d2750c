import { createHttpPsp } from '#platform/psp/index.ts'
import { aPlatform, listen, secretOf } from '#tests/fixtures/running-platform.ts'
import { openNamed } from './engine.ts'

/** A platform process to be killed: its arguments are database and payment provider; it reports its port. */
const [where = '', pspUrl = ''] = process.argv.slice(2)
const db = await openNamed(where)
const secret = secretOf('psp')
const { platform } = await aPlatform(db, {
  clock: Date.now,
  payments: {
    secret,
    provider: createHttpPsp({
      ...{ url: pspUrl, secret, clock: Date.now, timeoutMs: 700 },
      fetch: (request) => fetch(request),
    }),
  },
})
const { port } = await listen(platform)
process.send?.({ port })

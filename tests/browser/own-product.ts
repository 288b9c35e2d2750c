import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import type { ClockState } from '#contracts/qa.ts'
import { putPreparedData } from '#tests/fixtures/prepared-data.ts'
import { ready, startServer } from '#tests/fixtures/product-process.ts'
import { expect, LAKE } from './fixtures.ts'

export type OwnProduct = {
  origin: string
  sandbox: string
  now(request: APIRequestContext): Promise<number>
  /** Advances its clock to a moment. */
  travelTo(request: APIRequestContext, moment: number): Promise<void>
  stop(): Promise<void>
}

/** A separate product for one test, with a clock that the test controls; it has the content of the shared one. */
export async function ownProduct(): Promise<OwnProduct> {
  const data = join(tmpdir(), `playhouse-own-${randomUUID()}`)
  await putPreparedData(data)
  const running = await startServer({
    PLAYHOUSE_DATA: data,
    PLAYHOUSE_PARTS: 'site,platform,sandbox',
    LAKE_URL: LAKE,
    SIGN_IN_LIMIT: '1000',
    REQUESTS_PER_SECOND: '1000',
    PLATFORM_TIMEOUT_MS: '30000',
  })
  await ready(running)
  const sandbox = `http://localhost:${running.ports.sandbox}`
  const clock = async (answer: ReturnType<APIRequestContext['get']>) => {
    const told = await answer
    expect(told.status(), await told.text()).toBe(200)
    return ((await told.json()) as ClockState).nowMs
  }
  return {
    origin: `http://localhost:${running.ports.site}`,
    sandbox,
    now: (request) => clock(request.get(`${sandbox}/clock`)),
    async travelTo(request, moment) {
      const now = new Date(moment).toISOString()
      await clock(request.post(`${sandbox}/clock`, { data: { now } }))
    },
    async stop() {
      running.child.kill('SIGTERM')
      await running.stopped
      rmSync(data, { recursive: true, force: true })
    },
  }
}

// Keeps a product running for single browser specs (warm-product.ts), and ends it when no run has used it for a while.
import { existsSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { PARTS, PORT_OF } from '#server/ports.ts'
import { putPreparedData } from '#tests/fixtures/prepared-data.ts'
import { startServer } from '#tests/fixtures/product-process.ts'
import { buildStamp, WARM_DATA, WARM_STATE, type WarmState } from './warm-product.ts'

const IDLE_MS = 15 * 60_000
const LOOKS_EVERY_MS = 30_000

const stamp = buildStamp()
if (!existsSync(WARM_DATA)) await putPreparedData(WARM_DATA)
const { child, ports, stopped } = await startServer({
  PLAYHOUSE_DATA: WARM_DATA,
  LOG_LEVEL: 'info',
  SIGN_IN_LIMIT: '1000',
  REQUESTS_PER_SECOND: '1000',
  PLATFORM_TIMEOUT_MS: '30000',
})
const state: WarmState = {
  ...{ pid: process.pid, stamp },
  ports: Object.fromEntries(PARTS.map((part) => [PORT_OF[part], String(ports[part])])),
}
writeFileSync(WARM_STATE, JSON.stringify(state))
process.on('SIGTERM', () => child.kill('SIGTERM'))
setInterval(() => {
  if (Date.now() - statSync(WARM_STATE).mtimeMs > IDLE_MS) child.kill('SIGTERM')
}, LOOKS_EVERY_MS)
const { code } = await stopped
rmSync(WARM_STATE, { force: true })
process.exit(code ?? 1)

// Keeps a product open for single browser specs (warm-product.ts), and ends it when nobody asks for it any more.
import { spawn } from 'node:child_process'
import { cpSync, existsSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './command.ts'
import { buildStamp, WARM_DATA, WARM_STATE, type WarmState } from './warm-product.ts'

const IDLE_MS = 15 * 60_000
const LOOKS_EVERY_MS = 30_000
const OF_WHOLE_RUNS = join(ROOT, '.cache', 'browser-tests')

// Drawing the demo catalogue takes minutes; whole runs have done it.
if (!existsSync(WARM_DATA) && existsSync(join(OF_WHOLE_RUNS, 'seeded')))
  cpSync(OF_WHOLE_RUNS, WARM_DATA, { recursive: true })

const stamp = buildStamp()
const ANY = {
  SITE_PORT: '0',
  SANDBOX_PORT: '0',
  LAKE_PORT: '0',
  PLATFORM_PORT: '0',
  STUDIO_PORT: '0',
}
const child = spawn(process.execPath, [join('dist', 'node', 'main.mjs')], {
  cwd: ROOT,
  stdio: ['ignore', 'pipe', 'inherit'],
  env: {
    ...process.env,
    ...ANY,
    NODE_ENV: 'production',
    PLAYHOUSE_DATA: WARM_DATA,
    LOG_LEVEL: 'info',
    SIGN_IN_LIMIT: '1000',
    PLATFORM_TIMEOUT_MS: '30000',
  },
})
let printed = ''
child.stdout.on('data', (chunk) => {
  process.stdout.write(chunk)
  printed = (printed + chunk).slice(-10_000)
  const line = /^(?:[A-Z]+_PORT=\d+ ?)+$/m.exec(printed)?.[0]
  if (!line || existsSync(WARM_STATE)) return
  const ports = Object.fromEntries(
    line
      .trim()
      .split(' ')
      .map((it) => it.split('=')),
  )
  writeFileSync(WARM_STATE, JSON.stringify({ pid: process.pid, stamp, ports } satisfies WarmState))
})
child.on('close', (code) => {
  rmSync(WARM_STATE, { force: true })
  process.exit(code ?? 1)
})
process.on('SIGTERM', () => child.kill('SIGTERM'))
setInterval(() => {
  if (existsSync(WARM_STATE) && Date.now() - statSync(WARM_STATE).mtimeMs > IDLE_MS)
    child.kill('SIGTERM')
}, LOOKS_EVERY_MS)

// `npm run bench`: the figures of the product, each next to a baseline from the same run.
import { spawn } from 'node:child_process'
import { ensureChromium } from './chromium.mjs'
import { ensureInstalled, ensureNode, ensureSite, ensureStudio, fail, ROOT } from './setup.mjs'

await ensureInstalled()
await ensureSite()
await ensureNode()
await ensureStudio()
const { CHROMIUM_FULL_PATH: chromium } = await ensureChromium().catch((error) =>
  fail(error.message),
)
const child = spawn(
  process.execPath,
  ['--import', 'tsx', 'tests/bench/main.ts', ...process.argv.slice(2)],
  {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: chromium },
  },
)
child.on('close', (code) => process.exit(code ?? 1))

// `npm test`: installs what is missing, then runs the parts of tests/runner. The last line counts every check and test.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, fail, ROOT } from './setup.mjs'

await ensureInstalled().catch((error) => fail(`${error.message ?? error}\n0 passed, 1 failed`))
const child = spawn(
  process.execPath,
  ['--import', 'tsx', join('tests', 'runner', 'main.ts'), ...process.argv.slice(2)],
  { cwd: ROOT, stdio: 'inherit' },
)
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
process.on('SIGINT', () => {})
child.on('close', (code) => process.exit(code ?? 1))

// Runs a TypeScript file of the project with the current environment: `node scripts/run.mjs server/main.ts`.
import { spawn } from 'node:child_process'
import { ensureInstalled, ROOT } from './setup.mjs'

await ensureInstalled()
const child = spawn(process.execPath, ['--import', 'tsx', ...process.argv.slice(2)], {
  cwd: ROOT,
  stdio: 'inherit',
})
process.on('SIGINT', () => {})
process.on('SIGTERM', () => child.kill('SIGTERM'))
child.on('close', (code, signal) => process.exit(signal ? 1 : (code ?? 0)))

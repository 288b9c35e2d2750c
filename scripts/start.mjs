// `npm start`: installs what is missing, builds what is stale, seeds what is empty, serves everything.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { checkPorts } from './ports.mjs'
import { fail, prepare, ROOT } from './setup.mjs'

const taken = await checkPorts()
if (taken) fail(taken)
await prepare().catch((error) => fail(String(error.message ?? error)))

const child = spawn(process.execPath, [join(ROOT, 'dist', 'node', 'main.mjs')], {
  cwd: ROOT,
  stdio: 'inherit',
  // Without it React and the router use their slow development builds.
  env: { ...process.env, NODE_ENV: 'production' },
})
// Ctrl-C reaches the child through the terminal; a signal to this process alone is forwarded.
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
process.on('SIGINT', () => {})
child.on('close', (code, signal) => process.exit(signal ? 1 : (code ?? 0)))

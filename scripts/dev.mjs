// `npm run dev`: every part, reloading on change: Vite for the site, the Sanity tool for the Studio, and a
// restart of the process when server, platform, lake or sandbox change.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { checkPorts } from './ports.mjs'
import { ensureInstalled, ensureNode, fail, ROOT } from './setup.mjs'

await ensureInstalled()
const taken = await checkPorts()
if (taken) fail(taken)
// The games' client code is bundled; the rest runs from its sources.
await ensureNode()

const site = process.env.PUBLIC_ORIGIN || `http://localhost:${process.env.SITE_PORT || 3000}`
const lake = process.env.LAKE_URL || `http://localhost:${process.env.LAKE_PORT || 3200}`
const children = [
  spawn(
    process.execPath,
    [
      join(ROOT, 'node_modules', 'tsx', 'dist', 'cli.mjs'),
      'watch',
      '--clear-screen=false',
      ...['app', 'public', '.data', 'build', 'studio', 'tests'].flatMap((it) => [
        '--exclude',
        `./${it}/**`,
      ]),
      'server/main.ts',
    ],
    {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, PLAYHOUSE_DEV: '1', NODE_ENV: 'development' },
    },
  ),
  spawn(
    process.execPath,
    [
      join(ROOT, 'studio', 'node_modules', 'sanity', 'bin', 'sanity'),
      'dev',
      '--port',
      String(process.env.STUDIO_PORT || 3333),
      '--host',
      '127.0.0.1',
    ],
    {
      cwd: join(ROOT, 'studio'),
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        ...process.env,
        SANITY_STUDIO_API_HOST: lake,
        SANITY_STUDIO_SITE_URL: site,
        DO_NOT_TRACK: '1',
      },
    },
  ),
]
const stop = (signal) => {
  for (const child of children) child.kill(signal)
}
process.on('SIGINT', () => stop('SIGINT'))
process.on('SIGTERM', () => stop('SIGTERM'))
for (const child of children) child.on('error', (error) => fail(error.message))
await Promise.all(children.map((child) => new Promise((resolve) => child.on('close', resolve))))

// Bundles the server, its workers and commands to build/node, and the games' client code to build/game.
import { cp, mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import { ROOT } from './setup.mjs'

async function workersBelow(folder) {
  const entries = await readdir(join(ROOT, folder), { recursive: true })
  return entries
    .filter((it) => it.endsWith('-worker.ts') && !it.includes('node_modules'))
    .map((it) => join(folder, it))
}

const workers = (
  await Promise.all(['platform', 'content-lake', 'seed', 'sandbox', 'server'].map(workersBelow))
).flat()
const commands = (await readdir(join(ROOT, 'server', 'commands'))).filter(
  (it) => it.endsWith('.ts') && !it.endsWith('.test.ts'),
)
const named = (path) => ({
  out: path.split(/[\\/]/).at(-1).replace(/\.ts$/, ''),
  in: join(ROOT, path),
})

await rm(join(ROOT, 'build', 'node'), { recursive: true, force: true })
await build({
  entryPoints: [
    named('server/main.ts'),
    ...workers.map(named),
    ...commands.map((it) => named(join('server', 'commands', it))),
  ],
  outdir: join(ROOT, 'build', 'node'),
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  packages: 'external',
  sourcemap: 'linked',
  logLevel: 'warning',
  absWorkingDir: ROOT,
})

const client = join(ROOT, 'sandbox', 'providers', 'relax', 'client')
await mkdir(join(ROOT, 'build', 'game'), { recursive: true })
await build({
  entryPoints: [{ out: 'slot', in: join(client, 'main.ts') }],
  outdir: join(ROOT, 'build', 'game'),
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  logLevel: 'warning',
  absWorkingDir: ROOT,
})
const styles = (await readdir(client)).filter((it) => it.endsWith('.css'))
await Promise.all(styles.map((it) => cp(join(client, it), join(ROOT, 'build', 'game', it))))

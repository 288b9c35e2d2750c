// Node built-ins only: this runs on a bare clone, before anything is installed.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { embedMigrations } from './embed-migrations.mjs'

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const bin = (name) => join(ROOT, 'node_modules', '.bin', name)

/** Prints what happens and how long it took: the first start takes minutes, silence would look like a hang. */
export async function step(title, work) {
  const started = Date.now()
  process.stdout.write(`› ${title}\n`)
  const result = await work()
  process.stdout.write(`  done in ${((Date.now() - started) / 1000).toFixed(1)} s\n`)
  return result
}

export function fail(text, code = 1) {
  process.stderr.write(`${text}\n`)
  process.exit(code)
}

/** Runs a command in the checkout; rejects with its last lines when it fails. `quiet` hides its output. */
export function run(command, args, { env = {}, quiet = true, cwd = ROOT } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    })
    let tail = ''
    const keep = (chunk) => {
      tail = (tail + chunk).slice(-8000)
    }
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    child.on('error', reject)
    child.on('close', (code, signal) => {
      if (code === 0) resolve(tail)
      else reject(new Error(`${command} ${args.join(' ')} ended with ${signal ?? code}\n${tail}`))
    })
  })
}

export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  const good = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22
  if (!good)
    fail(
      `Playhouse needs Node 20.19 or newer (22.12 or newer of line 22), this is ${process.versions.node}.`,
    )
}

/** Installs exactly what the lock file says when the last installation used another lock file. */
export async function ensureInstalled() {
  checkNode()
  embedMigrations()
  const lock = readFileSync(join(ROOT, 'package-lock.json'))
  const wanted = createHash('sha256')
    .update(lock)
    .update(process.version.split('.')[0])
    .digest('hex')
  const stamp = join(ROOT, 'node_modules', '.playhouse-installed')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  // The first lock file from a developer's own `npm install` counts too.
  await step('Installing packages (about two minutes on a slow machine)', () =>
    run(
      process.platform === 'win32' ? 'npm.cmd' : 'npm',
      ['ci', '--include=dev', '--no-audit', '--no-fund'],
      {
        env: { NODE_ENV: 'development' },
      },
    ),
  )
  writeFileSync(stamp, wanted)
}

function* filesBelow(path) {
  if (!existsSync(path)) return
  if (statSync(path).isFile()) {
    yield path
    return
  }
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    if (['node_modules', 'dist', '.sanity', 'build'].includes(entry.name)) continue
    const child = join(path, entry.name)
    if (entry.isDirectory()) yield* filesBelow(child)
    else yield child
  }
}

/** A source of the checkout as an entry point of esbuild, which writes it under its own name. */
export const entryPoint = (path) => ({ in: join(ROOT, path), out: basename(path, '.ts') })

/** The workers in these folders, as entry points. */
export const workersIn = (folders) =>
  folders
    .flatMap((folder) => [...filesBelow(join(ROOT, folder))])
    .filter((it) => it.endsWith('-worker.ts') && !it.endsWith('start-worker.ts'))
    .sort()
    .map((it) => entryPoint(relative(ROOT, it)))

function digestOf(paths, extra = '') {
  const hash = createHash('sha256').update(extra)
  for (const path of paths) {
    for (const file of [...filesBelow(join(ROOT, path))].sort()) {
      hash.update(file.slice(ROOT.length)).update(readFileSync(file))
    }
  }
  return hash.digest('hex')
}

/** Runs `build` unless its sources are unchanged since the last time and its result still exists. */
async function ensureBuilt({ name, title, sources, result, extra = '', build }) {
  const stamp = join(ROOT, 'dist', `.${name}`)
  const wanted = digestOf([...sources, 'package-lock.json'], extra)
  if (existsSync(join(ROOT, result)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted)
    return false
  await step(title, build)
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, wanted)
  return true
}

const SITE = [
  'app',
  'contracts',
  'game-providers',
  'markets',
  'payment-providers',
  'schemas/generated',
  'schemas/rules',
  'sportsbook-providers',
  'public',
  'remix.config.js',
  'vite.config.ts',
  'tsconfig.json',
]
const NODE = [
  'app',
  'content-lake',
  'contracts',
  'game-providers',
  'markets',
  'payment-providers',
  'platform',
  'sandbox',
  'schemas',
  'seed',
  'server',
  'sportsbook-providers',
  'scripts/build-node.mjs',
]

export function ensureSite() {
  return ensureBuilt({
    name: 'site',
    title: 'Building the site',
    sources: SITE,
    result: 'build/server/index.js',
    build: () => run(bin('remix'), ['vite:build'], { env: { NODE_ENV: 'production' } }),
  })
}

export function ensureNode() {
  return ensureBuilt({
    name: 'node',
    title: 'Bundling the server and the games',
    sources: NODE,
    result: 'dist/node/main.mjs',
    build: () => run(process.execPath, [join(ROOT, 'scripts', 'build-node.mjs')]),
  })
}

/** One build for any address: the server passes the address to the Studio when it serves it. */
export function ensureStudio() {
  // Variables that are set are kept in the bundle, for a Studio on a static host.
  const fallbacks = Object.entries(process.env).filter(([name]) =>
    name.startsWith('SANITY_STUDIO_'),
  )
  return ensureBuilt({
    name: 'studio',
    title: 'Building the Studio (about a minute)',
    sources: ['studio', 'schemas', 'game-providers', 'markets', 'contracts'],
    result: 'studio/dist/index.html',
    extra: fallbacks
      .map((it) => it.join('='))
      .sort()
      .join(' '),
    build: () => run(process.execPath, [join(ROOT, 'studio', 'scripts', 'build.mjs')]),
  })
}

/** Installs, builds, and puts the demo content in place; the slow parts run concurrently. */
export async function prepare({ seed = true } = {}) {
  await ensureInstalled()
  const studio = ensureStudio()
  const rest = (async () => {
    await ensureSite()
    await ensureNode()
    if (seed && !existsSync(join(ROOT, process.env.PLAYHOUSE_DATA || '.data', 'seeded'))) {
      await step('Creating the database and drawing the demo catalogue', () =>
        run(process.execPath, [join(ROOT, 'dist', 'node', 'main.mjs'), '--prepare'], {
          quiet: false,
        }),
      )
    }
  })()
  await Promise.all([studio, rest])
}

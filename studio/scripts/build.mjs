// Builds the Studio to studio/dist and removes every call to a foreign host: fonts, the bridge script, the version
// check. Any other external request of the bundle is answered at once by public/offline.js.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const STUDIO = dirname(dirname(fileURLToPath(import.meta.url)))
const dist = join(STUDIO, 'dist')
const sanity = [
  join(STUDIO, 'node_modules', 'sanity', 'bin', 'sanity'),
  join(STUDIO, '..', 'node_modules', 'sanity', 'bin', 'sanity'),
].find(existsSync)
if (!sanity) throw new Error('The Studio is not installed: npm ci installs it.')

const result = spawnSync(process.execPath, [sanity, 'build', dist, '-y'], {
  cwd: STUDIO,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: {
    ...process.env,
    DO_NOT_TRACK: '1',
    NODE_ENV: 'production',
    SANITY_STUDIO_ERROR_REPORTING_ENABLED: 'false',
  },
})
if (result.status !== 0) process.exit(result.status ?? 1)

const file = join(dist, 'index.html')
const stub = readFileSync(join(STUDIO, 'scripts', 'offline.js'), 'utf8')
const name = `offline-${createHash('sha256').update(stub).digest('hex').slice(0, 8)}.js`
writeFileSync(join(dist, 'static', name), stub)
const page = readFileSync(file, 'utf8')
  .replace(/@font-face\s*\{[^}]*studio-static\.sanity\.io[^}]*\}/g, '')
  .replace(/<link[^>]+(?:sanity-cdn|studio-static)[^>]*>/g, '')
  .replace(/<script[^>]+core\.sanity-cdn\.com[^>]*>\s*<\/script>/g, '')
  .replace('<head>', `<head><script src="/static/${name}"></script>`)
writeFileSync(file, page)
const strangers = [...page.matchAll(/https?:\/\/[\w.-]*sanity[\w.-]*/g)].map(([it]) => it)
if (strangers.length > 0)
  process.stdout.write(`index.html still names ${[...new Set(strangers)].join(', ')}\n`)

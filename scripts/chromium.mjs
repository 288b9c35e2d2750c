import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run, step } from './setup.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

function onPath() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  for (const name of NAMES) {
    for (const folder of folders) {
      const file = join(folder, name)
      if (existsSync(file)) return file
    }
  }
  return null
}

async function playwrightsOwn() {
  const { chromium } = await import('playwright')
  const file = chromium.executablePath()
  return file && existsSync(file) ? file : null
}

/**
 * The browser of the tests: CHROMIUM_PATH, then the PATH, then Playwright's own; else it is installed where
 * that can be done (Debian's package as root, Playwright's download elsewhere); else an error says how.
 */
export async function ensureChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`)
    return named
  }
  const found = onPath() ?? (await playwrightsOwn())
  if (found) return found
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    await step('Installing Chromium (Debian package)', async () => {
      await run('apt-get', ['update'])
      await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'])
    }).catch(() => null)
  }
  const now = onPath()
  if (now) return now
  await step('Installing Chromium (Playwright)', () =>
    run(process.execPath, [join('node_modules', 'playwright', 'cli.js'), 'install', 'chromium']),
  ).catch(() => null)
  const last = await playwrightsOwn()
  if (last) return last
  throw new Error(
    'No Chromium was found and none could be installed. Install it (Debian: apt-get install chromium; ' +
      'elsewhere: npx playwright install chromium) or name one in CHROMIUM_PATH.',
  )
}

import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run, step } from './setup.mjs'

/** Headless Chromium: a third of the full browser's time per page. */
const HEADLESS = ['chromium-headless-shell', 'chrome-headless-shell']
const COMPLETE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  for (const name of names) {
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

const look = async () => ({
  headless: onPath(HEADLESS),
  complete: onPath(COMPLETE) ?? (await playwrightsOwn()),
})

/**
 * The browsers of the tests, as set in the environment: CHROMIUM_PATH for nearly all tests, a headless shell where
 * there is one, and CHROMIUM_FULL_PATH for those that need the full browser. Taken from the environment, then the PATH,
 * then Playwright's own; else installed where possible (Debian's packages as root, Playwright's download elsewhere);
 * else an error says how.
 */
export async function ensureChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named && !existsSync(named))
    throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`)
  let { headless, complete } = await look()
  if (named) return browsers(named, complete ?? named)
  const isDebian = existsSync('/etc/debian_version') && process.getuid?.() === 0
  if (isDebian && !(headless && complete)) {
    await step('Installing Chromium (Debian packages)', async () => {
      await run('apt-get', ['update'])
      const packages = ['chromium', 'chromium-headless-shell']
      await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages])
    }).catch(() => null)
    ;({ headless, complete } = await look())
  }
  if (!complete) {
    await step('Installing Chromium (Playwright)', () =>
      run(process.execPath, [join('node_modules', 'playwright', 'cli.js'), 'install', 'chromium']),
    ).catch(() => null)
    ;({ headless, complete } = await look())
  }
  if (complete) return browsers(headless ?? complete, complete)
  throw new Error(
    'No Chromium was found and none could be installed. Install it (Debian: apt-get install chromium; ' +
      'elsewhere: npx playwright install chromium) or name one in CHROMIUM_PATH.',
  )
}

const browsers = (path, complete) => ({
  CHROMIUM_PATH: path,
  CHROMIUM_FULL_PATH: process.env.CHROMIUM_FULL_PATH || complete,
})

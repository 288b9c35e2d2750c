import { defineConfig } from '@playwright/test'
import { BROWSER_ARGS } from './tests/browser/browser-args.ts'
import { ASKED_PORTS, OPEN, portOf } from './tests/browser/product-ports.ts'
import { PRODUCT_LOG } from './tests/browser/watch-answers.ts'
import { COOKIES_REJECTED } from './tests/fixtures/cookies-rejected.ts'

/**
 * Browser tests against the whole product on free ports, or on those from the environment, with a separate data folder:
 * a developer's demo, and a run in another clone, are not affected.
 */
const completePath = process.env.CHROMIUM_FULL_PATH || process.env.CHROMIUM_PATH
/**
 * A headless shell takes two thirds of the time of the complete browser, which is what people use. So only one spec,
 * and a full run, use the complete browser.
 */
const executablePath = process.env.TEST_FULL === '1' ? completePath : process.env.CHROMIUM_PATH
const OF_COMPLETE_BROWSER = '**/documents.e2e.ts'
const site = `http://localhost:${portOf('SITE_PORT')}`

/** Visitors who have already chosen about cookies, so that the notification appears only in tests about it. */
const CHOSEN_COOKIES = {
  name: 'cookieConsent',
  value: COOKIES_REJECTED,
  domain: 'localhost',
  path: '/',
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: 'Lax' as const,
}
/** Players who have closed the welcome dialog of their first login. */
const WELCOMED = { name: 'firstLogin', value: 'false' }

// Each worker loads the specs again: what they take from a sample must be recorded only once.
if (process.env.TEST_WORKER_INDEX !== undefined) delete process.env.TEST_SAMPLES

/**
 * Images are loaded when they come into view, rather than three screens before: a hundred images of a lobby take a
 * quarter of its load time, and no test looks at them.
 */
const ONLY_IN_VIEW = [
  'lazyLoadingImageMarginPxUnknown=0',
  'lazyLoadingImageMarginPx4G=0',
  // The browser reads only the last flag of a name: the mouse flags that Playwright passes under the same name are
  // repeated here.
  'primaryHoverType=2',
  'availableHoverTypes=2',
  'primaryPointerType=4',
  'availablePointerTypes=4',
].join()

const launched = (path: string | undefined, args: readonly string[] = []) => ({
  ...(path ? { executablePath: path } : {}),
  args: [
    ...BROWSER_ARGS,
    ...args,
    // A camera that shows a test picture, for the pages that use one.
    '--use-fake-device-for-media-stream',
  ],
})

const PRODUCT = {
  // The stop signal goes to all processes: the one that copies the log runs until the product has written its last
  // line.
  command: `mkdir -p .cache && node dist/node/main.mjs 2>&1 | (trap '' TERM; exec tee ${PRODUCT_LOG})`,
  wait: { stdout: OPEN },
  timeout: 300_000,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
  env: {
    ...ASKED_PORTS,
    NODE_ENV: 'production',
    PLAYHOUSE_DATA: process.env.BROWSER_TESTS_DATA ?? '.cache/browser-tests',
    // Detailed enough for the search of the log to be meaningful.
    LOG_LEVEL: 'info',
    SIGN_IN_LIMIT: '1000',
    REQUESTS_PER_SECOND: '1000',
    // A page that gives up waiting says so, which is correct. In these tests only a broken product makes it wait this
    // long.
    PLATFORM_TIMEOUT_MS: '30000',
  },
}

export default defineConfig({
  testDir: 'tests/browser',
  // The log is searched after all tests, as a separate test.
  projects: [
    {
      name: 'browser',
      testMatch: '**/*.e2e.ts',
      testIgnore: OF_COMPLETE_BROWSER,
      teardown: 'log',
    },
    {
      name: 'complete browser',
      testMatch: OF_COMPLETE_BROWSER,
      teardown: 'log',
      use: { launchOptions: launched(completePath) },
    },
    { name: 'log', testMatch: '**/*.teardown.ts', retries: 0 },
  ],
  fullyParallel: true,
  // Twice the two processors: a test spends half of its time waiting, for a game's pace, an answer or a moment.
  workers: 4,
  // In isolation, after all others: what passes then is listed as flaky (tests/runner).
  retries: 1,
  retryStrategy: 'isolated',
  // Timeouts that only a broken product reaches, even on a slow and busy machine.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  outputDir: 'test-results/browser',
  use: {
    baseURL: site,
    storageState: {
      cookies: [CHOSEN_COOKIES],
      origins: [{ origin: site, localStorage: [WELCOMED] }],
    },
    trace: process.env.PLAYWRIGHT_TRACE === '1' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    viewport: { width: 1440, height: 900 },
    // A worker would load the pages itself, bypassing the routes that tests set.
    serviceWorkers: 'block',
    launchOptions: launched(executablePath, [`--blink-settings=${ONLY_IN_VIEW}`]),
  },
  // Single specs share a product that stays open between two runs (tests/runner/warm-product.ts).
  ...(process.env.PRODUCT_IS_OPEN === '1' ? {} : { webServer: PRODUCT }),
})

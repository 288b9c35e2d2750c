// `npm test`: sets up what is missing, then checks everything. The last line counts every check and test.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ensureChromium } from './chromium.mjs'
import {
  ensureInstalled,
  ensureNode,
  ensureSite,
  ensureStudio,
  fail,
  ROOT,
  run,
  step,
} from './setup.mjs'

const only = process.argv.slice(2)
const reports = join(ROOT, 'test-results')
const counts = { passed: 0, failed: 0 }
/** What failed, said again at the end: a log that keeps only its last lines still names it. */
const failures = []
const bin = (name) => join(ROOT, 'node_modules', '.bin', name)

function command(file, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    child.on('error', (error) => {
      process.stderr.write(`${error.message}\n`)
      resolve(1)
    })
    child.on('close', (code) => resolve(code ?? 1))
  })
}

/** One check that passes or fails as a whole. */
async function check(title, file, args) {
  process.stdout.write(`\n── ${title}\n`)
  const code = await command(file, args)
  counts[code === 0 ? 'passed' : 'failed'] += 1
  if (code === 0) return
  failures.push(title)
  process.stdout.write(`${title}: failed\n`)
}

async function vitest(project, env = {}) {
  process.stdout.write(`\n── ${project} tests\n`)
  const file = join(reports, `${project}.json`)
  const code = await command(
    bin('vitest'),
    [
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    env,
  )
  count(code, file, project, (report) => ({
    passed: report.numPassedTests,
    failed: report.testResults.flatMap(failedIn),
  }))
}

/** The failed tests of a file, or the file itself when it broke before its first test. */
function failedIn({ name, status, message, assertionResults }) {
  const file = relative(ROOT, name)
  if (status === 'failed' && assertionResults.length === 0) return [`${file}\n${indent(message)}`]
  return assertionResults
    .filter((it) => it.status === 'failed')
    .map((it) => `${file} › ${it.fullName}\n${indent(it.failureMessages.join('\n'))}`)
}

const indent = (text) => text.slice(0, 2_000).replace(/^/gm, '    ')

async function playwright(chromium) {
  process.stdout.write('\n── browser tests\n')
  const file = join(reports, 'browser.json')
  const code = await command(bin('playwright'), ['test', '--reporter=list,json'], {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  })
  count(code, file, 'browser', ({ stats, suites }) => ({
    passed: stats.expected,
    failed: suites.flatMap((suite) => notPassed(suite, [])),
  }))
}

/** The tests of a suite that failed, or that passed only when they were tried again. */
function notPassed(suite, above) {
  const path = [...above, suite.title]
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests
      .filter((it) => it.status === 'unexpected' || it.status === 'flaky')
      .map(
        (it) =>
          `${[...path, spec.title].join(' › ')} (${it.status})\n` +
          indent(it.results.flatMap((result) => result.errors.map((e) => e.message)).join('\n')),
      ),
  )
  return [...own, ...(suite.suites ?? []).flatMap((inner) => notPassed(inner, path))]
}

/** Adds up a report. A runner that failed without naming a failed test still counts as one failure. */
function count(code, file, project, read) {
  const { passed, failed } = existsSync(file)
    ? read(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failed: [`the ${project} tests wrote no report`] }
  if (code !== 0 && failed.length === 0) failed.push(`the ${project} tests ended with code ${code}`)
  counts.passed += passed
  counts.failed += failed.length
  failures.push(...failed)
}

const wanted = (name) => only.length === 0 || only.includes(name)

try {
  await ensureInstalled()
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  if (wanted('static')) {
    await check('format and lint', bin('biome'), ['check', '--error-on-warnings', '.'])
    await check('types', bin('tsc'), ['--noEmit'])
    await check('types of the Studio', bin('tsc'), ['--noEmit', '-p', 'studio'])
    await check('walls between the parts', bin('depcruise'), [
      '--config',
      '.dependency-cruiser.cjs',
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
    ])
    await check('dead code', bin('knip'), [])
    await check('list of the game providers', process.execPath, [
      join('scripts', 'game-providers.mjs'),
      '--check',
    ])
    await check('generated content types', process.execPath, [
      join('scripts', 'typegen.mjs'),
      '--check',
    ])
  }
  if (wanted('unit')) await vitest('unit')
  if (wanted('integration') || wanted('browser')) {
    await Promise.all([ensureSite().then(ensureNode), wanted('browser') ? ensureStudio() : null])
  }
  if (wanted('integration') || wanted('browser')) {
    // Once, before several servers would draw the same pictures side by side.
    await step('Creating the data of the browser tests and drawing the demo catalogue', () =>
      run(process.execPath, [join(ROOT, 'dist', 'node', 'main.mjs'), '--prepare'], {
        env: { PLAYHOUSE_DATA: join(ROOT, '.cache', 'browser-tests') },
      }),
    )
  }
  if (wanted('integration') || wanted('browser')) {
    const chromium = await ensureChromium()
    process.stdout.write(`Browser: ${chromium}\n`)
    if (wanted('integration')) await vitest('integration', { CHROMIUM_PATH: chromium })
    if (wanted('browser')) await playwright(chromium)
  }
} catch (error) {
  fail(
    `${error instanceof Error ? error.message : error}\n${counts.passed} passed, ${counts.failed + 1} failed`,
  )
}
if (failures.length > 0) process.stdout.write(`\n── failed\n\n${failures.join('\n\n')}\n`)
process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed\n`)
process.exit(counts.failed === 0 && counts.passed > 0 ? 0 : 1)

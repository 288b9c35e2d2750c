import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')

/** Not in the repository: output of a start, a build or a test run. */
const MADE = [
  ...['.cache', '.data', '.git', 'build', 'dist', 'node_modules', 'playwright-report'],
  'test-results',
]

const entriesOf = (folder: string) => readdirSync(folder, { withFileTypes: true })
const FOLDERS = entriesOf(ROOT).flatMap((it) =>
  it.isDirectory() && !MADE.includes(it.name) ? [it.name] : [],
)

function filesBelow(folder: string, kind: RegExp): string[] {
  return entriesOf(folder).flatMap((it) => {
    const path = join(folder, it.name)
    if (it.isDirectory()) return MADE.includes(it.name) ? [] : filesBelow(path, kind)
    return kind.test(it.name) ? [path] : []
  })
}

const LINK = /\]\(([^)\s#]+)(?:#[^)\s]*)?\)/g
/** Inline code of one word with a slash in it. Placeholders (`<name>`), URLs and commands have other characters. */
const CODE_PATH = /`([\w.@*-]+(?:\/[\w.@*-]+)+\/?)`/g
const HAS_EXTENSION = /\/[\w.@*-]+\.[a-z]{2,4}$/

/** `*` matches any part of the last path segment. */
function exists(path: string): boolean {
  if (!path.includes('*')) return existsSync(path)
  const pattern = basename(path).replaceAll('.', '\\.').replaceAll('*', '.*')
  const folder = dirname(path)
  const names = existsSync(folder) ? readdirSync(folder) : []
  return names.some((it) => new RegExp(`^${pattern}$`).test(it))
}

/** Decisions are cited by their number: a file keeps it when its title changes. */
const DECISION = /\bdecisions?[ /](\d{4})\b/g
const decisions = readdirSync(join(ROOT, 'docs/decisions')).map((it) => it.slice(0, 4))

/** Links, paths and decision numbers without a target. */
function brokenPaths(text: string, folder: string): string[] {
  const links = [...text.matchAll(LINK)]
    .map(([, target = '']) => target)
    .filter((it) => !/^(?:[a-z]+:|\/)/.test(it) && !existsSync(join(folder, it)))
  // Paths are relative to the root, or to the folder of the page.
  const paths = [...text.matchAll(CODE_PATH)]
    .map(([, path = '']) => path)
    .filter((it) => ![...MADE, '..'].includes(it.split('/', 1)[0] ?? ''))
    .filter((it) => HAS_EXTENSION.test(it) || FOLDERS.includes(it.split('/', 1)[0] ?? ''))
    .filter((it) => !exists(join(ROOT, it)) && !exists(join(folder, it)))
  const numbers = [...text.matchAll(DECISION)]
    .filter(([, number = '']) => !decisions.includes(number))
    .map(([named]) => named)
  return [...links, ...paths, ...numbers]
}

const TEST_OR_TITLE = /`([\w./-]+\.(?:test|e2e)\.tsx?)`|\*([^*]+)\*/g

/**
 * Emphasised titles that the test file named before them, in the same cell or line, does not have. Files are named from
 * the root.
 */
function wrongTitles(text: string): string[] {
  return text.split(/[|\n]/).flatMap((cell) => {
    let source = ''
    return [...cell.matchAll(TEST_OR_TITLE)].flatMap(([, file, title = '']) => {
      if (file) source = existsSync(join(ROOT, file)) ? readFileSync(join(ROOT, file), 'utf8') : ''
      return file || source === '' || source.includes(title) ? [] : [title]
    })
  })
}

const pages = filesBelow(ROOT, /\.md$/)

test('every link and every path in the docs leads to a file', () => {
  expect(pages.length).toBeGreaterThan(50)
  const broken = pages.flatMap((page) =>
    brokenPaths(readFileSync(page, 'utf8'), dirname(page)).map(
      (it) => `${relative(ROOT, page)}: ${it}`,
    ),
  )
  expect(broken).toEqual([])
})

const COMMENT = /(?:^|\s)(?:\/\/|\/\*\*?|\*|--)\s(.*)/gm
const NAMED_FILE = /(?<![\w.@/:-])(?:[\w.-]+\/)+[\w.-]+\.(?:md|tsx?|mjs|sql|css|json)\b/g

/** Files that comments name, from the root or from a folder above them, and that do not exist. */
function missingFiles(code: string, folder: string): string[] {
  const above = relative(ROOT, folder).split('/')
  const folders = above.map((_, n) => join(ROOT, ...above.slice(0, n + 1)))
  return [...code.matchAll(COMMENT)]
    .flatMap(([, text = '']) => text.match(NAMED_FILE) ?? [])
    .filter((path) => ![ROOT, ...folders].some((it) => existsSync(join(it, path))))
}

test('every file that a comment of the code names is there', () => {
  const missing = filesBelow(ROOT, /\.(?:tsx?|mjs|sql|css)$/).flatMap((path) =>
    missingFiles(readFileSync(path, 'utf8'), dirname(path)).map(
      (it) => `${relative(ROOT, path)}: ${it}`,
    ),
  )
  expect(missing).toEqual([])
  const comment = '/** Measured (docs/nothing.md, `db/index.ts`). */'
  expect(missingFiles(comment, join(ROOT, 'platform/wallet'))).toEqual([
    'docs/nothing.md',
    'db/index.ts',
  ])
  expect(missingFiles('// see wallet/index.ts', join(ROOT, 'platform/wallet'))).toEqual([])
})

test('every title that a page quotes from a test file is in it', () => {
  expect(pages.flatMap((page) => wrongTitles(readFileSync(page, 'utf8')))).toEqual([])
  const quoted = (title: string) => `see \`tests/house/time-in-tests.test.ts\` *${title}*`
  expect(wrongTitles(quoted('no test sleeps'))).toEqual([])
  expect(wrongTitles(quoted('every test sleeps'))).toEqual(['every test sleeps'])
})

test.each([
  ['a link', '[x](docs/nothing.md)', 'docs/nothing.md'],
  ['a link with an anchor', '[x](nothing.md#part)', 'nothing.md'],
  ['a file', 'see `platform/nothing.ts`', 'platform/nothing.ts'],
  ['a folder', 'see `platform/nothing`', 'platform/nothing'],
  ['a decision', 'why: decision 9999', 'decision 9999'],
  [
    'a pattern',
    'see `platform/db/migrations/*_nothing.sql`',
    'platform/db/migrations/*_nothing.sql',
  ],
])('%s that leads nowhere is found', (_, text, path) => {
  expect(brokenPaths(text, ROOT)).toEqual([path])
})

test.each([
  '[x](https://example.com/a.md)',
  '[x](#part)',
  '`game-providers/<name>`',
  '`/my-account/limits`',
  '`@sanity/client`',
  '`.cache/checks/types.json`',
  '`platform/db/migrations/*_baseline.sql`',
  '`GET /docs/nothing.json`',
])('%s is not a broken path', (text) => {
  expect(brokenPaths(text, ROOT)).toEqual([])
})

test('each decision has a unique number, which its title says', () => {
  expect(decisions.filter((it, at) => decisions.indexOf(it) !== at)).toEqual([])
  const folder = join(ROOT, 'docs/decisions')
  const untitled = readdirSync(folder).filter(
    (it) => !readFileSync(join(folder, it), 'utf8').startsWith(`# ${it.slice(0, 4)} `),
  )
  expect(untitled).toEqual([])
})

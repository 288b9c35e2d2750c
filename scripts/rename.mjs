// Renames symbols, files and words of the sources as scripts/rename-map.mjs says.
//
//   node scripts/rename.mjs                 every group, in the order of the map
//   node scripts/rename.mjs exclusions      these groups only
//   node scripts/rename.mjs --commit        one commit for each group
//   node scripts/rename.mjs --check         nothing is written: which entries apply to the tree as it is, and which clash
//   node scripts/rename.mjs --frozen <ref>  compares what must not change with a commit: OpenAPI, SQL, messages, schemas
//
// It runs on any state of the sources: an entry whose symbol or file is gone is reported and skipped. It fails when a
// literal of the product, or anything else that is frozen, differs after a group.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listFiles, moveFiles, planMoves, withPaths } from './rename-files.mjs'
import { GROUPS } from './rename-map.mjs'
import { patchesOf, refitPatches } from './rename-patches.mjs'
import { applyEdits, findEdits, loadProgram, parseEntry } from './rename-symbols.mjs'
import { literalsOf, withWords } from './rename-words.mjs'
import { fail, ROOT } from './setup.mjs'

const CODE = /\.(?:ts|tsx|mjs)$/
const FROZEN =
  /^platform\/db\/.*\.(?:sql|json)$|^app\/market\/messages\/.*\.json$|^schemas\/generated\/|^game-providers\/generated\/|^package-lock\.json$|^\.env\.example$/
const print = (text) => process.stdout.write(`${text}\n`)

const flags = process.argv.slice(2).filter((it) => it.startsWith('--'))
const rest = process.argv.slice(2).filter((it) => !it.startsWith('--'))

function runGroups(names) {
  const unknown = names.filter((it) => !GROUPS.some(({ name }) => name === it))
  if (unknown.length > 0) fail(`no such group: ${unknown.join(', ')}`)
  const chosen = GROUPS.filter(({ name }) => names.length === 0 || names.includes(name))
  const isCheck = flags.includes('--check')
  let program
  let problems = 0
  for (const group of chosen) {
    const started = Date.now()
    const files = listFiles(ROOT)
    program = loadProgram(ROOT, codeOf(files), program)
    const entries = Object.entries(group.symbols ?? {}).map(([line, to]) => parseEntry(line, to))
    const result = findEdits(program, ROOT, entries)
    const plan = planMoves(files, group)
    if (!isCheck) applyGroup(group, files, result, plan)
    const { length } = [...result.edits.values()].flat()
    const seconds = Math.round((Date.now() - started) / 1000)
    print(
      `${group.name}: ${result.renamed.length} symbols at ${length} places, ${plan.moves.size} files moved, ${seconds} s`,
    )
    problems += report(result, plan)
  }
  if (problems > 0) print(`${problems} entries did not apply`)
}

function report({ missing, clashes }, plan) {
  for (const it of missing) print(`  gone: ${it.line}`)
  for (const { entry, why } of clashes) print(`  clash: ${entry.line} -> ${entry.to}: ${why}`)
  for (const it of plan.missing) print(`  no file: ${it}`)
  for (const [from, to] of plan.taken) print(`  taken: ${from} -> ${to}`)
  return missing.length + clashes.length + plan.missing.length + plan.taken.length
}

function codeOf(files) {
  return files.filter((it) => CODE.test(it) && !it.startsWith('studio/dist/'))
}

function applyGroup(group, files, { edits, renamed }, { moves }) {
  const before = productLiterals(files)
  const frozen = frozenFiles(files)
  const patches = patchesOf(ROOT, files)
  const changed = new Set()
  for (const [path, list] of edits) {
    const file = join(ROOT, path)
    writeFileSync(file, applyEdits(readFileSync(file, 'utf8'), list))
    changed.add(moves.get(path) ?? path)
  }
  for (const it of moveFiles(ROOT, files, moves, group.folders)) changed.add(it)
  const after = listFiles(ROOT)
  const names = namesToMention(renamed, after)
  for (const path of after.filter((it) => /\.(?:ts|tsx|mjs|cjs|md)$/.test(it) && !isOwn(it))) {
    const text = readFileSync(join(ROOT, path), 'utf8')
    let next = withWords(path, text, group.words ?? [], names)
    for (const [from, to, places] of group.texts ?? [])
      if (places.includes(path)) next = next.replaceAll(from, to)
    if (next === text) continue
    writeFileSync(join(ROOT, path), next)
    changed.add(path)
  }
  format([...changed])
  format(refitPatches(ROOT, patches, edits, moves))
  reportMentions(names, after)
  expectSame(group, before, productLiterals(after), moves)
  if (frozenFiles(after) !== frozen) fail(`${group.name}: a frozen file differs`)
  if (flags.includes('--commit')) commit(group)
}

const isOwn = (path) => path.startsWith('scripts/rename') || path === 'docs/glossary.md'

/** Old names that are no longer used by any identifier: comments and documents then mention the new one. */
function namesToMention(renamed, files) {
  const wanted = new Map(
    renamed
      .filter((it) => /[a-z][A-Z]|^[A-Z]\w*[a-z]\w*[A-Z]|^[A-Z]+_/.test(it.from))
      .map((it) => [it.from, it.to]),
  )
  if (wanted.size === 0) return []
  const left = new Set()
  const pattern = new RegExp(`\\b(?:${[...wanted.keys()].join('|')})\\b`, 'g')
  for (const path of codeOf(files).filter((it) => !isOwn(it))) {
    const text = readFileSync(join(ROOT, path), 'utf8').replaceAll(
      /\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/[^\n]*/g,
      '',
    )
    for (const [name] of text.matchAll(pattern)) left.add(name)
  }
  return [...wanted].filter(([from]) => !left.has(from))
}

/** Lists where an old name is still written: in a literal, which someone has to review. */
function reportMentions(names, files) {
  if (names.length === 0) return
  const pattern = new RegExp(`\\b(?:${names.map(([from]) => from).join('|')})\\b`, 'g')
  for (const path of codeOf(files).filter((it) => !isOwn(it))) {
    const found = readFileSync(join(ROOT, path), 'utf8').match(pattern)
    if (found) print(`  still written in ${path}: ${[...new Set(found)].join(', ')}`)
  }
}

function format(paths) {
  const list = paths.filter((it) => /\.(?:ts|tsx|mjs|cjs|json|css)$/.test(it))
  const biome = join(ROOT, 'node_modules', '.bin', 'biome')
  for (let at = 0; at < list.length; at += 200) {
    const args = ['check', '--write', '--no-errors-on-unmatched', ...list.slice(at, at + 200)]
    const { status, stdout, stderr } = spawnSync(biome, args, { cwd: ROOT, encoding: 'utf8' })
    if (status !== 0) print(`${stdout}\n${stderr}`)
  }
}

function productLiterals(files) {
  return literalsOf(
    ROOT,
    codeOf(files).filter((it) => !/^(?:tests|scripts)\/|\.test\.tsx?$/.test(it)),
  )
}

function expectSame(group, before, after, moves) {
  const wanted = before.map((it) =>
    it.includes('/') ? withPaths(it, moves, group.folders ?? {}) : it,
  )
  const counts = new Map()
  for (const it of wanted) counts.set(it, (counts.get(it) ?? 0) + 1)
  for (const it of after) counts.set(it, (counts.get(it) ?? 0) - 1)
  const different = [...counts].filter(
    ([it, count]) => count !== 0 && !(group.literals ?? []).includes(it),
  )
  if (different.length === 0) return
  for (const [it, count] of different)
    print(`  ${count > 0 ? 'lost' : 'new'} literal: ${JSON.stringify(it)}`)
  fail(`${group.name}: literals of the product differ`)
}

/** The contents of the frozen files, without their paths: a file may be renamed. */
function frozenFiles(files) {
  const texts = files
    .filter((it) => FROZEN.test(it))
    .map((it) => readFileSync(join(ROOT, it), 'utf8'))
  return createHash('sha256').update(texts.sort().join('\0')).digest('hex')
}

function commit({ name, subject, body }) {
  const git = (...args) => spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' })
  git('add', '-A')
  if (git('diff', '--cached', '--quiet').status === 0) return
  const text = body ? `${subject}\n\n${body}\n` : `${subject}\n`
  const { status, stderr } = git('commit', '-q', '-m', text)
  if (status !== 0) fail(`${name}: ${stderr}`)
}

/** The OpenAPI document and the frozen files of this checkout and of a commit must be equal byte for byte. */
function compareFrozen(ref) {
  const other = mkdtempSync(join(tmpdir(), 'frozen-'))
  const git = (...args) => spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' })
  let different
  let is
  try {
    const added = git('worktree', 'add', '--detach', other, ref)
    if (added.status !== 0) fail(added.stderr)
    symlinkSync(join(ROOT, 'node_modules'), join(other, 'node_modules'))
    const [was, now] = [other, ROOT].map((it) => ({ api: openApiOf(it), files: filesOf(it) }))
    is = now
    different = [...new Set([...was.files.keys(), ...now.files.keys()])].filter(
      (it) => was.files.get(it) !== now.files.get(it),
    )
    if (was.api !== now.api) different.push('the OpenAPI document')
  } finally {
    git('worktree', 'remove', '--force', other)
    rmSync(other, { recursive: true, force: true })
  }
  // After the worktree is gone: this ends the process.
  if (different.length > 0) fail(`differs from ${ref}: ${different.join(', ')}`)
  print(
    `as in ${ref}: the OpenAPI document (${is.api.length} characters), ${is.files.size} frozen files`,
  )
}

/** The OpenAPI document of a checkout: creating routes only stores their options, so a stub is enough. */
function openApiOf(root) {
  const script = `
    import { createRoutes } from '#platform/http/routes.ts'
    import { describeApi } from '#platform/http/open-api.ts'
    const anything = new Proxy(() => anything, { get: (_, key) => key === Symbol.toPrimitive ? () => '' : anything })
    process.stdout.write(JSON.stringify(describeApi(createRoutes(anything), 'http://localhost'), null, 1))`
  const args = ['--import', 'tsx', '--input-type=module', '-e', script]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
  if (status !== 0) fail(`no OpenAPI document of ${root}: ${stderr}`)
  return stdout
}

function filesOf(root) {
  const { stdout } = spawnSync('git', ['ls-files'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
  const files = stdout
    .trim()
    .split('\n')
    .filter((it) => FROZEN.test(it))
  const texts = files.map((it) => [it, readFileSync(join(root, it), 'utf8')])
  // Files of functions are called as their modules.
  const nameOf = (it, text) =>
    it.includes('/functions/') ? `functions ${createHash('sha256').update(text).digest('hex')}` : it
  return new Map(texts.map(([it, text]) => [nameOf(it, text), text]))
}

if (flags.includes('--frozen')) compareFrozen(rest[0] ?? 'HEAD')
else runGroups(rest)

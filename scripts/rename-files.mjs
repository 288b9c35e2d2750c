// Moves files and folders, and rewrites references to them: import specifiers, paths from the root in any text, links
// in documents, and paths inside a module's README.
import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import ts from 'typescript'

const CODE = /\.(?:ts|tsx|mjs)$/
const TEXT = /\.(?:ts|tsx|mjs|cjs|js|json|md|sql|yml|yaml)$|^\.ci\//

/**
 * The moves: old path to new path, for every file. `folders` and `files` are maps of paths; a path without its
 * extension (`platform/limits/limit-rules`) also moves its test and its styles.
 */
export function planMoves(all, { folders = {}, files = {} }) {
  const moves = new Map()
  const missing = []
  const entries = [
    ...Object.entries(files).map(([from, to]) => ({
      from,
      to,
      fits: (it) => it.startsWith(`${from}.`),
    })),
    ...Object.entries(folders).map(([from, to]) => ({
      from,
      to,
      fits: (it) => it.startsWith(`${from}/`),
    })),
  ]
  for (const { from, to, fits } of entries) {
    const fitting = all.filter((it) => fits(it))
    if (fitting.length === 0) missing.push(from)
    for (const it of fitting) if (!moves.has(it)) moves.set(it, to + it.slice(from.length))
  }
  const taken = [...moves].filter(([, to]) => all.includes(to) && !moves.has(to))
  for (const [from] of taken) moves.delete(from)
  return { moves, missing, taken }
}

/** Moves the files and rewrites every reference. Returns the files that changed, by their new paths. */
export function moveFiles(root, all, moves, folders = {}) {
  if (moves.size === 0) return []
  const texts = new Map()
  const known = new Set(all)
  const names = [...moves.keys()].map((it) => escaped(basename(it)).replace(/\\\.\w+$/, ''))
  const concerned = new RegExp(names.join('|'))
  for (const file of all.filter((it) => TEXT.test(it) && !it.startsWith('scripts/rename'))) {
    const before = readFileSync(join(root, file), 'utf8')
    let text =
      CODE.test(file) && (moves.has(file) || concerned.test(before))
        ? withSpecifiers(file, before, known, moves)
        : before
    text = withPaths(text, moves, folders)
    if (file.endsWith('.md')) text = withLinks(file, text, moves, folders)
    if (text !== before) texts.set(moves.get(file) ?? file, text)
  }
  for (const [from, to] of moves) {
    mkdirSync(join(root, dirname(to)), { recursive: true })
    renameSync(join(root, from), join(root, to))
  }
  for (const folder of new Set([...moves.keys()].map((it) => dirname(it)))) {
    if (readdirSync(join(root, folder)).length === 0) rmdirSync(join(root, folder))
  }
  for (const [file, text] of texts) writeFileSync(join(root, file), text)
  return [...texts.keys()]
}

function withSpecifiers(file, text, known, moves) {
  const own = moves.get(file) ?? file
  const edits = []
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const walk = (node) => {
    if (!ts.isStringLiteralLike(node)) return ts.forEachChild(node, walk)
    const written = node.text
    const isRelative = /^\.\.?\//.test(written)
    if (!isRelative && !written.startsWith('#')) return
    const [path, query = ''] = written.split(/(?=\?)/)
    const old = isRelative ? join(dirname(file), path) : path.slice(1)
    const found = [old, `${old}.ts`, `${old}.tsx`].find((it) => known.has(it))
    if (!found) return
    const ending = found.slice(old.length)
    const target = (moves.get(found) ?? found).slice(0, ending ? -ending.length : undefined)
    const wanted = (isRelative ? relativeFrom(own, target) : `#${target}`) + query
    if (wanted !== written)
      edits.push({ start: node.getStart() + 1, end: node.getEnd() - 1, text: wanted })
  }
  walk(source)
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((it, { start, end, text: to }) => it.slice(0, start) + to + it.slice(end), text)
}

function relativeFrom(file, target) {
  const path = relative(dirname(file), target)
  return path.startsWith('.') ? path : `./${path}`
}

const escaped = (path) => path.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Paths from the root, whole files first; in a regular expression they are written with `\/` and `\.`. */
export function withPaths(text, moves, folders) {
  const { any, pairs } = replacementsOf(moves, folders)
  if (!any.test(text)) return text
  let result = text
  for (const { from, pattern, to } of pairs)
    if (result.includes(from)) result = result.replaceAll(pattern, to)
  return result
}

const known = new WeakMap()

function replacementsOf(moves, folders) {
  if (known.has(moves)) return known.get(moves)
  const paths = [
    ...moves,
    ...[...moves].map(([from, to]) => [bare(from), bare(to)]).filter(([it]) => it.includes('/')),
    ...Object.entries(folders),
  ]
  const pairs = paths.flatMap(([from, to]) => [
    {
      from,
      pattern: new RegExp(`(?<![\\w/.-]|\\w#)${escaped(from)}(?![\\w-]|\\.\\w)`, 'g'),
      to,
    },
    {
      from: from.replaceAll('/', '\\/'),
      pattern: new RegExp(
        `(?<![\\w/.-])${escaped(from.replaceAll('/', '\\/'))}(?![\\w-]|\\\\?\\.\\w)`,
        'g',
      ),
      to: to.replaceAll('/', '\\/'),
    },
  ])
  const prefixes = new Set(paths.map(([from]) => from.split('/').slice(0, -1).join('/')))
  const found = [...prefixes].flatMap((it) => [it, it.replaceAll('/', '\\/')]).map(escaped)
  const result = { any: new RegExp(found.join('|') || '(?!)'), pairs }
  known.set(moves, result)
  return result
}

const bare = (path) => path.replace(/(?:\.server|\.css|\.test)?\.\w+$/, '')

/** Links relative to the document, and paths inside its own folder in backticks. */
function withLinks(file, text, moves, folders) {
  const folder = dirname(file)
  const paths = new Map([...moves, ...Object.entries(folders)])
  const linked = text.replaceAll(/\]\(([^)#\s]+)(#[^)]*)?\)/g, (whole, path, hash = '') => {
    if (/^\w+:/.test(path)) return whole
    const old = join(folder, path).replace(/\/$/, '')
    const to = paths.get(old)
    if (!to) return whole
    return `](${relative(folder, to)}${path.endsWith('/') ? '/' : ''}${hash})`
  })
  if (folder === '.') return linked
  let result = linked
  for (const [from, to] of paths) {
    if (!from.startsWith(`${folder}/`) || !to.startsWith(`${folder}/`)) continue
    const inside = from.slice(folder.length + 1)
    const pattern = new RegExp(`(?<=\`)${escaped(inside)}(?=[/\`])`, 'g')
    result = result.replaceAll(pattern, to.slice(folder.length + 1))
  }
  return result
}

/** All files under version control that exist. */
export function listFiles(root) {
  const { stdout } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
  return [...new Set(stdout.trim().split('\n'))].filter((it) => existsSync(join(root, it))).sort()
}

// Renames words in what people read: comments, titles of tests, documents. Never in another literal.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

const TITLED = new Set(['describe', 'it', 'test', 'suite', 'bench'])

/**
 * Replaces `words` ([pattern, replacement, folders?]) and `names` (old to new identifier, in comments and in the code of
 * documents) in one file. Returns its new text.
 */
export function withWords(path, text, words, names) {
  const fitting = words.filter(
    ([, , places]) => !places || places.some((it) => path.startsWith(it)),
  )
  const prose = (part) => fitting.reduce((it, [from, to]) => it.replaceAll(from, to), part)
  const code = (part) => named(part, names)
  if (path.endsWith('.md')) return withProse(text, prose, code)
  if (!/\.(?:ts|tsx|mjs|cjs)$/.test(path)) return text
  const concerned = fitting.some(([from]) => text.search(from) !== -1) || code(text) !== text
  if (!concerned) return text
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind)
  const edits = [
    ...commentsOf(source).map((it) => ({ ...it, text: code(prose(text.slice(it.pos, it.end))) })),
    ...titlesOf(source).map((it) => ({ ...it, text: prose(text.slice(it.pos, it.end)) })),
  ]
  return edits
    .sort((a, b) => b.pos - a.pos)
    .reduce((it, { pos, end, text: to }) => it.slice(0, pos) + to + it.slice(end), text)
}

/** Documents: prose outside code, identifiers inside code. Targets of links stay. */
function withProse(text, prose, code) {
  return text
    .split(/(```[\s\S]*?```|`[^`\n]*`|\]\([^)]*\))/)
    .map((part, at) => (at % 2 === 0 ? prose(part) : part.startsWith('`') ? code(part) : part))
    .join('')
}

function named(text, names) {
  let result = text
  for (const [from, to] of names) {
    if (result.includes(from))
      result = result.replaceAll(new RegExp(`(?<![\\w$.'/-])${from}(?![\\w$'/-])`, 'g'), to)
  }
  return result
}

function commentsOf(source) {
  const found = new Map()
  const text = source.text
  const add = (ranges) => {
    for (const it of ranges ?? []) found.set(it.pos, { pos: it.pos, end: it.end })
  }
  const walk = (node) => {
    const children = node.getChildren(source)
    if (children.length === 0 && node.kind !== ts.SyntaxKind.JsxText) {
      add(ts.getLeadingCommentRanges(text, node.getFullStart()))
      // What follows a closing tag or brace inside an element is text.
      if (!isBeforeJsxText(node)) add(ts.getTrailingCommentRanges(text, node.getEnd()))
    }
    for (const it of children)
      if (it.kind < ts.SyntaxKind.FirstJSDocNode || it.kind > ts.SyntaxKind.LastJSDocNode) walk(it)
  }
  walk(source)
  return [...found.values()]
}

function isBeforeJsxText(node) {
  const parent = node.parent
  return (
    parent &&
    (ts.isJsxExpression(parent) ||
      ts.isJsxOpeningElement(parent) ||
      ts.isJsxClosingElement(parent) ||
      ts.isJsxSelfClosingElement(parent) ||
      ts.isJsxOpeningFragment(parent) ||
      ts.isJsxClosingFragment(parent))
  )
}

function titlesOf(source) {
  const found = []
  const addText = (node) => {
    if (ts.isStringLiteralLike(node))
      found.push({ pos: node.getStart() + 1, end: node.getEnd() - 1 })
    else if (ts.isTemplateExpression(node)) {
      found.push({ pos: node.head.getStart() + 1, end: node.head.getEnd() - 2 })
      for (const { literal } of node.templateSpans)
        found.push({
          pos: literal.getStart() + 1,
          end: literal.getEnd() - (ts.isTemplateTail(literal) ? 1 : 2),
        })
    }
  }
  const walk = (node) => {
    if (ts.isCallExpression(node) && node.arguments[0] && TITLED.has(rootName(node.expression)))
      addText(node.arguments[0])
    if (
      ts.isPropertyAssignment(node) &&
      source.fileName.startsWith('tests/mutants/patches/') &&
      /^(?:name|test)$/.test(node.name.getText())
    )
      addText(node.initializer)
    ts.forEachChild(node, walk)
  }
  walk(source)
  return found
}

function rootName(node) {
  if (ts.isIdentifier(node)) return node.text
  if (ts.isPropertyAccessExpression(node) || ts.isCallExpression(node))
    return rootName(node.expression)
  if (ts.isTaggedTemplateExpression(node)) return rootName(node.tag)
  return ''
}

const read = new Map()

/** Texts of the product that a rename must not touch: literals but for specifiers and paths. */
export function literalsOf(root, files) {
  return files.flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8')
    const known = read.get(text)
    if (known) return known
    const found = literalsIn(path, text)
    read.set(text, found)
    return found
  })
}

function literalsIn(path, text) {
  const texts = []
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind)
  const walk = (node) => {
    // A type has no text when the product runs; the compiler judges it.
    if (ts.isLiteralTypeNode(node)) return
    const isText =
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node) ||
      ts.isJsxText(node) ||
      ts.isRegularExpressionLiteral(node)
    if (!isText) return ts.forEachChild(node, walk)
    const value = ts.isJsxText(node) ? node.text.replaceAll(/\s+/g, ' ').trim() : node.text
    if (value.trim() && !/^(?:\.\.?\/|#)/.test(value)) texts.push(value)
  }
  walk(source)
  return texts
}

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

/**
 * A function that is too long to read at once is several: each part gets a name and the few things that it needs.
 * Functions inside a function count for it, too. Files of tests are free: they may tell a long story, and a `describe` is
 * a function. What tests share is not.
 */
const MAX_LINES = 120
const PARTS = [
  ...['app', 'content-lake', 'contracts', 'game-providers', 'markets', 'payment-providers'],
  ...['platform', 'sandbox', 'schemas', 'seed', 'server', 'sportsbook-providers', 'studio'],
  'tests',
]

type Found = { name: string; lines: number }

/** Parsing takes its time: only where so many lines follow each other without a new statement of the file. */
const STATEMENT = /^(?=(?:export|import|const|let|async|function|class|type) )/m
const mayBeLong = (source: string) =>
  source.split(STATEMENT).some((it) => it.split('\n').length > MAX_LINES)

function longFunctions(file: string, source: string): Found[] {
  if (!mayBeLong(source)) return []
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind)
  const lineAt = (position: number) => parsed.getLineAndCharacterOfPosition(position).line
  const found: Found[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const lines = lineAt(node.end) - lineAt(node.getStart(parsed)) + 1
      if (lines > MAX_LINES) found.push({ name: `${file} ${nameOf(node)}`, lines })
    }
    ts.forEachChild(node, visit)
  }
  visit(parsed)
  return found
}

/** Its own name, or that of what it is given to. */
function nameOf(node: ts.SignatureDeclaration): string {
  if (node.name) return node.name.getText()
  const { parent } = node
  if (ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent)) {
    return parent.name.getText()
  }
  return ts.isCallExpression(parent) ? `${parent.expression.getText()}(…)` : 'without a name'
}

const files = PARTS.flatMap((part) =>
  readdirSync(part, { recursive: true, encoding: 'utf8' }).map((it) => join(part, it)),
).filter(
  (it) =>
    /(?<!\.test|\.e2e|\.d)\.tsx?$/.test(it) &&
    !/(^|[\\/])(node_modules|generated|dist)[\\/]/.test(it),
)

test(`no function has more than ${MAX_LINES} lines`, () => {
  const tooLong = files.flatMap((it) => longFunctions(it, readFileSync(it, 'utf8')))
  expect(tooLong.map(({ name, lines }) => `${name}: ${lines} lines`)).toEqual([])
})

const body = (lines: number) => '  it += 1\n'.repeat(lines)

test.each<[string, string]>([
  ['declared', `function long() {\n${body(119)}}\n`],
  ['long', `const long = async () => {\n${body(119)}}\n`],
  ['method', `export class It {\n  method() {\n${body(119)}  }\n}\n`],
  ['factory', `function factory() {\n${`  const one = () => {\n${body(57)}  }\n`.repeat(3)}}\n`],
  ['start(…)', `start(() => {\n${body(119)}})\n`],
])('a function that is too long is found: %s', (name, source) => {
  expect(longFunctions('a.ts', source).map((it) => it.name)).toEqual([
    `a.ts ${name === 'declared' ? 'long' : name}`,
  ])
})

test('a function of exactly the maximum length is accepted', () => {
  const source = `function long() {\n${body(MAX_LINES - 2)}}\n\nconst other = 1\n`
  expect(longFunctions('a.ts', source)).toEqual([])
})

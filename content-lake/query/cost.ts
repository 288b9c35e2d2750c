import { childrenOf, type Node } from './tree.ts'

/** How long the lists are that a query begins with. */
type Sizes = {
  /** Documents that the reader sees. */
  all: number
  /** Documents of a site, or members of a parameter; 1 for a single value. */
  ofParameter(name: string): number
}

/** Members of a list inside a document, which is not counted. */
const LIST = 16
/** A pattern is compared with every word of a text. */
const MATCH = 40
/** The whole document is searched for references. */
const REFERENCES = 40

type Estimate = { work: number; size: number }

/**
 * How many nodes of the tree are evaluated to answer a query: a loop evaluates its expression once per member. An upper
 * estimate, without looking into documents; it is the measure for choosing a lane and for refusing a stranger.
 */
export function costOf(tree: Node, sizes: Sizes): number {
  return estimate(tree, sizes).work
}

function estimate(node: Node, sizes: Sizes): Estimate {
  const of = (child: unknown) => estimate(child as Node, sizes)
  switch (node.type) {
    case 'Value':
      return { work: 1, size: Array.isArray(node.value) ? node.value.length : 1 }
    case 'Everything':
      return { work: 1, size: sizes.all }
    case 'Parameter':
      return { work: 1, size: sizes.ofParameter(node.name as string) }
    case 'AccessAttribute':
      return { work: 1 + (node.base ? of(node.base).work : 0), size: LIST }
    case 'Parent':
      return { work: 1, size: LIST }
    case 'AccessElement':
    case 'Deref':
      return { work: 1 + of(node.base).work, size: LIST }
    case 'Slice': {
      const { work, size } = of(node.base)
      const [left, right] = [Number(node.left), Number(node.right)]
      const length = left >= 0 && right >= left ? right - left + 1 : size
      return { work: work + 1, size: Math.min(size, length) }
    }
    case 'Filter':
    case 'Map':
    case 'FlatMap': {
      const base = of(node.base)
      const inner = of(node.expr)
      const size = base.size * (node.type === 'FlatMap' ? Math.max(1, inner.size) : 1)
      return { work: 1 + base.work + base.size * inner.work, size }
    }
    case 'PipeFuncCall': {
      const base = of(node.base)
      const args = sumOf((node.args as unknown[]).map(of))
      const each =
        Math.max(1, args.work) * (node.name === 'order' ? 1 + Math.log2(base.size + 1) : MATCH)
      return { work: 1 + base.work + base.size * each, size: base.size }
    }
    case 'Group':
    case 'ArrayCoerce': {
      const base = of(node.base)
      return { work: 1 + base.work, size: base.size }
    }
    case 'OpCall':
      return ofOperator(node, of(node.left), of(node.right))
    case 'FuncCall':
      return ofFunction(node, sumOf((node.args as unknown[]).map(of)))
    default: {
      const inside = sumOf(childrenOf(node).map(({ child }) => estimate(child, sizes)))
      return { work: 1 + inside.work, size: Math.max(1, inside.size) }
    }
  }
}

function ofOperator({ op }: Node, left: Estimate, right: Estimate): Estimate {
  const work = 1 + left.work + right.work
  // Each member of the right side is compared.
  if (op === 'in') return { work: work + right.size, size: 1 }
  if (op === 'match') return { work: work + MATCH * Math.max(1, right.size), size: 1 }
  return op === '+' ? { work, size: left.size + right.size } : { work, size: 1 }
}

const ONE_PASS = new Set(['global', 'string', 'math', 'pt', 'sanity', 'dateTime'])

/** One pass over the arguments; functions of lists compare every member with every other. */
function ofFunction({ namespace, name }: Node, args: Estimate): Estimate {
  const pass = ONE_PASS.has(namespace as string) ? args.size : args.size ** 2
  const work = 1 + args.work + pass + (name === 'references' ? REFERENCES : 0)
  return { work, size: Math.max(1, args.size) }
}

const sumOf = (estimates: readonly Estimate[]): Estimate =>
  estimates.reduce((sum, it) => ({ work: sum.work + it.work, size: sum.size + it.size }), {
    work: 0,
    size: 0,
  })

/** Names, numbers, texts and signs of a query: what the parser has to put together. */
const TOKEN =
  /"(?:[^"\\]|\\.)*"?|'(?:[^'\\]|\\.)*'?|\/\/[^\n]*|[\w$]+|==|!=|<=|>=|&&|\|\||[^\s\w$]/g

/**
 * How much the parser has to do, before it does it: its time grows with the square of the tokens. Functions are
 * unfolded at each of their uses, so a query with some counts as one without end.
 */
export function tokensOf(query: string): number {
  let tokens = 0
  let unfolds = false
  for (const [token] of query.matchAll(TOKEN)) {
    if (token.startsWith('//')) continue
    tokens += 1
    if (token === 'fn') unfolds = true
  }
  return unfolds ? Number.POSITIVE_INFINITY : tokens
}

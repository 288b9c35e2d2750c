import { type ExprNode, parse } from 'groq-js'

/** What can be said of a query without running it. */
export type Analysis = {
  tree: ExprNode
  /** Types that every `*` of the query is narrowed to; null when one of them is not. */
  types: string[] | null
  /** For a query with a single `*`: conditions that its filter demands, each `path == value`. */
  equalities: { path: string[]; value: Operand }[]
  ids: Operand[] | null
  /** A `*` inside another one's filter or projection: its cost multiplies. */
  nesting: number
  /** Wildcard matching and scoring read every text. */
  heavy: boolean
}
export type Operand = { kind: 'value'; value: unknown } | { kind: 'parameter'; name: string }

type Node = { type: string } & Record<string, unknown>

const MAX_CACHED = 500
const cache = new Map<string, Analysis>()

/**
 * Parses a query, from the cache where it was seen before. The parser writes parameters into the tree, so
 * a tree is cached by text only when it could be made without them (slice bounds cannot).
 */
export function analyse(query: string, params: Record<string, unknown>): Analysis {
  const plain = cache.get(query)
  if (plain) return plain
  try {
    return remember(query, toAnalysis(parse(query)))
  } catch (error) {
    const key = `${query}\n${JSON.stringify(params)}`
    const known = cache.get(key)
    if (known) return known
    if (Object.keys(params).length === 0) throw error
    return remember(key, toAnalysis(parse(query, { params })))
  }
}

function remember(key: string, analysis: Analysis): Analysis {
  if (cache.size >= MAX_CACHED) cache.delete(cache.keys().next().value ?? '')
  cache.set(key, analysis)
  return analysis
}

function toAnalysis(tree: ExprNode): Analysis {
  const found = {
    everything: 0,
    narrowed: [] as (string[] | null)[],
    nesting: 0,
    heavy: false,
    filters: [] as Node[],
  }
  walk(tree as unknown as Node, 0, found)
  const types =
    found.narrowed.length > 0 && found.narrowed.every((it) => it !== null)
      ? [...new Set(found.narrowed.flat() as string[])]
      : null
  const only = found.everything === 1 ? found.filters[0] : undefined
  const conditions = only ? conjuncts(only.expr as Node) : []
  return {
    tree,
    types: found.everything === 0 ? [] : types,
    equalities: conditions.flatMap(toEquality),
    ids: conditions.map(toIds).find((it) => it !== null) ?? null,
    nesting: found.nesting,
    heavy: found.heavy,
  }
}

type Found = {
  everything: number
  narrowed: (string[] | null)[]
  nesting: number
  heavy: boolean
  filters: Node[]
}

/** `depth` counts the loops around a node: each filter, projection or pipe over a set is one. */
function walk(node: Node, depth: number, found: Found): void {
  if (node.type === 'Everything') {
    found.everything += 1
    found.narrowed.push(null)
    found.nesting = Math.max(found.nesting, depth)
    return
  }
  if (node.type === 'Filter' && (node.base as Node).type === 'Everything') {
    found.everything += 1
    found.narrowed.push(typesOf(node.expr as Node))
    found.filters.push(node)
    found.nesting = Math.max(found.nesting, depth)
    walk(node.expr as Node, depth + 1, found)
    return
  }
  if (node.type === 'OpCall' && node.op === 'match') found.heavy = true
  if (node.type === 'PipeFuncCall' && node.name === 'score') found.heavy = true
  const loops = ['Filter', 'Map', 'FlatMap', 'PipeFuncCall'].includes(node.type)
  for (const [key, value] of Object.entries(node)) {
    const deeper = loops && (key === 'expr' || key === 'args') ? depth + 1 : depth
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) walk(child, deeper, found)
    }
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

function conjuncts(node: Node): Node[] {
  if (node.type === 'And')
    return [...conjuncts(node.left as Node), ...conjuncts(node.right as Node)]
  return node.type === 'Group' ? conjuncts(node.base as Node) : [node]
}

function typesOf(filter: Node): string[] | null {
  for (const condition of conjuncts(filter)) {
    if (condition.type !== 'OpCall' || !isAttribute(condition.left as Node, '_type')) continue
    const right = condition.right as Node
    if (condition.op === '==' && right.type === 'Value' && typeof right.value === 'string')
      return [right.value]
    if (condition.op === 'in' && right.type === 'Array') {
      const values = (right.elements as { value: Node; isSplat: boolean }[]).map((it) =>
        it.value.type === 'Value' && !it.isSplat ? it.value.value : undefined,
      )
      if (values.every((it) => typeof it === 'string')) return values as string[]
    }
  }
  return null
}

const isAttribute = (node: Node, name: string) =>
  node.type === 'AccessAttribute' && node.name === name && node.base === undefined

function pathOf(node: Node): string[] | null {
  if (node.type !== 'AccessAttribute') return null
  if (node.base === undefined) return [node.name as string]
  const base = pathOf(node.base as Node)
  return base ? [...base, node.name as string] : null
}

function toOperand(node: Node): Operand | null {
  if (node.type === 'Value' && ['string', 'number', 'boolean'].includes(typeof node.value)) {
    return { kind: 'value', value: node.value }
  }
  return node.type === 'Parameter' ? { kind: 'parameter', name: node.name as string } : null
}

function toEquality(condition: Node): { path: string[]; value: Operand }[] {
  if (condition.type !== 'OpCall' || condition.op !== '==') return []
  const path = pathOf(condition.left as Node)
  const value = toOperand(condition.right as Node)
  return path && value ? [{ path, value }] : []
}

function toIds(condition: Node): Operand[] | null {
  if (condition.type !== 'OpCall' || !isAttribute(condition.left as Node, '_id')) return null
  const right = condition.right as Node
  if (condition.op === '==') {
    const one = toOperand(right)
    return one ? [one] : null
  }
  if (condition.op !== 'in') return null
  if (right.type === 'Parameter') return [{ kind: 'parameter', name: right.name as string }]
  if (right.type !== 'Array') return null
  const all = (right.elements as { value: Node; isSplat: boolean }[]).map((it) =>
    it.isSplat ? null : toOperand(it.value),
  )
  return all.every((it) => it !== null) ? (all as Operand[]) : null
}

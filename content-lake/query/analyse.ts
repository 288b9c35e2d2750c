import { type ExprNode, parse } from 'groq-js'
import { growthOf } from './growth.ts'
import { type Site, siteOfType, toSite } from './narrowing.ts'
import { childrenOf, isLoop, type Node, rootOf } from './tree.ts'

/** Static analysis of a query. */
export type Analysis = {
  /** The query, with each narrowed `*` replaced by its site's parameter. */
  tree: ExprNode
  sites: Site[]
  /** A `*` without a condition that narrows it: the result depends on every document. */
  readsAll: boolean
  parameters: string[]
  /** The result depends neither on the time nor on the caller: it stays valid until a document changes. */
  isCacheable: boolean
  /** Loops around the innermost `*`: each multiplies the cost by the size of the dataset. */
  nesting: number
  /** The factor by which the result may be larger than its input. */
  growth: number
  /** May cost more than one pass over the documents it names: runs in the slow lane. */
  heavy: boolean
}

const MAX_CACHED = 500
const MAX_CACHED_CHARACTERS = 4_000_000
const MAX_LINEAR_LOOPS = 4
const MAX_LINEAR_SITES = 40
const MAX_LINEAR_NODES = 3_000

/**
 * Parses queries, with a cache. The parser writes parameter values into the tree, so a tree is cached by text only when
 * it parses without them (slice bounds do not).
 */
export class QueryAnalyser {
  readonly #cache = new Map<string, Analysis>()
  #characters = 0

  /** Throws groq-js' GroqSyntaxError for an invalid query. */
  analyse(query: string, params: Record<string, unknown>): Analysis {
    const plain = this.#cache.get(query)
    if (plain) return plain
    const bare = Object.keys(params).length === 0
    // No query can begin with NUL, so this key cannot collide with the text of a query.
    const key = bare ? query : `\0${JSON.stringify(params)}\n${query}`
    // Looked up before parsing: a query that needs its parameters would fail the plain parse each time.
    const withParams = bare ? undefined : this.#cache.get(key)
    if (withParams) return withParams
    try {
      return this.#remember(query, toAnalysis(parse(query)))
    } catch (error) {
      if (bare) throw error
      return this.#remember(key, toAnalysis(parse(query, { params: { ...params } })))
    }
  }

  #remember(key: string, analysis: Analysis): Analysis {
    this.#cache.set(key, analysis)
    this.#characters += key.length
    for (const oldest of this.#cache.keys()) {
      if (this.#cache.size <= MAX_CACHED && this.#characters <= MAX_CACHED_CHARACTERS) break
      this.#cache.delete(oldest)
      this.#characters -= oldest.length
    }
    return analysis
  }
}

/** Functions whose cost is one pass over their argument. Others may compare everything with everything. */
const LINEAR_NAMESPACES = new Set(['global', 'string', 'math', 'pt', 'sanity', 'dateTime'])

function toAnalysis(tree: ExprNode): Analysis {
  const sites: Site[] = []
  const parameters = new Set<string>()
  let readsAll = false
  let nesting = 0
  let heavy = false
  let isCacheable = true
  let nodes = 0

  const walk = (node: Node, depth: number): void => {
    nodes += 1
    if (node.type === 'Everything') {
      readsAll = true
      nesting = Math.max(nesting, depth)
    }
    if (node.type === 'Filter' && (node.base as Node).type === 'Everything') {
      nesting = Math.max(nesting, depth)
      const site = toSite(node.expr as Node, sites.length)
      if (site) {
        sites.push(site)
        node.base = { type: 'Parameter', name: site.name }
      }
    } else if (node.type === 'Parameter' && !isOurs(node.name as string)) {
      parameters.add(node.name as string)
    }
    if (isCall(node, 'releases', 'all')) {
      const site = siteOfType('system.release', sites.length)
      sites.push(site)
      nesting = Math.max(nesting, depth)
      Object.assign(node, { type: 'Parameter', name: site.name })
      return
    }
    if (CHANGING.some(([namespace, name]) => isCall(node, namespace, name))) isCacheable = false
    if (isCostly(node, depth)) heavy = true
    const loop = isLoop(node)
    for (const { key, child } of childrenOf(node)) {
      walk(child, loop && (key === 'expr' || key === 'args') ? depth + 1 : depth)
    }
  }
  const growth = growthOf(tree as unknown as Node)
  walk(tree as unknown as Node, 0)
  return {
    tree,
    sites,
    readsAll,
    parameters: [...parameters],
    isCacheable,
    nesting,
    growth,
    heavy: heavy || nesting > 0 || sites.length > MAX_LINEAR_SITES || nodes > MAX_LINEAR_NODES,
  }
}

const CHANGING = [
  ['global', 'now'],
  ['dateTime', 'now'],
  ['global', 'identity'],
] as const

const isCall = (node: Node, namespace: string, name: string) =>
  node.type === 'FuncCall' && node.namespace === namespace && node.name === name

/** Names of internal parameters contain a blank, which a parameter of a query cannot. */
const isOurs = (name: string) => name.includes(' ')

function isCostly(node: Node, depth: number): boolean {
  if (node.type === 'OpCall') return node.op === 'match'
  if (node.type === 'FuncCall') return !LINEAR_NAMESPACES.has(node.namespace as string)
  if (node.type === 'PipeFuncCall' && node.name !== 'order') return true
  if (!isLoop(node) || depth === 0) return false
  // Inside a loop only arrays of the current document are short: a literal, a parameter or a parent would be scanned
  // again for each document.
  return depth >= MAX_LINEAR_LOOPS || !['This', 'AccessAttribute'].includes(rootOf(node).type)
}

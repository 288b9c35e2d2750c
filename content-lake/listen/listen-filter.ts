import { evaluateSync, parse } from 'groq-js'
import { type Document, LakeError } from '../documents/types.ts'
import { childrenOf, type Node } from '../query/tree.ts'

const MAX_CHARACTERS = 12_000
const MAX_NODES_PUBLIC = 200

export type ListenFilter = {
  matches(document: Document | null): boolean
  /** How much of a tree is evaluated for each document. */
  nodes: number
}

/**
 * The filter of a listener. It runs on the main thread on a document before and after each change, so it may read only
 * that document. Sub-queries, user-defined functions and, for anonymous callers, text matching are refused. Throws
 * LakeError for an invalid filter.
 */
export function toListenFilter(options: {
  query: string
  params: Record<string, unknown>
  identity: string
  trusted: boolean
}): ListenFilter {
  const { params, identity } = options
  const conditions = conditionsOf(parsed(options.query, params))
  if (!conditions) throw refused('A listener needs a filter like *[_type == $type]')
  const parameters = new Set<string>()
  let nodes = 0
  const check = (node: Node): void => {
    nodes += 1
    if (node.type === 'Everything' || node.type === 'Deref' || node.type === 'PipeFuncCall')
      throw refused('A listener cannot use other documents')
    if (!options.trusted && (node.op === 'match' || nodes > MAX_NODES_PUBLIC))
      throw refused('This filter needs a token')
    if (node.type === 'Parameter') parameters.add(node.name as string)
    for (const { child } of childrenOf(node)) check(child)
  }
  for (const condition of conditions) check(condition)
  for (const name of parameters)
    if (!Object.hasOwn(params, name)) throw refused(`param $${name} referenced, but not provided`)

  const keeps = (document: Document) =>
    conditions.every((condition) => {
      const value = evaluateSync(condition as never, {
        root: document,
        dataset: [document],
        params,
        identity,
      })
      return value.data === true
    })
  // A filter that the evaluator cannot run fails now, not during another client's commit.
  try {
    keeps(SAMPLE)
  } catch (error) {
    throw refused(error instanceof Error ? error.message.slice(0, 300) : 'not a filter')
  }
  return {
    nodes,
    matches(document) {
      if (document === null) return false
      try {
        return keeps(document)
      } catch {
        return false
      }
    },
  }
}

const SAMPLE: Document = {
  _id: 'sample',
  _type: 'sample',
  _rev: 'sample',
  _createdAt: '2026-01-01T00:00:00Z',
  _updatedAt: '2026-01-01T00:00:00Z',
}

function parsed(query: string, params: Record<string, unknown>): Node {
  if (query.length > MAX_CHARACTERS) throw refused('The filter is too long')
  // A user-defined function is expanded at each use, so a short filter could become very large.
  if (/\bfn\s/.test(query)) throw refused('A listener cannot define functions')
  try {
    return parse(query) as unknown as Node
  } catch (first) {
    try {
      return parse(query, { params }) as unknown as Node
    } catch {
      throw refused(first instanceof Error ? first.message.slice(0, 300) : 'not a query')
    }
  }
}

/** The conditions of `*[a][b]{…}`, ignoring the projection; null for any other query. */
function conditionsOf(tree: Node): Node[] | null {
  if (tree.type === 'Everything') return []
  if (tree.type === 'Filter') {
    const inner = conditionsOf(tree.base as Node)
    return inner && [...inner, tree.expr as Node]
  }
  const transparent = [
    'Map',
    'FlatMap',
    'Projection',
    'Slice',
    'AccessElement',
    'PipeFuncCall',
    'Group',
    'ArrayCoerce',
  ]
  return transparent.includes(tree.type) && tree.base ? conditionsOf(tree.base as Node) : null
}

const refused = (text: string) => new LakeError(400, 'queryParseError', text)

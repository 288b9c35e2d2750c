import { childrenOf, type Node } from './tree.ts'

/**
 * The largest allowed growth of a result over its input: enough for ten fields in one text, or twenty lists in one
 * list.
 */
export const MAX_GROWTH = 1_000

/** Nodes that bring in values; a literal adds only what the query itself contains. */
const SOURCES = new Set(['This', 'Parent', 'Everything', 'Parameter', 'AccessAttribute'])

/**
 * The factor by which the largest list or text of a query may exceed the value it starts from: `a + a` and
 * `[...a, ...a]` double it, and chained projections multiply. A list that doubles forty times would request a block
 * of memory so large that the engine ends the whole process instead of the worker, before any deadline or worker
 * limit applies.
 */
export function growthOf(node: Node): number {
  const children = childrenOf(node)
  const sizes = (key?: string) =>
    children.filter((it) => key === undefined || it.key === key).map((it) => growthOf(it.child))
  const sum = () => sizes().reduce((total, it) => total + it, 0)
  switch (node.type) {
    case 'Projection':
    case 'Map':
    case 'FlatMap':
      return Math.max(1, ...sizes('base')) * Math.max(1, ...sizes('expr'))
    case 'Filter':
      return Math.max(1, ...sizes('base'))
    case 'Array':
      return sum()
    case 'OpCall':
      return node.op === '+' ? sum() : 1
    default:
      return Math.max(SOURCES.has(node.type) ? 1 : 0, ...sizes())
  }
}

import { childrenOf, type Node } from './tree.ts'

/** What an answer may be larger than what it is made of: ten fields in one text, twenty lists in one list. */
export const MAX_GROWTH = 1_000

/** Values of their own; a literal adds nothing that the query has not written out. */
const SOURCES = new Set(['This', 'Parent', 'Everything', 'Parameter', 'AccessAttribute'])

/**
 * How many times the value it starts from the largest list or text of a query may hold: `[...a, ...a]` and
 * `a + a` double it, and each projection behind another multiplies. A list that doubles forty times asks for
 * one piece of memory so large that the engine ends the whole process instead of the worker, which no
 * deadline and no limit of the worker comes before.
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

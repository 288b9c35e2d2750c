/** A node of groq-js' tree, seen without its exact type. */
export type Node = { type: string } & Record<string, unknown>

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** The nodes below a node. A literal has none: what stands in it is data, whatever it looks like. */
export function childrenOf(node: Node): { key: string; child: Node }[] {
  if (node.type === 'Value') return []
  return Object.entries(node).flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value]).filter(isNode).map((child) => ({ key, child })),
  )
}

/** Whether a node runs its expression once for each member of its base. */
export const isLoop = (node: Node) =>
  ['Filter', 'Map', 'FlatMap', 'PipeFuncCall'].includes(node.type)

/** Where the value of a chain of accesses, filters and projections begins. */
export function rootOf(node: Node): Node {
  let at = node
  while (isNode(at.base)) at = at.base
  return at
}

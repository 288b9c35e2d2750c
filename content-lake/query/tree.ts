/** A node of groq-js' syntax tree, without its exact type. */
export type Node = { type: string } & Record<string, unknown>

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** The child nodes. A literal has none: its content is data, whatever it looks like. */
export function childrenOf(node: Node): { key: string; child: Node }[] {
  if (node.type === 'Value') return []
  return Object.entries(node).flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value]).filter(isNode).map((child) => ({ key, child })),
  )
}

/** Whether a node runs its expression once per member of its base. */
export const isLoop = (node: Node) =>
  ['Filter', 'Map', 'FlatMap', 'PipeFuncCall'].includes(node.type)

/** The start of a chain of accesses, filters and projections. */
export function rootOf(node: Node): Node {
  let at = node
  while (isNode(at.base)) at = at.base
  return at
}

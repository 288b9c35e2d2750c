import type { Document } from '../documents/types.ts'
import type { Node } from './tree.ts'
import type { View } from './view.ts'

/** A value that is known before the query runs. */
export type Operand = { kind: 'value'; value: unknown } | { kind: 'parameter'; name: string }

/** One `*[…]` of a query: what its filter requires of every document that it keeps. */
export type Site = {
  /** The parameter that replaces it in the tree. */
  name: string
  types: Operand[] | null
  ids: Operand[] | null
  /** The document itself, its draft and its versions: `sanity::versionOf(…)`. */
  versionOf: Operand[] | null
  /** The document refers to one of these, at any depth: `references(…)`. */
  references: Operand[] | null
  equalities: { path: string[]; value: Operand }[]
}

const MAX_IDS = 1_000

/** Null when the filter requires nothing that is indexed. */
export function toSite(filter: Node, index: number): Site | null {
  const conditions = conjuncts(filter)
  const types = conditions.map((it) => membersOf(it, '_type')).find((it) => it !== null) ?? null
  const ids = conditions.map((it) => membersOf(it, '_id')).find((it) => it !== null) ?? null
  const versionOf = argumentsOf(conditions, 'sanity', 'versionOf')
  const references = argumentsOf(conditions, 'global', 'references')
  const equalities = conditions.flatMap(toEquality)
  if (!types && !ids && !versionOf && !references && equalities.length === 0) return null
  return { name: subsetName(index), types, ids, versionOf, references, equalities }
}

/** A site for all documents of one type, without a filter in the query. */
export const siteOfType = (type: string, index: number): Site => ({
  name: subsetName(index),
  types: [{ kind: 'value', value: type }],
  ids: null,
  versionOf: null,
  references: null,
  equalities: [],
})

const subsetName = (index: number) => ` subset ${index}`

type Narrowed = {
  documents: readonly Document[]
  /** What the subset depends on, never coarser than what was looked at. */
  on: { ids: string[] } | { types: string[] } | 'all'
}

/**
 * The documents that a site receives: always all that its filter keeps, usually more, in the view's order. groq-js
 * still runs the filter over them, so the result cannot change.
 */
export function narrow(view: View, site: Site, params: Record<string, unknown>): Narrowed {
  const types = site.types && stringsOf(site.types, params)
  const ids = site.ids && stringsOf(site.ids, params)
  if (ids && ids.length <= MAX_IDS) return { documents: view.withIds(ids), on: { ids } }
  const versionOf = site.versionOf && stringsOf(site.versionOf, params)
  if (versionOf) return { documents: view.versionsOf(versionOf), on: { ids: versionOf } }
  const on = types ? { types } : ('all' as const)
  const references = site.references && stringsOf(site.references, params)
  if (references && references.length <= MAX_IDS)
    return { documents: view.withReferenceTo(references), on }
  const [type] = types ?? []
  for (const { path, value } of site.equalities) {
    const [expected] = resolve(value, params)
    if (!['string', 'number', 'boolean'].includes(typeof expected)) continue
    if (types === null) return { documents: view.withValue(null, path, expected), on }
    if (types.length === 1 && type !== undefined)
      return { documents: view.withValue(type, path, expected), on }
  }
  return { documents: types ? view.ofTypes(types) : view.list, on }
}

function stringsOf(operands: Operand[], params: Record<string, unknown>): string[] {
  return operands
    .flatMap((it) => resolve(it, params))
    .filter((it): it is string => typeof it === 'string')
}

/** A list is expanded to its members; a list inside it equals nothing, as in GROQ. */
function resolve(operand: Operand, params: Record<string, unknown>): unknown[] {
  const value =
    operand.kind === 'value'
      ? operand.value
      : Object.hasOwn(params, operand.name)
        ? params[operand.name]
        : null
  return Array.isArray(value) ? value : [value]
}

function conjuncts(node: Node): Node[] {
  if (node.type === 'And')
    return [...conjuncts(node.left as Node), ...conjuncts(node.right as Node)]
  return node.type === 'Group' ? conjuncts(node.base as Node) : [node]
}

/** `name == x`, `x == name`, `name in [x, …]` or `name in $list`: the possible values, else null. */
function membersOf(condition: Node, name: string): Operand[] | null {
  if (condition.type !== 'OpCall') return null
  const [left, right] = [condition.left as Node, condition.right as Node]
  if (condition.op === '==') {
    const other = isAttribute(left, name) ? right : isAttribute(right, name) ? left : null
    const one = other && toOperand(other)
    // A list never equals a string: such a condition keeps nothing and is not worth narrowing.
    return one && !(one.kind === 'value' && Array.isArray(one.value)) ? [one] : null
  }
  if (condition.op !== 'in' || !isAttribute(left, name)) return null
  return toMembers(right)
}

/** The arguments of the first condition that calls the function, if all are known before the query runs. */
function argumentsOf(conditions: readonly Node[], namespace: string, name: string) {
  for (const node of conditions) {
    if (node.type !== 'FuncCall' || node.namespace !== namespace || node.name !== name) continue
    const given = (node.args as Node[]).map(toMembers)
    if (given.every((it) => it !== null)) return given.flat()
  }
  return null
}

/** A literal, a parameter, or a list of these. */
function toMembers(node: Node): Operand[] | null {
  if (node.type !== 'Array') {
    const one = toOperand(node)
    return one && [one]
  }
  const members = (node.elements as { value: Node; isSplat: boolean }[]).map((it) =>
    it.isSplat ? null : toOperand(it.value),
  )
  return members.every((it) => it !== null) ? members : null
}

function toEquality(condition: Node): { path: string[]; value: Operand }[] {
  if (condition.type !== 'OpCall' || condition.op !== '==') return []
  const [left, right] = [condition.left as Node, condition.right as Node]
  for (const [one, other] of [
    [left, right],
    [right, left],
  ] as const) {
    const path = pathOf(one)
    const value = toOperand(other)
    if (path && value && path[0] !== '_id' && path[0] !== '_type') return [{ path, value }]
  }
  return []
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
  if (node.type === 'Value') return { kind: 'value', value: node.value }
  return node.type === 'Parameter' ? { kind: 'parameter', name: node.name as string } : null
}

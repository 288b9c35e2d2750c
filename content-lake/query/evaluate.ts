import { evaluate } from 'groq-js'
import type { Document } from '../documents/types.ts'
import { type Analysis, analyse, type Operand } from './analyse.ts'
import type { View } from './replica.ts'

export type QueryAnswer = { result: unknown; syncTags: string[] }

export const ALL_TAG = 's1:all'
export const typeTag = (type: string) => `s1:${type}`
export const idTag = (id: string) => `s1:id:${id}`

/**
 * Evaluates a query over a view. The narrowing (types, ids, equalities) only ever hands groq-js a superset
 * of what the filter keeps, in the view's order, so that no answer can change.
 */
export async function evaluateQuery(
  view: View,
  query: string,
  params: Record<string, unknown>,
  context: { identity: string; now: number; projectId: string; dataset: string },
): Promise<QueryAnswer> {
  const analysis = analyse(query, params)
  const tags = new Set<string>(analysis.types === null ? [ALL_TAG] : analysis.types.map(typeTag))
  const value = await evaluate(analysis.tree, {
    dataset: narrow(view, analysis, params),
    params,
    timestamp: new Date(context.now),
    identity: context.identity,
    sanity: { projectId: context.projectId, dataset: context.dataset },
    dereference: async ({ _ref }: { _ref: string }) => {
      const target = view.byId.get(_ref)
      tags.add(target ? typeTag(target._type) : idTag(_ref))
      return target ?? null
    },
  } as Parameters<typeof evaluate>[1])
  return { result: (await value.get()) ?? null, syncTags: [...tags].sort() }
}

function narrow(view: View, analysis: Analysis, params: Record<string, unknown>): Document[] {
  const { ids, types, equalities } = analysis
  if (ids) {
    const wanted = new Set(ids.flatMap((it) => resolve(it, params)))
    if (wanted.size <= 100) {
      const found = [...wanted].flatMap((id) =>
        typeof id === 'string' ? (view.byId.get(id) ?? []) : [],
      )
      return found.length < 2 ? found : inOrder(view, found)
    }
  }
  let documents = types === null ? view.list : ofTypes(view, types)
  for (const { path, value } of equalities) {
    const [expected] = resolve(value, params)
    if (!['string', 'number', 'boolean'].includes(typeof expected)) continue
    documents = documents.filter((document) => at(document, path) === expected)
  }
  return documents
}

const orders = new WeakMap<View, Map<Document, number>>()

function inOrder(view: View, documents: Document[]): Document[] {
  let order = orders.get(view)
  if (!order) {
    order = new Map(view.list.map((document, index) => [document, index]))
    orders.set(view, order)
  }
  const positions = order
  return documents.sort((a, b) => (positions.get(a) ?? 0) - (positions.get(b) ?? 0))
}

const unions = new WeakMap<View, Map<string, Document[]>>()

function ofTypes(view: View, types: string[]): Document[] {
  if (types.length === 0) return []
  const [only] = types
  if (types.length === 1 && only !== undefined) return view.byType.get(only) ?? []
  let known = unions.get(view)
  if (!known) {
    known = new Map()
    unions.set(view, known)
  }
  const key = [...types].sort().join(' ')
  const union =
    known.get(key) ??
    inOrder(
      view,
      types.flatMap((type) => view.byType.get(type) ?? []),
    )
  known.set(key, union)
  return union
}

function resolve(operand: Operand, params: Record<string, unknown>): unknown[] {
  const value = operand.kind === 'value' ? operand.value : params[operand.name]
  return Array.isArray(value) ? value : [value]
}

function at(document: Document, path: string[]): unknown {
  let value: unknown = document
  for (const key of path) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
    value = (value as Record<string, unknown>)[key]
  }
  return value
}

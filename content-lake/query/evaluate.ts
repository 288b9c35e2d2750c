import { type EvaluateOptions, type ExprNode, evaluate, evaluateSync, toJS } from 'groq-js'
import { type Analysis, QueryAnalyser } from './analyse.ts'
import { costOf } from './cost.ts'
import { narrow } from './narrowing.ts'
import { SyncTags } from './sync-tags.ts'
import type { Node } from './tree.ts'
import type { View } from './view.ts'

type QueryAnswer = { result: unknown; syncTags: string[]; isCacheable: boolean }
type QueryContext = { identity: string; now: number; projectId: string; dataset: string }

const analyser = new QueryAnalyser()

/**
 * Evaluates a query over a view. The result equals that of groq-js over all documents of the view, ordered by id; the
 * optimization (see narrowing.ts) only leaves out documents that no filter keeps. Throws what groq-js throws for an
 * invalid query, and MissingParameterError.
 */
export async function evaluateQuery(
  view: View,
  query: string,
  params: Record<string, unknown>,
  context: QueryContext,
): Promise<QueryAnswer> {
  const prepared = prepare(view, analyser.analyse(query, params), params)
  return evaluatePrepared(view, prepared, context)
}

/** A query names a parameter that was not given. */
export class MissingParameterError extends Error {
  override name = 'MissingParameterError'
}

/** A query with the documents that it begins with. */
type Prepared = {
  analysis: Analysis
  /** Its parameters, and the documents of each site. */
  given: Record<string, unknown>
  tags: SyncTags
  /** What answering it costs, by `costOf`. */
  cost: number
}

/** Narrows a query, so that its cost is known before it runs. Throws MissingParameterError. */
export function prepare(view: View, analysis: Analysis, params: Record<string, unknown>): Prepared {
  const missing = analysis.parameters.find((it) => !Object.hasOwn(params, it))
  if (missing !== undefined)
    throw new MissingParameterError(`param $${missing} referenced, but not provided`)

  const tags = new SyncTags()
  if (analysis.readsAll) tags.all()
  const given: Record<string, unknown> = { ...params }
  for (const site of analysis.sites) {
    const { documents, on } = narrow(view, site, params)
    given[site.name] = documents
    if (on === 'all') tags.all()
    else if ('ids' in on) tags.ids(on.ids)
    else tags.types(on.types)
  }
  const cost = costOf(analysis.tree as unknown as Node, {
    all: view.list.length,
    ofParameter(name) {
      const value = given[name]
      return Array.isArray(value) ? value.length : 1
    },
  })
  return { analysis, given, tags, cost }
}

/** Throws what groq-js throws for an invalid query. */
export async function evaluatePrepared(
  view: View,
  { analysis, given, tags }: Prepared,
  context: QueryContext,
): Promise<QueryAnswer> {
  const result = await run(analysis.tree, {
    dataset: view.list,
    params: given,
    timestamp: new Date(context.now),
    identity: context.identity,
    sanity: { projectId: context.projectId, dataset: context.dataset },
    dereference({ _ref }) {
      const target = view.byId.get(_ref)
      if (target) tags.document(target)
      else tags.ids([_ref])
      return target ?? null
    },
  })
  return { result: result ?? null, syncTags: tags.list(), isCacheable: analysis.isCacheable }
}

/** Synchronously where groq-js can (many times as fast), else asynchronously. */
async function run(tree: ExprNode, options: EvaluateOptions): Promise<unknown> {
  try {
    return toJS(evaluateSync(tree, options))
  } catch (error) {
    if (!isAsyncOnly(error)) throw error
  }
  const value = await evaluate(tree, options)
  return value.get()
}

const isAsyncOnly = (error: unknown) =>
  error instanceof Error &&
  /not supported|not possible in evaluteSync|in evaluateSync|synchronous mode/.test(error.message)

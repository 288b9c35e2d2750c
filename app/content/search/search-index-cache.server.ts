import type { AppLoadContext } from '@remix-run/node'
import type { ContentClient } from '#app/content/content-client.server.ts'
import {
  CATALOGUE_QUERY,
  type CatalogueGame,
  catalogue,
} from '#app/content/games/catalogue.query.server.ts'
import { findablesOf } from './findables.server.ts'
import { wordsIn } from './fold.ts'
import { SEARCH_QUERY, type SearchContent, searchContent } from './search.query.server.ts'
import { type Found, WordIndex } from './word-index.ts'

/** Everything that can be found, as of the last content read. */
export type SearchIndexCache = {
  index: WordIndex
  synonyms: Synonyms
  games: ReadonlyMap<string, CatalogueGame>
}

type State = {
  shelf: SearchIndexCache | null
  version: number
  sources: readonly unknown[]
  building: Promise<SearchIndexCache> | null
  isPlanned: boolean
}

/** After a start, the first pages need the lake more than the search index does. */
const NOT_AT_ONCE_MS = 3_000

/** Items indexed in one turn of the event loop, so that building does not block requests. */
const IN_A_TURN = 200
/** Matches of synonyms rank below matches of the typed words. */
const OTHER_WORDS = 0.8

const states = new WeakMap<ContentClient, State>()

type Context = Pick<AppLoadContext, 'content' | 'logger'>

/**
 * The search index, as old as the last change: a newer one is built in the background while this one answers. Only the
 * first call waits. Throws ContentUnavailableError while nothing is cached and the lake does not respond.
 */
export async function readSearchIndex(context: Context): Promise<SearchIndexCache> {
  const state = stateOf(context)
  if (state.shelf === null) return build(context, state)
  if (state.version !== context.content.version) storeSearchIndex(context)
  return state.shelf
}

/** Schedules building the index if there is none, so that the first search does not wait. */
export function planRebuild(context: Context): void {
  const state = stateOf(context)
  if (state.shelf !== null || state.isPlanned) return
  state.isPlanned = true
  setTimeout(() => storeSearchIndex(context), NOT_AT_ONCE_MS).unref()
}

/** Rebuilds the index in the background. */
function storeSearchIndex(context: Context): void {
  const state = stateOf(context)
  if (state.shelf !== null && state.version === context.content.version) return
  build(context, state).catch((error: unknown) =>
    context.logger.warn({ err: error }, 'the search index could not be rebuilt'),
  )
}

/**
 * What matches a query in the typed words, then in their synonyms; best first. A score grows with the number of
 * matching words, so a synonym phrase counts as many words as were typed: `get my money` scores no more than
 * `withdraw`.
 */
export function findIn(
  { index, synonyms }: Pick<SearchIndexCache, 'index' | 'synonyms'>,
  query: string,
): Found[] {
  const best = new Map<string, number>()
  const typed = wordsIn(query).length
  for (const [place, variant] of variantsOf(query, synonyms).entries()) {
    for (const { id, score } of index.find(variant)) {
      const worth = place === 0 ? score : (score * OTHER_WORDS * typed) / wordsIn(variant).length
      if ((best.get(id) ?? 0) < worth) best.set(id, worth)
    }
  }
  // Ties keep the order of the index: Map iteration and sorting are both stable.
  return [...best].map(([id, score]) => ({ id, score })).sort((a, b) => b.score - a.score)
}

function stateOf({ content, logger }: Context): State {
  const known = states.get(content)
  if (known) return known
  const state: State = { shelf: null, version: -1, sources: [], building: null, isPlanned: false }
  states.set(content, state)
  content.onChange(() => {
    if (state.shelf !== null) storeSearchIndex({ content, logger })
  })
  return state
}

function build({ content }: Context, state: State): Promise<SearchIndexCache> {
  state.building ??= make(content, state).finally(() => {
    state.building = null
  })
  return state.building
}

async function make(content: ContentClient, state: State): Promise<SearchIndexCache> {
  const { version } = content
  const sources = await Promise.all([
    content.fetch(CATALOGUE_QUERY, {}, catalogue),
    content.fetch(SEARCH_QUERY, {}, searchContent),
  ] as const)
  const isSame = sources.every((it, index) => it === state.sources[index])
  const cached = isSame && state.shelf ? state.shelf : await fill(...sources)
  Object.assign(state, { shelf: cached, version, sources })
  return cached
}

async function fill(
  games: readonly CatalogueGame[],
  content: SearchContent,
): Promise<SearchIndexCache> {
  const index = new WordIndex()
  let inThisTurn = 0
  for (const it of findablesOf(games, content)) {
    index.add(it)
    inThisTurn += 1
    if (inThisTurn % IN_A_TURN === 0) await new Promise((resolve) => setImmediate(resolve))
  }
  return {
    index,
    synonyms: content.synonyms,
    games: new Map(games.map((it) => [it._id, it])),
  }
}

/** Synonyms, as editors maintain them. */
type Synonyms = readonly (readonly string[])[]

const MOST_VARIANTS = 8

/** A query and its variants with synonyms, itself first. */
export function variantsOf(query: string, synonyms: Synonyms): string[] {
  const typed = ` ${wordsIn(query).join(' ')} `
  const variants = [query]
  for (const group of synonyms) {
    const folded = group.map((it) => wordsIn(it).join(' ')).filter((it) => it !== '')
    for (const phrase of folded) {
      if (!typed.includes(` ${phrase} `)) continue
      for (const other of folded) {
        if (other !== phrase) variants.push(typed.replace(` ${phrase} `, ` ${other} `).trim())
      }
    }
  }
  return [...new Set(variants)].slice(0, MOST_VARIANTS)
}

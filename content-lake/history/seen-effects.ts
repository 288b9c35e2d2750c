import { applyEffect } from '../documents/effects.ts'
import type { Document } from '../documents/types.ts'
import type { EffectRow, HistoryStore } from './history-store.ts'

/** The limit of steps for rebuilding a document's past. */
const MAX_STEPS = 20_000

/**
 * The effects that a reader may see: the reader must be able to read the document before and after each, as far as it
 * existed. Each document is walked back from its current state.
 */
export async function onlySeen(
  history: HistoryStore,
  now: (id: string) => Document | null,
  sees: (document: Document) => boolean,
  rows: readonly EffectRow[],
): Promise<EffectRow[]> {
  const seen = new Set<string>()
  for (const id of new Set(rows.map((it) => it.documentId))) {
    const all = await history.readEffects({ ids: [id], newestFirst: true, limit: MAX_STEPS })
    let after = now(id)
    for (const row of all) {
      const before = applyEffect(after, row.revert, row.beforeRev)
      if ((after === null || sees(after)) && (before === null || sees(before)))
        seen.add(`${row.seq} ${id}`)
      after = before
    }
  }
  return rows.filter((it) => seen.has(`${it.seq} ${it.documentId}`))
}

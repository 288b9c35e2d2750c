import { applyEffect } from '../documents/effects.ts'
import type { Document } from '../documents/types.ts'
import type { EffectRow, HistoryStore } from './history-store.ts'

/** How far back a document is rebuilt to find out what it was. */
const MAX_STEPS = 20_000

/**
 * Of what transactions did, that which somebody may know of: he must be able to read the document before and
 * after it, as far as it existed. Each document is walked back from what it is now.
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

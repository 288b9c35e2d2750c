import type { OpenedContext } from './book-view.ts'

/** `opening`: its address is being requested. `failed`: no answer arrived. `absent`: this visitor has no frame. */
export type BookPhase = 'opening' | 'loading' | 'slow' | 'ready' | 'failed' | 'absent'

/** What the page of the sportsbook shows. */
export type ShownBook = {
  phase: BookPhase
  /** Null before its address is known. A new address gets a new frame: in the same one it would add a history entry. */
  frame: string | null
  lookOnly: OpenedContext['lookOnly']
}

export const OPENING = { phase: 'opening', frame: null } as const

/** What the page shows after an answer about who the visitor is; null: no answer arrived. */
export function shownAfter(
  shown: ShownBook,
  answer: OpenedContext | null,
  addressOf: (url: string) => string,
): ShownBook {
  if (answer === null) return shown.phase === 'ready' ? shown : { ...shown, phase: 'failed' }
  const { url, context, lookOnly } = answer
  if (url === null) return { phase: 'absent', frame: null, lookOnly }
  // A frame that can be notified of the new context is kept, and with it what is on its screen.
  if (context !== null && shown.frame !== null) {
    return { ...shown, lookOnly, phase: shown.phase === 'failed' ? 'loading' : shown.phase }
  }
  return { phase: 'loading', frame: addressOf(url), lookOnly }
}

import type { OpenedContext } from './book-view.ts'

/** `opening`: its address is asked for. `failed`: no answer came. `absent`: this visitor has no frame. */
export type BookPhase = 'opening' | 'loading' | 'slow' | 'ready' | 'failed' | 'absent'

/** What stands on the page of the book. */
export type ShownBook = {
  phase: BookPhase
  /** Null before its address is known. Another address is another frame: in the same one it would be a step of Back. */
  frame: string | null
  lookOnly: OpenedContext['lookOnly']
}

export const OPENING = { phase: 'opening', frame: null } as const

/** What stands there after an answer about who is here; null: none came. */
export function shownAfter(
  shown: ShownBook,
  answer: OpenedContext | null,
  addressOf: (url: string) => string,
): ShownBook {
  if (answer === null) return shown.phase === 'ready' ? shown : { ...shown, phase: 'failed' }
  const { url, context, lookOnly } = answer
  if (url === null) return { phase: 'absent', frame: null, lookOnly }
  // A frame that is told who is here stays, and with it what is on its screen.
  if (context !== null && shown.frame !== null) {
    return { ...shown, lookOnly, phase: shown.phase === 'failed' ? 'loading' : shown.phase }
  }
  return { phase: 'loading', frame: addressOf(url), lookOnly }
}

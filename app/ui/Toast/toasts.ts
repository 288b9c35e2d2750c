type ToastKind = 'success' | 'warning' | 'error'

type ToastInput = {
  kind: ToastKind
  value: string
  /** Milliseconds until it goes; 0 stays until it is closed. */
  timer?: number
  /** Whether a touch may wipe it away; it may unless this says no. */
  swipeable?: boolean
}
export type Toast = Required<ToastInput> & { id: number }

/** GAP-148: good news goes sooner than what has to be read. */
const TIMER_MS = { success: 5_000, warning: 8_000, error: 8_000 } as const satisfies Record<
  ToastKind,
  number
>
/** More would cover the page; the oldest makes room. */
const MOST_TOASTS = 3

/** The toasts of a page, in the order in which they came, and who wants to know. */
export function createToasts() {
  let shown: readonly Toast[] = []
  let lastId = 0
  const listeners = new Set<() => void>()
  const become = (next: readonly Toast[]) => {
    shown = next
    for (const listener of listeners) listener()
  }
  return {
    show(input: ToastInput): number {
      lastId += 1
      const toast = { timer: TIMER_MS[input.kind], swipeable: true, ...input, id: lastId }
      become([...shown, toast].slice(-MOST_TOASTS))
      return lastId
    },
    close(id: number): void {
      if (shown.some((it) => it.id === id)) become(shown.filter((it) => it.id !== id))
    },
    current: () => shown,
    everShown: () => lastId > 0,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

/** Those of this page. Only event handlers and effects show toasts, so a server never fills it. */
export const pageToasts = createToasts()

/** Tells something that needs no answer (UI-01). What must not be missed is a Notice in the page. */
export function showToast(toast: ToastInput): number {
  return pageToasts.show(toast)
}

type ToastKind = 'success' | 'warning' | 'error'

type ToastInput = {
  kind: ToastKind
  value: string
  /** Milliseconds until it disappears; 0 stays until it is closed. */
  timer?: number
  /** Whether it can be swiped away; the default is yes. */
  swipeable?: boolean
}
export type Toast = Required<ToastInput> & { id: number }

/** GAP-148: success messages disappear sooner than those that have to be read. */
const TIMER_MS = { success: 5_000, warning: 8_000, error: 8_000 } as const satisfies Record<
  ToastKind,
  number
>
/** More would cover the page; the oldest is removed. */
const MOST_TOASTS = 3

/** The toasts of a page, in order of arrival, and their subscribers. */
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

/** The toasts of this page. Only event handlers and effects show toasts, so a server never fills it. */
export const pageToasts = createToasts()

/** Shows a message that needs no response (UI-01). Use a Notice in the page for what must not be missed. */
export function showToast(toast: ToastInput): number {
  return pageToasts.show(toast)
}

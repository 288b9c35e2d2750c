import { useLocation } from '@remix-run/react'
import { type MouseEvent, type RefObject, useEffect, useRef } from 'react'
import { closePopovers } from '#app/ui/Popover/Popover.tsx'

/** Props for a link that opens its page as a window over the current one. Without scripts it is a plain link. */
export function windowLink(load: () => Promise<unknown>, open: () => void) {
  const prepare = () => void load().catch(() => undefined)
  return {
    onClick(event: MouseEvent<HTMLAnchorElement>) {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      const { href } = event.currentTarget
      load().then(
        () => {
          closePopovers()
          open()
        },
        // The window could not be loaded: its page does the same.
        () => window.location.assign(href),
      )
    },
    onPointerEnter: prepare,
    onFocus: prepare,
  }
}

/** Following a link out of the window closes it. */
export function useCloseOnLeaving(close: () => void): void {
  const { key } = useLocation()
  const opened = useRef(key)
  useEffect(() => {
    if (opened.current === key) return
    opened.current = key
    close()
  })
}

/** Moves the focus to content that replaces other content: the button that was pressed is gone. */
export function useFocusOnNew<Shown>(shown: Shown | null): RefObject<HTMLDivElement> {
  const view = useRef<HTMLDivElement>(null)
  const seen = useRef<Shown | null>(null)
  useEffect(() => {
    if (seen.current !== null && shown !== null && seen.current !== shown) {
      view.current?.focus({ preventScroll: true })
      view.current?.closest('[role=dialog]')?.scrollTo(0, 0)
    }
    seen.current = shown
  })
  return view
}

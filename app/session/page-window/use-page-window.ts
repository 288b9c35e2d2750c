import { useLocation } from '@remix-run/react'
import { type MouseEvent, type RefObject, useEffect, useRef } from 'react'
import { closePopovers } from '#app/ui/Popover/Popover.tsx'

/** What a link to a page needs to open the same in a window over the page that is there. Without scripts it is a link. */
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

/** Whoever follows a link out of the window leaves it behind. */
export function useCloseOnLeaving(close: () => void): void {
  const { key } = useLocation()
  const opened = useRef(key)
  useEffect(() => {
    if (opened.current === key) return
    opened.current = key
    close()
  })
}

/** The keyboard goes on at what comes in the place of something else: the button that led there is gone. */
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

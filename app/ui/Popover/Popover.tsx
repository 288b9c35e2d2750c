import type { ReactNode } from 'react'

/**
 * A panel that the browser itself opens, closes and returns focus from: it works before any script. React
 * 18 does not know these attributes by name and hands them through.
 */
export function Popover(props: {
  id: string
  label: string
  panelClass: string
  children: ReactNode
}) {
  return (
    <section
      id={props.id}
      className={props.panelClass}
      aria-label={props.label}
      {...{ popover: 'auto' }}
    >
      {props.children}
    </section>
  )
}

/** The attributes of a button that opens the popover with this id. */
export function opens(id: string): Record<string, string> {
  return { popovertarget: id }
}

/** Closes every open popover: a navigation in the browser leaves the page standing. */
export function closePopovers(): void {
  if (!('hidePopover' in HTMLElement.prototype)) return
  for (const open of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) {
    open.hidePopover()
  }
}

import { type ReactNode, useEffect, useState } from 'react'

/**
 * A panel that the browser itself opens, closes and returns focus from: it works without scripts. React 18 does not
 * know these attributes by name and passes them through.
 */
export function Popover(props: {
  id: string
  label: string
  panelClass: string
  /** Whether it stays open while the page behind it changes: what is selected in it changes that page. */
  staysOpen?: boolean
  children: ReactNode
}) {
  return (
    <section
      id={props.id}
      className={props.panelClass}
      aria-label={props.label}
      data-stays-open={props.staysOpen}
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

/** Closes open popovers: a client-side navigation does not. */
export function closePopovers(): void {
  for (const it of openPopovers()) if (!('staysOpen' in it.dataset)) it.hidePopover()
}

/** Closes the popover with this id, if it is open. */
export function closePopover(id: string): void {
  openPopovers()
    .find((it) => it.id === id)
    ?.hidePopover()
}

/** Opens the popover with this id where it is a panel of its own, not part of the page. */
export function openPopover(id: string): void {
  const panel = document.getElementById(id)
  if (panel?.hidePopover === undefined || getComputedStyle(panel).position === 'static') return
  if (!panel.matches(':popover-open')) panel.showPopover()
}

/** Whether the popover with this id is open. */
export function useIsPopoverOpen(id: string): boolean {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const onToggle = (event: Event) => {
      const { target } = event
      if (target instanceof HTMLElement && target.id === id) {
        setOpen(target.matches(':popover-open'))
      }
    }
    // On the way down: the event does not bubble, and the panel may come later than who asks.
    document.addEventListener('toggle', onToggle, true)
    return () => document.removeEventListener('toggle', onToggle, true)
  }, [id])
  return isOpen
}

/** None in a browser without popover support. */
function openPopovers(): HTMLElement[] {
  if (!('hidePopover' in HTMLElement.prototype)) return []
  return [...document.querySelectorAll<HTMLElement>('[popover]:popover-open')]
}

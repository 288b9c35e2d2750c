import { type RefObject, useEffect } from 'react'
import { afterPaint } from '#app/ui/after-paint.ts'

const STRIP = '[data-tiles="strip"]'
const STOPS = 'a, button'
/** Focusable elements of a tile, one of each. */
const KINDS = ['a:not([data-facts])', '[data-facts]', 'button']

/**
 * Adds scrolling to the strips of an element: arrow buttons scroll, arrow keys move from tile to tile and Tab leaves
 * the strip. One set of listeners for all rows; without it they scroll by touch and every tile is a tab stop.
 */
export function useTileRows(element: RefObject<HTMLElement>): void {
  useEffect(() => {
    const root = element.current
    if (!root) return
    const onClick = (event: MouseEvent) => {
      const button = closest(event.target, '[data-scroll]')
      const strip = button?.closest('section')?.querySelector(STRIP)
      if (!button || !strip) return
      const forward = button.dataset.scroll === 'next' ? 1 : -1
      strip.scrollBy({ left: forward * strip.clientWidth * 0.85, behavior: scrollBehavior() })
    }
    const onFocus = (event: FocusEvent) => {
      const tile = closest(event.target, 'li')
      const strip = tile?.closest(STRIP)
      if (tile && strip) makeOnlyStop(strip, tile)
    }
    const onKey = (event: KeyboardEvent) => {
      const tile = closest(event.target, STOPS)
      const strip = tile?.closest(STRIP)
      if (!tile || !strip || event.altKey || event.ctrlKey || event.metaKey) return
      const next = neighbour(likeOf(strip, tile), tile, event.key)
      // At an end they do nothing, instead of scrolling the page.
      if (next || event.key === 'Home' || event.key === 'End') event.preventDefault()
      if (!next) return
      // Only the strip scrolls, and once: focus would scroll there first. The ring is painted before anything moves:
      // measuring a tile's position costs a slow phone a layout of all rows.
      next.focus({ preventScroll: true })
      afterPaint(() => {
        if (next !== document.activeElement) return
        next.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: scrollBehavior() })
      })
    }
    root.addEventListener('click', onClick)
    root.addEventListener('focusin', onFocus)
    root.addEventListener('keydown', onKey)
    root.dataset.rowsReady = ''
    return () => {
      root.removeEventListener('click', onClick)
      root.removeEventListener('focusin', onFocus)
      root.removeEventListener('keydown', onKey)
      delete root.dataset.rowsReady
    }
  }, [element])
}

/** The tile that a key moves to from another; null for keys without a meaning here, and at the ends. */
export function neighbour<Tile>(tiles: readonly Tile[], from: Tile, key: string): Tile | null {
  const at = tiles.indexOf(from)
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tiles.length - 1 }[key]
  return to === undefined || to === at ? null : (tiles[to] ?? null)
}

/** The game links of all tiles for a game link, their facts for facts, their stars for a star. */
function likeOf(strip: Element, from: HTMLElement): HTMLElement[] {
  const kind = KINDS.find((it) => from.matches(it)) ?? STOPS
  return [...strip.querySelectorAll<HTMLElement>(kind)]
}

/** Tab then passes through this tile and leaves the strip, and returns to the same tile. */
function makeOnlyStop(strip: Element, tile: HTMLElement): void {
  for (const it of strip.querySelectorAll<HTMLElement>(STOPS)) {
    const wanted = tile.contains(it) ? 0 : -1
    if (it.tabIndex !== wanted) it.tabIndex = wanted
  }
}

function closest(target: EventTarget | null, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null
}

function scrollBehavior(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
}

import type { Cue } from './cues.ts'
import { waitBeforeStop } from './reel-waits.ts'

const still = window.matchMedia('(prefers-reduced-motion: reduce)')
/** As long as the landing in the styles. */
const LANDING_MS = 300
const LINE_COLOURS = 5
const FALL_MS = 90
/** Pictures of a turning reel before they come again. */
const TURN = 12

/** Symbols by reel from the top: a string of one letter each, or a list. */
type Symbols = readonly (readonly string[] | string)[]
type Places = (reel: number, row: number) => boolean

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/**
 * The reels of a slot, of any height: pictures, animated by transform and opacity only. `play` makes them heard.
 * A turning reel is a strip of its own, moved by the styles alone: it turns evenly while scripts are busy, and looks the
 * same before each outcome.
 */
export function createReels(root: HTMLElement, play: (cue: Cue) => void) {
  const reels = [...root.querySelectorAll<HTMLElement>('.reel')].map(reelOf)
  const lines = root.querySelector('.lines') as SVGElement
  let pictures: Record<string, string> = {}

  const cellsOf = (reel: number) => reels[reel]?.cells ?? []
  const put = (place: HTMLElement | undefined, symbol: string) => {
    if (!place) return
    const image = imageIn(place)
    const source = pictures[symbol] ?? ''
    if (image.getAttribute('src') !== source) image.src = source
  }
  const clear = () => {
    lines.replaceChildren()
    root.classList.remove('has-wins')
    document.body.classList.remove('won')
    for (const cell of root.querySelectorAll('.hit')) cell.classList.remove('hit')
  }

  return {
    cell: (reel: number, row: number) => cellsOf(reel)[row],
    put: (reel: number, row: number, symbol: string) => put(cellsOf(reel)[row], symbol),
    /** Loads the pictures before the first spin, so that none appears late. */
    async load(symbols: Record<string, string>): Promise<void> {
      pictures = symbols
      const names = Object.keys(symbols)
      await Promise.all(
        Object.values(symbols).map((source) => {
          const image = new Image()
          image.src = source
          return image.decode().catch(() => undefined)
        }),
      )
      for (const [reel, { cells, tiles }] of reels.entries()) {
        for (const [row, cell] of cells.entries())
          put(cell, names[(reel * 3 + row * 2 + 2) % names.length] ?? 'A')
        const turn = Array.from(
          { length: TURN },
          () => names[Math.floor(Math.random() * names.length)],
        )
        for (const [n, tile] of tiles.entries()) put(tile, turn[n % TURN] ?? 'A')
      }
    },
    start(): void {
      play('spin')
      for (const { element } of reels) element.classList.add(still.matches ? 'fading' : 'rolling')
    },
    /** Stops reel by reel; with `scatter`, the next one takes longer while that symbol may still complete its number. */
    async stop(symbols: Symbols, scatter: string | null = null): Promise<void> {
      for (const [reel, column] of symbols.entries()) {
        const element = reels[reel]?.element
        const { ms, suspense } = waitBeforeStop(symbols.slice(0, reel), scatter)
        element?.classList.toggle('suspense', suspense && !still.matches)
        if (suspense && !still.matches) play('suspense')
        if (!still.matches) await wait(ms)
        element?.classList.remove('rolling', 'fading', 'suspense')
        element?.classList.add('landed')
        play('stop')
        for (const [row, cell] of cellsOf(reel).entries()) put(cell, column[row] ?? 'A')
      }
      await wait(still.matches ? 120 : LANDING_MS)
      for (const { element } of reels) element.classList.remove('landed')
    },
    stopNow(): void {
      for (const { element } of reels)
        element.classList.remove('rolling', 'fading', 'landed', 'suspense')
    },
    showWins(wins: { rows: readonly number[]; count: number }[]): void {
      wins.forEach(({ rows, count }, index) => {
        lines.append(lineThrough(rows, index))
        rows.slice(0, count).forEach((row, reel) => {
          cellsOf(reel)[row]?.classList.add('hit')
        })
      })
      root.classList.add('has-wins')
    },
    /** Highlights these places as well, and dims the others. */
    hit(places: Places): void {
      reels.forEach(({ cells }, reel) => {
        cells.forEach((cell, row) => {
          if (places(reel, row)) cell.classList.add('hit')
        })
      })
      root.classList.add('has-wins')
    },
    /** Hit symbols disappear, those above fall down, new ones follow. */
    async fall(gone: Places, next: Symbols): Promise<void> {
      for (const cell of root.querySelectorAll('.hit')) cell.classList.add('gone')
      await wait(still.matches ? 150 : 260)
      clear()
      play('fall')
      for (const cell of root.querySelectorAll('.gone')) cell.classList.remove('gone')
      reels.forEach(({ cells }, reel) => {
        const rows = cells.map((_cell, row) => row)
        const removed = rows.filter((row) => gone(reel, row)).length
        const kept = rows.filter((row) => !gone(reel, row))
        rows.forEach((row) => {
          put(cells[row], next[reel]?.[row] ?? 'A')
          const from = row < removed ? row - removed : (kept[row - removed] ?? row)
          if (from !== row && !still.matches) drop(cells[row], row - from)
        })
      })
      await wait(still.matches ? 150 : 480)
    },
    clear,
  }
}

/** A cell falls to its place from so many rows above. */
function drop(cell: Element | undefined, rows: number): void {
  cell?.animate([{ transform: `translateY(${rows * -100}%)` }, { transform: 'none' }], {
    duration: FALL_MS * rows + 120,
    easing: 'cubic-bezier(.5,0,.8,.6)',
  })
}

function lineThrough(rows: readonly number[], index: number): SVGPolylineElement {
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'polyline')
  path.setAttribute(
    'points',
    rows.map((row, reel) => `${reel * 100 + 50},${row * 100 + 50}`).join(' '),
  )
  path.setAttribute('class', `line line-${index % LINE_COLOURS}`)
  return path
}

/** The places of a reel: its cells, and the tiles of the strip that replaces them while it turns. */
function reelOf(element: HTMLElement) {
  const cells = [...element.querySelectorAll<HTMLElement>('.cell')]
  // Its last tiles are the first ones again, so that it begins again unseen.
  const tiles = Array.from({ length: TURN + cells.length }, () => {
    const tile = document.createElement('div')
    tile.className = 'tile'
    return tile
  })
  const strip = document.createElement('div')
  strip.className = 'strip'
  strip.append(...tiles)
  element.append(strip)
  element.style.setProperty('--rows', String(cells.length))
  element.style.setProperty('--turn', String(TURN))
  return { element, cells, tiles }
}

/** The picture of a place; a new one where there is none. */
function imageIn(place: Element): HTMLImageElement {
  const known = place.querySelector('img')
  if (known) return known
  const image = document.createElement('img')
  image.alt = ''
  image.draggable = false
  place.append(image)
  return image
}

import type { Cue } from './cues.ts'
import { waitBeforeStop } from './reel-waits.ts'

const still = window.matchMedia('(prefers-reduced-motion: reduce)')
/** As long as the landing in the styles. */
const LANDING_MS = 300
const LINE_COLOURS = 5
const FALL_MS = 90

/** Symbols by reel from the top: a string of one letter each, or a list. */
type Symbols = readonly (readonly string[] | string)[]
type Places = (reel: number, row: number) => boolean

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** The reels of a slot, of any height: pictures, animated by transform and opacity only. `play` makes them heard. */
export function createReels(root: HTMLElement, play: (cue: Cue) => void) {
  const reels = [...root.querySelectorAll<HTMLElement>('.reel')]
  const lines = root.querySelector('.lines') as SVGElement
  let pictures: Record<string, string> = {}
  let spinning: string[] = []

  const cellsOf = (reel: number) => [
    ...(reels[reel]?.querySelectorAll<HTMLElement>('.cell:not(.spare)') ?? []),
  ]
  const put = (cell: Element | undefined, symbol: string) => {
    if (!cell) return
    const image = imageIn(cell)
    const source = pictures[symbol] ?? ''
    if (image.getAttribute('src') !== source) image.src = source
  }
  /** The symbol that enters at the top reveals nothing about the outcome. */
  const step = (reel: number) => {
    moveDown(reels[reel])
    put(cellsOf(reel)[0], spinning[Math.floor(Math.random() * spinning.length)] ?? 'A')
  }
  reels.forEach((element, reel) => {
    element.style.setProperty('--rows', String(cellsOf(reel).length))
    element.append(spareCell())
    element.addEventListener('animationiteration', ({ target }) => {
      if (target === cellsOf(reel)[0] && element.classList.contains('rolling')) step(reel)
    })
  })
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
      spinning = Object.keys(symbols)
      await Promise.all(
        Object.values(symbols).map((source) => {
          const image = new Image()
          image.src = source
          return image.decode().catch(() => undefined)
        }),
      )
      for (let reel = 0; reel < reels.length; reel++)
        for (const [row, cell] of cellsOf(reel).entries())
          put(cell, spinning[(reel * 3 + row * 2 + 2) % spinning.length] ?? 'A')
    },
    start(): void {
      play('spin')
      reels.forEach((element, reel) => {
        element.classList.add(still.matches ? 'fading' : 'rolling')
        if (!still.matches) step(reel)
      })
    },
    /** Stops reel by reel; with `scatter`, the next one takes longer while that symbol may still complete its number. */
    async stop(symbols: Symbols, scatter: string | null = null): Promise<void> {
      for (const [reel, column] of symbols.entries()) {
        const element = reels[reel]
        const { ms, suspense } = waitBeforeStop(symbols.slice(0, reel), scatter)
        element?.classList.toggle('suspense', suspense && !still.matches)
        if (suspense && !still.matches) play('suspense')
        if (!still.matches) await wait(ms)
        element?.classList.remove('rolling', 'fading', 'suspense')
        element?.classList.add('landed')
        play('stop')
        if (!still.matches) step(reel)
        for (const [row, cell] of cellsOf(reel).entries()) put(cell, column[row] ?? 'A')
      }
      await wait(still.matches ? 120 : LANDING_MS)
      for (const reel of reels) reel.classList.remove('landed')
    },
    stopNow(): void {
      for (const reel of reels) reel.classList.remove('rolling', 'fading', 'landed', 'suspense')
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
      reels.forEach((_, reel) => {
        cellsOf(reel).forEach((cell, row) => {
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
      reels.forEach((_, reel) => {
        const cells = cellsOf(reel)
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

/** All pictures of a reel move down a row. */
function moveDown(reel: Element | undefined): void {
  const cells = [...(reel?.querySelectorAll('.cell') ?? [])]
  for (let row = cells.length - 1; row > 0; row--) {
    const source = cells[row - 1]?.querySelector('img')?.getAttribute('src')
    if (source) imageIn(cells[row] as Element).setAttribute('src', source)
  }
}

/** The place below the window, through which pictures leave it. */
function spareCell(): HTMLElement {
  const cell = document.createElement('div')
  cell.className = 'cell spare'
  return cell
}

/** The picture of a cell; a new one where there is none. */
function imageIn(cell: Element): HTMLImageElement {
  const known = cell.querySelector('img')
  if (known) return known
  const image = document.createElement('img')
  image.alt = ''
  image.draggable = false
  cell.append(image)
  return image
}

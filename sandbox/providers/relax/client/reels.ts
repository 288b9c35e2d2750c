const still = window.matchMedia('(prefers-reduced-motion: reduce)')
const SPINNING = 'WSABCDEFGH'
const STOP_GAP_MS = 160
const LINE_COLOURS = 5

type Window = readonly (readonly string[])[]

/** The five reels: fifteen pictures, moved by transform and opacity only. */
export function createReels(root: HTMLElement) {
  const reels = [...root.querySelectorAll<HTMLElement>('.reel')]
  const lines = root.querySelector('.lines') as SVGElement
  let pictures: Record<string, string> = {}
  let rolling = 0

  const put = (cell: Element, symbol: string) => {
    let image = cell.querySelector('img')
    if (!image) {
      image = document.createElement('img')
      image.alt = ''
      image.draggable = false
      cell.append(image)
    }
    const source = pictures[symbol] ?? ''
    if (image.getAttribute('src') !== source) image.src = source
  }
  const cellsOf = (reel: number) => [...(reels[reel]?.querySelectorAll('.cell') ?? [])]
  const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

  return {
    /** Loads the pictures before anything spins, so that none pops in late. */
    async load(symbols: Record<string, string>): Promise<void> {
      pictures = symbols
      await Promise.all(
        Object.values(symbols).map((source) => {
          const image = new Image()
          image.src = source
          return image.decode().catch(() => undefined)
        }),
      )
      for (let reel = 0; reel < reels.length; reel++)
        for (const [row, cell] of cellsOf(reel).entries()) {
          put(cell, SPINNING[(reel * 3 + row * 2 + 2) % SPINNING.length] ?? 'A')
        }
    },
    start(): void {
      for (const reel of reels) reel.classList.add(still.matches ? 'fading' : 'rolling')
      if (still.matches) return
      window.clearInterval(rolling)
      rolling = window.setInterval(() => {
        reels.forEach((element, reel) => {
          if (!element.classList.contains('rolling')) return
          const cells = cellsOf(reel)
          // Pictures move down a row; what enters at the top says nothing about the outcome.
          for (let row = cells.length - 1; row > 0; row--) {
            const source = cells[row - 1]?.querySelector('img')?.getAttribute('src')
            const image = cells[row]?.querySelector('img')
            if (source && image) image.setAttribute('src', source)
          }
          const top = cells[0]
          if (top) put(top, SPINNING[Math.floor(Math.random() * SPINNING.length)] ?? 'A')
        })
      }, 70)
    },
    async stop(window_: Window): Promise<void> {
      for (const [reel, symbols] of window_.entries()) {
        if (!still.matches) await wait(STOP_GAP_MS)
        reels[reel]?.classList.remove('rolling', 'fading')
        reels[reel]?.classList.add('landed')
        for (const [row, cell] of cellsOf(reel).entries()) put(cell, symbols[row] ?? 'A')
      }
      window.clearInterval(rolling)
      await wait(still.matches ? 120 : 220)
      for (const reel of reels) reel.classList.remove('landed')
    },
    stopNow(): void {
      window.clearInterval(rolling)
      for (const reel of reels) reel.classList.remove('rolling', 'fading', 'landed')
    },
    showWins(wins: { rows: readonly number[]; count: number }[]): void {
      wins.forEach(({ rows, count }, index) => {
        const path = document.createElementNS('http://www.w3.org/2000/svg', 'polyline')
        path.setAttribute(
          'points',
          rows.map((row, reel) => `${reel * 100 + 50},${row * 100 + 50}`).join(' '),
        )
        path.setAttribute('class', `line line-${index % LINE_COLOURS}`)
        lines.append(path)
        rows.slice(0, count).forEach((row, reel) => {
          cellsOf(reel)[row]?.classList.add('hit')
        })
      })
      root.classList.add('has-wins')
    },
    showScatters(window_: Window): void {
      window_.forEach((symbols, reel) => {
        symbols.forEach((symbol, row) => {
          if (symbol === 'S') cellsOf(reel)[row]?.classList.add('hit')
        })
      })
      root.classList.add('has-wins')
    },
    clear(): void {
      lines.replaceChildren()
      root.classList.remove('has-wins')
      document.body.classList.remove('won')
      for (const cell of root.querySelectorAll('.hit')) cell.classList.remove('hit')
    },
  }
}

import { colourOf, SPOTS, type Spot, type SpotKind } from '../spots.ts'

const INSIDE: readonly SpotKind[] = [
  'straight',
  'split',
  'street',
  'trio',
  'corner',
  'firstFour',
  'sixLine',
]
/** The kind to select for a rare place of the zero: it is treated like the similar kind. */
const LIKE: Readonly<Partial<Record<SpotKind, SpotKind>>> = { trio: 'street', firstFour: 'corner' }
/** How far from the middle of a number, in half numbers, a pointer still selects the number itself. */
const NUMBER_REACH = 0.62
/** The columns and rows of the board in landscape. */
const LONG = 14
const WIDE = 5

type Point = { x: number; y: number }
/** As in the styles: the board is portrait, and the wheel takes its place while it turns. */
export const upright = window.matchMedia(
  '(max-width: 720px) and (min-height: 461px), (max-width: 720px) and (orientation: portrait)',
)
const finger = window.matchMedia('(pointer: coarse)')

/** How many half numbers a place spans to either side. */
function halfSpan({ kind, id }: Spot): Point {
  if (id === 'straight-0') return { x: 1, y: 3 }
  if (kind === 'dozen') return { x: 4, y: 1 }
  if (kind === 'even') return { x: 2, y: 1 }
  return { x: 1, y: 1 }
}

/** On a portrait board the numbers run down, and 1, 2, 3 lie from left to right. */
const lying = ({ x, y }: Point): Point => (upright.matches ? { x: 8 - y, y: x } : { x, y })

/** The places of the board as buttons, one of them in the tab order; arrow keys go to the next visible place. */
export function createBoard(
  root: HTMLElement,
  handlers: { press(spot: Spot): void; remove(spot: Spot): void; kind(): SpotKind },
) {
  const buttons = new Map<string, HTMLButtonElement>()
  let current = 'straight-0'
  let typed = ''
  let typedAt = 0

  for (const y of [...new Set([...SPOTS.values()].map((it) => it.y))].sort((a, b) => a - b)) {
    const row = document.createElement('div')
    row.setAttribute('role', 'row')
    const inRow = [...SPOTS.values()].filter((it) => it.y === y).sort((a, b) => a.x - b.x)
    for (const spot of inRow) {
      const button = makeButton(spot, spot.id === current)
      buttons.set(spot.id, button)
      row.append(button)
    }
    root.append(row)
  }

  function lay(): void {
    root.classList.toggle('upright', upright.matches)
    for (const spot of SPOTS.values()) {
      const at = lying(spot)
      const span = halfSpan(spot)
      const style = buttons.get(spot.id)?.style
      style?.setProperty('--x', String(at.x / 2 + 0.5))
      style?.setProperty('--y', String(at.y / 2 + 0.5))
      style?.setProperty('--w', String(upright.matches ? span.y : span.x))
      style?.setProperty('--h', String(upright.matches ? span.x : span.y))
    }
  }
  upright.addEventListener('change', lay)
  lay()

  function focus(id: string): void {
    const from = buttons.get(current)
    const to = buttons.get(id)
    if (!to) return
    if (from) from.tabIndex = -1
    current = id
    to.tabIndex = 0
    to.focus()
  }

  root.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-spot]')
    // A key or a screen reader activates the button itself; a pointer selects the nearest place.
    const spot =
      event.detail === 0
        ? SPOTS.get(button?.dataset.spot ?? '')
        : spotAt(root, event, handlers.kind)
    if (!spot) return
    focus(spot.id)
    handlers.press(spot)
  })
  root.addEventListener('contextmenu', (event) => {
    const spot = spotAt(root, event, handlers.kind)
    if (!spot) return
    event.preventDefault()
    handlers.remove(spot)
  })
  root.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const arrows: Record<string, Point> = {
      ArrowUp: { x: 0, y: -1 },
      ArrowDown: { x: 0, y: 1 },
      ArrowLeft: { x: -1, y: 0 },
      ArrowRight: { x: 1, y: 0 },
    }
    const arrow = arrows[event.key]
    if (arrow) focus(nextSpot(current, arrow) ?? current)
    else if (event.key === 'Home') focus('straight-0')
    else if (event.key === 'End') focus('straight-36')
    else if (/^\d$/.test(event.key)) goToNumber(event.key, event.timeStamp)
    else if (event.key === 'Backspace' || event.key === 'Delete')
      handlers.remove(SPOTS.get(current) as Spot)
    else return
    event.preventDefault()
    event.stopPropagation()
  })

  /** Two digits within a second form one number. */
  function goToNumber(digit: string, now: number): void {
    const both = now - typedAt < 1_000 ? typed + digit : digit
    typed = Number(both) <= 36 ? both : digit
    typedAt = now
    focus(`straight-${Number(typed)}`)
  }

  return {
    /** Sets the accessible name of a place, and its text on places that show one. */
    name(spot: Spot, label: string, face: string): void {
      const button = buttons.get(spot.id)
      button?.setAttribute('aria-label', label)
      const shown = button?.querySelector('.face')
      if (shown) shown.textContent = face
    },
    chip(spot: Spot, amount: string | null): void {
      const chip = buttons.get(spot.id)?.querySelector<HTMLElement>('.chip')
      if (!chip) return
      chip.hidden = amount === null
      chip.textContent = amount ?? ''
    },
    /** Marks the drawn number and the places that won with it; null removes the marks. */
    mark(number: number | null): void {
      for (const [id, button] of buttons) {
        const numbers = SPOTS.get(id)?.numbers ?? []
        button.classList.toggle('hit', number !== null && id === `straight-${number}`)
        button.classList.toggle('lost', number !== null && !numbers.includes(number))
      }
    },
    disable(off: boolean): void {
      root.classList.toggle('off', off)
      for (const button of buttons.values()) button.setAttribute('aria-disabled', String(off))
    },
  }
}

function makeButton(spot: Spot, isTabStop: boolean): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = `spot ${spot.kind}`
  button.setAttribute('role', 'gridcell')
  button.tabIndex = isTabStop ? 0 : -1
  button.dataset.spot = spot.id
  if (spot.kind === 'straight') button.classList.add(colourOf(spot.numbers[0] ?? 0))
  if (spot.id === 'red' || spot.id === 'black') button.classList.add(spot.id)
  const chip = document.createElement('span')
  chip.className = 'chip'
  chip.hidden = true
  const face = document.createElement('span')
  face.className = 'face'
  button.append(face, chip)
  return button
}

/** The nearest place in a direction, as the board is oriented on the screen. */
function nextSpot(current: string, direction: Point): string | null {
  const spot = SPOTS.get(current) as Spot
  const here = lying(spot)
  let best: { id: string; score: number } | null = null
  for (const it of SPOTS.values()) {
    if (it.id === current) continue
    const there = lying(it)
    const span = halfSpan(it)
    const half = upright.matches ? { x: span.y, y: span.x } : span
    const delta = { x: there.x - here.x, y: there.y - here.y }
    const along = delta.x * direction.x + delta.y * direction.y
    if (along <= 0) continue
    const aside = direction.x === 0 ? Math.abs(delta.x) : Math.abs(delta.y)
    const width = (direction.x === 0 ? half.x : half.y) - 1
    const score = along + 2.5 * Math.max(0, aside - Math.max(0, width))
    if (!best || score < best.score) best = { id: it.id, score }
  }
  return best?.id ?? null
}

/** The place at a pointer's position. */
function spotAt(root: HTMLElement, event: MouseEvent, kind: () => SpotKind): Spot | null {
  const box = root.getBoundingClientRect()
  const [columns, rows] = upright.matches ? [WIDE, LONG] : [LONG, WIDE]
  const screen = {
    x: (((event.clientX - box.left) / box.width) * columns - 0.5) * 2,
    y: (((event.clientY - box.top) / box.height) * rows - 0.5) * 2,
  }
  const point = upright.matches ? { x: screen.y, y: 8 - screen.x } : screen
  const outside = [...SPOTS.values()].find(
    (it) =>
      (!INSIDE.includes(it.kind) || it.id === 'straight-0') && covers(it, point, NUMBER_REACH),
  )
  if (outside && !finger.matches) return outside
  if (outside && (outside.id !== 'straight-0' || kind() === 'straight')) return outside
  const inside = [...SPOTS.values()].filter(
    (it) => INSIDE.includes(it.kind) && (!finger.matches || (LIKE[it.kind] ?? it.kind) === kind()),
  )
  return nearest(inside, finger.matches ? point : snapped(point))
}

function covers(spot: Spot, point: Point, reach: number): boolean {
  const span = halfSpan(spot)
  // The zero ends where its lines begin.
  const right = spot.id === 'straight-0' ? reach : span.x
  return (
    point.x >= spot.x - span.x && point.x < spot.x + right && Math.abs(point.y - spot.y) <= span.y
  )
}

/** Snaps to the middle of a number, or to the line beside it. */
function snapped({ x, y }: Point): Point {
  const snap = (value: number) => {
    const middle = Math.round(value / 2) * 2
    const off = value - middle
    return Math.abs(off) <= NUMBER_REACH ? middle : middle + Math.sign(off)
  }
  return { x: snap(x), y: snap(y) }
}

function nearest(spots: readonly Spot[], { x, y }: Point): Spot | null {
  let best: { spot: Spot; far: number } | null = null
  for (const spot of spots) {
    const far = (spot.x - x) ** 2 + (spot.y - y) ** 2
    if (!best || far < best.far) best = { spot, far }
  }
  return best && best.far <= 9 ? best.spot : null
}

import { PAYS, SPOTS, type Spot } from '../../roulette/spots.ts'

export type BoardTexts = (key: string, values?: Record<string, string | number>) => string
export type Board = {
  /** Chips by place: those on the table, and those laid out but not yet bet. */
  paint(placed: Record<string, number>, laid: Record<string, number>): void
  /** Marks the winning places; none for an open round. */
  mark(won: readonly string[] | null): void
}

type Place = {
  id: string
  name: string
  pays: string
  x: number
  y: number
  w: number
  h: number
  tone: string
  /** Shown on a place that is too small for its name. */
  short?: string
}

const RED = (it: Spot) => SPOTS.get('red')?.numbers.includes(it.numbers[0] ?? -1)

/** Positions of a table's places: columns to the right, rows down; on a phone the roulette board is rotated. */
function placesOf(game: string, spots: readonly string[], text: BoardTexts): Place[] {
  const row = (id: string, index: number, name: string, pays: string): Place => ({
    id,
    name,
    pays,
    x: index + 1,
    y: 1,
    w: 1,
    h: 1,
    tone: id,
  })
  if (game === 'baccarat')
    return spots.map((id, index) => row(id, index, text(`spot.${id}`), text(`pays.${id}`)))
  if (game === 'wheel')
    return spots.map((id, index) => {
      const pays = id.replace('pays-', '')
      return row(id, index, `${pays}×`, text('spot.wheel', { pays }))
    })
  return spots.flatMap((id) => {
    const spot = SPOTS.get(id)
    return spot ? [roulettePlace(spot, text)] : []
  })
}

function roulettePlace(spot: Spot, text: BoardTexts): Place {
  const pays = text('pays', { pays: PAYS[spot.kind] })
  const number = spot.numbers[0] ?? 0
  const base = { id: spot.id, pays, w: 1, h: 1 }
  if (spot.kind === 'straight') {
    const tone = number === 0 ? 'green' : RED(spot) ? 'red' : 'black'
    const name = String(number)
    if (number === 0) return { ...base, name, tone, x: 1, y: 1, h: 3 }
    return { ...base, name, tone, x: Math.ceil(number / 3) + 1, y: 3 - ((number - 1) % 3) }
  }
  const name = text(`spot.${spot.id}`)
  if (spot.kind === 'column')
    return { ...base, name, short: '2:1', tone: 'outside', x: 14, y: spot.y / 2 + 1 }
  if (spot.kind === 'dozen')
    return { ...base, name, tone: 'outside', x: ((spot.x + 3) / 8 - 1) * 4 + 2, y: 4, w: 4 }
  const tone = spot.id === 'red' || spot.id === 'black' ? spot.id : 'outside'
  return { ...base, name, tone, x: (spot.x - 3) / 2 + 2, y: 5, w: 2 }
}

const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The places as buttons in a grid: one tab stop, arrow keys move between them. */
export function createBoard(options: {
  into: HTMLElement
  game: string
  spots: readonly string[]
  text: BoardTexts
  amount(minor: number): string
  put(spot: string): void
  take(spot: string): void
}): Board {
  const { into, text, amount } = options
  const places = placesOf(options.game, options.spots, text)
  const grid = document.createElement('div')
  grid.className = 'places'
  into.append(grid)
  const buttons = new Map<string, HTMLButtonElement>()
  for (const place of places) {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = `place tone-${place.tone}`
    button.dataset.spot = place.id
    button.tabIndex = buttons.size === 0 ? 0 : -1
    for (const key of ['x', 'y', 'w', 'h'] as const) {
      button.style.setProperty(`--${key}`, String(place[key]))
    }
    const name = document.createElement('span')
    name.textContent = place.short ?? place.name
    const pays = document.createElement('small')
    pays.textContent = place.pays
    const chip = document.createElement('i')
    button.append(name, pays, chip)
    buttons.set(place.id, button)
    grid.append(button)
  }

  const turned = () => getComputedStyle(grid).getPropertyValue('--turned').trim() === '1'
  const placeOf = (element: Element | null) =>
    places.find(({ id }) => id === (element as HTMLElement | null)?.dataset.spot)
  /** The nearest place in a direction: straight on counts more than sideways. */
  const next = (from: Place, [dx, dy]: readonly [number, number]): Place | undefined => {
    const [mx, my] = turned() ? [dy, dx] : [dx, dy]
    const middle = (it: Place) => [it.x + it.w / 2, it.y + it.h / 2] as const
    const [fx, fy] = middle(from)
    return places
      .map((place) => {
        const [x, y] = middle(place)
        const along = (x - fx) * mx + (y - fy) * my
        const aside = Math.abs((x - fx) * my) + Math.abs((y - fy) * mx)
        return { place, along, score: along + aside * 2 }
      })
      .filter(({ along }) => along > 0.1)
      .sort((a, b) => a.score - b.score)[0]?.place
  }

  grid.addEventListener('click', (event) => {
    const place = placeOf((event.target as Element).closest('.place'))
    if (place) options.put(place.id)
  })
  grid.addEventListener('keydown', (event) => {
    const place = placeOf((event.target as Element).closest('.place'))
    if (!place) return
    const move = MOVES[event.key]
    if (event.key === 'Backspace' || event.key === 'Delete') options.take(place.id)
    else if (!move) return
    event.preventDefault()
    const to = move && next(place, move)
    if (!to) return
    for (const [id, button] of buttons) button.tabIndex = id === to.id ? 0 : -1
    buttons.get(to.id)?.focus()
  })

  return {
    paint(placed, laid) {
      for (const place of places) {
        const button = buttons.get(place.id)
        const chip = button?.querySelector('i')
        if (!button || !chip) continue
        const on = placed[place.id] ?? 0
        const waiting = laid[place.id] ?? 0
        button.dataset.placed = String(on)
        chip.textContent = on + waiting > 0 ? amount(on + waiting) : ''
        chip.className = waiting > 0 ? 'laid' : ''
        const lies = on + waiting > 0 ? `, ${text('lies', { amount: amount(on + waiting) })}` : ''
        button.setAttribute('aria-label', `${place.name}, ${place.pays}${lies}`)
      }
    },
    mark(won) {
      for (const [id, button] of buttons) {
        button.classList.toggle('won', won?.includes(id) ?? false)
      }
    },
  }
}

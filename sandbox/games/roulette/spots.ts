export type SpotKind =
  | 'straight'
  | 'split'
  | 'street'
  | 'trio'
  | 'corner'
  | 'firstFour'
  | 'sixLine'
  | 'dozen'
  | 'column'
  | 'even'

/**
 * A place for chips. `x` and `y` are its position on the board: even ones are the middle of a number, odd ones a line
 * between two of them. Numbers run to the right in threes, so 1 is at (2, 4) and 36 at (24, 0).
 */
export type Spot = {
  id: string
  kind: SpotKind
  numbers: readonly number[]
  x: number
  y: number
}

/** What a winning chip earns in addition to itself. */
export const PAYS: Readonly<Record<SpotKind, number>> = {
  straight: 35,
  split: 17,
  street: 11,
  trio: 11,
  corner: 8,
  firstFour: 8,
  sixLine: 5,
  dozen: 2,
  column: 2,
  even: 1,
}

/** The pockets in wheel order, clockwise. */
export const WHEEL: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14,
  31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
]
export const POCKETS = WHEEL.length

const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])

export function colourOf(number: number): 'green' | 'red' | 'black' {
  if (number === 0) return 'green'
  return RED.has(number) ? 'red' : 'black'
}

const ALL = Array.from({ length: 36 }, (_, i) => i + 1)
const columnOf = (number: number) => Math.ceil(number / 3)
const placeX = (number: number) => (number === 0 ? 0 : columnOf(number) * 2)
const placeY = (number: number) => (number === 0 ? 2 : (2 - ((number - 1) % 3)) * 2)

function spot(kind: SpotKind, numbers: number[], x: number, y: number, name?: string): Spot {
  return { id: name ?? `${kind}-${numbers.join('-')}`, kind, numbers, x, y }
}

const outside = (name: string, numbers: number[], x: number): Spot =>
  spot('even', numbers, x, 8, name)

function* allSpots(): Generator<Spot> {
  yield spot('straight', [0], 0, 2)
  for (const n of ALL) yield spot('straight', [n], placeX(n), placeY(n))
  // Around the zero: three splits, two trios, the first four.
  for (const n of [1, 2, 3]) yield spot('split', [0, n], 1, placeY(n))
  yield spot('trio', [0, 1, 2], 1, 3)
  yield spot('trio', [0, 2, 3], 1, 1)
  yield spot('firstFour', [0, 1, 2, 3], 1, 5)
  for (const n of ALL) {
    const top = n % 3 === 0
    const last = n > 33
    if (!top) yield spot('split', [n, n + 1], placeX(n), placeY(n) - 1)
    if (!last) yield spot('split', [n, n + 3], placeX(n) + 1, placeY(n))
    if (!top && !last) yield spot('corner', [n, n + 1, n + 3, n + 4], placeX(n) + 1, placeY(n) - 1)
    if (n % 3 === 1) {
      yield spot('street', [n, n + 1, n + 2], placeX(n), 5)
      if (!last) yield spot('sixLine', [n, n + 1, n + 2, n + 3, n + 4, n + 5], placeX(n) + 1, 5)
    }
  }
  for (const row of [1, 2, 3]) {
    const numbers = ALL.filter((n) => n % 3 === row % 3)
    yield spot('column', numbers, 26, (3 - row) * 2, `column-${row}`)
  }
  for (const third of [1, 2, 3]) {
    const numbers = ALL.filter((n) => Math.ceil(n / 12) === third)
    yield spot('dozen', numbers, third * 8 - 3, 6, `dozen-${third}`)
  }
  yield outside('low', ALL.slice(0, 18), 3)
  yield outside(
    'even',
    ALL.filter((n) => n % 2 === 0),
    7,
  )
  yield outside(
    'red',
    ALL.filter((n) => RED.has(n)),
    11,
  )
  yield outside(
    'black',
    ALL.filter((n) => !RED.has(n)),
    15,
  )
  yield outside(
    'odd',
    ALL.filter((n) => n % 2 === 1),
    19,
  )
  yield outside('high', ALL.slice(18), 23)
}

/** Every place of the board, by its id. */
export const SPOTS: ReadonlyMap<string, Spot> = new Map([...allSpots()].map((it) => [it.id, it]))

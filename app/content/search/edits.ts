/**
 * Edit distance between a typed word and another, counting a wrong, missing, extra or transposed letter: against the
 * whole word, and against its closest prefix. Numbers above `most` all mean "further away".
 */
export function editsBetween(
  typed: string,
  word: string,
  most: number,
): { whole: number; beginning: number } {
  const far = { whole: most + 1, beginning: most + 1 }
  const columns = Math.min(word.length, typed.length + most)
  if (columns < typed.length - most) return far
  let twoAbove: number[] = []
  let above = Array.from({ length: columns + 1 }, (_, column) => column)
  for (let row = 1; row <= typed.length; row++) {
    const line = [row]
    let least = row
    for (let column = 1; column <= columns; column++) {
      const same = typed[row - 1] === word[column - 1]
      let cost = Math.min(
        (above[column] ?? far.whole) + 1,
        (line[column - 1] ?? far.whole) + 1,
        (above[column - 1] ?? far.whole) + (same ? 0 : 1),
      )
      const swapped =
        row > 1 &&
        column > 1 &&
        typed[row - 1] === word[column - 2] &&
        typed[row - 2] === word[column - 1]
      if (swapped) cost = Math.min(cost, (twoAbove[column - 2] ?? far.whole) + 1)
      line.push(cost)
      if (cost < least) least = cost
    }
    if (least > most) return far
    twoAbove = above
    above = line
  }
  const whole = columns === word.length ? (above[columns] ?? far.whole) : far.whole
  return {
    whole: Math.min(whole, far.whole),
    beginning: Math.min(...above, far.beginning),
  }
}

/** The letters of a word as a bit set: words that share too few of them need no closer comparison. */
export function lettersOf(word: string): number {
  let bits = 0
  for (let i = 0; i < word.length; i++) bits |= 1 << (word.charCodeAt(i) % 32)
  return bits
}

/** A lower bound of how many letters of one word the other does not have. */
export function lettersMissing(typed: number, word: number): number {
  let rest = typed & ~word
  let count = 0
  while (rest !== 0) {
    rest &= rest - 1
    count += 1
  }
  return count
}

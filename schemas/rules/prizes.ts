type Prize = { from?: number; to?: number }

/** Prizes start at first place, without gaps and without two prizes for one place. */
export function followsPlaces(prizes: readonly Prize[] | undefined): true | string {
  let next = 1
  for (const { from, to } of prizes ?? []) {
    if (from === undefined || to === undefined) return true
    if (from !== next) return `The next prize begins at place ${next}.`
    if (to < from) return 'The last place of a prize is not before its first.'
    next = to + 1
  }
  return true
}

/** URL parameter: what was just done, a key of `rewards:done`. */
export const DONE = 'done'

const ALL_DONE = ['claimed', 'forfeited', 'replaced'] as const
export type RewardDone = (typeof ALL_DONE)[number]

/** Null if the URL reports nothing known. */
export function doneIn(search: string): RewardDone | null {
  const doneQuery = new URLSearchParams(search).get(DONE)
  return ALL_DONE.find((it) => it === doneQuery) ?? null
}

/** Whether a navigation only removes the report of what was done from the URL. */
export function onlyTakesDoneAway(from: URL, to: URL): boolean {
  return from.pathname === to.pathname && doneIn(from.search) !== null && to.search === ''
}

import type { Side } from './side.ts'

/**
 * What has happened with another score, as QA states it: missing goals are added at its end, and the last ones that are
 * too many left out. What is no goal stays.
 */
export function withGoals<Incident extends { side: Side }>(
  incidents: readonly Incident[],
  score: Readonly<Record<Side, number>>,
  goal: { is(it: Incident): boolean; of(side: Side): Incident },
): Incident[] {
  const left = { ...score }
  const kept = incidents.filter((it) => {
    if (!goal.is(it)) return true
    left[it.side] -= 1
    return left[it.side] >= 0
  })
  const missing = (['home', 'away'] as const).flatMap((side) =>
    Array.from({ length: Math.max(0, left[side]) }, () => goal.of(side)),
  )
  return [...kept, ...missing]
}

/** The markets of the goals that have been scored, which were each the next one once. */
export const earlierGoals = <Kind extends string>(kind: Kind, goals: number) =>
  Array.from({ length: goals }, (_, at) => ({ kind, goal: at + 1 }))

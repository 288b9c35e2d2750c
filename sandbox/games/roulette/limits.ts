import type { SpotKind } from './spots.ts'

/** Chips of a table in euro cents; other currencies have theirs in proportion. */
export const CHIPS_MINOR = [50, 100, 200, 500, 1_000, 2_500, 5_000] as const
/** The maximum on one place: the rarer it wins, the lower. */
export const SPOT_LIMIT_MINOR: Readonly<Record<SpotKind, number>> = {
  straight: 5_000,
  split: 10_000,
  street: 15_000,
  trio: 15_000,
  corner: 20_000,
  firstFour: 20_000,
  sixLine: 30_000,
  dozen: 50_000,
  column: 50_000,
  even: 50_000,
}
/** The maximum on the whole table. */
export const TABLE_LIMIT_MINOR = 50_000

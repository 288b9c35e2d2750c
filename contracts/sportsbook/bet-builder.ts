import type { Sport } from './words.ts'

/**
 * Several outcomes of one match as one leg with a price of its own: all of them have to win (SPB-17, docs/decisions/0065).
 * The leg is an outcome of the market BET_BUILDER, and the outcome's id names the parts: `result:home+total:2.5:over`. No
 * zod: browsers load this file.
 */
export const BET_BUILDER = 'bet-builder'
export const MAX_PARTS = 6
/** The sports whose models say how likely outcomes are together. */
export const BUILDER_SPORTS: readonly Sport[] = ['FOOTBALL', 'ICE_HOCKEY', 'TENNIS']

export type BuilderPart = { market: string; outcome: string }

const nameOf = ({ market, outcome }: BuilderPart) => `${market}:${outcome}`

/** The id of the outcome that is all of these: the same in whatever order they were chosen. */
export const builderOutcome = (parts: readonly BuilderPart[]): string =>
  [...new Set(parts.map(nameOf))].sort().join('+')

/** The parts that an id names; null where it is not one of `builderOutcome` with two parts or more. */
export function builderParts(outcome: string): BuilderPart[] | null {
  const parts = outcome.split('+').map((name): BuilderPart => {
    const at = name.lastIndexOf(':')
    return { market: name.slice(0, Math.max(0, at)), outcome: name.slice(at + 1) }
  })
  const isWhole = parts.every((it) => it.market !== '' && it.outcome !== '')
  if (!isWhole || parts.length < 2 || parts.length > MAX_PARTS) return null
  return builderOutcome(parts) === outcome ? parts : null
}

/**
 * Why outcomes have no price together, with those that are concerned. IMPOSSIBLE: they cannot all happen. CONTAINED: the
 * first follows from the others. HALVES: it may be half won. NOT_DERIVABLE: the model does not know the first together with
 * others. NO_PRICE: too likely or too unlikely for the odds of the book. NOT_OPEN: no bets are taken on it.
 */
export const BUILDER_REASONS = [
  'IMPOSSIBLE',
  'CONTAINED',
  'HALVES',
  'NOT_DERIVABLE',
  'NO_PRICE',
  'NOT_OPEN',
] as const
export type BuilderRefusal = {
  reason: (typeof BUILDER_REASONS)[number]
  parts: readonly BuilderPart[]
}

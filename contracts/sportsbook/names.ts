import { BET_BUILDER, builderParts } from './bet-builder.ts'

/**
 * How a book names what it offers, in one language: the answer of its `names` call. Templates hold `{home}`, `{away}`,
 * `{team}` and the numbers of a market's id. No zod: browsers load this file.
 */
export type BookNames = {
  /** By the id of the sport. */
  sports: Readonly<Record<string, string>>
  regions: Readonly<Record<string, string>>
  competitions: Readonly<Record<string, string>>
  periods: Readonly<Record<string, string>>
  /** By the kind of market, the part of its id before the first colon. */
  markets: Readonly<Record<string, string>>
  /** By `{kind}.{outcome}`, else by the outcome alone. */
  outcomes: Readonly<Record<string, string>>
}

/** Of a book that cannot be asked: its own ids name what it offers. */
export const NO_NAMES: BookNames = {
  ...{ sports: {}, regions: {}, competitions: {}, periods: {}, markets: {}, outcomes: {} },
}

type Sides = { home: string; away: string }

/** The parts of a market's id: `team-total:home:1.5`, `total:2.5`, `game:1:4`. */
function partsOf(market: string, sides: Sides): { kind: string; values: Record<string, string> } {
  const [kind = '', first = '', second = ''] = market.split(':')
  const team = first === 'home' || first === 'away' ? sides[first] : ''
  const line = team ? second : first
  return { kind, values: { ...sides, team, line, first, second } }
}

const fill = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)

/** A market in words; its id where the book has no name for it. */
export function marketName(names: BookNames, market: string, sides: Sides): string {
  const { kind, values } = partsOf(market, sides)
  return fill(names.markets[kind] ?? market, values)
}

/**
 * An outcome in words, with its line where the market has one: "Over 2.5", "Aberholm −0.5", "2–1". Of a bet builder all
 * parts, each with its market.
 */
export function outcomeName(
  names: BookNames,
  market: string,
  { outcome, ...sides }: Sides & { outcome: string },
): string {
  const parts = market === BET_BUILDER ? builderParts(outcome) : null
  if (parts) return parts.map((it) => partName(names, it, sides)).join(' + ')
  const { kind, values } = partsOf(market, sides)
  const named = names.outcomes[`${kind}.${outcome}`] ?? names.outcomes[outcome]
  if (named === undefined) return outcome.replace('-', '–')
  return fill(named, { ...values, handicap: handicapOf(values.line ?? '', outcome) })
}

/** A part of a bet builder in words: "Total goals: Over 2.5". */
export const partName = (
  names: BookNames,
  { market, outcome }: { market: string; outcome: string },
  sides: Sides,
): string =>
  `${marketName(names, market, sides)}: ${outcomeName(names, market, { ...sides, outcome })}`

/** A handicap is stated for the home side; the away side has its opposite. */
function handicapOf(line: string, outcome: string): string {
  const value = (outcome === 'away' ? -1 : 1) * Number(line)
  if (!Number.isFinite(value) || value === 0) return '0'
  return value > 0 ? `+${value}` : `−${-value}`
}

import type { Kind } from './plan-lobby.ts'

/** Rules that add games to a category after the pinned ones. */
export const RULES = [
  'new',
  'popular',
  'jackpot',
  'provider',
  'studio',
  'theme',
  'feature',
] as const

export type GameRule = {
  by: (typeof RULES)[number] | null
  provider?: string | null
  studio?: string | null
  theme?: string | null
  feature?: string | null
  /** Maximum number of games from the rule. */
  most?: number | null
}

/** The conditions of a rule, as query parameters; all of them must hold. */
export type GameSearch = {
  ruleProvider: string
  ruleStudio: string
  theme: string
  feature: string
  jackpot: boolean
  /** Most played first, else newest first. */
  popular: boolean
}

const EVERY_GAME: GameSearch = {
  ruleProvider: '',
  ruleStudio: '',
  theme: '',
  feature: '',
  jackpot: false,
  popular: false,
}

/** The search of a rule; null without a rule, or where its value is missing. */
export function searchOf(rule: GameRule | null | undefined): GameSearch | null {
  const named = <Part extends Partial<GameSearch>>(value: string | null | undefined, part: Part) =>
    value ? { ...EVERY_GAME, ...part } : null
  switch (rule?.by) {
    case 'new':
      return EVERY_GAME
    case 'popular':
      return { ...EVERY_GAME, popular: true }
    case 'jackpot':
      return { ...EVERY_GAME, jackpot: true }
    case 'provider':
      return named(rule.provider, { ruleProvider: rule.provider ?? '' })
    case 'studio':
      return named(rule.studio, { ruleStudio: rule.studio ?? '' })
    case 'theme':
      return named(rule.theme, { theme: rule.theme ?? '' })
    case 'feature':
      return named(rule.feature, { feature: rule.feature ?? '' })
    default:
      return null
  }
}

const MOST_BY_RULE = 600

export function mostByRule(rule: GameRule | null | undefined): number {
  const most = rule?.most
  return typeof most === 'number' && most > 0
    ? Math.min(Math.floor(most), MOST_BY_RULE)
    : MOST_BY_RULE
}

/**
 * The part of a window of games that the rule fills after `pinned` games: start and end among the rule's games, or null
 * when the pinned games fill the window.
 */
export function windowByRule(
  window: { from: number; to: number },
  { pinned, most }: { pinned: number; most: number },
): { from: number; to: number } | null {
  const from = Math.max(0, window.from - pinned)
  const to = Math.min(most, window.to - pinned)
  return from < to ? { from, to } : null
}

/** Why a game is in no list of a lobby. */
export type Unlisted = 'gone' | 'disabled' | 'other-lobby' | 'studio-excluded' | 'not-released'

export type ListedGame = {
  type: string | null
  enabled: boolean | null
  studio: string | null
  releasedAt: string | null
}

/** The rule behind the conditions of the lobby's queries; a test keeps both in sync. */
export function whyUnlisted(
  game: ListedGame | null,
  lobby: { kind: Kind; excluded: readonly string[]; today: string },
): Unlisted | null {
  if (!game) return 'gone'
  if (game.enabled === false) return 'disabled'
  if (game.type !== lobby.kind) return 'other-lobby'
  if (game.studio !== null && lobby.excluded.includes(game.studio)) return 'studio-excluded'
  return (game.releasedAt ?? '') > lobby.today ? 'not-released' : null
}

const DAY_MS = 86_400_000

/** Whole days since 1970. */
export function dayOf(now: number): number {
  return Math.floor(now / DAY_MS)
}

/** Formats a day as a date: 2026-11-21. */
export function dateOf(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}

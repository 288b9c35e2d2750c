import type { ConditionResult } from '../../../schemas/rules/audience.ts'
import type { Absence } from '../../../schemas/rules/preview-lobby.ts'
import type { DeviceClass, TileSize } from '../../../schemas/rules/tile-sizes.ts'
import type { BoxContent, Category } from './use-lobby.ts'

export const SIZE_NAME: Readonly<Record<TileSize, string>> = {
  '1x': 'Small, 1 by 1',
  '2xh': 'Wide, 2 by 1',
  '2xv': 'Tall, 1 by 2',
  '4x': 'Large, 2 by 2',
}

export const DEVICE_NAME: Readonly<Record<DeviceClass, string>> = {
  desktop: 'Desktop',
  tablet: 'Tablet',
  mobile: 'Phone',
}

export const WHY_MISSING: Readonly<Record<Absence, string>> = {
  gone: 'The game was deleted. Take it out of the category.',
  disabled: 'Switched off in the game itself (“Shown on the site”).',
  'other-lobby': 'The game belongs to the other lobby.',
  'studio-excluded': 'Its studio is on the list of studios that never show (lobby settings).',
  'not-released': 'Its release day has not come.',
  'provider-gone': 'Its provider is not there, so it could not be played.',
}

export const BOX_NAME: Readonly<Record<BoxContent['_type'], string>> = {
  contentBox: 'box',
  tournamentBox: 'tournament',
  tournamentBoxV2: 'tournament with prizes',
}

/** Why a visitor who is not signed in does not see a box in the lobby. */
export const WHY_NOT_SEEN: Readonly<Record<ConditionResult['condition'], string>> = {
  market: 'Not in this market',
  language: 'Not in this language',
  device: 'Not on this device',
  start: 'Begins later',
  end: 'Is over',
  login: 'For players only',
  audience: 'For a part of the players',
  offer: 'Its campaign is not offered',
  protection: 'Not for players whom we have warned',
}

export const WHY_CLOSED = {
  market: 'not for this market',
  hidden: 'its row is switched off (“Has a row in the lobby”)',
  empty: 'no game to show',
} as const

/** The rule of a category as text; null without one. */
export function ruleInWords({ rule, ruleName }: Category): string | null {
  const name = ruleName ?? '?'
  switch (rule?.by) {
    case 'new':
      return 'then the newest'
    case 'popular':
      return 'then the most played'
    case 'jackpot':
      return 'then those with a jackpot'
    case 'provider':
    case 'studio':
      return `then games of ${name}`
    case 'theme':
      return `then the theme “${name}”`
    case 'feature':
      return `then the feature “${name}”`
    default:
      return null
  }
}

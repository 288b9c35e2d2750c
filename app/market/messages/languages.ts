import type { ParseKeys } from 'i18next'
import type { Language } from '#markets/types.ts'

/** The languages that have their own version of each text: a test fails if one is missing. */
export const WHOLE_LANGUAGES = [
  'en',
  'fi',
  'no',
  'caf',
  'de',
  'fr',
  'pt',
  'br',
  'cl',
  'ja',
  'tl',
  'tr',
  'pl',
] as const satisfies readonly Language[]

/** The languages whose files contain only the differences from another one, their fallback (GAP-016). */
export const VARIANTS = ['ca', 'nz', 'inen', 'pe'] as const satisfies readonly Language[]

export const NAMESPACES = [
  'common',
  'login',
  'account',
  'game',
  'gamefacts',
  'gamemenu',
  'rounds',
  'bets',
  'deposit',
  'methods',
  'statement',
  'guards',
  'lobby',
  'home',
  'preview',
  'promotions',
  'content',
  'cookies',
  'profile',
  'reset',
  'signup',
  'session',
  'search',
  'tags',
  'mygames',
  'winners',
  'tables',
  'verification',
  'whatweneed',
  'withdraw',
  'activity',
  'breaks',
  'limits',
  'budget',
  'warnings',
  'limitreview',
  'selftest',
  'sportsbook',
  'rewards',
] as const
export type Namespace = (typeof NAMESPACES)[number]

/** Every existing key, with its namespace: `login:title`. Keys of `common` may omit it. */
export type MessageKey = ParseKeys<[...typeof NAMESPACES]>

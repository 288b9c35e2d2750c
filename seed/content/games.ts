import { GAME_THEMES, type GameTheme } from '#contracts/game-themes.ts'
import type { Currency } from '#contracts/money.ts'
import { CURRENCIES } from '#contracts/money.ts'
import { seededRandom } from '../random.ts'
import { STUDIOS, type StudioHand } from './studios.ts'

export type SeedGame = {
  id: string
  slug: string
  name: string
  type: 'CASINO' | 'LIVE_CASINO'
  studio: StudioHand
  themes: string[]
  /** `cover`: the motifs of its launch code. */
  scene: 'cover' | 'roulette' | 'blackjack' | 'baccarat' | 'wheel' | 'poker'
  gameType: string
  version: string
  rtp: number
  volatility: number
  features: string[]
  betLimits: { currency: Currency; min: number; max: number }[]
  releasedAt: string
  jackpotExist: boolean
  seats?: number
  seatsTaken?: number
}

const CASINO_GAMES = 600
const LIVE_TABLES = 60
/** Games of relax launch in the sandbox: each of its five studios has twenty-six. */
const RELAX_EACH = 26

const LIVE_PROVIDERS = ['evolution', 'creedroomz', 'pragmaticplay', 'pariplay', 'softswiss']

/** How much of each currency is about one euro, rounded to amounts that are usual for players. */
const STEP: Record<Currency, number> = {
  EUR: 1,
  CAD: 1,
  NOK: 10,
  NZD: 1,
  INR: 100,
  CLP: 1000,
  PHP: 50,
  BRL: 5,
  TRY: 40,
  GBP: 1,
  SEK: 10,
  PEN: 5,
  JPY: 100,
  PLN: 5,
  ZAR: 20,
}

/** A range in euro, converted to each currency in proportion. */
export function betLimits(min: number, max: number): SeedGame['betLimits'] {
  return CURRENCIES.map((currency) => ({
    currency,
    min: Math.round(min * STEP[currency] * 100) / 100,
    max: Math.round(max * STEP[currency] * 100) / 100,
  }))
}

/** All games were released before this day: fixed, so that the catalogue is the same every time. */
const LAST_RELEASE = Date.UTC(2026, 9, 30)

function releaseDate(index: number, total: number): string {
  const daysBack = Math.round((index / total) ** 1.6 * 2_400)
  return new Date(LAST_RELEASE - daysBack * 86_400_000).toISOString().slice(0, 10)
}

const toSlug = (name: string) =>
  name
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** 600 casino games of the studios, each with a unique name. */
export function casinoGames(): SeedGame[] {
  const studios = STUDIOS.filter(({ provider }) => !['evolution', 'creedroomz'].includes(provider))
  const relax = studios.filter(({ provider }) => provider === 'relax')
  const others = studios.filter(({ provider }) => provider !== 'relax')
  const order: StudioHand[] = []
  const relaxTotal = relax.length * RELAX_EACH
  for (let i = 0; i < CASINO_GAMES; i++) {
    // Spread evenly over the years, so that each row of the lobby has some that launch.
    const dueRelax =
      Math.floor(((i + 1) * relaxTotal) / CASINO_GAMES) >
      Math.floor((i * relaxTotal) / CASINO_GAMES)
    const from = dueRelax ? relax : others
    order.push(from[i % from.length] as StudioHand)
  }
  const used = new Set<string>()
  const combined = GAME_THEMES.flatMap((theme) =>
    theme.first.flatMap((first) =>
      theme.nouns.map(({ word }) => ({ theme, name: `${first} ${word}` })),
    ),
  )
  const shuffled = seededRandom('the catalogue of names').sample(combined, combined.length)
  return order.map((studio, index) => {
    const taken = shuffled.find(({ name }) => !used.has(name))
    if (!taken) throw new Error('the themes have too few names')
    used.add(taken.name)
    return toCasinoGame(taken.name, taken.theme, studio, releaseDate(index, CASINO_GAMES), index)
  })
}

function toCasinoGame(
  name: string,
  theme: GameTheme,
  studio: StudioHand,
  releasedAt: string,
  index: number,
): SeedGame {
  const random = seededRandom(`${studio.id} ${name}`)
  const table = index % 15 === 7
  const poker = index % 40 === 19
  const jackpot = !table && !poker && index % 11 === 3
  const gameType = poker
    ? 'video-poker'
    : table
      ? random.pick(['roulette', 'blackjack', 'blackjack'] as const)
      : jackpot
        ? 'jackpot'
        : 'slot'
  const tableName = isTableGame(gameType) ? TABLE_NAMES[gameType] : undefined
  const shown = tableName
    ? `${name.split(' ')[0]} ${studio.title.split(' ')[0]} ${tableName}`
    : name
  // The sandbox runs every game, so each states its real facts.
  const facts: GameFacts = isTableGame(gameType)
    ? SANDBOX_TABLES[gameType]
    : sandboxSlot(studio.provider, jackpot, index)
  return {
    id: `game-${toSlug(shown)}`,
    slug: toSlug(shown),
    name: shown,
    type: 'CASINO',
    studio,
    themes: [theme.id],
    scene:
      gameType === 'roulette' || gameType === 'blackjack' ? gameType : poker ? 'poker' : 'cover',
    gameType,
    version: facts.version,
    rtp: facts.rtp,
    volatility: facts.volatility,
    features: [...facts.features],
    betLimits: betLimits(...facts.stakes),
    releasedAt,
    jackpotExist: jackpot,
  }
}

/** The real facts of the sandbox's slots; their own tests prove the figures (sandbox/games). */
export const SANDBOX_SLOTS = {
  lines: {
    version: '1.1',
    rtp: 96.3,
    volatility: 3,
    features: ['free-spins', 'wilds', 'multipliers'],
    stakes: [0.2, 100],
  },
  ways: {
    version: '1.0',
    rtp: 96.4,
    volatility: 4,
    features: ['ways', 'cascades', 'free-spins', 'wilds', 'multipliers'],
    stakes: [0.2, 100],
  },
  hold: {
    version: '1.0',
    rtp: 96.38,
    volatility: 4,
    features: ['respins', 'wilds'],
    stakes: [0.2, 100],
  },
} as const

/** Every game with a jackpot is the slot with hold; of relax's others every third has ways, the rest have lines. */
function sandboxSlot(provider: string, jackpot: boolean, index: number): GameFacts {
  if (jackpot) return SANDBOX_SLOTS.hold
  return provider === 'relax' && index % 3 === 0 ? SANDBOX_SLOTS.ways : SANDBOX_SLOTS.lines
}

/**
 * The real facts of the sandbox's table games, with the stakes that a round may start with; proven in their folders.
 */
export const SANDBOX_TABLES = {
  roulette: { version: '1', rtp: 97.3, volatility: 3, features: [], stakes: [0.5, 500] },
  blackjack: { version: '1', rtp: 99.5, volatility: 2, features: [], stakes: [1, 100] },
  'video-poker': { version: '1', rtp: 99.54, volatility: 4, features: [], stakes: [0.2, 50] },
} as const

type GameFacts = {
  /** Version of the rules, as stored with every round. */
  version: string
  rtp: number
  volatility: number
  features: readonly string[]
  /** The minimum and maximum stake at the start of a round, in euro. */
  stakes: readonly [number, number]
}

const TABLE_NAMES = {
  roulette: 'Roulette',
  blackjack: 'Blackjack',
  'video-poker': 'Poker',
} as const

const isTableGame = (gameType: string): gameType is keyof typeof SANDBOX_TABLES =>
  Object.hasOwn(SANDBOX_TABLES, gameType)

const LIVE_ROOMS = [
  'Amber',
  'Cobalt',
  'Ivory',
  'Garnet',
  'Sapphire',
  'Copper',
  'Juniper',
  'Marble',
  'Opal',
  'Crimson',
  'Laurel',
  'Indigo',
]
const LIVE_GAMES = [
  { game: 'roulette', name: 'Roulette', seats: 0 },
  { game: 'baccarat', name: 'Baccarat', seats: 7 },
  { game: 'wheel', name: 'Fortune Wheel', seats: 0 },
  { game: 'roulette', name: 'Salon Roulette', seats: 0 },
  { game: 'baccarat', name: 'Salon Baccarat', seats: 5 },
] as const

/** The real facts of the sandbox's live tables; proven in sandbox/games/live. */
const SANDBOX_LIVE = {
  roulette: { version: '1', rtp: 97.3, volatility: 3 },
  baccarat: { version: '1', rtp: 98.94, volatility: 1 },
  wheel: { version: '1', rtp: 96, volatility: 3 },
} as const

/** 60 live tables: twelve rooms, five games. */
export function liveTables(): SeedGame[] {
  const studios = STUDIOS.filter(({ provider }) => LIVE_PROVIDERS.includes(provider))
  return Array.from({ length: LIVE_TABLES }, (_, index) => {
    const kind = LIVE_GAMES[index % LIVE_GAMES.length] as (typeof LIVE_GAMES)[number]
    const room = LIVE_ROOMS[Math.floor(index / LIVE_GAMES.length)] as string
    const studio = (
      index % 2 === 0
        ? studios.filter(({ provider }) => provider === 'evolution' || provider === 'creedroomz')
        : studios
    )[index % 3] as StudioHand
    const random = seededRandom(`live ${room} ${kind.name}`)
    const name = `${room} ${kind.name}`
    // As for the casino games: the draw keeps those after it unchanged.
    random.int(1, 3)
    return {
      id: `game-live-${toSlug(name)}`,
      slug: `live-${toSlug(name)}`,
      name,
      type: 'LIVE_CASINO',
      studio,
      themes: ['live'],
      scene: kind.game,
      gameType: kind.game,
      ...SANDBOX_LIVE[kind.game],
      features: [],
      betLimits: betLimits(random.pick([0.5, 1, 5]), random.pick([500, 1000, 5000])),
      releasedAt: releaseDate(index, LIVE_TABLES),
      jackpotExist: false,
      seats: kind.seats,
      seatsTaken: kind.seats === 0 ? 0 : random.int(0, kind.seats),
    }
  })
}

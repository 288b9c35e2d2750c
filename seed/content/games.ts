import type { Currency } from '#contracts/money.ts'
import { CURRENCIES } from '#contracts/money.ts'
import { seededRandom } from '../random.ts'
import { STUDIOS, type StudioHand } from './studios.ts'
import { THEMES, type Theme } from './themes.ts'

export type SeedGame = {
  id: string
  slug: string
  name: string
  type: 'CASINO' | 'LIVE_CASINO'
  studio: StudioHand
  themes: string[]
  hero: string
  lesser: string[]
  scene: 'cover' | 'roulette' | 'blackjack' | 'baccarat' | 'wheel' | 'poker'
  gameType: string
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

const FEATURES = [
  'free-spins',
  'wilds',
  'multipliers',
  'cascades',
  'respins',
  'expanding-wilds',
  'scatter-pays',
  'ways',
  'stacked-symbols',
  'gamble',
]
const LIVE_PROVIDERS = ['evolution', 'creedroomz', 'pragmaticplay', 'pariplay', 'softswiss']

/** How much of each currency is about one euro, rounded to steps that players know. */
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

function betLimits(min: number, max: number): SeedGame['betLimits'] {
  return CURRENCIES.map((currency) => ({
    currency,
    min: Math.round(min * STEP[currency] * 100) / 100,
    max: Math.round(max * STEP[currency] * 100) / 100,
  }))
}

/** The day before which everything was released: fixed, so that the catalogue is the same each time. */
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

/** 600 casino games of the studios, none with the name of another. */
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
  const combined = THEMES.flatMap((theme) =>
    theme.first.flatMap((first) =>
      theme.second.map((second) => ({ theme, name: `${first} ${second}` })),
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
  theme: Theme,
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
  const volatility = random.int(1, 5)
  const hero = random.pick(theme.heroes)
  // Games that the sandbox plays state what its rules really are.
  const facts: GameFacts | null = isTableGame(gameType)
    ? SANDBOX_TABLES[gameType]
    : sandboxSlot(studio.provider, jackpot, index)
  return {
    id: `game-${toSlug(shown)}`,
    slug: toSlug(shown),
    name: shown,
    type: 'CASINO',
    studio,
    themes: [theme.id],
    hero,
    lesser: random.sample(
      theme.lesser.filter((it) => it !== hero),
      random.int(2, 4),
    ),
    scene:
      gameType === 'roulette' || gameType === 'blackjack' ? gameType : poker ? 'poker' : 'cover',
    gameType,
    rtp: facts?.rtp ?? random.int(9400, 9780) / 100,
    volatility: facts?.volatility ?? volatility,
    features: facts ? [...facts.features] : random.sample(FEATURES, random.int(2, 4)),
    betLimits: facts
      ? betLimits(...facts.stakes)
      : betLimits(0.1, random.pick([50, 100, 200, 500])),
    releasedAt,
    jackpotExist: jackpot,
  }
}

/** What the sandbox's slots really pay; their own tests prove the figures (sandbox/games). */
export const SANDBOX_SLOTS = {
  lines: {
    rtp: 96.3,
    volatility: 3,
    features: ['free-spins', 'wilds', 'multipliers'],
    stakes: [0.2, 100],
  },
  ways: {
    rtp: 96.4,
    volatility: 4,
    features: ['ways', 'cascades', 'free-spins', 'wilds', 'multipliers'],
    stakes: [0.2, 100],
  },
  hold: { rtp: 96.38, volatility: 4, features: ['respins', 'wilds'], stakes: [0.2, 100] },
} as const

/** Every game with a jackpot holds its coins; of relax's others every third one has ways. */
function sandboxSlot(provider: string, jackpot: boolean, index: number): GameFacts | null {
  if (jackpot) return SANDBOX_SLOTS.hold
  if (provider !== 'relax') return null
  return index % 3 === 0 ? SANDBOX_SLOTS.ways : SANDBOX_SLOTS.lines
}

/** What the sandbox's table games really pay, and what a round of them may begin with; proven in their folders. */
export const SANDBOX_TABLES = {
  roulette: { rtp: 97.3, volatility: 3, features: [], stakes: [0.5, 500] },
  blackjack: { rtp: 99.5, volatility: 2, features: [], stakes: [1, 100] },
  'video-poker': { rtp: 99.54, volatility: 4, features: [], stakes: [0.2, 50] },
} as const

type GameFacts = {
  rtp: number
  volatility: number
  features: readonly string[]
  /** The least and the most that a round begins with, in euro. */
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
  { scene: 'roulette', gameType: 'roulette', name: 'Roulette', rtp: 97.3, seats: 0 },
  { scene: 'baccarat', gameType: 'baccarat', name: 'Baccarat', rtp: 98.94, seats: 7 },
  { scene: 'wheel', gameType: 'wheel', name: 'Fortune Wheel', rtp: 96, seats: 0 },
  { scene: 'roulette', gameType: 'roulette', name: 'Salon Roulette', rtp: 97.3, seats: 0 },
  { scene: 'baccarat', gameType: 'baccarat', name: 'Salon Baccarat', rtp: 98.94, seats: 5 },
] as const

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
    return {
      id: `game-live-${toSlug(name)}`,
      slug: `live-${toSlug(name)}`,
      name,
      type: 'LIVE_CASINO',
      studio,
      themes: ['live'],
      hero: 'spade-suit',
      lesser: [],
      scene: kind.scene,
      gameType: kind.gameType,
      rtp: kind.rtp,
      volatility: random.int(1, 3),
      features: [],
      betLimits: betLimits(random.pick([0.5, 1, 5]), random.pick([500, 1000, 5000])),
      releasedAt: releaseDate(index, LIVE_TABLES),
      jackpotExist: false,
      seats: kind.seats,
      seatsTaken: kind.seats === 0 ? 0 : random.int(0, kind.seats),
    }
  })
}

import { createHash } from 'node:crypto'

/** The skins of the slot: a CSS class, and one picture for each symbol, in the order W S A B C D E F G H. */
export const SKINS: readonly { name: string; symbols: readonly string[] }[] = [
  {
    name: 'a',
    symbols: [
      'glowing-star',
      'admission-tickets',
      'crown',
      'gem-stone',
      'bell',
      'cherries',
      'grapes',
      'watermelon',
      'lemon',
      'tangerine',
    ],
  },
  {
    name: 'b',
    symbols: [
      'glowing-star',
      'admission-tickets',
      'octopus',
      'dolphin',
      'tropical-fish',
      'crab',
      'spiral-shell',
      'anchor',
      'sailboat',
      'droplet',
    ],
  },
  {
    name: 'c',
    symbols: [
      'glowing-star',
      'admission-tickets',
      'lion',
      'gorilla',
      'parrot',
      'snake',
      'drum',
      'hibiscus',
      'palm-tree',
      'feather',
    ],
  },
  {
    name: 'd',
    symbols: [
      'glowing-star',
      'admission-tickets',
      'rocket',
      'alien',
      'flying-saucer',
      'ringed-planet',
      'comet',
      'robot',
      'crescent-moon',
      'high-voltage',
    ],
  },
  {
    name: 'e',
    symbols: [
      'glowing-star',
      'admission-tickets',
      'crystal-ball',
      'owl',
      'magic-wand',
      'ghost',
      'candle',
      'bat',
      'old-key',
      'mushroom',
    ],
  },
  {
    name: 'f',
    symbols: [
      'glowing-star',
      'admission-tickets',
      'dragon-face',
      'red-paper-lantern',
      'panda',
      'lotus',
      'coin',
      'teapot',
      'cherry-blossom',
      'flower-playing-cards',
    ],
  },
]

/** Every game id has its skin, always the same one. */
export function skinOf(gameId: string): (typeof SKINS)[number] {
  const index = createHash('sha256').update(gameId).digest().readUInt32BE(0) % SKINS.length
  return SKINS[index] as (typeof SKINS)[number]
}

export function symbolsOf(gameId: string): Record<string, string> {
  const { symbols } = skinOf(gameId)
  return Object.fromEntries(
    [...'WSABCDEFGH'].map((symbol, index) => [symbol, `/game/symbols/${symbols[index]}.webp`]),
  )
}

/**
 * What the build draws into `symbols/`.
 * @public
 */
export function allSymbolPictures(): string[] {
  return [...new Set(SKINS.flatMap(({ symbols }) => symbols))]
}

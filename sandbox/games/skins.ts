import { GAME_THEMES, motifsOf, themeColours } from '#contracts/game-themes.ts'

const WILD = 'glowing-star'
const SCATTER = 'admission-tickets'

/** The CSS class of a game's colours. */
export const skinOf = (gameId: string): string => motifsOf(gameId).theme.id

const fileOf = (name: string) => `/game/symbols/${name}.webp`

/** The picture of each symbol of a slot: the hero of its tile is worth most. */
export function symbolsOf(gameId: string): Record<string, string> {
  const { hero, partner, lesser } = motifsOf(gameId)
  const pictures = [WILD, SCATTER, hero, partner, ...lesser]
  return Object.fromEntries([...'WSABCDEFGH'].map((it, at) => [it, fileOf(pictures[at] ?? WILD)]))
}

/** Those of a slot with hold: C is its coin, and no other symbol looks like it. */
export function holdSymbolsOf(gameId: string): Record<string, string> {
  const { hero, partner, lesser } = motifsOf(gameId)
  const pictures = [WILD, ...[hero, partner, ...lesser].filter((it) => it !== 'coin')]
  const symbols = [...'WABDEFG'].map((it, at) => [it, fileOf(pictures[at] ?? WILD)])
  return { ...Object.fromEntries(symbols), C: '/game/coin.svg' }
}

/**
 * What the build draws into `symbols/`.
 * @public
 */
export const allSymbolPictures = (): string[] => [
  ...new Set([
    ...[WILD, SCATTER],
    ...GAME_THEMES.flatMap(({ nouns, pictures }) => [
      ...nouns.flatMap(({ heroes }) => heroes),
      ...pictures,
    ]),
  ]),
]

/**
 * The colours of each theme as CSS; the build puts it below the styles of every game.
 * @public
 */
export const skinStyles = (): string =>
  GAME_THEMES.map((theme) => {
    const { deep, ground, accent, muted } = themeColours(theme)
    return `.skin-${theme.id}{--deep:${deep};--ground:${ground};--accent:${accent};--muted:${muted}}`
  }).join('\n')

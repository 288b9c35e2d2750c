export type GameKind = 'CASINO' | 'LIVE_CASINO'

/** The game as the content has it. */
export type PlayableGame = {
  id: string
  name: string
  provider: string
  launchCode: string
  rtp: number | null
  volatility: number | null
}

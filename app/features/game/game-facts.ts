/** What can be known of a game before it is played, in words; what nobody states is not in it. */
export type GameFactsView = {
  /** The figures that matter most, in one line; empty where none is known. */
  headline: string
  facts: readonly { name: string; value: string }[]
  /** How it is played; empty where nobody says. */
  rules: string
  /** What the return means; empty where none is stated. */
  help: string
}

export const NO_FACTS: GameFactsView = { headline: '', facts: [], rules: '', help: '' }

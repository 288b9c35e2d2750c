import type { Mutant } from '../mutant.ts'

/** Games of the sandbox, and who may play which. */
export const GAMES: readonly Mutant[] = [
  {
    name: 'the dealer takes the stake of a push',
    file: 'sandbox/games/blackjack/round.ts',
    find: `    case 'push':
      return stakeMinor`,
    replace: `    case 'push':
      return 0 * stakeMinor`,
    killedBy: ['sandbox/games/blackjack/round.test.ts › against a natural is a push'],
  },
  {
    name: 'the hidden card is shown',
    file: 'sandbox/games/blackjack/round.ts',
    find: 'const seen = over ? state.dealer : state.dealer.slice(0, 1)',
    replace: 'const seen = state.dealer',
    killedBy: [
      'sandbox/games/blackjack/round.test.ts › the hidden card and the shoe are never shown before the end',
    ],
  },
  {
    name: 'roulette keeps the chips of a win',
    file: 'sandbox/games/roulette/engine.ts',
    find: 'stakeMinor * (PAYS[place.kind] + 1)',
    replace: 'stakeMinor * PAYS[place.kind]',
    killedBy: [
      'sandbox/games/roulette/engine.test.ts › of any chips on any places returns 36 of 37 over all numbers',
    ],
  },
  {
    name: 'a place of the table has no limit',
    file: 'sandbox/games/roulette/engine.ts',
    find: 'return minor % smallest === 0 && minor <= limit',
    replace: 'return minor % smallest === 0 && limit > 0',
    killedBy: [
      'sandbox/games/roulette/engine.test.ts › chips up to the limit of their place, in every currency in proportion',
    ],
  },
  {
    name: 'a sports bet is settled at other odds than it was placed at',
    file: 'sandbox/games/virtuals/virtual-league.ts',
    find: 'returnOf(stakeMinor, place.oddsHundredths) : 0',
    replace: 'returnOf(stakeMinor, 100) : 0',
    killedBy: [
      'sandbox/games/virtuals/virtual-league.test.ts › keeps the odds that it was placed at',
    ],
  },
  {
    name: 'a sports bet that has lost is paid',
    file: 'sandbox/games/virtuals/virtual-league.ts',
    find: 'return score && place.selection.wins(score) ?',
    replace: 'return score ?',
    killedBy: [
      'tests/integration/api/virtuals.test.ts › a lost bet pays nothing, and its round ends all the same',
    ],
  },
  {
    name: 'odds are rounded up',
    file: 'sandbox/games/virtuals/markets.ts',
    find: 'return (hundredths - (hundredths % 100)) / 100',
    replace: 'return Math.ceil(hundredths / 100)',
    killedBy: [
      'sandbox/games/virtuals/virtual-league.test.ts › pays its stake times its odds, rounded down, exactly for the scores that win it',
    ],
  },
  {
    name: 'bets are accepted when the match has started',
    file: 'sandbox/games/live/table-clock.ts',
    find: "if (now < closes) return { number, phase: 'BETTING', endsAt: closes }",
    replace: "if (now < pays) return { number, phase: 'BETTING', endsAt: closes }",
    killedBy: [
      'tests/integration/api/virtuals.test.ts › when the match has started, and for another match',
    ],
  },
  {
    name: 'a game for money opens in a market without a licence',
    file: 'platform/gameplay/admit-to-game.ts',
    find: "if (!takesRealMoney(country)) return refuse('GAME_RESTRICTED')",
    replace: "if (!takesRealMoney) return refuse('GAME_RESTRICTED')",
    killedBy: ['tests/integration/api/licences.test.ts › starts no game for money'],
  },
  {
    name: 'games play by themselves where the market forbids it',
    file: 'platform/gameplay/game-wallet.ts',
    find: "!(await mayPlayByItself(deps.db, session.player_id)) ? 'AUTOPLAY_OFF'",
    replace: "!session && !(await mayPlayByItself(deps.db, session.player_id)) ? 'AUTOPLAY_OFF'",
    killedBy: [
      'tests/integration/api/wallet-rules.test.ts › is never started by autoplay where the market forbids it',
    ],
  },
]

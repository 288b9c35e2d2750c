import { expect, test } from 'vitest'
import { type BookNames, marketName, outcomeName } from './names.ts'

const NAMES: BookNames = {
  ...{ sports: {}, regions: {}, competitions: {}, periods: {} },
  markets: {
    result: 'Result',
    total: 'Total goals {line}',
    'team-total': 'Goals of {team} {line}',
    handicap: 'Handicap',
    game: 'Set {first}, game {second}',
  },
  outcomes: {
    home: '{home}',
    draw: 'Draw',
    away: '{away}',
    over: 'Over {line}',
    'handicap.home': '{home} {handicap}',
    'handicap.away': '{away} {handicap}',
  },
}
const SIDES = { home: 'Aberholm', away: 'Brackwater' }

test.each([
  ['result', 'away', 'Result', 'Brackwater'],
  ['total:2.5', 'over', 'Total goals 2.5', 'Over 2.5'],
  ['team-total:home:1.5', 'over', 'Goals of Aberholm 1.5', 'Over 1.5'],
  ['handicap:-0.75', 'home', 'Handicap', 'Aberholm −0.75'],
  ['handicap:-0.75', 'away', 'Handicap', 'Brackwater +0.75'],
  ['handicap:0', 'away', 'Handicap', 'Brackwater 0'],
  ['game:1:4', 'home', 'Set 1, game 4', 'Aberholm'],
  ['corners', '2-1', 'corners', '2–1'],
  [
    'bet-builder',
    'result:draw+total:2.5:over',
    'bet-builder',
    'Result: Draw + Total goals 2.5: Over 2.5',
  ],
])('market %s and outcome %s are named %s and %s', (market, outcome, named, chosen) => {
  expect(marketName(NAMES, market, SIDES)).toBe(named)
  expect(outcomeName(NAMES, market, { ...SIDES, outcome })).toBe(chosen)
})

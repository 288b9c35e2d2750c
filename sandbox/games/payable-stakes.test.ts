import { expect, test } from 'vitest'
import { CURRENCIES, isPayable } from '#contracts/money.ts'
import { BLACKJACK } from './blackjack/engine.ts'
import { HOLD_ENGINE } from './hold/engine.ts'
import { LINES_ENGINE } from './lines/engine.ts'
import { chipsOf, standardLimits } from './live/limits.ts'
import { ROULETTE } from './roulette/engine.ts'
import { VIDEO_POKER } from './video-poker/engine.ts'
import { WAYS_ENGINE } from './ways/engine.ts'

const ENGINES = { BLACKJACK, HOLD_ENGINE, LINES_ENGINE, ROULETTE, VIDEO_POKER, WAYS_ENGINE }

test.each([...CURRENCIES])('in %s every stake and chip can be paid', (currency) => {
  for (const [name, engine] of Object.entries(ENGINES)) {
    for (const it of engine.stakes(currency)) {
      expect(isPayable(BigInt(it), currency), `${name}: ${it}`).toBe(true)
    }
  }
  for (const it of chipsOf(standardLimits(currency))) {
    expect(isPayable(BigInt(it), currency), `a table: ${it}`).toBe(true)
  }
})

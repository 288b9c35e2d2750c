import { expect, test } from 'vitest'
import { sportsBoundsOf } from '#markets/stake-rules.ts'
import { createSportsBounds } from './sports-bounds.ts'

const asking = (answer: () => unknown) =>
  createSportsBounds(() => ({ fetch: async () => answer() }) as never)

test('what editors have set is asked for, and the default stands where they have not', async () => {
  const boundsOf = asking(() => ({
    sportsBounds: [{ currency: 'EUR', min: 1, max: 50, payoutMax: 1_000 }],
  }))
  expect(await boundsOf('EUR')).toEqual({
    ...{ minMinor: 100n, maxMinor: 5_000n, payoutMaxMinor: 100_000n },
  })
  expect(await boundsOf('SEK')).toEqual(sportsBoundsOf('SEK'))
  expect(await asking(() => null)('EUR')).toEqual(sportsBoundsOf('EUR'))
})

test('content that is down is told, and no bound is made up', async () => {
  const boundsOf = asking(() => {
    throw new Error('down')
  })
  await expect(boundsOf('EUR')).rejects.toThrow('down')
})

import { expect, test } from 'vitest'
import { sportsBoundsOf } from '#markets/stake-rules.ts'
import { createSportsBounds } from './sports-bounds.ts'

const asking = (answer: () => unknown) =>
  createSportsBounds(() => ({ fetch: async () => answer() }) as never)

test('bounds set by editors are used, and the default where there are none', async () => {
  const boundsOf = asking(() => ({
    sportsBounds: [{ currency: 'EUR', min: 1, max: 50, payoutMax: 1_000 }],
  }))
  expect(await boundsOf('EUR')).toEqual({
    ...{ minMinor: 100n, maxMinor: 5_000n, payoutMaxMinor: 100_000n },
  })
  expect(await boundsOf('SEK')).toEqual(sportsBoundsOf('SEK'))
  expect(await asking(() => null)('EUR')).toEqual(sportsBoundsOf('EUR'))
})

test('a content outage is an error, and no default is used', async () => {
  const boundsOf = asking(() => {
    throw new Error('down')
  })
  await expect(boundsOf('EUR')).rejects.toThrow('down')
})

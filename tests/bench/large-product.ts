import { cpSync, existsSync } from 'node:fs'
import { createClient } from '@sanity/client'
import type { Running } from '#tests/fixtures/product-process.ts'
import { startProduct, stopProduct } from './running-product.ts'

export const GAMES = 5_000
const SMALL = '.cache/bench'
const LARGE = '.cache/bench-large'

/** Runs the callback with a product of five thousand games and stops the product afterwards. */
export async function withLargeProduct<Found>(
  work: (running: Running) => Promise<Found>,
): Promise<Found> {
  if (!existsSync(LARGE)) await prepare()
  const running = await startProduct(undefined, { PLAYHOUSE_DATA: LARGE })
  try {
    await fill(running)
    return await work(running)
  } finally {
    await stopProduct(running)
  }
}

/** A second copy of the benches' demo data, with thousands of games. */
async function prepare(): Promise<void> {
  if (!existsSync(SMALL)) await stopProduct(await startProduct())
  cpSync(SMALL, LARGE, { recursive: true })
}

async function fill({ ports }: Running): Promise<void> {
  const client = createClient({
    projectId: 'playhouse',
    dataset: 'production',
    apiVersion: '2025-02-19',
    apiHost: `http://127.0.0.1:${ports.lake}`,
    useProjectHostname: false,
    useCdn: false,
    token: 'demo-write-token',
  })
  const games = await client.fetch<{ _id: string; _type: string; name: string }[]>(
    '*[_type == "game"] | order(_id asc)',
  )
  const originals = games.filter((it) => !it._id.startsWith('copy-'))
  const wanted = GAMES - originals.length
  for (let i = games.length - originals.length; i < wanted; i += 100) {
    const transaction = client.transaction()
    for (let n = i; n < Math.min(wanted, i + 100); n++) {
      const game = originals[n % originals.length]
      const other = originals[(n * 7 + 3) % originals.length]
      if (!game || !other) continue
      const name = `${game.name} ${other.name.split(' ').at(-1)} ${Math.floor(n / originals.length) + 2}`
      transaction.createOrReplace({ ...game, _id: `copy-${n}`, name })
    }
    await transaction.commit({ returnDocuments: false, visibility: 'async' })
  }
}

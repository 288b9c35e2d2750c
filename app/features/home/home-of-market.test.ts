import { expect, test } from 'vitest'
import type { z } from 'zod'
import { toLocale } from '#app/market/locale.ts'
import { MARKETS } from '#markets/index.ts'
import { aSilentContent } from '#tests/fixtures/site-context.ts'
import { loadHome } from './home.server.ts'

const page = (_id: string, markets: string[] | null, title: string) => ({
  ...{ _id, markets, title: { en: title }, intro: null, seoTitle: null, seoDescription: null },
  blocks: [{ _key: `of-${_id}`, type: 'homeBanners', boxes: null, most: null }],
})
const content = {
  ...aSilentContent(),
  fetch: async (_query: string, _params: unknown, schema: z.ZodType) =>
    schema.parse([page('homePage', null, 'For all'), page('home-of-no', ['NO'], 'For Norway')]),
} as unknown as ReturnType<typeof aSilentContent>

test('a market shows its own home page, or else the one for all markets (CNT-05)', async () => {
  const home = (code: 'NO' | 'FI') => loadHome({ content }, toLocale(MARKETS[code], 'en'))
  expect(await home('NO')).toMatchObject({ id: 'home-of-no', texts: { heading: 'For Norway' } })
  expect(await home('FI')).toMatchObject({ id: 'homePage', texts: { heading: 'For all' } })
  expect((await home('NO')).blocks.map((it) => it.key)).toContain('of-home-of-no')
})

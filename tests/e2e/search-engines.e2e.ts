import { expect, test } from './fixtures.ts'
import { publishedLake as lake } from './studio-session.ts'

test('every address of a site map has a page', async ({ request }) => {
  const index = await (await request.get('/sitemap.xml')).text()
  const maps = [...index.matchAll(/<loc>([^<]*)/g)].map((it) => new URL(it[1] ?? '').pathname)
  expect(maps).toContain('/sitemaps/FI.xml')
  expect((await request.get('/sitemaps/XX.xml')).status()).toBe(404)
  const finland = await (await request.get('/sitemaps/FI.xml')).text()
  const pages = [...finland.matchAll(/<loc>([^<]*)/g)].map((it) => new URL(it[1] ?? '').pathname)
  expect(pages.length).toBeGreaterThan(20)
  for (const page of pages)
    expect(`${page} ${(await request.get(page, { maxRedirects: 0 })).status()}`).toBe(`${page} 200`)
  expect(await (await request.get('/robots.txt')).text()).toContain('Disallow: /')
})

test('an editor sends an old address to a new one; a page that exists wins', async ({
  request,
}) => {
  const unique = `trial-${Date.now().toString(36)}`
  const documents = [
    {
      _id: `redirect-${unique}`,
      from: `/${unique}`,
      to: `/${unique}-2`,
      permanent: true,
      markets: ['NO'],
    },
    {
      _id: `redirect-${unique}-2`,
      from: `/${unique}-2`,
      to: '/promotions',
      permanent: false,
      markets: [],
    },
    {
      _id: `redirect-${unique}-3`,
      from: '/promotions/live',
      to: '/promotions/casino',
      permanent: true,
      markets: [],
    },
  ]
  for (const it of documents) await lake.createOrReplace({ _type: 'redirect', ...it })
  try {
    const open = (path: string) => request.get(path, { maxRedirects: 0 })
    await expect
      .poll(async () => (await open(`/no-NO/${unique}`)).headers().location)
      .toBe('/no-NO/promotions')
    expect((await open(`/no-NO/${unique}`)).status()).toBe(302)
    expect((await open(`/fi-FI/${unique}`)).status()).toBe(404)
    expect((await open('/fi-FI/promotions/casino')).status()).toBe(200)
  } finally {
    for (const { _id } of documents) await lake.delete(_id)
  }
})

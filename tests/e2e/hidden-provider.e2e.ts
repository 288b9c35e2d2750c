import { expect, signIn, test } from './fixtures.ts'
import { newcomerIn } from './new-player.ts'
import { lake } from './studio-session.ts'

/** A market and a provider of which no other test asks together. */
const MARKET = 'PE'
const PROVIDER = 'pragmaticplay'
const KEY = 'e2e-hidden-provider'

const unhide = () =>
  lake
    .patch('siteSettings')
    .unset([`hiddenProviders[_key=="${KEY}"]`])
    .commit()

test.afterEach(unhide)

test('a provider that editors hide in a market is not there, for strangers and players, and comes back', async ({
  page,
  request,
}) => {
  const id = await lake.fetch<string | null>(
    '*[_type == "game" && type == "CASINO" && enabled != false && provider->id == $provider] | order(_id)[0]._id',
    { provider: PROVIDER },
    { perspective: 'published' },
  )
  const path = `/pe-${MARKET}/online-casino/play/${PROVIDER}/${id}`
  const status = async (at: string) =>
    (await request.get(at, { headers: { accept: 'text/html' }, maxRedirects: 0 })).status()
  expect(await status(path)).toBe(200)
  const { email } = await newcomerIn(request, MARKET)
  await signIn(page, email, `pe-${MARKET}`)

  const provider = await lake.fetch<string>('*[_type == "gameProvider" && id == $id][0]._id', {
    id: PROVIDER,
  })
  await lake
    .patch('siteSettings')
    .setIfMissing({ hiddenProviders: [] })
    .append('hiddenProviders', [
      {
        ...{ _key: KEY, _type: 'hiddenProvider', markets: [MARKET] },
        provider: { _type: 'reference', _ref: provider },
      },
    ])
    .commit()
  await expect.poll(() => status(path)).toBe(404)
  expect(await status(path.replace(`pe-${MARKET}`, 'fi-FI'))).toBe(200)

  const answer = await page.goto(path)
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByTestId('game-frame')).toHaveCount(0)

  await unhide()
  await expect.poll(() => status(path)).toBe(200)
})

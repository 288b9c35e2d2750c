import { expect, freshPage, hydrated, signIn, test } from './fixtures.ts'

test('a visitor reads the terms beside the offer and never gets what is for others', async ({
  page,
}) => {
  await page.goto('/fi-FI/promotions')
  await expect(page.getByTestId('promotion')).toHaveCount(2)
  await expect(page.getByText(/K18. 10 kierrosta/)).toBeVisible()
  const html = await page.content()
  expect(html).not.toContain('table-evening')
  expect(html).not.toContain('front-row')
  await hydrated(page)
  await page.getByRole('link', { name: 'Valokeilakierrokset' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Valokeilakierrokset')
  await expect(page.getByRole('heading', { name: 'Kaikki ehdot' })).toBeVisible()
})

test('a player sees those for players, and that of a list only when on it', async ({ browser }) => {
  const onTheList = await freshPage(browser)
  await signIn(onTheList, 'player@playhouse.test')
  await onTheList.goto('/fi-FI/promotions/live')
  await expect(onTheList.getByTestId('promotion')).toHaveCount(2)
  const other = await freshPage(browser)
  await signIn(other, 'empty@playhouse.test', 'no-NO')
  await other.goto('/no-NO/promotions/live')
  await expect(other.getByTestId('promotion')).toHaveCount(1)
  expect((await other.request.get('/no-NO/promotions/live/front-row-evening')).status()).toBe(404)
})

test('what has ended says so with 410 and offers nothing; what is not there is 404', async ({
  page,
  request,
}) => {
  const response = await page.goto('/en-UN/promotions/casino/summer-matinee')
  expect(response?.status()).toBe(410)
  await expect(page.getByText('This promotion has ended')).toBeVisible()
  await expect(page.getByRole('link', { name: 'To the casino' })).toHaveCount(0)
  for (const path of ['nowhere', 'casino/tag/nothing', 'casino/nothing', 'live/spotlight-spins'])
    expect((await request.get(`/en-UN/promotions/${path}`)).status()).toBe(404)
})

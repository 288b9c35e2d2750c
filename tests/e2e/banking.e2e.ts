import { expectNoBarrier } from './axe.ts'
import { expect, hydrated, signIn, test } from './fixtures.ts'
import { change, newPlayer } from './new-player.ts'

const PATH = '/my-account/banking'

test('the banking page holds balances, what is under way, and the deposit with its form', async ({
  page,
}) => {
  const { email } = await newPlayer(page.request, { euros: 20 })
  await signIn(page, email)
  await page.goto(`/fi-FI${PATH}`)
  await hydrated(page)
  await expect(page).toHaveURL(new RegExp(`${PATH}$`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByTestId('deposit-form')).toBeVisible()
  await expectNoBarrier(page)
  const tabs = page.getByRole('navigation', { name: 'Kassan osiot' })
  await expect(tabs.getByRole('link', { name: 'Talletus' })).toHaveAttribute('aria-current', 'page')
  await tabs.getByRole('link', { name: 'Kotiutus' }).click()
  await expect(page).toHaveURL(/\/my-account\/banking\/withdraw$/)
})

test('whoever may only take money out stands at the withdrawal, at the same address', async ({
  page,
}) => {
  const { playerId, email } = await newPlayer(page.request, { euros: 60 })
  await change(page.request, playerId, { payout: false })
  await signIn(page, email)
  await page.goto(`/fi-FI${PATH}`)
  await expect(page).toHaveURL(new RegExp(`${PATH}$`))
  await expect(page.getByTestId('withdraw-figures')).toBeVisible()
  await expect(page.getByTestId('deposit-form')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Talletus' })).toHaveCount(0)
})

test('a withdrawal under way stands beside the balances', async ({ page }) => {
  const { email } = await newPlayer(page.request, { euros: 60 })
  await signIn(page, email)
  await page.goto(`/fi-FI${PATH}`)
  await expect(page.getByTestId('banking-pending')).toHaveCount(0)
  await page.goto(`/fi-FI${PATH}/withdraw`)
  await page.getByTestId('withdraw-amount').fill('20')
  await page.getByTestId('withdraw-submit').click()
  await expect(page.getByTestId('withdrawal')).toHaveCount(1)
  await page.goto(`/fi-FI${PATH}`)
  await expect(page.getByTestId('banking-pending').getByRole('listitem')).toContainText('20.00 €')
})

test('the account begins with its details', async ({ page }) => {
  await signIn(page, 'registered@playhouse.test')
  await page.goto('/fi-FI/my-account')
  await expect(page).toHaveURL(/\/my-account\/account$/)
})

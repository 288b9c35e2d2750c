import { expectNoBarrier } from './axe.ts'
import { expect, hydrated, signIn, test } from './fixtures.ts'
import { newPlayer } from './new-player.ts'

const PATH = '/my-account/banking'

test('the banking page starts with the deposit form and has a tab for the withdrawal', async ({
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

import type { Page } from '@playwright/test'
import { expectNoBarrier } from './axe.ts'
import { expect, hydrated, signIn, test } from './fixtures.ts'
import { newPlayer } from './new-player.ts'

const PATH = '/fi-FI/my-account/self-test'

const answer = async (page: Page, with_: string, from = 1) => {
  for (let n = from; n <= 9; n += 1) await page.getByTestId(`question-${n}-${with_}`).check()
}

test('answers are scored in the browser and not sent, and a result is stored only with consent', async ({
  page,
}) => {
  const { email } = await newPlayer(page.request, { euros: 0 })
  await signIn(page, email)
  await page.goto(PATH)
  await hydrated(page)
  await expectNoBarrier(page)
  const sent: string[] = []
  page.on('request', (it) => {
    if (it.method() === 'POST' && it.url().includes('self-test')) sent.push(it.postData() ?? '')
  })

  await test.step('the keyboard focus moves to what is missing', async () => {
    await page.getByTestId('question-1-0').focus()
    await page.keyboard.press('Space')
    await page.getByTestId('self-test-submit').press('Enter')
    await expect(page.getByTestId('question-2-0')).toBeFocused()
    await expect(page.getByTestId('question-2-error')).toBeVisible()
    await expect(page.getByTestId('question-1-error')).toHaveCount(0)
    // The row of pages is half below the header that stays: its links are larger than what is seen of them.
    await expectNoBarrier(page, 'main nav')
  })

  await test.step('the result says what to do', async () => {
    await answer(page, '1', 2)
    await page.getByTestId('self-test-submit').click()
    await expect(page.getByTestId('self-test-result')).toBeFocused()
    await expect(page.getByTestId('self-test-result')).toHaveAttribute('data-band', 'high')
    await expect(page.getByTestId('help-ways').getByRole('link').first()).toBeVisible()
    await expectNoBarrier(page)
    expect(sent).toEqual([])
  })

  await test.step('nothing is stored without consent', async () => {
    await page.getByTestId('self-test-keep').click()
    await expect(page.getByText('Merkitse ruutu')).toBeVisible()
    await expect(page.getByTestId('self-test-results')).toHaveCount(0)
    await page.getByTestId('self-test-consent').check()
    await page.getByTestId('self-test-keep').click()
    await expect(page.getByTestId('self-test-kept')).toBeVisible()
    await expect(page.getByTestId('self-test-results').getByRole('listitem')).toHaveCount(1)
    expect(sent.filter((it) => it.includes('question'))).toEqual([])
  })

  await test.step('all results are deleted when the player asks for it', async () => {
    await page.getByTestId('self-test-forget').click()
    await expect(page.getByTestId('self-test-forgotten')).toBeVisible()
    await expect(page.getByTestId('self-test-results')).toHaveCount(0)
  })
})

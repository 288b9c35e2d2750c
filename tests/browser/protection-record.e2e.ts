import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, hydrated, signIn, test } from './fixtures.ts'
import { newPlayer } from './new-player.ts'

test('a player takes the record of the own limits away, for people and for programs', async ({
  page,
}) => {
  const { email } = await newPlayer(page.request, { euros: 0 })
  await signIn(page, email)
  await page.goto('/fi-FI/my-account/gambling-limits')
  await hydrated(page)
  await page.getByTestId('limit-deposit-D-edit').click()
  await page.getByTestId('limit-deposit-D-amount').fill('50')
  await page.getByTestId('limit-deposit-D-review').click()
  await page.getByTestId('limit-deposit-D-confirm').click()
  await expect(page.getByTestId('limit-deposit-D-value')).toContainText('50.00')

  await page.goto('/fi-FI/take-a-break')
  const csv = await download(page, 'csv')
  expect(csv).toMatch(/"LIMIT_SET","player",.*"deposit","D",,50\.00,,,EUR,[^,]+Z,"CONFIRMED"\r\n$/)
  const { entries } = JSON.parse(await download(page, 'json'))
  expect(entries).toHaveLength(1)
  expect(entries[0]).toMatchObject({ event: 'LIMIT_SET', limit: { valueAfter: 50 } })
  const other = await page.request.get('/fi-FI/take-a-break/record/other.csv')
  expect(other.status()).toBe(404)
})

async function download(page: Page, format: 'csv' | 'json'): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByTestId(`protection-record-${format}`).click(),
  ])
  expect(file.suggestedFilename()).toBe(`protection-record.${format}`)
  return readFile(await file.path(), 'utf8')
}

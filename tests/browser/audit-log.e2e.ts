import { barriers } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { lake, openStudio, removeDocuments } from './studio-session.ts'

const ID = 'banner-e2e-audit'

test.afterEach(() => removeDocuments([ID]))

test('an administrator finds who changed a document, and anyone who signed in', async ({
  browser,
}) => {
  test.slow()
  const draft = `drafts.${ID}`
  await lake.create({ _id: draft, _type: 'banner', markets: ['PH'], order: 950 })
  await lake.delete(draft)
  const studio = await openStudio(browser, '/audit')
  const entries = studio.getByTestId('audit-entry')
  await expect(entries.first()).toBeVisible({ timeout: 120_000 })
  await studio.getByLabel('Id of a document').fill(draft)
  await expect(entries).toHaveText([
    new RegExp(`${draft} \\(banner\\) deleted`),
    new RegExp(`${draft} \\(banner\\) created`),
  ])
  // Filtered by one person, and back to all.
  await entries.first().getByRole('button', { name: 'Write token' }).click()
  await expect(entries).toHaveCount(2)
  await studio.getByRole('button', { name: 'Only Write token: show everybody' }).click()
  expect(await barriers(studio, { include: ['main'] })).toEqual([])

  await studio.getByLabel('Id of a document').fill('nothing-of-this-name')
  await expect(studio.getByText('Nothing like this has happened')).toBeVisible()
  await studio.getByLabel('Id of a document').fill('')
  await studio.getByLabel('What', { exact: true }).selectOption('Signed in')
  await expect(entries.first()).toContainText('Signed in')
  await expect(studio.locator('[data-testid=audit-entry]:not([data-kind=signed-in])')).toHaveCount(
    0,
  )
  await studio.close()
})

test('an editor has no audit log', async ({ browser }) => {
  test.slow()
  const studio = await openStudio(browser, '/structure', 'editor@playhouse.test')
  await expect(studio.getByRole('link', { name: 'Calendar' })).toBeVisible()
  await expect(studio.getByRole('link', { name: 'Audit log' })).toHaveCount(0)
  await studio.close()
})

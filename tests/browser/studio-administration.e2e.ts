import { barriers } from './axe.ts'
import { expect, freshPage, holdRequests, STUDIO, test } from './fixtures.ts'
import { lake, openStudio, removeDocuments } from './studio-session.ts'

/** The log is only added to: each try needs a document of its own. */
const ID = `banner-e2e-${crypto.randomUUID()}`

test.afterEach(() => removeDocuments([ID]))

test('an administrator finds who changed a document, and who signed in', async ({ browser }) => {
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
  await studio.getByRole('button', { name: 'Only Write token: show everyone' }).click()
  expect(await barriers(studio, { include: ['main'] })).toEqual([])

  await studio.getByLabel('Id of a document').fill('nothing-of-this-name')
  await expect(studio.getByText('Nothing like this has happened')).toBeVisible()
  await studio.getByLabel('Id of a document').fill('')
  await studio.getByLabel('What', { exact: true }).selectOption('Signed in')
  await expect(entries.first()).toContainText('Signed in')
  await expect(studio.locator('[data-testid=audit-entry]:not([data-kind=signed-in])')).toHaveCount(
    0,
  )
})

test('an administrator invites an editor, who sets a password, signs in, and is disabled', async ({
  browser,
}) => {
  test.slow()
  const email = `invited-${crypto.randomUUID()}@playhouse.test`
  const password = 'five quiet herons'
  let release = () => {}
  const studio = await openStudio(browser, '/editors', undefined, async (page) => {
    release = await holdRequests(page, '**/features?*')
  })
  await studio.getByRole('button', { name: 'Invite an editor' }).click({ timeout: 120_000 })
  const form = studio.getByRole('dialog')
  await form.getByLabel('Name').fill('Ines Invited')
  // The list of the lake's features comes late: the form that is open by then stays.
  const listed = studio.waitForResponse('**/features?*')
  release()
  await listed
  await form.getByLabel('E-mail').fill(email)
  await form.getByLabel('Role').selectOption('Editor')
  await form.getByLabel(/\(FI\)/).check()
  expect(await barriers(studio, { include: ['[role=dialog]'] })).toEqual([])
  await form.getByRole('button', { name: 'Invite' }).click()
  const link = await studio.getByTestId('editor-link').inputValue()
  await studio.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
  const row = studio.getByTestId('editor').filter({ hasText: email })
  await expect(row).toHaveAttribute('data-state', 'invited')
  await expect(row).toContainText('FI')

  const own = await freshPage(browser)
  await own.goto(link)
  expect(await barriers(own)).toEqual([])
  await own.getByLabel(/New password/).fill(password)
  await own.getByLabel('The same again').fill(password)
  await own.getByRole('button', { name: 'Set password' }).click()
  await own.getByRole('link', { name: 'Sign in to the Studio' }).click()
  await own.getByRole('link', { name: /sign-in/i }).click()
  await own.getByLabel('E-mail').fill(email)
  await own.getByLabel('Password').fill(password)
  await own.getByRole('button', { name: 'Sign in' }).click()
  await expect(own.getByTestId('studio-navbar')).toBeVisible({ timeout: 120_000 })
  await expect(own.getByRole('link', { name: 'Calendar' })).toBeVisible()
  // Accounts and the log are for administrators.
  for (const name of ['Editors', 'Audit log'])
    await expect(own.getByRole('link', { name })).toHaveCount(0)

  await row.getByRole('button', { name: /^Disable/ }).click()
  await studio.getByRole('dialog').getByRole('button', { name: 'Disable' }).click()
  await expect(row).toHaveAttribute('data-state', 'disabled')
  await own.goto(`${STUDIO}/structure`)
  await expect(own.getByRole('link', { name: /sign-in/i })).toBeVisible({ timeout: 120_000 })
})

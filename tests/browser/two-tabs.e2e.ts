import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { lake, openStudio, removeDocuments } from './studio-session.ts'

/** Drafts of this file only: none is published, so other tests do not see them. */
const FIRST = 'promotionTag-e2e-tabs-first'
const SECOND = 'promotionTag-e2e-tabs-second'
/** The tests run in parallel: each has its own documents. */
const WATCHED = 'promotionTag-e2e-tabs-watched'

/** The Studio's structure tool with both documents open side by side. */
const SIDE_BY_SIDE = `/structure/marketing;promotionTag;${FIRST};${SECOND}%2Ctype%3DpromotionTag%2CparentRefPath%3Dtitle`

const createDraft = (id: string, title: string) =>
  lake.createOrReplace({
    _id: `drafts.${id}`,
    _type: 'promotionTag',
    title: { _type: 'localeString', en: title },
    slug: { _type: 'slug', current: id.toLowerCase() },
  })

/** Wide enough that neither document pane is collapsed. */
const WIDE = { width: 2200, height: 1000 }

const paneOf = (page: Page, index: number) => page.getByTestId('document-pane').nth(index)

const englishTitle = (page: Page, index: number) =>
  paneOf(page, index).getByTestId('field-title.en').getByRole('textbox')

async function expectTitles(pages: readonly Page[], titles: readonly string[]) {
  for (const page of pages) {
    for (const [index, title] of titles.entries())
      await expect(englishTitle(page, index)).toHaveValue(title)
  }
}

test.afterEach(({ browserName: _ }, { title }) =>
  removeDocuments(title.startsWith('two') ? [FIRST, SECOND] : [WATCHED]),
)

test('two documents in two tabs and with a colleague: each sees what the others type', async ({
  browser,
}) => {
  test.slow()
  await Promise.all([createDraft(FIRST, 'Noon'), createDraft(SECOND, 'Dusk')])
  const tab = await openStudio(browser, SIDE_BY_SIDE)
  const otherTab = await tab.context().newPage()
  await otherTab.goto(tab.url())
  const colleague = await openStudio(browser, SIDE_BY_SIDE, 'marketing@playhouse.test')
  const pages = [tab, otherTab, colleague]
  for (const page of pages) await page.setViewportSize(WIDE)
  for (const page of pages)
    await expect(englishTitle(page, 1)).toHaveValue('Dusk', { timeout: 120_000 })
  await expectTitles(pages, ['Noon', 'Dusk'])

  // Each editor types in a different document: neither text may be lost.
  await englishTitle(tab, 0).fill('High noon')
  await expectTitles(pages, ['High noon', 'Dusk'])
  await englishTitle(otherTab, 1).fill('Late dusk')
  await expectTitles(pages, ['High noon', 'Late dusk'])
  await englishTitle(colleague, 0).fill('High noon again')
  await expectTitles(pages, ['High noon again', 'Late dusk'])

  for (const field of [englishTitle(tab, 0), englishTitle(colleague, 1)]) {
    // A form that is still applying a colleague's changes does not accept input.
    await expect(field).toBeEditable()
    await field.press('End')
  }
  // At the same time in two documents, letter by letter as a person types.
  await Promise.all([
    englishTitle(tab, 0).pressSequentially(', and after', { delay: 20 }),
    englishTitle(colleague, 1).pressSequentially(', and before', { delay: 20 }),
  ])
  await expectTitles(pages, ['High noon again, and after', 'Late dusk, and before'])
  await expect
    .poll(() =>
      lake.fetch('*[_id in $ids] | order(_id asc).title.en', {
        ids: [`drafts.${FIRST}`, `drafts.${SECOND}`],
      }),
    )
    .toEqual(['High noon again, and after', 'Late dusk, and before'])
})

test('a colleague is shown on a document until she leaves it', async ({ browser }) => {
  test.slow()
  await createDraft(WATCHED, 'Noon')
  const path = `/structure/marketing;promotionTag;${WATCHED}`
  const ada = await openStudio(browser, path)
  await expect(englishTitle(ada, 0)).toHaveValue('Noon', { timeout: 120_000 })
  await englishTitle(ada, 0).focus()
  const mira = await openStudio(browser, path, 'marketing@playhouse.test')
  await expect(englishTitle(mira, 0)).toHaveValue('Noon', { timeout: 120_000 })
  // The initials of Ada Kestrel: the avatar beside the history shows the last editor.
  const avatar = paneOf(mira, 0).locator('[data-ui="Avatar"]').filter({ hasText: 'AK' })
  await expect(avatar.first()).toBeVisible()
  await ada.context().close()
  await expect(avatar).toHaveCount(0)
})

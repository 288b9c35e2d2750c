import { MARKETS } from '#markets/index.ts'
import { localDay } from '#markets/local-moment.ts'
import { barriers } from './axe.ts'
import { daysAhead, expect, test } from './fixtures.ts'
import { chooseMarket, lake, openStudio, removeDocuments } from './studio-session.ts'

/** Documents of this file; they appear on no other market's pages. */
const MARKET = 'PH'
const ids = [
  'guards',
  'audience',
  'calendar',
  'translations',
  'ordering-a',
  'ordering-b',
  'group-good',
  'group-bad',
].map((it) => `banner-e2e-${it}`)
const [
  GUARDED = '',
  AIMED = '',
  DATED = '',
  TRANSLATED = '',
  FIRST = '',
  SECOND = '',
  GOOD = '',
  BAD = '',
] = ids

const text = (
  type: 'localeString' | 'localeText',
  en: string,
  more: Record<string, string> = {},
) => ({
  _type: type,
  en,
  ...more,
})

async function createBanner(_id: string, facts: Record<string, unknown>) {
  const [seeded] = await lake.fetch(`*[_type == "banner" && defined(images.desktop.asset)][0...1]`)
  await lake.createOrReplace({
    _id,
    _type: 'banner',
    images: seeded.images,
    placement: 'live-casino',
    order: 900,
    markets: [MARKET],
    authorized: 'both',
    ...facts,
  })
}

test.afterEach(async ({ browserName: _ }, { title }) => {
  // Tests run in parallel: each removes only its own.
  const own = ids.filter((it) => title.startsWith(`${it.split('-')[2]}:`))
  await removeDocuments([...own, ...own.map((it) => `translationState-${it}`)])
})

test('guards: forbidden words and missing terms stop publishing, and say by which rule', async ({
  browser,
}) => {
  test.slow()
  await createBanner(GUARDED, { title: text('localeString', 'A fair evening') })
  await lake.createOrReplace({
    ...(await lake.getDocument(GUARDED)),
    _id: `drafts.${GUARDED}`,
    _type: 'banner',
    title: text('localeString', 'A risk-free evening'),
    button: { type: 'BONUS_CODE', param: 'EVENING' },
  })
  const studio = await openStudio(browser, `/intent/edit/id=${GUARDED};type=banner/`)
  const publish = studio.getByTestId('action-publish')
  await expect(publish).toBeEnabled({ timeout: 120_000 })
  await publish.click()
  const dialog = studio.getByRole('dialog')
  await expect(dialog.getByText('An offer needs its significant terms')).toBeVisible()
  await expect(dialog.getByText('“risk-free” must not be said about gambling')).toBeVisible()
  await expect(dialog.getByText(/Source: CAP Code 8\.17/)).toBeVisible()
  expect((await lake.getDocument(GUARDED))?.title.en).toBe('A fair evening')
  await studio.close()
})

test('audience: a banner for players with one deposit is checked for others', async ({
  browser,
}) => {
  test.slow()
  await createBanner(AIMED, {
    title: text('localeString', 'After your first deposit'),
    authorized: 'authorized',
    targetAudience: { targetAudienceOption: 'group', targetGroups: ['1'] },
    endDate: daysAhead(30),
  })
  const studio = await openStudio(browser, '/who-sees-this')
  const card = studio.locator(`[data-testid=audience-card][data-id="${AIMED}"]`)
  const market = card.getByText('Only in Philippines: not met')
  await expect(market).toBeVisible({ timeout: 120_000 })
  await chooseMarket(studio, MARKET)
  await expect(market).toHaveCount(0)
  await expect(card).toHaveAttribute('data-seen', 'false')
  await expect(card.getByText('Players only: not met')).toBeVisible()
  await studio.getByLabel('Who', { exact: true }).selectOption('player')
  await expect(card.getByText('Deposits: one: not met')).toBeVisible()
  await studio.getByLabel('Deposits so far').selectOption('1')
  await expect(card).toHaveAttribute('data-seen', 'true')
  await studio.getByLabel('Moment').fill(daysAhead(31).slice(0, 16))
  await expect(card).toHaveAttribute('data-seen', 'false')
  await studio.close()
})

test('calendar: a start and an end are shown on the days of the market', async ({ browser }) => {
  test.slow()
  // The month that the calendar opens with.
  const month = localDay(Date.now(), MARKETS.FI.timeZone).slice(0, 7)
  await createBanner(DATED, {
    title: text('localeString', 'Trial of the calendar'),
    // Manila is eight hours ahead: this is the morning of the eleventh there.
    startDate: `${month}-10T23:00:00Z`,
    endDate: `${month}-15T01:30:00Z`,
  })
  const studio = await openStudio(browser, '/calendar')
  await chooseMarket(studio, MARKET)
  const table = studio.getByTestId('calendar-month')
  const links = table.getByRole('link', { name: 'Trial of the calendar' })
  await expect(links).toHaveCount(2, { timeout: 120_000 })
  await expect(links.nth(0)).toContainText('07:00')
  await expect(links.nth(1)).toContainText('09:30')
  await studio.getByRole('button', { name: 'List', exact: true }).click()
  const day = studio.getByRole('listitem').filter({ hasText: /11 [A-Z][a-z]+ \d{4}/ })
  await expect(day.getByText('Goes live').first()).toBeVisible()
  await studio.close()
})

test('translations: changed English makes a text stale until someone reviews it', async ({
  browser,
}) => {
  test.slow()
  const title = (en: string) => text('localeString', en, { fi: 'Ilta' })
  await createBanner(TRANSLATED, { title: title('An evening') })
  await lake.createOrReplace({
    ...(await lake.getDocument(TRANSLATED)),
    _id: `drafts.${TRANSLATED}`,
    _type: 'banner',
    title: title('An evening for everybody'),
  })
  const studio = await openStudio(browser, `/intent/edit/id=${TRANSLATED};type=banner/`)
  const publish = studio.getByTestId('action-publish')
  await expect(publish).toBeEnabled({ timeout: 120_000 })
  await publish.click()
  await expect
    .poll(async () => (await lake.getDocument(`translationState-${TRANSLATED}`))?.outrun?.length)
    .toBe(1)
  // The note is written while publishing is in progress: leaving earlier would abort it.
  await expect
    .poll(async () => (await lake.getDocument(TRANSLATED))?.title?.en)
    .toBe('An evening for everybody')
  await studio.goto(new URL('/translations', studio.url()).href)
  const cell = studio.locator(`[data-document="${TRANSLATED}"] [data-language=fi]`)
  await expect(cell).toContainText('1 stale', { timeout: 120_000 })
  await studio
    .locator(`[data-document="${TRANSLATED}"]`)
    .getByRole('button', { name: 'Fields of An evening for everybody' })
    .click()
  await studio.getByRole('button', { name: 'The Suomi text of title is still right' }).click()
  await expect(cell).not.toContainText('stale')
  await studio.close()
})

const titleOf = async (id: string) => (await lake.getDocument(id))?.title

/** Two banners with changes: one that can be published, and one that violates a rule. */
async function createGroup() {
  const texts = [
    [
      GOOD,
      text('localeString', 'Group one', { fi: 'Yksi' }),
      text('localeString', 'Group one again'),
    ],
    [BAD, text('localeString', 'Group two'), text('localeString', 'A risk-free group')],
  ] as const
  for (const [id, published, drafted] of texts) {
    await createBanner(id, { title: published })
    const document = await lake.getDocument(id)
    await lake.createOrReplace({
      ...document,
      _id: `drafts.${id}`,
      _type: 'banner',
      title: drafted,
    })
  }
}

test('group: documents are published and unpublished together, all of them or none', async ({
  browser,
  request,
}) => {
  test.slow()
  await createGroup()
  const studio = await openStudio(browser, '/translations')
  const bar = studio.getByTestId('group-bar')
  const publish = bar.getByRole('button', { name: 'Publish selected', exact: true })
  const unpublish = bar.getByRole('button', { name: 'Unpublish selected' })
  const boxOf = (id: string) =>
    studio.locator(`[data-document="${id}"]`).getByRole('checkbox', { name: /^Select / })
  await expect(boxOf(GOOD)).toBeEnabled({ timeout: 120_000 })
  await expect(publish).toBeDisabled()
  await expect(publish).toHaveAccessibleDescription('Choose documents by their boxes first.')

  // By keyboard alone.
  for (const id of [GOOD, BAD]) {
    await boxOf(id).focus()
    await studio.keyboard.press('Space')
    await expect(boxOf(id)).toBeChecked()
  }
  await publish.focus()
  await studio.keyboard.press('Enter')
  const dialog = studio.getByRole('dialog')
  await expect(dialog.getByText('Group one again (Banner · PH)')).toBeVisible()
  await dialog.getByRole('button', { name: 'Publish 2 documents' }).click()
  const refusal = dialog.getByRole('alert')
  await expect(refusal).toContainText('Nothing was published.')
  await expect(refusal).toContainText('“risk-free” must not be said about gambling.')
  expect((await titleOf(GOOD))?.en).toBe('Group one')
  expect((await titleOf(BAD))?.en).toBe('Group two')
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  // Publishing removes its last translation: the text is missing, and nothing breaks.
  await boxOf(BAD).uncheck()
  await publish.click()
  await dialog.getByRole('button', { name: 'Publish 1 document' }).click()
  await expect(dialog).toHaveCount(0)
  expect(await titleOf(GOOD)).toEqual(text('localeString', 'Group one again'))
  expect((await titleOf(BAD))?.en).toBe('Group two')
  const cell = studio.locator(`[data-document="${GOOD}"] [data-language=fi]`)
  await expect(cell).toContainText('1 missing')
  expect((await request.get(`/en-${MARKET}/live-casino-online`)).status()).toBe(200)
  await boxOf(GOOD).check()
  await expect(publish).toHaveAccessibleDescription('What is chosen has no changes to publish.')

  expect(await barriers(studio, { include: ['main'] })).toEqual([])

  await boxOf(BAD).check()
  await unpublish.click()
  await dialog.getByRole('button', { name: 'Unpublish 2 documents' }).click()
  await expect(dialog).toHaveCount(0)
  const left = await lake.fetch('*[_id in $ids]._id', {
    ids: [GOOD, BAD, `drafts.${GOOD}`, `drafts.${BAD}`],
  })
  expect(left.sort()).toEqual([`drafts.${BAD}`, `drafts.${GOOD}`])
  await studio.close()
})

test('choosing: a role that cannot write a document type cannot choose it', async ({ browser }) => {
  test.slow()
  const studio = await openStudio(browser, '/translations', 'marketing@playhouse.test')
  const rows = studio.locator('[data-document]')
  const foreign = rows.filter({ hasText: 'Banner' }).getByRole('checkbox').first()
  const own = rows.filter({ hasText: 'Promotion' }).getByRole('checkbox', { name: /^Select / })
  await expect(own.first()).toBeEnabled({ timeout: 120_000 })
  await expect(foreign).toBeDisabled()
  await expect(foreign).toHaveAccessibleName(/your account does not write it$/)
  await studio.close()
})

test('ordering: banners move with Alt and the arrow keys', async ({ browser }) => {
  test.slow()
  await createBanner(FIRST, { title: text('localeString', 'Trial one'), order: 910 })
  await createBanner(SECOND, { title: text('localeString', 'Trial two'), order: 920 })
  const studio = await openStudio(browser, '/structure/lobbies;banners;live-casino-banners')
  await chooseMarket(studio, MARKET)
  const items = studio.getByTestId('orderable').filter({ hasText: /^Trial (one|two)/ })
  await expect(items.first()).toHaveAttribute('data-id', FIRST, { timeout: 120_000 })
  const handle = studio.getByRole('button', { name: /^Trial two, number/ })
  // Until the editor's rights have arrived, it cannot have the focus.
  await expect(handle).toBeEnabled()
  await handle.focus()
  await studio.keyboard.press('Alt+ArrowUp')
  await expect(items.first()).toHaveAttribute('data-id', SECOND)
  const orders = await lake.fetch(
    `*[_id in $ids] | order(_id asc).order`,
    { ids: [FIRST, SECOND] },
    { perspective: 'drafts' },
  )
  expect(orders[1]).toBeLessThan(orders[0])
  await studio.close()
})

test('desk: each role finds the groups it works in', async ({ browser }) => {
  test.slow()
  const groups = (page: Awaited<ReturnType<typeof openStudio>>) =>
    page.getByRole('link', {
      name: /^(Lobbies and banners|Landing and promotions|Pages|Settings)$/,
    })
  const marketing = await openStudio(browser, '/structure', 'marketing@playhouse.test')
  await expect(groups(marketing)).toHaveText(['Landing and promotions', 'Pages'])
  await marketing.close()
  const editor = await openStudio(browser, '/structure', 'editor@playhouse.test')
  await expect(groups(editor)).toHaveText(['Lobbies and banners', 'Pages'])
  await editor.close()
})

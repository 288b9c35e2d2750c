import { expect, freshPage, hydrated, signIn, test } from './fixtures.ts'
import { lake, removeDocuments } from './studio-session.ts'

const BOXES = ['e2e-box-for-all', 'e2e-box-for-players', 'e2e-box-on-phones', 'e2e-box-in-finnish']
const BETWEEN = ['e2e-box-between-all', 'e2e-box-between-players']
const GRID = 'lobbyGrid-e2e-between'
const IN_TIME = ['e2e-box-always', 'e2e-box-leaving', 'e2e-box-coming']
const text = (en: string) => ({ _type: 'localeString', en })
const aBox = (id: string, facts: object = {}) => ({
  _id: id,
  _type: 'contentBox',
  title: text(`Box ${id}`),
  markets: ['NO'],
  ...facts,
})

test.afterEach(async ({ browserName: _ }, { title }) => {
  // Tests run in parallel: each removes only its own.
  if (title.startsWith('boxes between')) {
    await removeDocuments([GRID])
    return removeDocuments(BETWEEN)
  }
  const own = title.startsWith('boxes are') ? BOXES : title.startsWith('boxes begin') ? IN_TIME : []
  if (own.length === 0) return
  await lake
    .patch('liveCasinoHome')
    .unset(own.map((it) => `boxes[_key=="${it}"]`))
    .commit()
  await removeDocuments(own)
})

test('the home page shows its blocks in order', async ({ page }) => {
  await page.goto('/en-FI')
  const places = await Promise.all(
    [
      page.getByTestId('banner').first(),
      page.getByTestId('lobby-category').first(),
      page.getByRole('heading', { level: 1 }),
      page.getByTestId('boxes'),
      page.getByTestId('lobby-category').nth(2),
      page.getByTestId('promotion').first(),
      page.getByTestId('signup-bonus'),
      page.getByTestId('seo-text'),
    ].map(async (it) => (await it.boundingBox())?.y ?? Number.NaN),
  )
  expect(places).toEqual([...places].sort((a, b) => a - b))
  await expect(page.getByText('One account per adult')).toBeVisible()
  await expect(page.getByTestId('pnp-banner')).toHaveCount(0)
})

test('boxes are sent to their audience, and to no one else', async ({ browser }) => {
  const [all, players, phones, finnish] = BOXES as [string, string, string, string]
  await lake
    .transaction()
    .createOrReplace(aBox(all))
    .createOrReplace(aBox(players, { authorized: 'authorized' }))
    .createOrReplace(aBox(phones, { devices: ['mobile'] }))
    .createOrReplace(aBox(finnish, { languages: ['fi'] }))
    .patch('liveCasinoHome', (it) =>
      it.append(
        'boxes',
        BOXES.map((id) => ({ _type: 'reference', _ref: id, _key: id })),
      ),
    )
    .commit()
  const path = '/no-NO/live-casino-online'
  const desktop = await freshPage(browser)
  const shown = async (page: typeof desktop) => {
    const html = await (await page.request.get(path)).text()
    return BOXES.filter((it) => html.includes(it))
  }
  await expect.poll(() => shown(desktop)).toEqual([all])
  const phone = await (
    await browser.newContext({ userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Mobile' })
  ).newPage()
  expect(await shown(phone)).toEqual([all, phones])
  await signIn(desktop, 'empty@playhouse.test', 'no-NO')
  expect(await shown(desktop)).toEqual([all, players])
  const elsewhere = await (await phone.request.get('/fi-FI/live-casino-online')).text()
  expect(elsewhere.includes(all)).toBe(false)
})

test('boxes between the rows are shown in grid order, and only to their audience', async ({
  browser,
}) => {
  const [all, players] = BETWEEN as [string, string]
  const path = '/no-NO/live-casino-online'
  const grid = await lake.fetch(
    '*[_type == "lobbyGrid" && _id == "lobbyGrid-live"][0]{ ..., _rev }',
  )
  await lake
    .transaction()
    .createOrReplace(aBox(all))
    .createOrReplace(aBox(players, { authorized: 'authorized' }))
    .createOrReplace({
      ...grid,
      _id: GRID,
      _rev: undefined,
      markets: ['NO'],
      rows: grid.rows.map((it: object, index: number) =>
        index === 0
          ? {
              ...it,
              boxes: [players, all].map((id) => ({ _type: 'reference', _ref: id, _key: id })),
            }
          : it,
      ),
    })
    .commit()
  const visitor = await freshPage(browser)
  const html = async () => (await visitor.request.get(path)).text()
  await expect.poll(async () => (await html()).includes(all)).toBe(true)
  expect(await html()).not.toContain(players)

  await visitor.goto(path)
  const places = [
    visitor.getByTestId('lobby-category').nth(0),
    visitor.getByText(`Box ${all}`),
    visitor.getByTestId('lobby-category').nth(1),
  ]
  const tops = await Promise.all(
    places.map(async (it) => (await it.boundingBox())?.y ?? Number.NaN),
  )
  expect(tops).toEqual([...tops].sort((a, b) => a - b))

  await signIn(visitor, 'empty@playhouse.test', 'no-NO')
  await visitor.goto(path)
  await expect(visitor.getByText(`Box ${players}`)).toBeVisible()
})

test('boxes start and end at their second, without anyone publishing anything', async ({
  request,
}) => {
  const [always, leaving, coming] = IN_TIME as [string, string, string]
  const place = (moment: string) =>
    lake
      .transaction()
      .createOrReplace(aBox(always, { markets: ['NZ'] }))
      .createOrReplace(aBox(leaving, { endDate: moment, markets: ['NZ'] }))
      .createOrReplace(aBox(coming, { startDate: moment, markets: ['NZ'] }))
      .patch('liveCasinoHome', (it) =>
        it.unset(IN_TIME.map((id) => `boxes[_key=="${id}"]`)).append(
          'boxes',
          IN_TIME.map((id) => ({ _type: 'reference', _ref: id, _key: id })),
        ),
      )
      .commit()
  const shown = async () => {
    const html = await (await request.get('/en-NZ/live-casino-online')).text()
    return IN_TIME.filter((it) => html.includes(it))
  }
  // Read before the scheduled time, however slowly a busy machine shows what is published: if late, the time moves on.
  let [moment, waitMs, before] = [0, 4_000, [] as string[]]
  do {
    waitMs *= 2
    moment = Date.now() + waitMs
    await place(new Date(moment).toISOString())
    await expect
      .poll(async () => {
        before = await shown()
        return before.includes(always) && (before.includes(leaving) || Date.now() >= moment)
      })
      .toBe(true)
  } while (Date.now() >= moment)
  expect(before).toEqual([always, leaving])
  await expect.poll(shown, { timeout: 120_000 }).toEqual([always, coming])
  expect(Date.now()).toBeGreaterThanOrEqual(moment)
})

test('the club page, the text at the end of a page, and the licence of the market', async ({
  page,
}) => {
  await page.goto('/fi-FI/iclub')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Piiri')
  await expect(page.getByTestId('club-features').getByRole('listitem')).toHaveCount(3)
  await expect(page.getByTestId('licence')).toContainText('DEMO/FI/0001')
  await page.goto('/no-NO/online-casino')
  await hydrated(page)
  await expect(page.getByTestId('licence')).toHaveCount(0)
  const words = page.getByTestId('seo-text')
  await expect(words.getByText('En tilbakebetaling på 96 %')).toBeHidden()
  await words.getByText('Å lese tallene for et spill').click()
  await expect(words.getByText('En tilbakebetaling på 96 %')).toBeVisible()
  await words.getByRole('link', { name: 'Kasinoreglene' }).click()
  await expect(page).toHaveURL(/\/no-NO\/casino-rules$/)
})

import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { barriers } from './axe.ts'
import { daysAhead, expect, hydrated, minorUnits, signIn, test } from './fixtures.ts'
import { newPlayer, payIn } from './new-player.ts'
import { lake } from './studio-session.ts'

const LIST = '/fi-FI/my-account/banking/transactions'
const STATEMENT = '/fi-FI/my-account/banking/statement'
const ROWS = /\/transactions\/rows\?/
const DEPOSITS = 9
const TOO_SOON = 'ROUND_TOO_SOON'

const rowsOf = (page: Page) => page.getByTestId('transaction')
const referencesOf = (page: Page) =>
  rowsOf(page).evaluateAll((all) => all.map((it) => (it as HTMLElement).dataset.reference ?? ''))

/** Plays a round of the open game, as its frame does; retries while the market requires a pause between rounds. */
type PlayRound = () => Promise<void>

async function openSlot(page: Page): Promise<PlayRound> {
  const slot = await lake.fetch<{ _id: string; provider: string }>(
    `*[_type == "game" && enabled != false && launchCode == "velvet-heirloom"][0]{
      _id, "provider": provider->id
    }`,
    {},
    { perspective: 'published' },
  )
  await page.goto(`/fi-FI/online-casino/play/${slot.provider}/${slot._id}`)
  const spin = page.frameLocator('[data-testid=game-frame]').getByTestId('spin')
  await expect(spin).toBeEnabled()
  const asked = page.waitForRequest((it) => new URL(it.url()).pathname.endsWith('/play'))
  await spin.click()
  const first = await asked
  await expect(spin).toBeEnabled()
  const body = first.postDataJSON() as Record<string, unknown>
  return async () => {
    const data = { ...body, clientRoundId: crypto.randomUUID() }
    await expect(async () => {
      const answer = await page.request.post(first.url(), { data })
      expect(answer.ok() ? '' : ((await answer.json()) as { code: string }).code).not.toBe(TOO_SOON)
      expect(answer.ok()).toBe(true)
    }).toPass({ intervals: [500] })
  }
}

test('transactions are listed, filtered, polled, and stated to the cent', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // A round takes five seconds in Finland, a deposit none: deposits and two rounds fill a second page of rows.
  const { email } = await newPlayer(page.request, { euros: 0 })
  const payments = Array.from({ length: DEPOSITS }, () => 20)
  await payIn(page.request, email, { payments, method: 'TRUSTLY', currency: 'EUR' })
  await signIn(page, email)
  const play = await openSlot(page)
  await play()

  await test.step('more rows come below, each once, and the address keeps them', async () => {
    await page.context().clearCookies({ name: 'tz' })
    await page.goto(`${LIST}?hours=all`)
    await hydrated(page)
    await expect(rowsOf(page)).toHaveCount(10)
    const first = await referencesOf(page)
    // In the time zone that the page names, which is that of the market as long as the browser's is not known.
    const more = page.waitForRequest(ROWS)
    await page.getByTestId('transactions-more').focus()
    await page.keyboard.press('Enter')
    expect(new URL((await more).url()).searchParams.get('zone')).toBe('Europe/Helsinki')
    await expect.poll(() => rowsOf(page).count()).toBeGreaterThan(10)
    const both = await referencesOf(page)
    expect(both.slice(0, 10)).toEqual(first)
    expect(new Set(both).size).toBe(both.length)
    await expect(page).toHaveURL(/hours=all&pages=2$/)
    await page.reload()
    expect(await referencesOf(page)).toEqual(both)
    expect(await barriers(page)).toEqual([])
  })

  await test.step('a row leads to its round, and back to the same list', async () => {
    const before = await referencesOf(page)
    await page
      .getByRole('link', { name: /^Kierros:/ })
      .last()
      .click()
    await expect(page.getByTestId('round-facts')).toBeVisible()
    await page.goBack()
    await expect(rowsOf(page)).toHaveCount(before.length)
    expect(await referencesOf(page)).toEqual(before)
  })

  await test.step('a filter is in the address, and only its rows are listed', async () => {
    await page.getByTestId('transactions-category').selectOption('PAYMENT')
    await expect(page).toHaveURL(/category=PAYMENT/)
    await expect(rowsOf(page)).toHaveCount(DEPOSITS)
    for (const row of await rowsOf(page).all()) await expect(row).toContainText('Talletus')
    await page.getByTestId('transactions-status').selectOption('FAILED')
    await expect(rowsOf(page)).toHaveCount(0)
    await expect(page.getByTestId('transactions-category')).toHaveValue('PAYMENT')
    await page.getByRole('link', { name: 'Näytä kaikki' }).click()
    await expect(rowsOf(page)).toHaveCount(10)
    await expect(page.getByTestId('transactions-status')).toHaveValue('')
  })

  await test.step('days are chosen, and wait for the button', async () => {
    const from = page.getByTestId('transactions-from')
    await expect(from).toBeHidden()
    await page.getByTestId('transactions-hours').selectOption('days')
    const before = daysAhead(-3).slice(0, 10)
    await from.fill(before)
    await page.getByTestId('transactions-to').fill(before)
    await page.getByTestId('transactions-submit').click()
    await expect(page).toHaveURL(new RegExp(`from=${before}&to=${before}`))
    await expect(rowsOf(page)).toHaveCount(0)
  })

  await test.step('new rows arrive by the poll, with a filter only', async () => {
    await page.clock.install()
    await page.goto(`${LIST}?category=CASINO&hours=all`)
    await hydrated(page)
    const [newest] = await referencesOf(page)
    // A change of the player's data reads the whole page again: held back, so that only the poll brings new rows.
    await page.route(/transactions\.data/, () => undefined)
    await play()
    const sums = page.waitForResponse((it) => it.url().includes('&sums=1'))
    await page.clock.runFor(31_000)
    await expect.poll(async () => (await referencesOf(page))[0]).not.toBe(newest)
    expect((await sums).ok()).toBe(true)
    await page.unroute(/transactions\.data/)
    let asked = 0
    page.on('request', (it) => {
      if (it.url().includes('/transactions/rows')) asked += 1
    })
    await page.goto(LIST)
    await hydrated(page)
    await page.clock.runFor(61_000)
    expect(asked).toBe(0)
  })

  await test.step('a page that fails to load says so, and loads when it is requested again', async () => {
    await page.goto(`${LIST}?hours=all`)
    await hydrated(page)
    await page.route(ROWS, (route) => route.fulfill({ status: 429 }))
    await page.getByTestId('transactions-more').click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(rowsOf(page)).toHaveCount(10)
    await page.unroute(ROWS)
    await page.getByTestId('transactions-more').click()
    await expect.poll(() => rowsOf(page).count()).toBeGreaterThan(10)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  await test.step('the statement, its file and the wallet say the same', async () => {
    const balance = minorUnits(
      (await page.getByTestId('balance-total').first().textContent()) ?? '',
    )
    await page.goto(STATEMENT)
    await hydrated(page)
    await expect(page.getByTestId('statement-lifetime')).toBeVisible()
    await page.getByTestId('statement-from').fill(daysAhead(-300).slice(0, 10))
    await page.getByTestId('statement-submit').click()
    const balances = page.getByTestId('statement-balances').locator('dd')
    await expect(balances).toHaveCount(2)
    const [opening = 0, closing = 0] = (await balances.allTextContents()).map(minorUnits)
    const shown = (await page.getByTestId('statement-movements').locator('tbody tr').all()).length
    const download = page.waitForEvent('download')
    await page.getByTestId('statement-download').click()
    const lines = await linesOf(await (await download).path())
    const rows = lines.filter((it) => it.record === 'ROW')
    const sum = (of: typeof lines) => of.reduce((all, it) => all + minorUnits(it.change ?? ''), 0)
    expect(rows).toHaveLength(shown)
    expect([minorUnits(lines[0]?.balance ?? ''), minorUnits(lines.at(-1)?.balance ?? '')]).toEqual([
      opening,
      closing,
    ])
    expect([opening, closing]).toEqual([0, balance])
    expect(sum(rows)).toBe(closing)
    expect(sum(lines.filter((it) => it.record?.startsWith('TOTAL')))).toBe(closing)
    expect(await barriers(page)).toEqual([])
  })

  await test.step('the printed page has the statement and nothing around it', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByTestId('statement-movements')).toBeVisible()
    await expect(page.getByTestId('statement-balances')).toBeVisible()
    for (const gone of ['statement-form', 'statement-download', 'balance-total', 'logout']) {
      await expect(page.getByTestId(gone).first()).toBeHidden()
    }
    await expect(page.locator('body')).toHaveCSS('color', 'rgb(27, 21, 36)')
    await page.emulateMedia({ media: 'screen' })
  })
})

async function linesOf(file: string): Promise<Record<string, string>[]> {
  const text = (await readFile(file, 'utf8')).replace(/^\uFEFF/, '')
  // No sandbox value contains a comma or a quote; those are tested with the CSV writer.
  const [head = [], ...rows] = text
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(',').map((it) => it.replace(/^"|"$/g, '')))
  return rows.map((row) => Object.fromEntries(head.map((name, n) => [name, row[n] ?? ''])))
}

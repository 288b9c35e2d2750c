import type { Page } from '@playwright/test'
import { barriers } from './axe.ts'
import { expect, hydrated, minorUnits, SANDBOX, signIn, test } from './fixtures.ts'
import { newcomerIn, newPlayer } from './new-player.ts'
import { playRound } from './round.ts'

// The same rounds without waiting for animations.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const GAME = '/fi-FI/online-casino/play/relax/game-velvet-heirloom'
const SECTIONS = [
  'account',
  'reward',
  'settings',
  'responsibleGambling',
  'banking',
  'bonusCode',
] as const

const game = (page: Page) => page.frameLocator('[data-testid=game-frame]')

/** Uses a player created for the test: only one game can be open at a time. */
async function openGame(page: Page): Promise<void> {
  const { email } = await newcomerIn(page.request, 'FI')
  await signIn(page, email)
  await page.goto(GAME)
  await hydrated(page)
  await expect(game(page).getByTestId('spin')).toBeEnabled()
}

async function play(page: Page): Promise<void> {
  await playRound(page, game(page).getByTestId('spin'))
  await expect(game(page).locator('.error')).toBeHidden()
}

async function figure(page: Page, testId: string): Promise<number> {
  return minorUnits((await page.getByTestId(testId).first().textContent()) ?? '')
}

/** Checks the page around the game. */
const axeFinds = (page: Page) => barriers(page, { exclude: '[data-testid=game-frame]' })

test('the net position is the ledger’s, over rounds and a reload, and each round can be recalled', async ({
  page,
}) => {
  await openGame(page)
  await expect(page.getByTestId('game-net')).not.toHaveText('–')
  const start = await figure(page, 'balance-total')
  const before = await figure(page, 'game-net')
  for (let round = 0; round < 3; round += 1) await play(page)
  const moved = async () => (await figure(page, 'balance-total')) - start
  await expect.poll(async () => (await figure(page, 'game-net')) - before - (await moved())).toBe(0)
  const net = await figure(page, 'game-net')

  const clockText = () => page.getByTestId('game-clock').textContent()
  const played = await clockText()
  await page.reload()
  await expect.poll(() => figure(page, 'game-net')).toBe(net)
  // The session continues: a reload does not reset its clock.
  await expect.poll(clockText).not.toBe('00:00')
  expect(((await clockText()) ?? '') >= (played ?? '')).toBe(true)

  const links = page.getByTestId('round-link')
  // A list that could not be loaded says so and can be loaded again.
  await expect(async () => {
    await page.goto('/fi-FI/my-account/rounds')
    expect(await links.count()).toBeGreaterThan(2)
  }).toPass()
  expect(await axeFinds(page)).toEqual([])
  await links.first().click()
  const facts = page.getByTestId('round-facts')
  await expect(facts).toContainText('relax:')
  const outcome = page.getByTestId('round-outcome')
  await expect(outcome.locator('li').first()).toBeVisible()
  await expect(outcome.getByRole('img')).toBeVisible()
  await expect(facts).toContainText(/Pelin versio\s*[a-z]+ \d+(\.\d+)*/)
  const rows = await facts.locator('dd').allTextContents()
  const [, , stake = '', payout = '', balanceBefore = '', balanceAfter = ''] = rows
  expect(minorUnits(balanceAfter)).toBe(
    minorUnits(balanceBefore) - minorUnits(stake) + minorUnits(payout),
  )
  expect(await axeFinds(page)).toEqual([])
  const strange = await page.goto('/fi-FI/my-account/rounds/relax:round-of-somebody-else')
  expect(strange?.status()).toBe(404)

  await page.goto('/fi-FI/my-account/banking/transactions')
  await page
    .getByRole('link', { name: /^Kierros:/ })
    .first()
    .click()
  await expect(page.getByTestId('round-facts')).toBeVisible()
})

test('the menu works by keyboard, pauses the game, and returns the focus', async ({ page }) => {
  await openGame(page)
  const opener = page.getByTestId('game-menu-open')
  const paused = game(page).locator('.pause')
  await expect(paused).toBeHidden()
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('game-menu-initial')).toBeVisible()
  await expect(page.getByTestId('game-paused')).toBeAttached()
  await expect(paused).toBeVisible()
  expect(await axeFinds(page)).toEqual([])

  for (const section of SECTIONS) {
    await page.getByTestId(`game-menu-to-${section}`).focus()
    await page.keyboard.press('Enter')
    const shown = page.getByTestId(`game-menu-${section}`)
    await expect(shown).toBeVisible()
    await expect(shown).toBeFocused()
    await expect(shown.locator('dl, p, [class]').first()).toBeVisible()
    expect(await axeFinds(page), section).toEqual([])
    await page.getByTestId('game-menu-back').focus()
    await page.keyboard.press('Enter')
    await expect(page.getByTestId('game-menu-initial')).toBeVisible()
  }
  await page.keyboard.press('Escape')
  await expect(page.getByTestId('game-menu-initial')).toBeHidden()
  await expect(paused).toBeHidden()
  await expect(opener).toBeFocused()

  // The panel opens in turn, and pauses the game as well.
  await opener.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Tietoa pelistä' }).click()
  await expect(page.getByTestId('game-panel')).toBeVisible()
  await expect(paused).toBeVisible()
  expect(await axeFinds(page)).toEqual([])
  await page.getByTestId('game-panel-close').click()
  await expect(paused).toBeHidden()

  // The keyboard can skip the game in both directions, and enter it from the bar.
  await page.getByRole('button', { name: 'Ohita peli' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Pelipalkkiin' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#game-bar')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByTestId('game-frame')).toBeFocused()
})

test('without a network the game is covered and paused, and resumes with the ledger', async ({
  browser,
}) => {
  // A separate context: the expected load failure is logged as a console error.
  const context = await browser.newContext()
  const page = await context.newPage()
  await openGame(page)
  await context.setOffline(true)
  await expect(page.getByTestId('game-offline')).toBeVisible()
  await expect(game(page).locator('.pause')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByTestId('game-offline')).toBeHidden()
  const [balance, net] = [await figure(page, 'balance-total'), await figure(page, 'game-net')]
  await play(page)
  await expect
    .poll(async () => (await figure(page, 'game-net')) - net)
    .toBe((await figure(page, 'balance-total')) - balance)
})

test('a game closes when its player is signed out elsewhere', async ({ page, context }) => {
  await openGame(page)
  const other = await context.newPage()
  await other.goto('/fi-FI/my-account/account')
  await hydrated(other)
  await other.evaluate(() => {
    const form = document.createElement('form')
    form.method = 'post'
    form.action = '/fi-FI/logout'
    document.body.append(form)
    form.submit()
  })
  await other.waitForURL(/\/fi-FI$/)
  await page.bringToFront()
  await expect(page.getByTestId('game-signed-out')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByTestId('game-frame')).toHaveCount(0)
})

/** A game whose player wants to deposit. */
const DEPOSITS = `<!doctype html><title>a game</title><script>
  parent.postMessage('playhouse:channel', '*')
  addEventListener('message', ({ ports: [port] }) =>
    port?.postMessage({ type: 'USER_ACTION', payload: { action: 'cashier' } }))
</script>`

test('the cashier of a game opens the menu at banking, over the game', async ({ page }) => {
  const { email } = await newPlayer(page.request, { euros: 0 })
  await signIn(page, email)
  await page.route(`${SANDBOX}/casino/launcher.html**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: DEPOSITS }),
  )
  await page.goto(GAME)
  await expect(page.getByTestId('game-menu-banking')).toBeVisible()
  await expect(page.getByTestId('game-paused')).toBeAttached()
  expect(new URL(page.url()).pathname).toBe(GAME)
})

/** A compromised game: it has the trusted origin, and does whatever it can. */
const HOSTILE = `<!doctype html><title>hostile</title><script>
  const spoof = { type: 'ROUND_END', payload: { roundId: 'r', stake: 0, payout: 1e6, currency: 'EUR' } }
  for (let n = 0; n < 50; n += 1) parent.postMessage(spoof, '*')
  parent.postMessage('playhouse:channel', '*')
  try { top.location = 'https://evil.example/' } catch {}
  try { open('https://evil.example/') } catch {}
  addEventListener('message', ({ ports: [port] }) => {
    if (!port) return
    port.postMessage(spoof)
    port.postMessage({ type: 'UPDATE_BALANCE', payload: { amount: 1e6, currency: 'EUR' } })
    port.postMessage({ type: 'USER_ACTION', payload: { action: 'deposit' } })
    for (let n = 0; n < 3000; n += 1) port.postMessage({ type: 'STEAL', n, text: 'x'.repeat(1000) })
  })
</script>`

test('a hostile frame changes no figure, navigates nowhere, is counted and reported', async ({
  browser,
}) => {
  // A separate context: what such a frame attempts is logged as console errors, as it should be.
  const context = await browser.newContext()
  const page = await context.newPage()
  const { email } = await newcomerIn(page.request, 'FI')
  await signIn(page, email)
  await page.goto('/fi-FI/online-casino')
  const balance = await figure(page, 'balance-total')
  await page.route(`${SANDBOX}/casino/launcher.html**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: HOSTILE }),
  )
  await page.goto(GAME)
  const frame = page.getByTestId('game-frame')
  await expect
    .poll(async () => Number(await frame.getAttribute('data-dropped')))
    .toBeGreaterThanOrEqual(500)
  await expect(page.getByTestId('game-net')).not.toHaveText('–')
  const net = await page.evaluate(async () => {
    const response = await fetch('/api/game-session')
    return ((await response.json()) as { session: { delta: number } | null }).session?.delta ?? 0
  })
  expect(await figure(page, 'game-net')).toBe(Math.round(net * 100))
  expect(await figure(page, 'balance-total')).toBe(balance)
  expect(new URL(page.url()).pathname).toBe(GAME)
  expect(context.pages()).toHaveLength(1)
  const report = page.waitForRequest('**/api/frame-report')
  await page.getByRole('link', { name: 'Takaisin aulaan' }).click()
  const sent = (await report).postData() ?? ''
  expect(sent).toContain(new URL(SANDBOX).origin)
})

test('a frame that navigates elsewhere gets no port, and the page says that the game does not answer', async ({
  browser,
}) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  // Another origin that tries to obtain the channel.
  const elsewhere = SANDBOX.replace('localhost', '127.0.0.1')
  await page.route(`${SANDBOX}/casino/launcher.html**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<script>location.replace('${elsewhere}/healthz')</script>`,
    }),
  )
  await page.addInitScript(() => {
    window.addEventListener('message', ({ ports }) => {
      if (ports.length > 0 && location.hostname !== 'localhost') document.title = 'has the port'
    })
  })
  await page.goto('/en-UN/online-casino/play/relax/game-velvet-heirloom')
  await page.getByTestId('age-yes').click()
  await expect(page.getByText('This is taking long')).toBeVisible({ timeout: 60_000 })
  for (const frame of page.frames())
    expect(await frame.title().catch(() => '')).not.toBe('has the port')
})

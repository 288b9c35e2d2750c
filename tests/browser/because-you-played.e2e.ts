import type { Browser, Page } from '@playwright/test'
import { barriers } from './axe.ts'
import { expect, freshPage, hydrated, signIn, test } from './fixtures.ts'
import { playRound } from './round.ts'

const LOBBY = '/fi-FI/online-casino'
const MINE = `${LOBBY}/my-games`
const ACCOUNT = '/fi-FI/my-account/account'
const row = (page: Page) => page.locator('[data-category-id="because-you-played"]')

async function signedIn(browser: Browser, email: string): Promise<Page> {
  const page = await freshPage(browser)
  await signIn(page, email)
  return page
}

async function go(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

/** Plays one round of a game, and leaves suggestions switched on, whatever an earlier test has set. */
async function play(page: Page): Promise<{ id: string; name: string }> {
  // The same round without waiting for animations.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await go(page, LOBBY)
  await page.evaluate(async () => {
    const body = new URLSearchParams({ locale: 'fi-FI', suggest: '1', answer: 'json' })
    await fetch('/api/my-games', { method: 'POST', body })
  })
  const playable = page.locator('a[href*="/play/relax/"]').first()
  const id = (await playable.getAttribute('data-game-id')) ?? ''
  const name = (await playable.locator('span > span').first().textContent()) ?? ''
  await playable.click()
  await playRound(page, page.frameLocator('[data-testid=game-frame]').getByTestId('spin'))
  return { id, name }
}

test('games similar to the one played are shown in a row, until it is switched off on any device', async ({
  browser,
}) => {
  test.slow()
  const email = 'lists-5@playhouse.test'
  const phone = await signedIn(browser, email)
  await phone.setViewportSize({ width: 375, height: 812 })
  const played = await play(phone)
  await go(phone, LOBBY)
  await expect(row(phone).getByRole('heading')).toHaveText(`Koska pelasit: ${played.name}`)
  // Its title and the button have a line each: neither is squeezed.
  const off = await phone.getByTestId('suggestions-off').boundingBox()
  expect(off?.height).toBe(44)
  const tiles = row(phone).getByTestId('game-tile')
  expect(await tiles.count()).toBeGreaterThan(3)
  expect(await tiles.evaluateAll((all) => all.map((it) => it.dataset.gameId))).not.toContain(
    played.id,
  )
  const desk = await signedIn(browser, email)
  await go(desk, LOBBY)
  await expect(row(desk)).toBeVisible()
  expect(await barriers(phone)).toEqual([])
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)

  // By keyboard: the focus is not lost when the row disappears.
  await phone.getByTestId('suggestions-off').focus()
  await phone.keyboard.press('Enter')
  await expect(row(phone)).toHaveCount(0)
  await expect(phone.getByTestId('suggestions-on')).toBeFocused()
  // On the other device, too, without a reload.
  await expect(row(desk)).toHaveCount(0)
  await go(desk, LOBBY)
  await expect(desk.getByTestId('my-games')).toBeVisible()
  await expect(row(desk)).toHaveCount(0)
  await expect(desk.getByTestId('suggestions-on')).toHaveCount(0)

  await phone.getByTestId('suggestions-on').click()
  await expect(row(phone)).toBeVisible()
  await expect(row(desk)).toBeVisible()

  await test.step('without scripts it is switched off by a form, and on again in the account', async () => {
    const storageState = await phone.context().storageState()
    const plain = await (
      await browser.newContext({ javaScriptEnabled: false, storageState })
    ).newPage()
    await plain.goto(LOBBY)
    await row(plain).getByTestId('suggestions-off').click()
    await expect(plain).toHaveURL(LOBBY)
    await expect(plain.getByTestId('my-games')).toBeVisible()
    await expect(row(plain)).toHaveCount(0)
    // The player's own page explains why there is none.
    await plain.goto(MINE)
    await expect(plain.getByTestId('suggestions-are-off')).toBeVisible()
    await plain.goto(ACCOUNT)
    const box = plain.getByTestId('account-suggestions-suggestGames')
    await expect(box).not.toBeChecked()
    await box.check()
    await plain.getByTestId('account-suggestions-submit').click()
    await expect(plain).toHaveURL(/done=suggestions#suggestions$/)
    await expect(box).toBeChecked()
    await plain.goto(MINE)
    await expect(row(plain)).toBeVisible()
  })
})

import type { Page } from '@playwright/test'
import { expectNoBarrier } from './axe.ts'
import { expect, hydrated, SANDBOX, signIn, test } from './fixtures.ts'
import { newPlayer } from './new-player.ts'
import { nextAnswer } from './round.ts'

// The same rounds without waiting for animations.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const GAME = '/fi-FI/online-casino/play/relax/game-velvet-heirloom'
const LIMITS = '/fi-FI/my-account/gambling-limits'

const FRAME = '[data-testid=game-frame]'

const game = (page: Page) => page.frameLocator(FRAME)
const reached = (page: Page) => page.getByTestId('game-limit-reached')

async function setLimit(page: Page, id: string, amount: string): Promise<void> {
  await page.getByTestId(`limit-${id}-edit`).click()
  await page.getByTestId(`limit-${id}-amount`).fill(amount)
  await page.getByTestId(`limit-${id}-review`).click()
  await page.getByTestId(`limit-${id}-confirm`).click()
  await expect(page.getByTestId(`limit-${id}-value`)).toContainText(amount)
}

/** Plays rounds until the game is paused or this many have been played. */
async function playUntilPaused(page: Page, most: number): Promise<void> {
  const spin = game(page).getByTestId('spin')
  for (let round = 0; round < most; round += 1) {
    await expect(spin.or(reached(page)).first()).toBeVisible()
    await expect
      .poll(async () => (await reached(page).isVisible()) || (await spin.isEnabled()), {
        timeout: 45_000,
      })
      .toBe(true)
    if (await reached(page).isVisible()) return
    const answered = nextAnswer(page)
    await spin.click()
    await answered
  }
}

test('a reached limit pauses the open game, says until when, and opens no other one for money', async ({
  page,
  context,
}) => {
  test.slow()
  const { email } = await newPlayer(page.request, { euros: 100 })
  await signIn(page, email)
  await page.goto(GAME)
  await expect(game(page).getByTestId('spin')).toBeEnabled()
  // At 2.00, and 4.00 later on: three rounds reach the limit, and take five seconds each.
  const more = game(page).locator('[data-do=more]')
  await more.click()
  await playUntilPaused(page, 1)
  await expect(reached(page)).toBeHidden()

  const limits = await context.newPage()
  await limits.goto(LIMITS)
  await hydrated(limits)
  const third = await context.newPage()
  await third.goto(LIMITS)
  await hydrated(third)

  await test.step('a limit set in one tab is shown in another without a reload', async () => {
    await setLimit(limits, 'spend-D', '10')
    await expect(third.getByTestId('limit-spend-D-value')).toContainText('10.00')
  })

  await test.step('the bet that reaches the limit pauses the game, and another tab shows nothing left', async () => {
    await page.bringToFront()
    await expect(more).toBeEnabled()
    await more.click()
    await playUntilPaused(page, 2)
    await expect(reached(page)).toContainText('Olet saavuttanut oman kulutusrajasi')
    await expect(reached(page)).toContainText('Päivärajasi on')
    await expect(reached(page)).toContainText('10.00')
    await expect(reached(page)).toContainText('Voit pelata rahalla taas')
    await expect(game(page).locator('.pause')).toBeVisible()
    await expectNoBarrier(page, FRAME)
    await expect(third.getByTestId('limit-spend-D-left')).toContainText('0.00')
  })

  await test.step('another launch shows the same, with links to rounds, limits and help', async () => {
    await page.goto(GAME)
    await expect(reached(page)).toContainText('Voit pelata rahalla taas')
    await expect(page.getByTestId('game-frame')).toHaveCount(0)
    for (const [name, to] of [
      ['Omat kierrokset', '/fi-FI/my-account/rounds'],
      ['Omat rajat', LIMITS],
      ['Apua ja neuvoja', '/fi-FI/responsible-gambling'],
    ] as const) {
      await expect(page.locator('main').getByRole('link', { name }).first()).toHaveAttribute(
        'href',
        to,
      )
    }
    await expectNoBarrier(page)
  })
})

test('a limit on time covers the open game when the time is up, without a bet or a reload (LIM-25)', async ({
  page,
  context,
}) => {
  const { playerId, email } = await newPlayer(page.request, { euros: 20 })
  await signIn(page, email)
  await page.clock.install()
  await page.goto(GAME)
  await expect(game(page).getByTestId('spin')).toBeEnabled()

  const limits = await context.newPage()
  await limits.goto(LIMITS)
  await hydrated(limits)
  await setLimit(limits, 'time-D', '10')
  await expect(limits.getByTestId('limit-time-D-left')).toContainText('9 min')
  await expectNoBarrier(limits)
  await expect(reached(page)).toBeHidden()

  const played = await page.request.post(`${SANDBOX}/players/${playerId}/play-time`, {
    data: { minutes: 10 },
  })
  expect(played.status()).toBe(200)
  await page.clock.fastForward('10:00')
  await expect(reached(page)).toContainText('Olet saavuttanut oman aikarajasi')
  await expect(reached(page)).toContainText('10 min')
  await expect(game(page).locator('.pause')).toBeVisible()
  await expectNoBarrier(page, FRAME)
})

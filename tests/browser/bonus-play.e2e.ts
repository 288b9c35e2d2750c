import type { Page } from '@playwright/test'
import { expect, hydrated, signIn, test } from './fixtures.ts'
import { playRound } from './round.ts'

const ACTIVE = '/fi-FI/my-account/rewards/active'
const PLAY = '/fi-FI/online-casino/play/relax/game-velvet-heirloom'

/** Reads the bonus progress page: the amount that is still to be wagered. */
const leftOf = async (page: Page) => {
  await page.goto(ACTIVE)
  const [, left = ''] = await page.getByTestId('reward-progress').locator('dd').allTextContents()
  return Number(left.replace(/[^\d.]/g, ''))
}

test('a game says that wagering is left, and rounds with bonus money reduce it', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn(page, 'bonus-only@playhouse.test')
  const before = await leftOf(page)
  await page.goto(PLAY)
  await hydrated(page)
  await page.getByTestId('limitation-wagering').waitFor()
  await page.getByTestId('limitation-continue').click()
  const spin = page.frameLocator('[data-testid=game-frame]').getByTestId('spin')
  // The player's own money covers at most one round, and its winnings are real money: later rounds stake the bonus.
  await expect(async () => {
    await playRound(page, spin)
    const other = await page.context().newPage()
    const left = await leftOf(other)
    await other.close()
    expect(left).toBeLessThan(before)
  }).toPass()
})

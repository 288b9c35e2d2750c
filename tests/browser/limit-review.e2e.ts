import { expectNoBarrier } from './axe.ts'
import { daysAhead, expect, hydrated, signIn, test } from './fixtures.ts'
import { change, newPlayer } from './new-player.ts'

const HALF_A_YEAR_AND_A_DAY = 186
const LOBBY = '/fi-FI/online-casino'
const REVIEW = '/fi-FI/my-account/limit-review'

/** A player due for a review of the limits: no review so far, and the account is half a year old. */
async function longRegistered(request: Parameters<typeof newPlayer>[0]) {
  const player = await newPlayer(request, { euros: 0 })
  const registeredAt = daysAhead(-HALF_A_YEAR_AND_A_DAY)
  await change(request, player.playerId, { registeredAt })
  return player
}

test('after half a year a player is asked to review the limits, may postpone it, and keeps them by keyboard', async ({
  page,
}) => {
  const { email } = await longRegistered(page.request)
  await signIn(page, email)
  const notice = page.getByTestId('limit-review-notice')

  await page.goto(LOBBY)
  await hydrated(page)
  await expect(notice).toBeVisible()
  await expectNoBarrier(page)
  await notice.getByTestId('limit-review-look').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${REVIEW}$`))
  // The page itself is the review, so there is no notice above it.
  await expect(notice).toHaveCount(0)
  await expect(page.getByTestId('limit-review-next')).toHaveCount(0)
  await expectNoBarrier(page)

  await page.goto(LOBBY)
  await hydrated(page)
  await notice.getByTestId('limit-review-later').click()
  await expect(page).toHaveURL(LOBBY)
  await expect(notice).toHaveCount(0)
  await page.reload()
  await expect(notice).toHaveCount(0)

  // A player who has postponed it can still answer, and is next asked after half a year.
  await page.goto(REVIEW)
  await hydrated(page)
  await page.getByTestId('limit-review-keep').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('limit-review-kept')).toBeVisible()
  await expect(page.getByTestId('limit-review-next')).toBeVisible()
})

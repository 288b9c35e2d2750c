import type { Page } from '@playwright/test'
import { barriers } from './axe.ts'
import { expect, hydrated, signIn, test } from './fixtures.ts'

// The same rounds without waiting for animations.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const PLAY = '/fi-FI/online-casino/play/relax/game-velvet-heirloom'
const ROUNDS = '/fi-FI/my-account/rounds'

/** The site's response for the play page when a running bonus limits the game */
function limitedBy(code: 1 | 2, answer: string): string {
  const [first = '', ...rest] = answer.split('\n')
  // A flat list of values, in which an object refers to its keys and values by index.
  const values = JSON.parse(first) as unknown[]
  const key = `_${values.indexOf('limitation')}`
  const place = values.push(code) - 1
  const page = values.find(
    (it): it is Record<string, number> => typeof it === 'object' && it !== null && key in it,
  )
  if (!page) throw new Error('the answer has no limitation')
  page[key] = place
  return [JSON.stringify(values), ...rest].join('\n')
}

/** Navigates to the game from a page of the site, as a link does. */
async function toGame(page: Page, code: 1 | 2): Promise<void> {
  await page.goto(ROUNDS)
  await hydrated(page)
  await page.route(
    (url) => url.pathname === `${PLAY}.data`,
    async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: limitedBy(code, await response.text()) })
    },
  )
  await page.evaluate((path) => {
    const { __remixRouter: router } = window as unknown as {
      __remixRouter: { navigate(to: string): Promise<void> }
    }
    return router.navigate(path)
  }, PLAY)
}

test('a game that an active bonus limits opens after the player has read this', async ({
  page,
}) => {
  await signIn(page, 'journey-bonus@playhouse.test')

  // The game does not count for the bonus: shown each time, and nothing is loaded before.
  await toGame(page, 1)
  const excluded = page.getByTestId('limitation-excluded')
  await expect(excluded).toContainText('Velvet Heirloom')
  await expect(page.getByTestId('limitation-hide')).toHaveCount(0)
  await expect(page.getByTestId('game-frame')).toHaveCount(0)
  expect(await barriers(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/fi-FI\/online-casino$/)

  // Wagering is left: by keyboard alone, and not shown again to a player who opted out.
  await toGame(page, 2)
  const wagering = page.getByTestId('limitation-wagering')
  await expect(wagering).toBeVisible()
  await page.getByTestId('limitation-hide').focus()
  await page.keyboard.press('Space')
  await expect(page.getByTestId('limitation-hide')).toBeChecked()
  await page.getByTestId('limitation-continue').focus()
  await page.keyboard.press('Enter')
  await expect(wagering).toHaveCount(0)
  const spin = page.frameLocator('[data-testid=game-frame]').getByTestId('spin')
  await expect(spin).toBeEnabled()

  await toGame(page, 2)
  await expect(spin).toBeEnabled()
  await expect(wagering).toHaveCount(0)
  await toGame(page, 1)
  await expect(excluded).toBeVisible()
  await page.getByTestId('limitation-back').click()
  await expect(page).toHaveURL(/\/fi-FI\/online-casino$/)
})

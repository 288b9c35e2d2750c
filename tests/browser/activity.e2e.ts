import type { APIRequestContext, FrameLocator, Page, Request } from '@playwright/test'
import { expectNoBarrier } from './axe.ts'
import { expect, hydrated, SANDBOX, signIn, test } from './fixtures.ts'
import { newPlayer } from './new-player.ts'
import { playRound } from './round.ts'

// The same rounds without waiting for animations.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const PAGE = '/fi-FI/my-account/play-time'
const GAME = '/fi-FI/online-casino/play/relax/game-velvet-heirloom'

const game = (page: Page): FrameLocator => page.frameLocator('[data-testid=game-frame]')
const check = (page: Page) => page.getByTestId('activity-check')

/** Simulates that the player has played for this many minutes since the login. */
async function played(request: APIRequestContext, playerId: string, minutes: number) {
  const answer = await request.post(`${SANDBOX}/players/${playerId}/play-time`, {
    data: { minutes },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** The page checks again when it becomes visible. */
const seenAgain = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

test('the play time is chosen on its page, and the reality check appears over the lobby, by keyboard', async ({
  page,
}) => {
  const { email, playerId } = await newPlayer(page.request, { euros: 0 })
  await signIn(page, email)
  await page.goto(PAGE)
  await hydrated(page)
  await expect(page.getByTestId('play-time-120')).toBeChecked()
  await expectNoBarrier(page)
  await page.getByTestId('play-time-30').focus()
  await page.keyboard.press('Space')
  await page.getByTestId('play-time-save').press('Enter')
  await expect(page.getByTestId('play-time-saved')).toBeVisible()
  await expect(page.getByTestId('play-time-30')).toBeChecked()
  await expect(page.getByTestId('play-time-summary')).toBeVisible()

  await page.goto('/fi-FI/online-casino')
  await hydrated(page)
  await expect(check(page)).toHaveCount(0)
  await played(page.request, playerId, 30)
  await seenAgain(page)
  await expect(check(page)).toBeFocused()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectNoBarrier(page)
  // Nothing else closes it: neither Escape nor a tap outside; and the focus never moves to the page.
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  for (let step = 0; step < 5; step += 1) {
    await page.keyboard.press('Tab')
    const isOutside = await page.evaluate(
      () => document.activeElement?.closest('main, header, footer') !== null,
    )
    expect(isOutside).toBe(false)
  }
  await expect(check(page)).toBeVisible()
  await page.getByTestId('activity-history').press('Enter')
  await expect(page).toHaveURL(/\/my-account\/banking\/transactions/)
  await hydrated(page)
  await expect(check(page)).toHaveCount(0)

  await played(page.request, playerId, 30)
  await page.goto('/fi-FI/online-casino')
  await page.getByTestId('activity-logout').press('Enter')
  await expect(page.getByTestId('login-open')).toBeVisible()
})

test('a reality check pauses the game, and a frame that ignores this starts no round', async ({
  page,
}) => {
  const { email, playerId } = await newPlayer(page.request, { euros: 50 })
  await signIn(page, email)
  await page.goto(GAME)
  const spin = game(page).getByTestId('spin')
  const round = (await playRound(page, spin)).request().postDataJSON() as object
  await played(page.request, playerId, 120)
  // The page knows nothing yet and the game sends a bet: the wallet refuses, and the game shows the reason.
  await spin.click()
  await expect(game(page).locator('body')).toContainText(
    'Vastaa pelin päällä olevaan muistutukseen',
  )
  await seenAgain(page)
  await expect(check(page)).toBeFocused()
  const before = await page.getByTestId('game-balance').textContent()

  // A frame that ignores the pause: it requests round after round.
  const frame = await (await page.getByTestId('game-frame').elementHandle())?.contentFrame()
  const answers: string[] = []
  const ask = async () => {
    const answer = await frame?.evaluate(async (body) => {
      const response = await fetch('/games/api/play', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...body, clientRoundId: crypto.randomUUID() }),
      })
      return `${response.status} ${((await response.json()) as { code?: string }).code}`
    }, round)
    answers.push(answer ?? '')
    return answer
  }
  // Requests that come too fast are refused by the game itself, before they reach the wallet.
  for (let press = 0; press < 3; press += 1) {
    await expect.poll(ask).toBe('403 REALITY_CHECK_DUE')
  }
  expect(answers.filter((it) => !['403 REALITY_CHECK_DUE', '429 TOO_FAST'].includes(it))).toEqual(
    [],
  )
  await expect(check(page)).toBeVisible()
  await page.getByTestId('activity-continue').click()
  await expect(check(page)).toHaveCount(0)
  expect(await page.getByTestId('game-balance').textContent()).toBe(before)
  // The frame's requests count for the pace of the game, so the first press may come too fast.
  await expect(async () => {
    await playRound(page, spin)
  }).toPass()
})

test('an answer in one tab closes the reality check in the other', async ({ page, context }) => {
  const { email, playerId } = await newPlayer(page.request, { euros: 0 })
  await signIn(page, email)
  const other = await context.newPage()
  await played(page.request, playerId, 120)
  for (const tab of [page, other]) {
    await tab.goto('/fi-FI/online-casino')
    await expect(check(tab)).toBeVisible()
  }
  await other.getByTestId('activity-continue').click()
  await expect(check(other)).toHaveCount(0)
  await expect(check(page)).toHaveCount(0)
})

test('a late response does not show an answered reality check again', async ({ page }) => {
  const { email, playerId } = await newPlayer(page.request, { euros: 0 })
  await signIn(page, email)
  await played(page.request, playerId, 120)
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  const isShown = (it: Request) => it.postData()?.includes('shown') ?? false
  let shown = 0
  await page.route('**/api/activity', async (route) => {
    const response = await route.fetch()
    if (isShown(route.request())) {
      shown += 1
      await isReleased
    }
    await route.fulfill({ response })
  })
  await page.goto('/fi-FI/online-casino')
  await page.getByTestId('activity-continue').click()
  await expect(check(page)).toHaveCount(0)
  const late = page.waitForEvent('requestfinished', isShown)
  release()
  await late
  // The check would cover this page, or have reported again that it was shown.
  await page.getByRole('navigation', { name: 'Pelikategoriat' }).getByText('Omat pelit').click()
  await expect(page).toHaveURL(/\/my-games$/)
  await expect(check(page)).toHaveCount(0)
  expect(shown).toBe(1)
})

test('in Germany nobody can continue for five minutes, and the history stays open', async ({
  page,
}) => {
  const email = 'activity-de@playhouse.test'
  await signIn(page, email)
  await played(page.request, await playerOf(page.request, email), 60)
  await page.goto('/de-DE/my-account/play-time')
  await expect(page.getByTestId('play-time-fixed')).toBeVisible()
  await expect(page.getByTestId('activity-due')).toBeVisible()
  await page.goto('/de-DE/online-casino')
  await expect(check(page)).toBeFocused()
  await expect(page.getByTestId('activity-locked')).toContainText(/[0-4]:\d\d/)
  await expect(page.getByTestId('activity-continue')).toBeDisabled()
  await expectNoBarrier(page)
  await page.getByTestId('activity-history').click()
  await expect(page).toHaveURL(/\/my-account\/banking\/transactions/)
  await hydrated(page)
  // The history can be viewed; on other pages the check is still shown.
  await expect(check(page)).toHaveCount(0)
  await page.goto('/de-DE/online-casino')
  await expect(page.getByTestId('activity-continue')).toBeDisabled()
  // The lock period is over: five minutes later the game opens.
  await played(page.request, await playerOf(page.request, email), 65)
  await seenAgain(page)
  await expect(page.getByTestId('activity-continue')).toBeEnabled()
  await page.getByTestId('activity-continue').click()
  await expect(check(page)).toHaveCount(0)
})

async function playerOf(request: APIRequestContext, email: string): Promise<string> {
  const answer = await request.get(`${SANDBOX}/players?query=${email}`)
  const { players } = (await answer.json()) as { players: { playerId: string }[] }
  return players[0]?.playerId ?? ''
}

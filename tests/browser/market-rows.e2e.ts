import type { APIRequestContext, Page } from '@playwright/test'
import type { LimitPeriod } from '#contracts/player-api/protection-words.ts'
import { type Row, rowOf } from '#tests/fixtures/market-row.ts'
import { sample } from '#tests/fixtures/sample.ts'
import { expect, hydrated, PASSWORD, SANDBOX, signIn, test } from './fixtures.ts'
import { type NewPlayer, newcomerIn } from './new-player.ts'

/**
 * Rows of the market table that differ in their player protection rules. Their pages of limits and breaks are
 * tested in tests/integration/server/html/protection.test.ts.
 */
const CODES = ['FI', 'GG', 'PP', 'DE', 'CA', 'MT'] as const
const ROWS = sample('market rows', CODES, { count: 1, idOf: (code) => code }).map(rowOf)

const LIMITS = '/my-account/gambling-limits'
const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

const frame = (page: Page) => page.getByTestId('game-frame')
const check = (page: Page) => page.getByTestId('activity-check')
const choicesOf = (page: Page, name: string) =>
  page
    .locator(`input[type=radio][name=${name}]`)
    .evaluateAll((all) => all.map((it) => (it as HTMLInputElement).value))

/** A player created for the test, who lives in a country of the row and is signed in. */
async function arrive(page: Page, row: Row): Promise<NewPlayer> {
  const player = await newcomerIn(page.request, row.country)
  await signIn(page, player.email, row.segment)
  return player
}

/** The limits that the row requires before play; the longest period first, as a shorter one may not exceed it. */
function mandatoryLimits({ market }: Row): LimitPeriod[] {
  const periods: readonly LimitPeriod[] = market.limitsBeforePlay?.periods ?? []
  return (['M', 'W', 'D'] as const).filter((it) => periods.includes(it))
}

/** Sends the form of a deposit limit, as its page does. */
async function saveLimit(page: Page, row: Row, period: LimitPeriod): Promise<void> {
  const { origin } = new URL(test.info().project.use.baseURL ?? '')
  const answer = await page.request.post(`${origin}${row.path(LIMITS)}`, {
    ...{ headers: { origin }, maxRedirects: 0 },
    form: { intent: 'save', of: `deposit-${period}`, amount: String(row.amount(400n)) },
  })
  expect(answer.status(), period).toBe(303)
}

/** Simulates that the player has played this long since the login or the last answer; the open page checks again. */
async function played(page: Page, playerId: string, minutes: number): Promise<void> {
  const answer = await page.request.post(`${SANDBOX}/players/${playerId}/play-time`, {
    data: { minutes },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}
const seenAgain = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

async function expectRefusedLogin(page: Page, row: Row, email: string, words: string) {
  await page.goto(row.path('/login'))
  await hydrated(page)
  await page.getByTestId('login-email').fill(email)
  await page.getByTestId('login-password').fill(PASSWORD)
  await page.getByTestId('login-submit').click()
  await expect(page.getByTestId('login-failure')).toContainText(words)
  await page.goto(row.path(LIMITS))
  await expect(page).toHaveURL(/\/401\?next=/)
}

for (const row of ROWS) {
  const { market, t } = row
  test.describe(`${market.code}, ${market.name}`, () => {
    // Breaks are shown in the browser's time zone, limits in that of the row.
    test.use({ timezoneId: market.timeZone })

    test('play starts after the limits of the row, pauses at its reality check, and ends with two taps', async ({
      page,
    }) => {
      // The same rounds without waiting for animations.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const { playerId, email } = await arrive(page, row)
      const { mode, choicesMinutes, defaultMinutes, lockMinutes } = market.realityCheck
      const isFixed = mode === 'fixed'
      const minutes = isFixed ? defaultMinutes : Math.min(...choicesMinutes)

      await test.step('the reality check comes after a time that the row offers', async () => {
        await page.goto(row.path('/my-account/play-time'))
        await hydrated(page)
        const rest = page.getByText(t('activity:rest', { time: row.minutes(lockMinutes) }))
        await expect(rest).toHaveCount(lockMinutes > 0 ? 1 : 0)
        const offered = isFixed ? [] : choicesMinutes.map(String)
        expect(await choicesOf(page, 'minutes')).toEqual(offered)
        if (isFixed) {
          const fixed = t('activity:fixed', { time: row.minutes(minutes) })
          await expect(page.getByTestId('play-time-fixed')).toHaveText(fixed)
          return
        }
        await expect(page.getByTestId(`play-time-${defaultMinutes}`)).toBeChecked()
        await page.getByTestId(`play-time-${minutes}`).check()
        await page.getByTestId('play-time-save').click()
        await expect(page.getByTestId('play-time-saved')).toBeVisible()
        await expect(page.getByTestId(`play-time-${minutes}`)).toBeChecked()
      })

      if (mandatoryLimits(row).length > 0) {
        await test.step('no game opens before the limits that the row requires', async () => {
          await page.goto(row.path(row.game))
          await expect(page.getByTestId('game-limits-missing')).toBeVisible()
          await expect(frame(page)).toHaveCount(0)
          for (const period of mandatoryLimits(row)) {
            await saveLimit(page, row, period)
          }
        })
      }

      await page.goto(row.path(row.game))
      const rounds = await roundsOf(page)

      await test.step('a check that is due covers the game, and a frame that ignores it starts no round', async () => {
        await played(page, playerId, minutes)
        await expect.poll(rounds.ask).toBe('REALITY_CHECK_DUE')
        await seenAgain(page)
        await expect(check(page)).toBeFocused()
        await expect(page.getByRole('alertdialog')).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(check(page)).toBeVisible()
        expect(await isUncovered(page)).toBe(false)
        const goOn = page.getByTestId('activity-continue')
        const locked = page.getByTestId('activity-locked')
        if (lockMinutes > 0) {
          await expect(locked).toBeVisible()
          await expect(goOn).toBeDisabled()
          await expect.poll(rounds.ask).toBe('REALITY_CHECK_DUE')
          // The lock period of the row is over.
          await played(page, playerId, minutes + lockMinutes)
          await seenAgain(page)
        }
        await expect(goOn).toBeEnabled()
        await expect(locked).toHaveCount(0)
        await expect.poll(rounds.ask).toBe('REALITY_CHECK_DUE')
        expect(rounds.refusals()).toEqual(['REALITY_CHECK_DUE'])
        await goOn.click()
        await expect(check(page)).toHaveCount(0)
        await expect.poll(() => isUncovered(page)).toBe(true)
        await expect.poll(rounds.ask).toBe('PLAYED')
      })

      await test.step('two taps end the game and the session, and no login opens it again', async () => {
        await page.getByTestId('take-a-break').click()
        await page.getByTestId('take-a-break-now').click()
        await expect(page.getByTestId('break-begun')).toBeVisible()
        await expect(page.getByTestId('login-open').first()).toBeVisible()
        await expect(frame(page)).toHaveCount(0)
        // The data that the frame had opens no round either.
        await expect.poll(() => rounds.askFrom(page.request)).toMatch(ENDED)
        const days = Math.ceil((market.timeoutHours[0] * HOUR_MS) / DAY_MS)
        await expectRefusedLogin(page, row, email, t('login:error.timeout', { count: days }))
      })
    })
  })
}

const ENDED = /^(GAME_SESSION_ENDED|PLAYER_BLOCKED)$/

/** Whether the element in the middle of the game is the game itself. */
const isUncovered = (page: Page) =>
  frame(page).evaluate((it) => {
    const { left, top, width, height } = it.getBoundingClientRect()
    return document.elementFromPoint(left + width / 2, top + height / 2) === it
  })

/**
 * Plays a round of the open game by its button; later rounds are requested by the frame itself, which ignores
 * pauses. Requests that come too fast are refused by the game before they reach the wallet.
 */
async function roundsOf(page: Page) {
  const spin = page.frameLocator('[data-testid=game-frame]').getByTestId('spin')
  await expect(spin).toBeEnabled()
  const answered = page.waitForResponse((it) => it.url().includes('/games/api/play'))
  await spin.click()
  const first = await answered
  expect(first.status()).toBe(200)
  const url = first.url()
  const round = first.request().postDataJSON() as object
  const inside = await (await frame(page).elementHandle())?.contentFrame()
  const refusals = new Set<string>()
  const outcome = (it: { status: number; code: string | undefined }) => {
    const code = it.status === 200 ? 'PLAYED' : (it.code ?? String(it.status))
    if (code !== 'PLAYED' && code !== 'TOO_FAST') refusals.add(code)
    return code
  }
  return {
    /** Every refusal except for the pace. */
    refusals: () => [...refusals],
    async ask(): Promise<string> {
      const answer = await inside?.evaluate(
        async ({ to, body }) => {
          const response = await fetch(to, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ ...body, clientRoundId: crypto.randomUUID() }),
          })
          const { code } = (await response.json()) as { code?: string }
          return { status: response.status, code }
        },
        { to: url, body: round },
      )
      return answer ? outcome(answer) : 'no frame'
    },
    /** The same from outside, after the frame is gone. */
    async askFrom(request: APIRequestContext): Promise<string> {
      const data = { ...round, clientRoundId: crypto.randomUUID() }
      const answer = await request.post(url, { data })
      const { code } = (await answer.json()) as { code?: string }
      return outcome({ status: answer.status(), code })
    },
  }
}

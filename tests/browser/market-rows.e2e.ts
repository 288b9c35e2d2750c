import type { APIRequestContext, Page } from '@playwright/test'
import { LIMIT_KINDS, type LimitPeriod } from '#contracts/player-api/protection-words.ts'
import { addMonths } from '#markets/local-moment.ts'
import { CONFIRM_WITHIN_MS } from '#platform/limits/limit-rules.ts'
import { newcomerOf } from '#seed/qa-players.ts'
import { sample } from '#tests/fixtures/sample.ts'
import { expect, hydrated, PASSWORD, SANDBOX, signIn, test } from './fixtures.ts'
import { type Row, rowOf, saidOfOne } from './market-row.ts'
import { change, type NewPlayer, newcomerIn, payIn } from './new-player.ts'
import { type OwnProduct, ownProduct } from './own-product.ts'

/** Rows of the market table that differ in their player protection rules; each has its tests below. */
const CODES = ['FI', 'GG', 'PP', 'DE', 'CA', 'MT'] as const
/** The rules of each row as its players experience them. */
const ROWS = sample('market rows', CODES, { count: 1, idOf: (code) => code }).map(rowOf)

const LIMITS = '/my-account/gambling-limits'
const EXCLUSIONS = '/take-a-break'
const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

const part = (page: Page, what: string) => page.getByTestId(`limit-deposit-M-${what}`)
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

/** Sends a form of the site as a page does; returns the status of the response. */
async function send(
  page: Page,
  row: Row,
  path: string,
  form: Record<string, string>,
  { origin } = new URL(test.info().project.use.baseURL ?? ''),
): Promise<number> {
  const answer = await page.request.post(`${origin}${row.path(path)}`, {
    ...{ headers: { origin }, form, maxRedirects: 0 },
  })
  return answer.status()
}

/** The limits that the row requires before play; the longest period first, as a shorter one may not exceed it. */
function mandatoryLimits({ market }: Row): LimitPeriod[] {
  const periods: readonly LimitPeriod[] = market.limitsBeforePlay?.periods ?? []
  return (['M', 'W', 'D'] as const).filter((it) => periods.includes(it))
}

async function saveLimit(
  page: Page,
  row: Row,
  of: { period?: LimitPeriod; amount: number; origin?: string },
): Promise<void> {
  const { period = 'M', amount, origin } = of
  const form = { intent: 'save', of: `deposit-${period}`, amount: String(amount) }
  const at = origin === undefined ? undefined : new URL(origin)
  expect(await send(page, row, LIMITS, form, at), period).toBe(303)
}

async function ask(page: Page, amount: number): Promise<void> {
  await part(page, 'edit').click()
  await part(page, 'amount').fill(String(amount))
  await part(page, 'review').click()
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
  const { market, t, money, amount } = row
  test.describe(`${market.code}, ${market.name}`, () => {
    // Breaks are shown in the browser's time zone, limits in that of the row.
    test.use({ timezoneId: market.timeZone })

    test('a limit is set, raised after the wait, kept and given up, and money and time show it', async ({
      page,
    }) => {
      const { playerId, email } = await arrive(page, row)
      const required = mandatoryLimits(row)
      const { delayHours, afterPeriodEnd, confirmed } = market.limitIncrease
      const [limit, higher, paid] = [amount(400n), amount(800n), amount(30n)]
      await page.goto(row.path(LIMITS))
      await hydrated(page)

      await test.step('the page says the rule, and has the limits of the row', async () => {
        const rule = afterPeriodEnd ? 'limits:rule.afterPeriod' : 'limits:rule.delay'
        await expect(page.locator('main')).toContainText(t(rule, { hours: delayHours }))
        const second = page.getByText(t('limits:rule.confirmed'))
        await expect(second).toHaveCount(confirmed ? 1 : 0)
        for (const kind of LIMIT_KINDS) {
          const isShown = kind !== 'loss' || market.lossLimits
          await expect(page.getByTestId(`limits-${kind}`)).toHaveCount(isShown ? 1 : 0)
        }
        await expect(page.getByTestId('limits-first')).toHaveCount(required.length > 0 ? 1 : 0)
        for (const period of ['D', 'W', 'M'] as const) {
          const way = page.getByTestId(`limits-first-deposit-${period}`)
          await expect(way).toHaveCount(required.includes(period) ? 1 : 0)
        }
        // A form that the page does not show is not accepted either.
        const form = { intent: 'save', of: 'loss-W', amount: String(limit) }
        expect(await send(page, row, LIMITS, form)).toBe(market.lossLimits ? 303 : 400)
      })

      await test.step('set, up to what the law of the row allows, and in force at once', async () => {
        const highest = market.limitsBeforePlay?.highestMinor ?? null
        const most = highest === null ? null : Number(highest / 100n)
        await ask(page, most === null ? limit : most + 1)
        if (most !== null) {
          await expect(part(page, 'amount-error')).toContainText(money(most))
          await part(page, 'amount').fill(String(limit))
          await part(page, 'review').click()
        }
        await expect(part(page, 'preview')).toContainText(t('limits:preview.first'))
        await part(page, 'confirm').click()
        await expect(part(page, 'value')).toContainText(money(limit))
      })

      await test.step('what is paid in counts against it', async () => {
        for (const period of required) {
          if (period !== 'M') await saveLimit(page, row, { period, amount: limit })
        }
        await change(page.request, playerId, { kycStatus: 'FULLY VERIFIED' })
        const { currency } = market
        await payIn(page.request, email, { payments: [paid], method: 'SKRILL', currency })
        await page.goto(row.path(LIMITS))
        await hydrated(page)
        await expect(page.getByTestId('limits-first')).toHaveCount(0)
        await expect(part(page, 'used')).toContainText(money(paid))
        await expect(part(page, 'left')).toContainText(money(limit - paid))
      })

      await test.step('raised: the moment of the rule is told before and after, and nothing changes yet', async () => {
        const begun = Date.now()
        await ask(page, higher)
        const preview = part(page, 'preview')
        await expect(preview).toBeVisible()
        const told = await preview.innerText()
        await part(page, 'confirm').click()
        await expect(part(page, 'pending')).toBeVisible()
        const said = await part(page, 'pending').innerText()
        const works = [row.worksFrom(begun), row.worksFrom(Date.now())] as const
        const when = (moment: number) => row.short.format(moment)

        const current = money(limit)
        expect(told).toMatch(
          saidOfOne(works, (it) => t('limits:preview.higher', { time: when(it), current })),
        )
        const second = saidOfOne(works, (it) =>
          t('limits:pending.second', { from: when(it), until: when(it + CONFIRM_WITHIN_MS) }),
        )
        const raise = (it: number) =>
          t('limits:pending.raise', { time: when(it), value: money(higher) })
        const askedRaise = t('limits:pending.askedRaise', { value: money(higher) })
        if (confirmed) {
          expect(told).toMatch(saidOfOne(works, () => t('limits:preview.second', { current })))
          expect(said).toMatch(saidOfOne(works, () => askedRaise))
          expect(said).toMatch(second)
        } else {
          expect(said).toMatch(saidOfOne(works, raise))
        }
        await expect(part(page, 'second-yes')).toHaveCount(0)
        await expect(part(page, 'value')).toContainText(money(limit))
      })

      await test.step('kept, by taking the raise back', async () => {
        await part(page, 'cancel').click()
        await expect(part(page, 'pending')).toHaveCount(0)
        await expect(part(page, 'value')).toContainText(money(limit))
      })

      await test.step(
        required.includes('M')
          ? 'not given up: nobody plays without'
          : 'given up, after the same wait',
        async () => {
          await part(page, 'edit').click()
          await expect(part(page, 'amount')).toBeVisible()
          const kept = page.getByTestId('limit-deposit-M').getByText(t('limits:first.kept'))
          if (required.includes('M')) {
            await expect(kept).toBeVisible()
            await expect(part(page, 'remove')).toHaveCount(0)
            const form = { intent: 'remove', of: 'deposit-M' }
            expect(await send(page, row, LIMITS, form)).toBe(403)
            await part(page, 'stay').click()
            await expect(part(page, 'pending')).toHaveCount(0)
          } else {
            await expect(kept).toHaveCount(0)
            const begun = Date.now()
            await part(page, 'remove').click()
            await part(page, 'confirm').click()
            await expect(part(page, 'pending')).toBeVisible()
            const said = await part(page, 'pending').innerText()
            const works = [row.worksFrom(begun), row.worksFrom(Date.now())] as const
            const removal = (it: number) =>
              confirmed
                ? t('limits:pending.askedRemoval')
                : t('limits:pending.removal', { time: row.short.format(it) })
            expect(said).toMatch(saidOfOne(works, removal))
          }
          await expect(part(page, 'value')).toContainText(money(limit))
        },
      )

      await test.step('money and time have the deposit and the limit, in the currency of the row', async () => {
        const opening = newcomerOf(row.country, { id: playerId, password: PASSWORD })
        const begunWith = Number((opening?.openingBalance?.minor ?? 0n) / 100n)
        await page.goto(row.path('/my-account/banking/budget'))
        await expect(page.getByTestId('budget-limit-deposit-M')).toContainText(
          t('budget:limits.used', { used: money(paid), value: money(limit) }),
        )
        const total = page.getByTestId('budget-table').locator('tbody tr').first()
        await expect(total).toContainText(money(begunWith + paid))
      })
    })

    test('play begins with the limits of the row, waits at its check, and ends with two taps', async ({
      page,
    }) => {
      // The same rounds without waiting for animations.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const { playerId, email } = await arrive(page, row)
      const { mode, choicesMinutes, defaultMinutes, lockMinutes } = market.realityCheck
      const isFixed = mode === 'fixed'
      const minutes = isFixed ? defaultMinutes : Math.min(...choicesMinutes)

      await test.step('the check comes after a time that the row offers', async () => {
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
        await test.step('no game opens before the limits that the row wants', async () => {
          await page.goto(row.path(row.game))
          await expect(page.getByTestId('game-limits-missing')).toBeVisible()
          await expect(frame(page)).toHaveCount(0)
          for (const period of mandatoryLimits(row)) {
            await saveLimit(page, row, { period, amount: amount(400n) })
          }
        })
      }

      await page.goto(row.path(row.game))
      const rounds = await roundsOf(page)

      await test.step('a check that is due covers the game, and a frame that goes on begins no round', async () => {
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
        expect(rounds.told()).toEqual(['REALITY_CHECK_DUE'])
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

    test('a time-out and an exclusion as long as the row offers begin, and are told at the login', async ({
      page,
    }) => {
      const resting = await arrive(page, row)
      const [hours] = market.timeoutHours
      await page.goto(row.path(EXCLUSIONS))
      await hydrated(page)

      await test.step('no other length than those of the row is offered or taken', async () => {
        expect(await choicesOf(page, 'hours')).toEqual(market.timeoutHours.map(String))
        const months = [...market.exclusionMonths.map(String), 'forever']
        expect(await choicesOf(page, 'months')).toEqual(months)
        const strange = {
          hours: String(Math.max(...market.timeoutHours) + 24),
          months: String(Math.min(...market.exclusionMonths) - 1),
        }
        for (const intent of ['timeout', 'exclusion']) {
          const form = { intent, confirmed: 'yes', ...strange }
          expect(await send(page, row, EXCLUSIONS, form), intent).toBe(400)
        }
      })

      await test.step('a time-out, read with its end before it begins', async () => {
        await page.getByTestId(`break-timeout-${hours}`).check()
        await startExclusion(page, row, 'timeout', (now) => now + hours * HOUR_MS)
        const words = t('login:error.timeout', { count: Math.ceil((hours * HOUR_MS) / DAY_MS) })
        await expectRefusedLogin(page, row, resting.email, words)
      })

      await test.step('an exclusion of the fewest months', async () => {
        const leaving = await arrive(page, row)
        const months = Math.min(...market.exclusionMonths)
        await page.goto(row.path(EXCLUSIONS))
        // The next player to sign in in the same browser sees the welcome dialog.
        await page.getByTestId('welcome-close').click()
        await page.getByTestId(`break-exclusion-${months}`).check()
        const endOf = (now: number) => addMonths(now, months, market.timeZone)
        const begun = await startExclusion(page, row, 'exclusion', endOf)
        const count = Math.ceil((endOf(begun) - Date.now()) / DAY_MS)
        await expectRefusedLogin(page, row, leaving.email, t('login:error.exclusion', { count }))
      })
    })
  })
}

test.describe('with time that goes on', () => {
  const MINUTE_MS = 60_000
  let product: OwnProduct | undefined
  test.beforeAll(async () => {
    // As long as the product of the other tests may take to start.
    test.setTimeout(300_000)
    product = await ownProduct()
  })
  test.afterAll(() => product?.stop())

  /** Serial: each test's time starts where the previous one ended. */
  test('a raise works from the moment on that each row says, and only after a second yes where the row wants one', async ({
    browser,
    request,
  }) => {
    test.slow()
    if (!product) throw new Error('the product has not started')
    const { origin, sandbox, now, travelTo } = product
    for (const row of ROWS) {
      const { market, money, amount } = row
      const [limit, higher] = [amount(400n), amount(800n)]
      const { email } = await newcomerIn(request, row.country, sandbox)
      const page = await (await browser.newContext()).newPage()
      const look = async () => {
        // No session lasts for days.
        await page.context().clearCookies({ name: 'sid' })
        await signIn(page, email, row.segment, origin)
        await page.goto(`${origin}${row.path(LIMITS)}`)
        await hydrated(page)
      }
      await signIn(page, email, row.segment, origin)
      await saveLimit(page, row, { amount: limit, origin })
      const asked = await now(request)
      await saveLimit(page, row, { amount: higher, origin })
      const saved = await now(request)

      await travelTo(request, row.worksFrom(asked) - 10 * MINUTE_MS)
      await look()
      await expect(part(page, 'pending'), market.code).toBeVisible()
      await expect(part(page, 'second-yes'), market.code).toHaveCount(0)
      await expect(part(page, 'value'), market.code).toContainText(money(limit))

      await travelTo(request, Math.max(row.worksFrom(saved), await now(request)) + MINUTE_MS)
      await look()
      if (market.limitIncrease.confirmed) {
        await expect(part(page, 'value'), market.code).toContainText(money(limit))
        await part(page, 'second-yes').click()
      }
      await expect(part(page, 'value'), market.code).toContainText(money(higher))
      await expect(part(page, 'pending'), market.code).toHaveCount(0)
      await page.context().close()
    }
  })
})

const ENDED = /^(GAME_SESSION_ENDED|PLAYER_BLOCKED)$/

/** Continues from a chosen length, reads when the break ends, and starts it; returns a moment before that. */
async function startExclusion(
  page: Page,
  row: Row,
  kind: 'timeout' | 'exclusion',
  endOf: (now: number) => number,
): Promise<number> {
  const asked = Date.now()
  await page.getByTestId(`break-${kind}-submit`).click()
  const end = page.getByTestId('break-confirm-end')
  await expect(end).toBeVisible()
  const ends = [endOf(asked), endOf(Date.now())] as const
  await expect(end).toContainText(
    saidOfOne(ends, (it) => row.t('breaks:confirm.until', { end: row.long.format(it) })),
  )
  const back = kind === 'exclusion' && row.market.openBets === 'given-back'
  const bets = row.t(`breaks:confirm.points.${back ? 'betsBack' : 'bets'}`)
  await expect(page.getByTestId('break-confirm')).toContainText(bets)
  const begun = Date.now()
  await page.getByTestId('break-confirm-submit').click()
  await expect(page.getByTestId('break-begun')).toBeVisible()
  await expect(page.getByTestId('login-open').first()).toBeVisible()
  return begun
}

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
    const said = it.status === 200 ? 'PLAYED' : (it.code ?? String(it.status))
    if (said !== 'PLAYED' && said !== 'TOO_FAST') refusals.add(said)
    return said
  }
  return {
    /** Every refusal except for the pace. */
    told: () => [...refusals],
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

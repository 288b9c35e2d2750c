import { describe, expect, test } from 'vitest'
import { LIMIT_KINDS, type LimitPeriod } from '#contracts/player-api/protection-words.ts'
import { addMonths } from '#markets/local-moment.ts'
import { CONFIRM_WITHIN_MS } from '#platform/limits/limit-rules.ts'
import { newcomerOf } from '#seed/qa-players.ts'
import type { HtmlVisitor } from '#tests/fixtures/html-visitor/visitor.ts'
import { anyTextBetween, type Row, rowOf } from '#tests/fixtures/market-row.ts'
import { sample } from '#tests/fixtures/sample.ts'
import { demoSite, PASSWORD } from './demo-site.ts'

const LOBBY = '/fi-FI/online-casino'
const EXCLUSIONS = '/take-a-break'
const LIMITS = '/my-account/gambling-limits'
const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000

const { calls, product, signedIn, visitor } = demoSite()
const now = () => product().clock.now()
const part = (me: HtmlVisitor, id: string, what: string) => me.getByTestId(`limit-${id}-${what}`)

test('the reality check is shown on its page', async () => {
  const PAGE = '/fi-FI/my-account/play-time'
  const { email, playerId } = await calls().newPlayer()
  const played = (minutes: number) => calls().put(`/players/${playerId}/play-time`, { minutes })
  const me = await signedIn(email)
  await me.goto(PAGE)
  me.getByTestId('play-time-60').check()
  await me.getByTestId('play-time-save').click()
  expect(me.getByTestId('play-time-saved')).toBeVisible()
  await played(60)
  await me.goto(PAGE)
  expect(me.getByTestId('activity-due')).toBeVisible()
  await me.getByTestId('activity-continue').click()
  expect(me.getByTestId('play-time-left')).toContainText('60')
  await played(60)
  await me.goto(PAGE)
  await me.getByTestId('activity-logout').click()
  expect(me.getByTestId('login-open')).toBeVisible()
})

test('self-exclusion is open to payout-only players', async () => {
  const { email, playerId } = await calls().newPlayer()
  await calls().change(playerId, { status: 'PAYOUT' })
  const me = await signedIn(email)
  await me.goto('/fi-FI/my-account/account')
  await me.getByTestId('break-box-link').click()
  await me.getByTestId('break-exclusion-submit').click()
  expect(me.getByTestId('break-exclusion-error')).toBeVisible()
  me.getByTestId('break-exclusion-forever').check()
  await me.getByTestId('break-exclusion-submit').click()
  expect(me.getByTestId('break-confirm-end')).toContainText('Ei päättymispäivää')
  await me.getByTestId('break-confirm-submit').click()
  expect(me.getByTestId('break-begun')).toBeVisible()
  await calls().lastMessage(email, 'break.for-ever')
})

test('a message of concern is shown in the page, with the same options', async () => {
  const { email, playerId } = await calls().newPlayer()
  const raised = await calls().put(`/early-warnings/${playerId}`, { rule: 'longPlay', level: 2 })
  expect(raised).toMatchObject({ raised: { rule: 'longPlay' } })
  const me = await signedIn(email)
  await me.goto(LOBBY)
  expect(me.getByTestId('warning-notice')).toContainText('Pysähdy hetkeksi')
  await me.getByTestId('warning-BREAK').click()
  expect(me.path()).toMatch(/\/take-a-break/)
  expect(me.getByTestId('warning-notice')).toHaveCount(0)
})

test('while a player is warned of chasing losses there is no marketing, and staff see the answer', async () => {
  const { email, playerId } = await calls().newPlayer()
  const me = await signedIn(email)
  await me.goto('/fi-FI')
  expect(me.getByTestId('banner').count()).toBeGreaterThan(0)
  await me.goto('/fi-FI/promotions')
  expect(me.getByTestId('promotion').count()).toBeGreaterThan(0)
  await calls().put(`/early-warnings/${playerId}`, { rule: 'chasing', level: 2 })
  await me.goto(LOBBY)
  expect(me.getByTestId('warning-why')).toContainText('120.50')
  await me.getByTestId('warning-LIMITS').click()
  expect(me.path()).toMatch(/\/my-account\/gambling-limits/)

  await me.goto('/fi-FI')
  expect(me.getByTestId('banner')).toHaveCount(0)
  expect(me.locator('a[href$="/promotions"]')).toHaveCount(0)
  for (const path of [
    ...['/promotions', '/promotions/casino/summer-matinee', '/tournaments', '/iclub'],
    '/landing/first-night',
  ]) {
    await me.goto(`/fi-FI${path}`)
    expect(me.path(), path).toBe('/fi-FI')
  }
  const staff = visitor()
  await staff.goto(`${product().sandbox}/console/warnings`)
  const row = staff.locator(`[data-testid=warning][data-player="${playerId}"]`)
  for (const words of ['chasing', 'lost 120.5 EUR', 'LIMITS']) expect(row).toContainText(words)
})

test('repeatedly declined deposits raise a message, which can be dismissed', async () => {
  const { email } = await calls().newPlayer()
  for (let n = 0; n < 3; n += 1)
    await calls().pay(email, { amount: 20, method: 'TRUSTLY' }, 'decline')
  const me = await signedIn(email)
  const level = async () => {
    await me.goto(LOBBY)
    const [found] = me.getByTestId('warning-notice').attributes('data-level')
    return found
  }
  await expect.poll(level, { timeout: 60_000 }).toBe('1')
  expect(me.getByTestId('warning-why')).toContainText('24 tunnin sisällä: 3')
  await me.getByTestId('warning-READ').click()
  expect(me.getByTestId('warning-notice')).toHaveCount(0)
  expect(me.path()).toMatch(/\/online-casino/)
})

describe('limits', () => {
  const PATH = `/fi-FI${LIMITS}`
  const REVIEW = '/fi-FI/my-account/limit-review'
  const HALF_A_YEAR_AND_A_DAY_MS = 186 * DAY_MS

  test('one is set, and the page says so', async () => {
    const { email } = await calls().newPlayer()
    const me = await signedIn(email)
    await me.goto(PATH)
    await part(me, 'spend-W', 'edit').click()
    part(me, 'spend-W', 'amount').fill('x')
    await part(me, 'spend-W', 'review').click()
    expect(me.getByTestId('limit-spend-W-amount-error')).toBeVisible()
    part(me, 'spend-W', 'amount').fill('70')
    await part(me, 'spend-W', 'review').click()
    expect(part(me, 'spend-W', 'preview')).toContainText('tulee voimaan heti')
    await part(me, 'spend-W', 'confirm').click()
    expect(part(me, 'spend-W', 'value')).toContainText('70.00')
    const limit = me.getByTestId('limit-spend-W')
    expect(limit.getByRole('status')).toContainText('Rajasi on muutettu')
  })

  test('one on time is set in minutes, and shows what is left in plain words (LIM-24)', async () => {
    const { email } = await calls().newPlayer()
    const me = await signedIn(email)
    await me.goto(`${PATH}?edit=time-D`)
    part(me, 'time-D', 'amount').fill('90.5')
    await part(me, 'time-D', 'review').click()
    expect(me.getByTestId('limit-time-D-amount-error')).toContainText('kokonaisia minuutteja')
    part(me, 'time-D', 'amount').fill('135')
    await part(me, 'time-D', 'review').click()
    await part(me, 'time-D', 'confirm').click()
    expect(part(me, 'time-D', 'value')).toContainText(/2.t 15.min/)
    expect(part(me, 'time-D', 'left')).toContainText(/2.t 1\d.min/)
    await me.goto('/fi-FI/my-account/banking/budget')
    expect(me.getByTestId('budget-limit-time-D')).toContainText('Aikarajat')
  })

  test('one locked by staff says why, and can be lowered only (LIM-10)', async () => {
    const { email, playerId } = await calls().newPlayer()
    const me = await signedIn(email)
    const to = async (amount: string) => {
      await me.goto(`${PATH}?edit=spend-W`)
      part(me, 'spend-W', 'amount').fill(amount)
      await part(me, 'spend-W', 'review').click()
    }
    await to('70')
    await part(me, 'spend-W', 'confirm').click()
    const lock = { kind: 'spend', period: 'W', locked: true, reason: 'LAW', note: 'a test' }
    await calls().put(`/players/${playerId}/limits`, lock)
    await me.goto(PATH)
    const limit = me.getByTestId('limit-spend-W')
    expect(limit).toContainText('Laki vaatii tätä. Voit silti laskea sitä.')
    expect(part(me, 'spend-W', 'edit')).toContainText('Laske')
    await to('80')
    expect(me.getByTestId('limit-spend-W-amount-error')).toContainText('lukinneet')
    expect(me.getByTestId('limit-spend-W-remove')).toHaveCount(0)
    await to('60')
    await part(me, 'spend-W', 'confirm').click()
    expect(part(me, 'spend-W', 'value')).toContainText('60.00')
    expect(limit).toContainText('lukinneet')
    const held = await calls().get(`/players/${playerId}/limits`)
    expect(JSON.stringify(held)).toContain('QA by the API: a test')
  })

  test('those before the first deposit are set as plain forms, which lead back', async () => {
    const { email } = await calls().newcomerIn('DE')
    const me = await signedIn(email, 'de-DE')
    await me.goto('/de-DE/deposit')
    expect(me.getByTestId('deposit-state')).toHaveAttribute('data-state', 'error')
    expect(me.getByText('Legen Sie zuerst Ihre Limits fest')).toBeVisible()
    await me.getByTestId('deposit-way-on').click()
    expect(me.getByTestId('limits-first')).toBeVisible()
    await me.getByTestId('limits-first-deposit-M').click()
    part(me, 'deposit-M', 'amount').fill('1001')
    await part(me, 'deposit-M', 'review').click()
    expect(part(me, 'deposit-M', 'amount-error')).toContainText('1,000.00')
    part(me, 'deposit-M', 'amount').fill('1000')
    await part(me, 'deposit-M', 'review').click()
    await part(me, 'deposit-M', 'confirm').click()
    expect(me.getByTestId('limits-first-done')).toBeVisible()
    await me.getByTestId('limits-first-back').click()
    expect(me.path()).toBe('/de-DE/deposit')
    expect(me.getByTestId('deposit-state')).toHaveAttribute('data-state', 'allowed')
  })

  test('stay on record with the player’s consent, for people and for programs', async () => {
    const { email } = await calls().newcomerIn('FI')
    const me = await signedIn(email)
    await me.goto(`${PATH}?edit=deposit-D`)
    part(me, 'deposit-D', 'amount').fill('100')
    await part(me, 'deposit-D', 'review').click()
    await part(me, 'deposit-D', 'confirm').click()
    expect(part(me, 'deposit-D', 'value')).toContainText('100.00')
    await me.goto('/fi-FI/take-a-break')
    for (const format of ['csv', 'json']) {
      const href = `/fi-FI/take-a-break/record/protection-record.${format}`
      expect(me.getByTestId(`protection-record-${format}`)).toHaveAttribute('href', href)
      const { headers } = await me.ask(href)
      const name = `filename="protection-record.${format}"`
      expect(headers.get('content-disposition')).toContain(name)
    }
    expect((await me.ask('/fi-FI/take-a-break/record/other.csv')).status).toBe(404)
    const file = await me.ask('/fi-FI/take-a-break/record/protection-record.json')
    const { entries } = JSON.parse(file.text)
    expect(entries).toEqual([
      expect.objectContaining({
        event: 'LIMIT_SET',
        acknowledgement: { at: expect.any(String), how: 'CONFIRMED' },
      }),
    ])
    const { text: csv } = await me.ask('/fi-FI/take-a-break/record/protection-record.csv')
    expect(csv).toContain('acknowledged_at,acknowledged_how')
    expect(csv).toContain('"CONFIRMED"')
  })

  test('after half a year the question is shown in the page, and lowering leads to the limits', async () => {
    const { email, playerId } = await calls().newPlayer()
    const registeredAt = new Date(now() - HALF_A_YEAR_AND_A_DAY_MS).toISOString()
    await calls().change(playerId, { registeredAt })
    const me = await signedIn(email)
    await me.goto(LOBBY)
    await me.getByTestId('limit-review-look').click()
    expect(me.path()).toBe(REVIEW)
    await me.getByTestId('limit-review-lower').click()
    expect(me.path()).toMatch(/\/my-account\/gambling-limits(\?|$)/)
    await me.goto(LOBBY)
    expect(me.getByTestId('limit-review-notice')).toHaveCount(0)
  })

  test('are reviewed: kept, and reviewed as often as the player likes', async () => {
    const { email } = await calls().newPlayer()
    const me = await signedIn(email)
    await me.goto(REVIEW)
    await me.getByTestId('limit-review-keep').press('Enter')
    expect(me.getByTestId('limit-review-kept')).toBeVisible()
    me.getByTestId('limit-review-months-1').check()
    await me.getByTestId('limit-review-save').click()
    expect(me.getByTestId('limit-review-saved')).toBeVisible()
    expect(me.getByTestId('limit-review-months-1')).toBeChecked()
    await me.getByTestId('limit-review-lower').click()
    expect(me.path()).toMatch(/\/my-account\/gambling-limits/)
  })
})

test('the self-test is complete', async () => {
  const { email } = await calls().newPlayer()
  const me = await signedIn(email)
  await me.goto('/fi-FI/my-account/self-test')
  for (let n = 2; n <= 9; n += 1) me.getByTestId(`question-${n}-0`).check()
  await me.getByTestId('self-test-submit').click()
  expect(me.getByTestId('question-1-error')).toBeVisible()
  expect(me.getByTestId('question-2-0')).toBeChecked()
  me.getByTestId('question-1-0').check()
  await me.getByTestId('self-test-submit').click()
  expect(me.getByTestId('self-test-result')).toHaveAttribute('data-band', 'none')
  me.getByTestId('self-test-consent').check()
  await me.getByTestId('self-test-keep').click()
  expect(me.getByTestId('self-test-results').getByRole('listitem')).toHaveCount(1)
})

/** Rows of the market table that differ in their player protection rules. */
const CODES = ['FI', 'GG', 'PP', 'DE', 'CA', 'MT'] as const
const ROWS = sample('market rows on pages', CODES, { count: 2, idOf: (code) => code }).map(rowOf)

describe.each(ROWS)('by the row of $market.name', (row) => {
  const { market, t, money, amount } = row
  const monthly = (me: HtmlVisitor, what: string) => part(me, 'deposit-M', what)

  /** Breaks are shown in the time zone of the browser, limits in that of the row. */
  async function arrive() {
    const player = await calls().newcomerIn(row.country)
    const me = await signedIn(player.email, row.segment)
    me.jar.set('tz', encodeURIComponent(market.timeZone))
    return { me, ...player }
  }
  /** Sends a form that the page need not show; returns the status of the response. */
  async function sendForm(me: HtmlVisitor, path: string, form: Record<string, string>) {
    const { origin } = product()
    const answer = await me.ask(row.path(path), { method: 'POST', headers: { origin }, form })
    return answer.status
  }
  async function review(me: HtmlVisitor, typed: number): Promise<void> {
    if (monthly(me, 'amount').count() === 0) await monthly(me, 'edit').click()
    monthly(me, 'amount').fill(String(typed))
    await monthly(me, 'review').click()
  }
  async function expectRefusedLogin(me: HtmlVisitor, email: string, words: string) {
    await me.goto(row.path('/login'))
    me.getByTestId('login-email').fill(email)
    me.getByTestId('login-password').fill(PASSWORD)
    await me.getByTestId('login-submit').click()
    expect(me.getByTestId('login-failure')).toContainText(words)
    await me.goto(row.path(LIMITS))
    expect(me.path()).toMatch(/\/401\?next=/)
  }
  const required = requiredLimits(row)
  const { delayHours, afterPeriodEnd, confirmed } = market.limitIncrease
  const [limit, higher, paid] = [amount(400n), amount(800n), amount(30n)]

  test('a limit is set, raised after the wait, kept and removed, and money and time show it', async () => {
    const { me, playerId, email } = await arrive()
    await me.goto(row.path(LIMITS))

    // The page has the rule and the limits of the row.
    const rule = afterPeriodEnd ? 'limits:rule.afterPeriod' : 'limits:rule.delay'
    expect(me.locator('main')).toContainText(t(rule, { hours: delayHours }))
    const second = me.locator('main').getByText(t('limits:rule.confirmed'))
    expect(second).toHaveCount(confirmed ? 1 : 0)
    for (const kind of LIMIT_KINDS) {
      const isShown = kind !== 'loss' || market.lossLimits
      expect(me.getByTestId(`limits-${kind}`), kind).toHaveCount(isShown ? 1 : 0)
    }
    expect(me.getByTestId('limits-first')).toHaveCount(required.length > 0 ? 1 : 0)
    for (const period of ['D', 'W', 'M'] as const) {
      const way = me.getByTestId(`limits-first-deposit-${period}`)
      expect(way).toHaveCount(required.includes(period) ? 1 : 0)
    }
    // A form that the page does not show is not accepted either.
    const hidden = { intent: 'save', of: 'loss-W', amount: String(limit) }
    expect(await sendForm(me, LIMITS, hidden)).toBe(market.lossLimits ? 303 : 400)

    // Set, up to what the law of the row allows, and in force at once.
    const highest = market.limitsBeforePlay?.highestMinor ?? null
    if (highest !== null) {
      const most = Number(highest / 100n)
      await review(me, most + 1)
      expect(monthly(me, 'amount-error')).toContainText(money(most))
    }
    await review(me, limit)
    expect(monthly(me, 'preview')).toContainText(t('limits:preview.first'))
    await monthly(me, 'confirm').click()
    expect(monthly(me, 'value')).toContainText(money(limit))

    // Deposits count against it.
    for (const period of required.filter((it) => it !== 'M')) {
      const form = { intent: 'save', of: `deposit-${period}`, amount: String(limit) }
      expect(await sendForm(me, LIMITS, form), period).toBe(303)
    }
    await calls().change(playerId, { kycStatus: 'FULLY VERIFIED' })
    await calls().payIn(email, { amount: paid, method: 'SKRILL', currency: market.currency })
    await me.goto(row.path(LIMITS))
    expect(me.getByTestId('limits-first')).toHaveCount(0)
    expect(monthly(me, 'used')).toContainText(money(paid))
    expect(monthly(me, 'left')).toContainText(money(limit - paid))

    // Raised: the moment of the rule is shown before and after, and nothing changes yet.
    const asked = now()
    await review(me, higher)
    const preview = monthly(me, 'preview').text()
    await monthly(me, 'confirm').click()
    const works = [row.worksFrom(asked), row.worksFrom(now())] as const
    const current = money(limit)
    const when = (moment: number) => row.short.format(moment)
    expect(preview).toMatch(
      anyTextBetween(works, (it) => t('limits:preview.higher', { time: when(it), current })),
    )
    const pending = monthly(me, 'pending').text()
    if (confirmed) {
      expect(preview).toMatch(anyTextBetween(works, () => t('limits:preview.second', { current })))
      const again = (it: number) =>
        t('limits:pending.second', { from: when(it), until: when(it + CONFIRM_WITHIN_MS) })
      const raise = () => t('limits:pending.askedRaise', { value: money(higher) })
      for (const text of [again, raise]) expect(pending).toMatch(anyTextBetween(works, text))
    } else {
      const raise = (it: number) =>
        t('limits:pending.raise', { time: when(it), value: money(higher) })
      expect(pending).toMatch(anyTextBetween(works, raise))
    }
    expect(monthly(me, 'second-yes')).toHaveCount(0)
    expect(monthly(me, 'value')).toContainText(money(limit))
    await monthly(me, 'cancel').click()
    expect(monthly(me, 'pending')).toHaveCount(0)
    expect(monthly(me, 'value')).toContainText(money(limit))

    // Removed after the same wait, or not at all if play requires a limit.
    await monthly(me, 'edit').click()
    const kept = me.getByTestId('limit-deposit-M').getByText(t('limits:first.kept'))
    if (required.includes('M')) {
      expect(kept).toBeVisible()
      expect(monthly(me, 'remove')).toHaveCount(0)
      expect(await sendForm(me, LIMITS, { intent: 'remove', of: 'deposit-M' })).toBe(403)
      await monthly(me, 'stay').click()
      expect(monthly(me, 'pending')).toHaveCount(0)
    } else {
      expect(kept).toHaveCount(0)
      const startedAt = now()
      await monthly(me, 'remove').click()
      await monthly(me, 'confirm').click()
      const ends = [row.worksFrom(startedAt), row.worksFrom(now())] as const
      const removal = (it: number) =>
        confirmed
          ? t('limits:pending.askedRemoval')
          : t('limits:pending.removal', { time: when(it) })
      expect(monthly(me, 'pending').text()).toMatch(anyTextBetween(ends, removal))
    }
    expect(monthly(me, 'value')).toContainText(money(limit))

    // The page Money and time shows the deposit and the limit, in the currency of the row.
    const opening = newcomerOf(row.country, { id: playerId, password: PASSWORD })
    const openingAmount = Number((opening?.openingBalance?.minor ?? 0n) / 100n)
    await me.goto(row.path('/my-account/banking/budget'))
    expect(me.getByTestId('budget-limit-deposit-M')).toContainText(
      t('budget:limits.used', { used: money(paid), value: money(limit) }),
    )
    const total = me.getByTestId('budget-table').locator('tbody tr').first()
    expect(total).toContainText(money(openingAmount + paid))
  })

  test('a time-out and an exclusion as long as the row offers start, and are shown at the login', async () => {
    const { me, email } = await arrive()
    const [hours] = market.timeoutHours
    await me.goto(row.path(EXCLUSIONS))
    const choices = (name: string) =>
      me.locator(`input[type=radio][name=${name}]`).attributes('value')
    expect(choices('hours')).toEqual(market.timeoutHours.map(String))
    expect(choices('months')).toEqual([...market.exclusionMonths.map(String), 'forever'])
    // No other length is accepted.
    const strange = {
      hours: String(Math.max(...market.timeoutHours) + 24),
      months: String(Math.min(...market.exclusionMonths) - 1),
    }
    for (const intent of ['timeout', 'exclusion']) {
      const form = { intent, confirmed: 'yes', ...strange }
      expect(await sendForm(me, EXCLUSIONS, form), intent).toBe(400)
    }

    me.getByTestId(`break-timeout-${hours}`).check()
    await begin(me, 'timeout', (moment) => moment + hours * HOUR_MS)
    const days = Math.ceil((hours * HOUR_MS) / DAY_MS)
    await expectRefusedLogin(me, email, t('login:error.timeout', { count: days }))

    const leaving = await arrive()
    const months = Math.min(...market.exclusionMonths)
    const endOf = (moment: number) => addMonths(moment, months, market.timeZone)
    await leaving.me.goto(row.path(EXCLUSIONS))
    leaving.me.getByTestId(`break-exclusion-${months}`).check()
    const startedAt = await begin(leaving.me, 'exclusion', endOf)
    const count = Math.ceil((endOf(startedAt) - now()) / DAY_MS)
    const words = t('login:error.exclusion', { count })
    await expectRefusedLogin(leaving.me, leaving.email, words)
  })

  /** Continues from a chosen length, reads when the break ends, and starts it; returns a moment before that. */
  async function begin(me: HtmlVisitor, kind: string, endOf: (moment: number) => number) {
    const asked = now()
    await me.getByTestId(`break-${kind}-submit`).click()
    expect(me.getByTestId('break-confirm-end')).toContainText(
      anyTextBetween([endOf(asked), endOf(now())], (it) =>
        t('breaks:confirm.until', { end: row.long.format(it) }),
      ),
    )
    const back = kind === 'exclusion' && market.openBets === 'given-back'
    const bets = t(`breaks:confirm.points.${back ? 'betsBack' : 'bets'}`)
    expect(me.getByTestId('break-confirm')).toContainText(bets)
    const startedAt = now()
    await me.getByTestId('break-confirm-submit').click()
    expect(me.getByTestId('break-begun')).toBeVisible()
    expect(me.getByTestId('login-open').first()).toBeVisible()
    return startedAt
  }
})

/** The limits that the row requires before play; the longest period first, as a shorter one may not exceed it. */
function requiredLimits({ market }: Row): LimitPeriod[] {
  const periods: readonly LimitPeriod[] = market.limitsBeforePlay?.periods ?? []
  return (['M', 'W', 'D'] as const).filter((it) => periods.includes(it))
}

/** After all others: the time of the demo moves on. */
describe('as time passes', () => {
  const travelTo = (moment: number) =>
    expect(product().clock.set({ now: new Date(moment).toISOString() }).ok).toBe(true)

  test('a player added to a register while playing leaves the game, and cannot return', async () => {
    const row = rowOf('GG')
    const { playerId, email } = await calls().newcomerIn(row.country)
    const me = await signedIn(email, row.segment)
    const session = async () => (await me.ask('/api/game-session')).status
    await me.goto(row.path(row.game))
    expect(me.getByTestId('game-frame')).toHaveCount(1)
    const listed = newcomerOf(row.country, { id: playerId, password: PASSWORD })?.person
    await calls().put('/register-entries', {
      ...{ register: row.market.exclusionRegister, dateOfBirth: listed?.dateOfBirth },
      ...{ firstName: listed?.firstName, lastName: listed?.lastName },
    })
    // The register was last checked at the login.
    expect(await session()).toBe(200)
    travelTo(now() + 15 * MINUTE_MS)
    await expect.poll(session, { timeout: 60_000 }).toBe(401)
    await me.goto(row.path('/login'))
    me.getByTestId('login-email').fill(email)
    me.getByTestId('login-password').fill(PASSWORD)
    await me.getByTestId('login-submit').click()
    const words = row.t('login:error.exclusionIndefinite')
    expect(me.getByTestId('login-failure')).toContainText(words)
  })

  test.each(ROWS)(
    'by the row of $market.name an increase applies from its due time, after a confirmation where required',
    async (row) => {
      const { market, money, amount } = row
      const [limit, higher] = [amount(400n), amount(800n)]
      const { email } = await calls().newcomerIn(row.country)
      const before = await signedIn(email, row.segment)
      const save = async (typed: number) => {
        const { origin } = product()
        const form = { intent: 'save', of: 'deposit-M', amount: String(typed) }
        const { status } = await before.ask(row.path(LIMITS), {
          ...{ method: 'POST', headers: { origin }, form },
        })
        expect(status).toBe(303)
      }
      /** No session lasts for days. */
      const look = async () => {
        const me = await signedIn(email, row.segment)
        await me.goto(row.path(LIMITS))
        return me
      }
      await save(limit)
      const asked = now()
      await save(higher)
      const saved = now()

      travelTo(row.worksFrom(asked) - 10 * MINUTE_MS)
      const early = await look()
      expect(part(early, 'deposit-M', 'pending')).toBeVisible()
      expect(part(early, 'deposit-M', 'second-yes')).toHaveCount(0)
      expect(part(early, 'deposit-M', 'value')).toContainText(money(limit))

      travelTo(row.worksFrom(saved) + MINUTE_MS)
      const late = await look()
      if (market.limitIncrease.confirmed) {
        expect(part(late, 'deposit-M', 'value')).toContainText(money(limit))
        await part(late, 'deposit-M', 'second-yes').click()
      }
      expect(part(late, 'deposit-M', 'value')).toContainText(money(higher))
      expect(part(late, 'deposit-M', 'pending')).toHaveCount(0)
    },
  )
})

import type { APIRequestContext, FrameLocator, Page } from '@playwright/test'
import { type OfferedEvent, offerSnapshotSchema } from '#contracts/sportsbook/offer.ts'
import { expectNoBarrier } from './axe.ts'
import { expect, holdRequests, hydrated, SANDBOX, signIn, test } from './fixtures.ts'
import { newPlayer } from './new-player.ts'

const HOME = '/fi-FI/sportsbook'
const BETS = '/fi-FI/my-account/bets'
/** A step of the story waits for the book's turns, which are a second each, on a busy machine. */
const SOON = { timeout: 30_000 }

const bookOf = (page: Page): FrameLocator => page.frameLocator('[data-testid="book-frame"]')

/** Matches that begin late enough that nothing but the tests of their competition moves them. */
async function matches(
  request: APIRequestContext,
  count: number,
  competition = 'harbour-sprint',
): Promise<OfferedEvent[]> {
  let found: OfferedEvent[] = []
  // A book that has slept lists the next matches first, and the later ones with its next turns.
  await expect(async () => {
    found = await laterMatches(request, competition)
    expect(found.length).toBeGreaterThan(2 * count)
  }).toPass(SOON)
  // Two runs on the same data take different ones.
  const from = Math.floor(Math.random() * (found.length - count))
  return found.slice(from, from + count)
}

async function laterMatches(
  request: APIRequestContext,
  competition: string,
): Promise<OfferedEvent[]> {
  const answer = await request.get(`${SANDBOX}/sportsbook/offer`)
  const { events } = offerSnapshotSchema.parse(await answer.json())
  const later = Date.now() + 60 * 60_000
  return events.filter(
    (it) =>
      it.state === 'NOT_STARTED' &&
      it.competition === competition &&
      Date.parse(it.startsAt) > later &&
      it.markets.some((market) => market.id === 'result' && market.state === 'ACTIVE'),
  )
}

const addressOf = ({ region, competition, id }: OfferedEvent) =>
  `${HOME}/jalkapallo/${region}/${competition}/${id}`

async function steer(request: APIRequestContext, id: string, steering: object): Promise<void> {
  const answer = await request.post(`${SANDBOX}/matches/${id}/steering`, { data: steering })
  expect(answer.status(), `${JSON.stringify(steering)}: ${await answer.text()}`).toBe(200)
}

/** Lets a match begin now, gives it this score, and ends it. */
async function playTo(
  request: APIRequestContext,
  id: string,
  score: { home: number; away: number },
) {
  // A busy machine may take the order when that moment is over.
  await expect(() => {
    const kickOff = new Date(Date.now() + 1_500).toISOString()
    return steer(request, id, { kind: 'POSTPONE', to: kickOff })
  }).toPass(SOON)
  await expect(() => steer(request, id, { kind: 'SCORE', score })).toPass(SOON)
  await steer(request, id, { kind: 'CLOCK', advanceMs: 3_600_000 })
}

/** The site reads the offer a moment after the book has listed a match. */
async function openMatch(page: Page, match: OfferedEvent): Promise<void> {
  await expect(async () => {
    const answer = await page.goto(addressOf(match))
    expect(answer?.status()).toBe(200)
  }).toPass(SOON)
}

/** Picks the home side of a match on its page; the slip is kept before the next page. */
async function pickHome(page: Page, match: OfferedEvent): Promise<void> {
  await openMatch(page, match)
  const button = bookOf(page).locator(`[data-outcome="${match.id}|result|home"]`)
  await expect(button).toHaveAttribute('aria-pressed', 'false', SOON)
  const isKept = page.waitForResponse('**/sportsbook/api/slip')
  await button.click()
  await isKept
}

test('a combination is won, corrected and lost, another bet is cashed out, and the account shows it all', async ({
  page,
}) => {
  test.slow()
  const { playerId, email } = await newPlayer(page.request, { euros: 100 })
  await signIn(page, email)
  const [one, two, three, other] = await matches(page.request, 4)
  if (!one || !two || !three || !other) throw new Error('the book offers too few matches')
  for (const match of [one, two, three]) await pickHome(page, match)

  const book = bookOf(page)
  await expect(book.locator('.pick')).toHaveCount(3)
  await book.getByText('Yhdistelmä', { exact: true }).click()
  await book.locator('#stake').fill('2')
  await expectNoBarrier(page)
  // The odds move while the bet is on its way: it is refused with both of them.
  await page.request.post(`${SANDBOX}/bet-refusals`, {
    data: { playerId, refusal: { code: 'ODDS_CHANGED', odds: 1_010 } },
  })
  const place = book.locator('[data-do="place"]')
  await place.click()
  await expect(book.getByText('1.01').first()).toBeVisible(SOON)
  await expect(page.getByTestId('balance-total').first()).toContainText('100.00')
  await book.getByRole('button', { name: 'Takaisin vetokuponkiin' }).click()
  await place.click()
  await expect(book.locator('[data-bet]')).toBeVisible(SOON)
  await expect(page.getByTestId('balance-total').first()).toContainText('98.00', SOON)

  for (const { id } of [one, two, three]) await playTo(page.request, id, { home: 8, away: 0 })
  await page.goto(BETS)
  const row = page.getByTestId('bets').getByRole('listitem').first()
  await expect(async () => {
    await page.reload()
    await expect(row).toContainText('Ratkaistu', { timeout: 1_000 })
  }).toPass(SOON)
  await row.getByTestId('bet-link').click()
  const facts = page.getByTestId('bet-facts')
  await expect(facts).toContainText('2.00 € × ')
  await expect(page.getByTestId('bet-legs')).toContainText('Voitettu')
  await expectNoBarrier(page)

  await steer(page.request, three.id, { kind: 'CORRECT', score: { home: 0, away: 1 } })
  await expect(async () => {
    await page.reload()
    await expect(facts).toContainText('Ratkaistu uudelleen', { timeout: 1_000 })
  }).toPass(SOON)
  await expect(page.getByTestId('bet-legs')).toContainText('Hävitty')
  await expect(page.getByTestId('balance-total').first()).toContainText('98.00')

  await pickHome(page, other)
  await book.locator('#stake').fill('5')
  await place.click()
  await expect(book.locator('[data-bet]')).toBeVisible(SOON)
  await expect(page.getByTestId('balance-total').first()).toContainText('93.00', SOON)
  await page.goto(`${HOME}/vetohistoria`)
  const bet = book.locator('[data-bet]').first()
  await bet.getByRole('button', { name: /^Lunasta: / }).click()
  await expectNoBarrier(page)
  await bet.getByRole('button', { name: /^Lunasta nyt: / }).click()
  await expect(page.getByTestId('balance-total').first()).not.toContainText('93.00', SOON)
  await page.goto('/fi-FI/my-account/banking/transactions?category=SPORTS&hours=all')
  // Two stakes, a win and its correction to a loss, a sale.
  await expect(page.getByTestId('transaction')).toHaveCount(6, SOON)
})

test('on a phone a bet is placed by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 })
  const { email } = await newPlayer(page.request, { euros: 20 })
  await signIn(page, email)
  // The story above moves matches of its own competition at the same time.
  const [match] = await matches(page.request, 1, 'meadow-sprint')
  if (!match) throw new Error('the book offers no match')
  const open = await holdRequests(page, '**/sportsbook/api/{session,player-session}')
  await openMatch(page, match)
  await hydrated(page)
  const book = bookOf(page)
  const press = async (selector: string, key = 'Enter') => {
    await book.locator(selector).first().focus()
    await page.keyboard.press(key)
  }
  await expect(book.locator(`[data-outcome="${match.id}|result|draw"]`)).toBeVisible(SOON)
  await press(`[data-outcome="${match.id}|result|draw"]`)
  await press('[data-do="open-slip"]')
  await book.locator('#stake').focus()
  await page.keyboard.type('1,50')
  // The player is not known yet: one who is logged in is not asked to log in again.
  await press('[data-do="place"]')
  const place = book.locator('[data-do="place"]')
  await expect(place).toHaveText('Hetkinen…')
  open()
  await expect(place).toHaveText(/^Lyö veto/, SOON)
  await press('[data-do="place"]')
  await expect(book.locator('[data-bet]')).toBeVisible(SOON)
  await expect(page.getByTestId('balance-total').first()).toContainText('18.50', SOON)
  await expectNoBarrier(page)
})

test.describe('by thumb', () => {
  test.use({ hasTouch: true, viewport: { width: 375, height: 667 } })

  test('a free bet is claimed, staked on a bet built within one match, and paid without its stake', async ({
    page,
  }) => {
    const { email } = await newPlayer(page.request, { euros: 20 })
    await signIn(page, email)
    await page.goto('/fi-FI')
    await hydrated(page)
    const tabs = page.getByRole('navigation', { name: 'Tili', exact: true })
    /** Opens the account's pages about play; the first are the rewards. */
    const openPlay = async () => {
      await page.getByTestId('account-menu').tap()
      await page.getByRole('link', { name: 'Tilin tiedot' }).tap()
      await tabs.getByRole('link', { name: 'Pelit' }).tap()
    }
    await openPlay()
    const reward = page.locator('[data-testid=reward][data-campaign="north-stand"]')
    // It leads to the sportsbook.
    await reward.getByTestId('reward-claim').tap()

    const [match] = await matches(page.request, 1, 'ridge-sprint')
    if (!match) throw new Error('the book offers no match')
    const book = bookOf(page)
    await book.getByRole('searchbox').tap(SOON)
    await book.getByRole('searchbox').fill(match.home)
    await book.locator(`[data-event="${match.id}"] a.teams`).tap()
    const odds = (outcome: string) => book.locator(`[data-outcome="${match.id}|${outcome}"]`)
    await book.getByRole('button', { name: 'Vedonrakentaja' }).tap()
    await odds('result|home').tap()
    await odds('result|away').tap()
    await expect(book.getByText('eivät voi toteutua yhtä aikaa')).toBeVisible()
    await odds('result|away').tap()
    await odds('both-score|yes').tap()
    const joint = book.getByText(/^Yhteiskerroin: /)
    const price = Number(((await joint.textContent()) ?? '').split(': ')[1])
    await book.getByRole('button', { name: 'Lisää vetokuponkiin' }).tap()
    await book.locator('[data-do="open-slip"]').tap()
    await book.getByRole('checkbox', { name: /^Käytä ilmaisveto: / }).tap()
    await expectNoBarrier(page)
    await book.locator('[data-do="place"]').tap()
    await expect(book.locator('[data-bet]')).toBeVisible(SOON)
    await expect(page.getByTestId('balance-total').first()).toContainText('20.00')

    // Too many to be caught up with.
    await playTo(page.request, match.id, { home: 8, away: 1 })
    const won = (20 + 5 * (price - 1)).toFixed(2)
    await expect(page.getByTestId('balance-total').first()).toContainText(won, SOON)
    await openPlay()
    await tabs.getByRole('link', { name: 'Urheiluvedot' }).tap()
    await page.getByTestId('bets').getByTestId('bet-link').tap()
    await expectNoBarrier(page)
    await expect(page.getByTestId('bet-legs')).toContainText(match.home)
  })
})

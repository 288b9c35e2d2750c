import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { BOOK_API_PATH, bookBetAnswer, bookSession } from '#contracts/sportsbook/book-api.ts'
import { offerSnapshotSchema } from '#contracts/sportsbook/offer.ts'
import { decimalOdds } from '#contracts/sportsbook/words.ts'
import { formatMoney } from '#markets/currencies.ts'
import type { HtmlVisitor } from '#tests/fixtures/html-visitor/visitor.ts'
import { demoSite } from './demo-site.ts'

const { calls, product, signedIn } = demoSite({ hasMatches: true })
const BETS = '/fi-FI/my-account/bets'
/** As a visitor reads it, with plain spaces. */
const euros = (minor: number) =>
  formatMoney(BigInt(Math.floor(minor)), 'EUR', 'fi').replace('\u00a0', ' ')

/** Football matches that have not started, by kick-off; those of fast leagues start within minutes. */
async function matches() {
  const offer = await fetch(`${product().sandbox}/sportsbook/offer`)
  const { events } = offerSnapshotSchema.parse(await offer.json())
  return events
    .filter(({ state, sport }) => state === 'NOT_STARTED' && sport === 'FOOTBALL')
    .sort((a, b) => (a.startsAt < b.startsAt ? -1 : 1))
    .map((it) => {
      const odds = it.markets.find(({ id }) => id === 'result')?.outcomes[0]?.odds
      if (!odds) throw new Error(`${it.id} has no odds`)
      const pick = { event: it.id, market: 'result', outcome: 'home', odds, isBanker: false }
      return { ...it, pick }
    })
}
type Match = Awaited<ReturnType<typeof matches>>[number]

async function atBook(call: string, body: object): Promise<unknown> {
  const answer = await fetch(`${product().sandbox}${BOOK_API_PATH}/${call}`, {
    ...{ method: 'POST', body: JSON.stringify(body) },
    headers: { 'content-type': 'application/json' },
  })
  expect(answer.status, call).toBe(200)
  return answer.json()
}

/** A player with 50 €, and the key of a session at the book, opened as the frame does. */
async function aBettor() {
  const { email } = await calls().newPlayer({ euros: 50 })
  const who = await signedIn(email)
  const { text } = await who.ask('/api/sportsbook/context', {
    ...{ method: 'POST', headers: { origin: product().origin } },
    form: { locale: 'fi-FI' },
  })
  const { context, session } = JSON.parse(text)
  const { key } = bookSession.parse(await atBook('session', { context, session }))
  return { who, key }
}

async function bet(key: string, on: readonly Match[], stakePerLineMinor = 500): Promise<string> {
  const answer = await atBook('bets', {
    ...{ key, betId: randomUUID(), kind: on.length === 1 ? 'SINGLE' : 'COMBINATION' },
    ...{ legs: on.map(({ pick }) => pick), sizes: [], stakePerLineMinor, priceChange: 'ANY' },
  })
  const placed = bookBetAnswer.parse(answer)
  expect(placed.state, JSON.stringify(placed)).toBe('ACCEPTED')
  return placed.state === 'ACCEPTED' ? placed.bet.id : ''
}

/** The address of a bet that this book knows by `id`. */
const addressOf = (id: string) => `${BETS}/${encodeURIComponent(`context:${id}`)}`

/** Lets a match of a fast league start, and its home side win. */
async function winAtHome({ id, startsAt }: Match): Promise<void> {
  const advanceMs = Date.parse(startsAt) - product().clock.now() + 30_000
  await calls().put('/clock', { advanceMs })
  const steer = (steering: object) => calls().put(`/matches/${id}/steering`, steering)
  await steer({ kind: 'SCORE', score: { home: 9, away: 0 } })
  await steer({ kind: 'CLOCK', advanceMs: 20 * 60_000 })
}

const textOf = (who: HtmlVisitor, testId: string) => who.getByTestId(testId).text()

test('the bets of a player are listed, filtered, and shown with legs, results and the sum', async () => {
  const all = await matches()
  const isSoon = ({ startsAt }: Match) => Date.parse(startsAt) - product().clock.now() > 60_000
  const [first, last] = [all.find(isSoon), all.at(-1)]
  if (!(first && last)) throw new Error('the book offers no matches')
  const { who, key } = await aBettor()
  await who.goto(BETS)
  expect(who.getByTestId('bets')).toHaveCount(0)
  expect(who.html()).toContain('Et ole vielä lyönyt vetoa urheilusta')

  const single = await bet(key, [first])
  const double = await bet(key, [first, last], 250)
  await who.goto(BETS)
  expect(who.getByTestId('bet-link')).toHaveCount(2)
  expect(textOf(who, 'bets')).toContain(`${first.home} – ${first.away}`)
  await winAtHome(first)
  const over = async () => {
    await who.goto(`${BETS}?list=over`)
    return who.getByTestId('bet-link').count()
  }
  await expect.poll(over, { timeout: 60_000 }).toBe(1)
  await who.getByTestId('bet-link').first().click()
  expect(who.path()).toBe(addressOf(single))
  const odds = decimalOdds(first.pick.odds)
  const paid = euros((500 * first.pick.odds) / 1_000)
  expect(textOf(who, 'bet-facts')).toContain(`${euros(500)} × ${odds} = ${paid}`)
  for (const words of [`${first.home} – ${first.away}`, 'Voitettu', odds]) {
    expect(textOf(who, 'bet-legs')).toContain(words)
  }

  await who.goto(`${BETS}?list=running`)
  await who.getByRole('link', { name: 'Yhdistelmäveto (2)' }).click()
  expect(who.path()).toBe(addressOf(double))
  expect(textOf(who, 'bet-legs')).toContain(`${last.home} – ${last.away}`)
  expect(textOf(who, 'bet-legs')).toContain('Avoin')
  expect(textOf(who, 'bet-facts')).not.toContain('Laskelma')

  const other = await signedIn((await calls().newPlayer()).email)
  expect(await other.goto(addressOf(single))).toBe(404)
  expect(other.html()).not.toContain(first.home)
  await other.goto(BETS)
  expect(other.getByTestId('bet-link')).toHaveCount(0)
})

test('the account leads there, only where the law of the market has a sportsbook', async () => {
  for (const [country, segment, count] of [
    ['FI', 'fi-FI', 1],
    ['DE', 'de-DE', 0],
  ] as const) {
    const { email } = await calls().newcomerIn(country)
    const who = await signedIn(email, segment)
    await who.goto(`/${segment}/my-account/rounds`)
    const links = who.locator(`a[href="/${segment}/my-account/bets"]`)
    expect(links.count() > 0, segment).toBe(count > 0)
  }
})

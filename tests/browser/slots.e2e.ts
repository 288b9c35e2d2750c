import type { Page } from '@playwright/test'
import { drawRound } from '#sandbox/games/lines/evaluate.ts'
import { drawRound as drawWays } from '#sandbox/games/ways/evaluate.ts'
import { barriers } from './axe.ts'
import { expect, openForPractice, test } from './fixtures.ts'
import { playRound } from './round.ts'

/** One launch code per mechanic, and the elements that only its stage has. */
const SLOTS = [
  { name: 'lines', gameId: 'amber-isle', own: '.reel .cell', count: 15 },
  { name: 'ways with cascades', gameId: 'velvet-heirloom', own: '.ladder li', count: 4 },
  { name: 'hold and respin', gameId: 'red-garden', own: '.meter', count: 4 },
] as const

const minorUnits = (text: string) => Number(text.replace(/[^\d]/g, ''))
const balance = (page: Page) => page.locator('[data-out=balance]')

/** Counts the tones that the page plays from its beginning on. */
async function listen(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const ears = { tones: 0 }
    Object.assign(window, { ears })
    const { start } = AudioScheduledSourceNode.prototype
    AudioScheduledSourceNode.prototype.start = function (when) {
      ears.tones += 1
      start.call(this, when)
    }
  })
  return () => page.evaluate(() => (window as unknown as { ears: { tones: number } }).ears.tones)
}

async function openSlot(page: Page, gameId: string): Promise<void> {
  await openForPractice(page, gameId)
  await expect(page.getByTestId('spin')).toBeEnabled()
}

/** Plays one round with the space bar; returns its payout in minor units. */
async function spinByKey(page: Page): Promise<number> {
  const before = minorUnits((await balance(page).textContent()) ?? '')
  const stake = minorUnits((await page.locator('[data-out=stake]').textContent()) ?? '')
  await playRound(page, page.getByTestId('spin'), { begin: () => page.keyboard.press(' ') })
  const won = Number(await page.getByTestId('slot-win').getAttribute('data-win-minor'))
  const result = won > stake ? /^You win/ : won > 0 ? / returned$/ : 'No win'
  await expect(page.getByRole('status').first()).toHaveText(result)
  expect(minorUnits((await balance(page).textContent()) ?? '')).toBe(before - stake + won)
  return won
}

for (const { name, gameId, own, count } of SLOTS) {
  test.describe(name, () => {
    // Reduced motion shows the same rounds without waiting for animations.
    test.use({ viewport: { width: 375, height: 740 }, contextOptions: { reducedMotion: 'reduce' } })

    test('plays by keyboard, says what it paid, updates the balance, and has sound once enabled', async ({
      page,
    }) => {
      const tones = await listen(page)
      await openSlot(page, gameId)
      await expect(page.locator(own)).toHaveCount(count)
      const stake = page.locator('[data-out=stake]')
      const first = await stake.textContent()
      await page.keyboard.press('ArrowDown')
      await expect(stake).not.toHaveText(first ?? '')
      await spinByKey(page)
      expect(await tones()).toBe(0)
      await page.keyboard.press('m')
      await spinByKey(page)
      expect(await tones()).toBeGreaterThan(0)
      await page.keyboard.press('?')
      await expect(page.getByRole('dialog')).toContainText('Return to player: 96')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })

    test('resumes after a reload with the same balance and stake, settles an interrupted round, and resets play money', async ({
      page,
    }) => {
      await openSlot(page, gameId)
      const full = (await balance(page).textContent()) ?? ''
      const before = minorUnits(full)
      const stake = page.locator('[data-out=stake]')
      await page.keyboard.press('ArrowDown')
      const played = (await stake.textContent()) ?? ''
      const decided = page.waitForResponse((it) => it.url().endsWith('/games/api/play'))
      await page.keyboard.press(' ')
      const round = (await (await decided).json()) as { payoutMinor: number; stakeMinor: number }
      await page.reload()
      await expect(page.getByTestId('spin')).toBeEnabled()
      expect(minorUnits((await balance(page).textContent()) ?? '')).toBe(
        before - round.stakeMinor + round.payoutMinor,
      )
      await expect(stake).toHaveText(played)
      await page.keyboard.press('?')
      await page.getByRole('button', { name: 'Start again with full play money' }).click()
      await expect(balance(page)).toHaveText(full)
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })

    test('lets its player view a past round and verify it', async ({ page }) => {
      await openSlot(page, gameId)
      const won = await spinByKey(page)
      await page.getByRole('button', { name: 'Rules, Rounds and fairness, Sound' }).click()
      await page.getByRole('button', { name: 'Rounds and fairness', exact: true }).click()
      const panel = page.getByRole('dialog')
      const hash = panel.locator('[data-out=seed-hash]')
      await expect(hash).toHaveText(/^[0-9a-f]{64}$/)
      const fingerprint = await hash.textContent()
      await panel.getByRole('button', { name: 'Reveal the secret seed' }).click()
      await expect(panel.getByRole('status').first()).toContainText('revealed')
      await panel.locator('summary').first().click()
      const facts = panel.locator('details').first()
      await expect(facts).toContainText(fingerprint ?? '')
      expect(minorUnits((await facts.locator('summary b').textContent()) ?? '')).toBe(won)
      await facts.getByRole('button', { name: 'Check' }).click()
      await expect(facts.locator('[data-good=true]')).toBeVisible()
    })

    test('has nothing that axe objects to', async ({ page }) => {
      await openSlot(page, gameId)
      expect(await barriers(page)).toEqual([])
    })
  })
}

test.describe('a feature', () => {
  test.use({ viewport: { width: 375, height: 667 }, contextOptions: { reducedMotion: 'reduce' } })

  test('starts with what was won, and ends with what it paid', async ({ page }) => {
    await openSlot(page, 'amber-isle')
    // No player can choose a round: this one is drawn by the game's own rules until it has free spins, and shortened to one.
    const { base, freeSpins } = untilFreeSpins()
    const view = { base, freeSpins, payoutMinor: base.payMinor + freeSpins[0].payMinor }
    await page.route('**/games/api/play', async (route) => {
      const response = await route.fetch()
      const answer = await response.json()
      await route.fulfill({ response, json: { ...answer, view, payoutMinor: view.payoutMinor } })
    })
    const plate = page.locator('.feature-plate')
    const message = page.getByRole('status').first()
    await page.keyboard.press(' ')
    await expect(plate).toHaveText('1 free spins')
    await expect(message).toHaveText('1 free spins')
    await expect(message).toHaveText('Free spin 1 of 1')
    await expect(plate).toHaveText(/^Free spins: 1, paying /)
    const paid = minorUnits(((await plate.textContent()) ?? '').replace('Free spins: 1', ''))
    expect(paid).toBe(freeSpins[0].payMinor)
    await expect(plate).toHaveCount(0)
    await expect(page.getByTestId('spin')).toBeEnabled()
  })
})

test('the win of a round of cascades counts up from what they have shown, and never goes down', async ({
  page,
}) => {
  await openSlot(page, 'velvet-heirloom')
  const { view, cascades } = cascadesThatPay()
  await page.route('**/games/api/play', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    const { payoutMinor } = view
    await route.fulfill({ response, json: { ...answer, stakeMinor: 100, view, payoutMinor } })
  })
  const win = page.getByTestId('slot-win')
  await win.evaluate((it) => {
    const shown: (string | null)[] = []
    Object.assign(window, { shown })
    new MutationObserver(() => shown.push(it.textContent)).observe(it, { childList: true })
  })
  await page.keyboard.press(' ')
  await expect(win).toHaveAttribute('data-win-minor', String(view.payoutMinor))
  await expect(page.getByTestId('spin')).toBeEnabled()
  const texts = await page.evaluate(() => (window as unknown as { shown: string[] }).shown)
  const shown = texts.map(minorUnits)
  expect(shown).toEqual([...shown].sort((a, b) => a - b))
  expect(shown).toEqual(expect.arrayContaining(cascades))
  expect(shown.at(-1)).toBe(view.payoutMinor)
})

/** Numbers that are the same in every run. */
function sameDraw() {
  let state = 1
  return (below: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}

/** A spin of a stake of 1.00 with two cascades that win more than it, and the running total after each. */
function cascadesThatPay() {
  const draw = sameDraw()
  for (;;) {
    const view = drawWays(100, draw)
    const [first, second] = view.base.falls.map(({ payMinor }) => payMinor)
    const isPlain = view.freeSpins.length === 0 && view.base.falls.length === 3
    if (first && second && isPlain && view.payoutMinor > 100)
      return { view, cascades: [first, first + second] }
  }
}

/** A round of a stake of 1.00 in which spin and first free spin pay. */
function untilFreeSpins() {
  const draw = sameDraw()
  for (;;) {
    const { base, freeSpins } = drawRound(100, draw)
    const [first] = freeSpins
    const bothPay = base.payMinor > 0 && (first?.payMinor ?? 0) > 0
    if (first && bothPay) return { base, freeSpins: [first] as const }
  }
}

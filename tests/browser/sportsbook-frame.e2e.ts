import type { Page } from '@playwright/test'
import { expectNoBarrier } from './axe.ts'
import { expect, hydrated, PASSWORD, signIn, test } from './fixtures.ts'
import { newPlayer } from './new-player.ts'

const HOME = '/fi-FI/sportsbook'

/** A fake book that sends READY, and otherwise only what the test tells it to; it records the messages it receives. */
const A_BOOK = `<!doctype html><title>Book</title><script>
  const received = (window.received = [])
  addEventListener('message', ({ data, ports: [port] }) => {
    if (data !== 'playhouse:sportsbook') return
    port.onmessage = (event) => received.push(event.data)
    window.send = (message) => port.postMessage(message)
    window.send({ type: 'READY' })
  })
</script><h1>Book</h1>`

type Message = { type: string; payload?: Record<string, unknown> }

async function openBook(page: Page, { isSilent = false } = {}) {
  await page.route('**/sportsbook/frame?*', (route) =>
    route.fulfill({ contentType: 'text/html', body: isSilent ? '<h1>Book</h1>' : A_BOOK }),
  )
  await page.goto(HOME)
  await hydrated(page)
  const inBook = () => {
    const frame = page.frames().find((it) => it.url().includes('/sportsbook/frame'))
    if (!frame) throw new Error('the book is not loaded')
    return frame
  }
  return {
    frame: page.getByTestId('book-frame'),
    address: () => inBook().url(),
    send: (message: Message) =>
      inBook().evaluate((it) => Reflect.get(window, 'send')(it), message as never),
    received: (type: string): Promise<Message['payload'][]> =>
      inBook().evaluate(
        (wanted) =>
          (Reflect.get(window, 'received') as Message[])
            .filter((it) => it.type === wanted)
            .map((it) => it.payload),
        type,
      ),
  }
}

test('the book replaces the offer, and its page and the address stay in sync', async ({ page }) => {
  const book = await openBook(page)
  await expect(book.frame).toBeVisible()
  await expect(page.getByTestId('book-event')).toHaveCount(0)
  expect(book.address()).toContain('language=fi')
  expect(await book.received('NAVIGATE')).toEqual([{ path: '/' }])
  expect(await book.received('CONTEXT')).toEqual([
    { context: expect.stringMatching(/^[\w-]{43}$/), session: null, lookOnly: null },
  ])
  await expectNoBarrier(page)

  const goTo = (path: string, title: string, replace = false) =>
    book.send({ type: 'NAVIGATED', payload: { path, title, replace } })
  await goTo('/football', 'Jalkapallo')
  await expect(page).toHaveURL(`${HOME}/jalkapallo`)
  await expect(page).toHaveTitle('Jalkapallo · Playhouse')
  await goTo('/football/norvane', 'Norvane')
  await expect(page).toHaveURL(`${HOME}/jalkapallo/norvane`)
  await goTo('/football/leagues-by-country', 'Liigat', true)
  await expect(page).toHaveURL(`${HOME}/jalkapallo/liigat-maittain`)
  // The frame is notified of navigation that it did not start, and is never reloaded.
  const navigations = [{ path: '/' }, { path: '/football' }]
  await page.goBack()
  await expect(page).toHaveURL(`${HOME}/jalkapallo`)
  await expect.poll(() => book.received('NAVIGATE')).toEqual(navigations)
  await page.goForward()
  await expect(page).toHaveURL(`${HOME}/jalkapallo/liigat-maittain`)
  navigations.push({ path: '/football/leagues-by-country' })
  await expect.poll(() => book.received('NAVIGATE')).toEqual(navigations)
  expect(await book.received('CONTEXT')).toHaveLength(1)
})

test('a visitor logs in over the book and keeps the slip', async ({ page }) => {
  const { email } = await newPlayer(page.request, { euros: 0 })
  const book = await openBook(page)
  await expect(book.frame).toBeVisible()
  const dialog = page.getByRole('dialog')
  // Closed, it opens again the next time.
  for (const isLast of [false, true]) {
    await book.send({ type: 'LOGIN_WANTED' })
    await expect(dialog).toBeVisible()
    if (isLast) break
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
  await dialog.getByTestId('login-email').fill(email)
  await dialog.getByTestId('login-password').fill(PASSWORD)
  await dialog.getByTestId('login-submit').click()
  await expect(page.getByTestId('balance-total').first()).toBeVisible()
  await expect(page).toHaveURL(HOME)
  await expect.poll(() => book.received('CONTEXT')).toHaveLength(2)
  const [before, after] = await book.received('CONTEXT')
  expect(after).toEqual({
    context: before?.context,
    session: expect.stringMatching(/^[\w-]{43}$/),
    lookOnly: null,
  })
})

test('while the book is down the offer stays, with a button to retry', async ({ page }) => {
  // The first page of a run may be shown before the book has answered for the first time.
  await expect.poll(async () => (await page.request.get(HOME)).text()).toContain('book-event')
  await page.clock.install()
  const silent = await openBook(page, { isSilent: true })
  await expect(silent.frame).toBeAttached()
  const priced = page.waitForResponse('**/api/sportsbook/prices?*')
  await page.clock.fastForward(16_000)
  const retry = page.getByRole('button', { name: 'Yritä uudelleen' })
  await expect(retry).toBeVisible()
  await expect(page.getByTestId('book-event').first()).toBeVisible()
  expect((await priced).status()).toBe(200)
  const old = page.getByText('Nämä kertoimet eivät ole ajan tasalla')
  await expect(old).toHaveCount(0)
  await page.route('**/api/sportsbook/prices?*', (route) => route.fulfill({ status: 429 }))
  await page.clock.fastForward(11_000)
  await expect(old).toBeVisible()
  await expectNoBarrier(page)
  await page.route('**/api/sportsbook/context', (route) => route.fulfill({ status: 429 }))
  await retry.click()
  await expect(page.getByText('Vedonlyöntisivua ei voitu ladata')).toBeVisible()
  await page.unroute('**/api/sportsbook/context')
  await page.unroute('**/sportsbook/frame?*')
  await page.route('**/sportsbook/frame?*', (route) =>
    route.fulfill({ contentType: 'text/html', body: A_BOOK }),
  )
  await retry.click()
  await expect(page.getByTestId('book-event')).toHaveCount(0)
  await expect(retry).toHaveCount(0)
})

test('the book is paused while a window or the confirmation of a break is over the page', async ({
  page,
}) => {
  const { email } = await newPlayer(page.request, { euros: 0 })
  await signIn(page, email)
  const book = await openBook(page)
  await expect(book.frame).toBeVisible()
  const pauseCounts = async () => [
    (await book.received('PAUSE')).length,
    (await book.received('RESUME')).length,
  ]
  expect(await pauseCounts()).toEqual([0, 0])
  await page.getByTestId('take-a-break').click()
  await expect.poll(pauseCounts).toEqual([1, 0])
  await page.keyboard.press('Escape')
  await expect.poll(pauseCounts).toEqual([1, 1])
  await page.getByTestId('deposit-open').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect.poll(pauseCounts).toEqual([2, 1])
  await page.keyboard.press('Escape')
  await expect.poll(pauseCounts).toEqual([2, 2])
})

import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { aPicture } from '#tests/fixtures/document-files.ts'
import { sample } from '#tests/fixtures/sample.ts'
import { barriers, colourBarriers } from './axe.ts'
import { expect, SANDBOX, signIn, test } from './fixtures.ts'
import { askForDocument, change, newPlayer } from './new-player.ts'

async function playerId(request: APIRequestContext, email: string): Promise<string> {
  const found = await request.get(`${SANDBOX}/players?query=${encodeURIComponent(email)}`)
  return (await found.json()).players[0].playerId
}

test('staff decide withdrawals and documents, and compare the list of the provider with the ledger', async ({
  page,
}) => {
  const { playerId, email } = await newPlayer(page.request, { euros: 100 })
  await change(page.request, playerId, { isWithdrawalReview: true })
  await signIn(page, email)
  const origin = new URL(test.info().project.use.baseURL ?? '').origin
  const account = `${origin}/fi-FI/my-account`
  for (const amount of ['20', '30']) {
    const asked = await page.request.post(`${account}/banking/withdraw`, {
      headers: { origin },
      maxRedirects: 0,
      form: {
        ...{ intent: 'withdraw', method: 'TRUSTLY', amount, blackbox: '' },
        reference: randomUUID(),
      },
    })
    expect(asked.headers().location).toContain('done=requested')
  }
  await askForDocument(page.request, playerId, 'PROOF_OF_ADDRESS')
  const sent = await page.request.post(`${account}/account/verification?tab=address`, {
    headers: { origin },
    maxRedirects: 0,
    multipart: {
      ...{ intent: 'send', documentType: 'PROOF_OF_ADDRESS', documentId: '', kind: 'TAX_LETTER' },
      from: '',
      file: { name: 'page.jpg', mimeType: 'image/jpeg', buffer: await aPicture() },
    },
  })
  expect(sent.status()).toBe(303)
  await page.setViewportSize({ width: 375, height: 800 })

  await page.goto(`${SANDBOX}/console/withdrawals`)
  const queued = page.getByTestId('queued-withdrawal').filter({ hasText: email })
  await expect(queued).toHaveCount(2)
  await check(page, 'withdrawals')
  const of = (amount: string) => queued.filter({ hasText: amount })
  await of('30.00').getByRole('combobox').selectOption('OTHER')
  await of('30.00').getByRole('button', { name: 'Reject' }).press('Enter')
  await expect(page.getByRole('status')).toContainText('Rejected')
  await of('20.00').getByRole('button', { name: 'Approve' }).press('Enter')
  await expect(page.getByRole('status')).toContainText('Approved')
  await expect(queued.getByRole('button', { name: 'Approve' })).toHaveCount(0)

  await page.goto(`${SANDBOX}/console/documents`)
  const waiting = page.getByTestId('document-waiting').filter({ hasText: email })
  await check(page, 'documents')
  await waiting.getByRole('link').click()
  await check(page, 'documents of a player')
  await page.getByTestId('document-accept').press('Enter')
  await expect(page.getByTestId('document-PROOF_OF_ADDRESS')).toContainText('VERIFIED')
  await page.goto(`${SANDBOX}/console/documents`)
  await expect(waiting).toHaveCount(0)

  await page.goto(`${SANDBOX}/console/reconciliation`)
  await page.getByTestId('reconcile').press('Enter')
  await expect(page.getByRole('status')).toContainText('Done.')
  await expect(page.getByTestId('differences')).toHaveText('0')
  await check(page, 'reconciliation')
})

/** They share their layout and components: each page is checked in every third run. */
const PAGES = sample(
  'pages of the console for axe',
  [
    ...['/', '/console/players', '/console/players/PLAYER', '/console/clock', '/console/faults'],
    ...['/console/rounds', '/console/station', '/console/documents', '/console/withdrawals'],
    ...['/console/payments', '/console/reconciliation', '/outbox/read'],
  ],
  { count: 4, idOf: (it) => it },
)

test('axe finds nothing in either theme, and nothing is wider than a phone', async ({
  browser,
  request,
}) => {
  test.slow()
  const id = await playerId(request, 'kyc-suspended@playhouse.test')
  const context = await browser.newContext({ viewport: { width: 375, height: 800 } })
  const page = await context.newPage()
  for (const of of PAGES) {
    const path = of.replace('PLAYER', id)
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(SANDBOX + path)
    await check(page, path)
    await page.emulateMedia({ colorScheme: 'light' })
    expect([path, ...(await colourBarriers(page))]).toEqual([path])
  }
})

async function check(page: Page, path: string): Promise<void> {
  expect([path, ...(await barriers(page))]).toEqual([path])
  const tooWide = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  )
  expect([path, tooWide]).toEqual([path, false])
}

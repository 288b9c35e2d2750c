import type { APIRequestContext, Page, Route } from '@playwright/test'
import {
  FILE_DOCUMENT_TYPES,
  type FileDocumentType,
  rejectionReasonsOf,
} from '#contracts/player-api/verification-words.ts'
import { aPicture } from '#tests/fixtures/document-files.ts'
import { expectNoBarrier } from './axe.ts'
import { expect, hydrated, SANDBOX, signIn, test } from './fixtures.ts'
import { newPlayer } from './new-player.ts'

const PAGE = '/en-FI/my-account/account/verification'
const READ_AS_DATA = /\.data(\?|$)/
const email = (name: string) => `documents-${name}@playhouse.test`

/** The tab of each type, and the kind that its form requires. */
const TABS: Record<FileDocumentType, { tab: string; kind?: string }> = {
  PROOF_OF_ID: { tab: 'id' },
  PROOF_OF_ADDRESS: { tab: 'address', kind: 'TAX_LETTER' },
  PROOF_OF_PAYMENT: { tab: 'payment' },
  SOURCE_OF_WEALTH: { tab: 'wealth', kind: 'SAVINGS' },
  OTHER: { tab: 'other' },
}

type Held = { id: string; documentType: string; status: string; files: { id: string }[] }

/** The document reviewer, through calls of the sandbox. */
function reviewerOf(request: APIRequestContext, playerId: string) {
  const ask = (documentType: string) =>
    request.post(`${SANDBOX}/players/${playerId}/documents`, { data: { documentType } })
  const held = async (documentType: string): Promise<Held | undefined> => {
    const answer = await request.get(`${SANDBOX}/players/${playerId}/documents`)
    const { documents } = (await answer.json()) as { documents: Held[] }
    return documents.find((it) => it.documentType === documentType)
  }
  const decide = (id: string, data: object) =>
    request.post(`${SANDBOX}/documents/${id}/decision`, { data })
  return {
    held,
    decide,
    /** Requests a document, whatever an earlier run has left. Returns its id. */
    async request(documentType: string): Promise<string> {
      const left = await held(documentType)
      if (left?.status === 'UNDER_REVIEW') await decide(left.id, { verdict: 'EXPIRE' })
      await ask(documentType)
      const asked = await held(documentType)
      expect(asked?.status).toBe('REQUESTED')
      return asked?.id ?? ''
    },
  }
}

async function playerIdOf(request: APIRequestContext, address: string): Promise<string> {
  const found = await request.get(`${SANDBOX}/players?query=${encodeURIComponent(address)}`)
  return (await found.json()).players[0].playerId
}

/** Sends a page's form without the page: the response is the page again, or a redirect. */
async function send(
  page: Page,
  { type, documentId }: { type: FileDocumentType; documentId: string },
  file: { name: string; buffer: Buffer },
) {
  const { tab, kind = '' } = TABS[type]
  const { origin } = new URL(page.url())
  return page.request.post(`${origin}${PAGE}?tab=${tab}`, {
    headers: { origin },
    maxRedirects: 0,
    multipart: {
      ...{ intent: 'send', documentType: type, documentId, kind, from: '' },
      file: { ...file, mimeType: 'image/jpeg' },
    },
  })
}

/** Holds back the page's data requests until they are released. */
async function readingOf(page: Page) {
  let goOn = () => {}
  let held: Promise<void> | null = null
  await page.route(READ_AS_DATA, async (route: Route) => {
    if (route.request().method() === 'GET') await held
    await route.continue()
  })
  return {
    hold() {
      held = new Promise((resolve) => {
        goOn = resolve
      })
    },
    goOn() {
      held = null
      goOn()
    },
  }
}

const picture = async () => ({ name: 'page.jpg', buffer: await aPicture() })

test('a document of each type is sent, rejected with a picture and a next step, and accepted', async ({
  page,
  request,
}) => {
  const player = await newPlayer(request, { euros: 0 })
  const reviewer = reviewerOf(request, player.playerId)
  await signIn(page, player.email, 'en-FI')
  const reading = await readingOf(page)
  for (const [index, type] of FILE_DOCUMENT_TYPES.entries()) {
    await test.step(type, async () => {
      const { tab, kind } = TABS[type]
      const documentId = await reviewer.request(type)
      await page.goto(`${PAGE}?tab=${tab}&from=withdraw`)
      await hydrated(page)
      const form = page.getByTestId(`verification-upload-${tab}`)
      await form.getByTestId('verification-file').setInputFiles({
        ...{ name: 'page.jpg', mimeType: 'image/jpeg' },
        buffer: await aPicture(),
      })
      await expect(page.getByTestId('verification-chosen')).toContainText('This picture is small')
      if (kind) {
        reading.hold()
        await form.getByTestId('verification-send').press('Enter')
        await expect(form.getByTestId('verification-kind')).toBeFocused()
        await form.getByTestId('verification-kind').selectOption(kind)
      }
      // The page is still reloading after the refusal: the player can already use the form.
      await form.getByTestId('verification-send').press('Enter')
      reading.goOn()
      await expect(page.getByTestId('verification-said')).toBeFocused()
      await expect(page.getByTestId('verification-status')).toHaveAttribute(
        'data-status',
        'UNDER_REVIEW',
      )
      await expect(page.getByTestId('verification-back')).toHaveAttribute('href', /withdraw$/)

      const [reason = 'EMPTY'] = rejectionReasonsOf(type).slice(-1 - index)
      await reviewer.decide(documentId, { verdict: 'REJECT', reason })
      await page.goto(`${PAGE}?tab=${tab}`)
      const rejection = page.getByTestId('verification-rejection')
      await expect(rejection).toHaveAttribute('data-reason', reason)
      await expect(rejection).toContainText('What to do:')
      await expect(rejection.locator('figure')).toHaveCount(2)
      if (type === 'PROOF_OF_ADDRESS') await expectNoBarrier(page)

      expect((await send(page, { type, documentId }, await picture())).status()).toBe(303)
      await reviewer.decide(documentId, { verdict: 'ACCEPT' })
      await page.goto(`${PAGE}?tab=${tab}`)
      await expect(page.getByTestId('verification-status')).toHaveAttribute(
        'data-status',
        'VERIFIED',
      )
      await expect(form).toHaveCount(0)
    })
  }
  await page.goto(PAGE)
  await expect(page.getByTestId('verification-level')).toHaveAttribute('data-level', 'ENHANCED')
  await expectNoBarrier(page)
})

test('the identity check leads to the provider and back, with what was found', async ({
  page,
  request,
}) => {
  await page.context().grantPermissions(['camera'])
  const reviewer = reviewerOf(request, await playerIdOf(request, email('check')))
  await signIn(page, email('check'), 'en-FI')
  const check = async (end: string) => {
    await page.goto(`${PAGE}?tab=id`)
    await hydrated(page)
    await page.getByTestId('verification-check').press('Enter')
    await page.waitForURL((url) => url.origin === SANDBOX)
    await page.getByRole('button', { name: end }).press('Enter')
    await page.waitForURL(({ pathname }) => pathname === PAGE)
  }
  const documentId = await reviewer.request('PROOF_OF_ID')
  await check('Leave without a result')
  await expect(page.getByTestId('verification-said')).toContainText('was not finished')

  await test.step('a picture is taken by the camera and previewed before it is sent', async () => {
    await page.getByTestId('camera-open').press('Enter')
    await expect(page.getByTestId('camera-take')).toBeFocused()
    await page.waitForFunction(() => (document.querySelector('video')?.videoWidth ?? 0) > 0)
    await page.getByTestId('camera-take').press('Enter')
    const chosen = page.getByTestId('verification-chosen')
    await expect(chosen).toContainText('Picture 1.jpg')
    await expect(page.getByTestId('camera-open')).toBeFocused()
    await expectNoBarrier(page)
    await page.getByTestId('verification-send').press('Enter')
    await expect(page.getByTestId('verification-status')).toHaveAttribute(
      'data-status',
      'UNDER_REVIEW',
    )
    await reviewer.decide(documentId, { verdict: 'REJECT', reason: 'BAD_QUALITY' })
  })

  await check('Turn it down')
  await expect(page.getByTestId('verification-rejection')).toContainText('What to do:')
  await check('The person is who they say')
  await expect(page.getByTestId('verification-status')).toHaveAttribute('data-status', 'VERIFIED')
})

test('a reminder of the questionnaire appears once, and the form reports what is missing and is sent', async ({
  page,
  request,
}) => {
  const reviewer = reviewerOf(request, await playerIdOf(request, email('answers')))
  await reviewer.request('EDD_QUESTIONNAIRE')
  // The first login has the welcome; the reminder comes with the next one.
  for (let login = 0; login < 2; login += 1) await signIn(page, email('answers'), 'en-FI')
  await page.goto('/en-FI')
  const reminder = page.getByTestId('questionnaire-reminder')
  await expect(reminder).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(reminder).toBeHidden()
  await page.reload()
  await hydrated(page)
  await expect(reminder).toBeHidden()

  await page.goto(PAGE)
  await expect(page.getByTestId('verification-level')).toHaveAttribute('data-level', 'EDD_PENDING')
  await page.getByRole('link', { name: 'Questionnaire' }).press('Enter')
  const field = (name: string) => page.getByTestId(`questionnaire-${name}`)
  await field('occupation').selectOption('OTHER')
  await field('send').press('Enter')
  await expect(field('otherOccupation')).toBeFocused()
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(3)
  await expectNoBarrier(page)
  await field('otherOccupation').fill('Diver')
  await field('salaryRangeId').selectOption({ label: '€10,000.00 to €25,000.00' })
  await field('sourceOfFunds').selectOption('SAVINGS')
  await field('nationality').selectOption({ label: 'Finland' })
  await field('send').press('Enter')
  await expect(page.getByTestId('verification-said')).toContainText('We have your answers')
  await expect(page.getByTestId('verification-level')).toHaveAttribute(
    'data-level',
    'EDD_UNDER_REVIEW',
  )
  const asked = await request.get(
    `${SANDBOX}/players/${await playerIdOf(request, email('answers'))}/documents`,
  )
  expect((await asked.json()).answer).toMatchObject({
    ...{ occupation: 'OTHER', other_occupation: 'Diver', salary_range_id: 2 },
    ...{ source_of_funds: 'SAVINGS', nationality: 'FI' },
  })
})

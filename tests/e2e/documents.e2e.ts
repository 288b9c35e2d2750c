import type { APIRequestContext, Browser, Page, Route } from '@playwright/test'
import {
  FILE_DOCUMENT_TYPES,
  type FileDocumentType,
  REJECTION_REASONS,
  rejectionReasonsOf,
} from '#contracts/player-api/verification-words.ts'
import { TEST_VIRUS } from '#platform/verification/scanner.ts'
import { aPdf, aPicture, GPS_TEXT, zipBombPdf } from '#tests/fixtures/document-files.ts'
import { expectNoBarrier } from './axe.ts'
import { expect, hydrated, SANDBOX, signIn, test } from './fixtures.ts'

const PAGE = '/en-FI/my-account/account/verification'
const READ_AS_DATA = /\.data(\?|$)/
const email = (name: string) => `documents-${name}@playhouse.test`

/** The tab of each type, and the kind that its form asks for. */
const TABS: Record<FileDocumentType, { tab: string; kind?: string }> = {
  PROOF_OF_ID: { tab: 'id' },
  PROOF_OF_ADDRESS: { tab: 'address', kind: 'TAX_LETTER' },
  PROOF_OF_PAYMENT: { tab: 'payment' },
  SOURCE_OF_WEALTH: { tab: 'wealth', kind: 'SAVINGS' },
  OTHER: { tab: 'other' },
}

type Held = { id: string; documentType: string; status: string; files: { id: string }[] }

/** The reviewer, by the calls of the sandbox. */
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
    /** Asked for, whatever an earlier run has left. Answers its id. */
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

/** What the form of a page sends, without the page: the answer is the page again, or the way to it. */
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

/** Pages that are read as data wait while they are held. */
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

test('a document of each type is sent, turned down with a picture and a next step, and accepted', async ({
  page,
  request,
}) => {
  const reviewer = reviewerOf(request, await playerIdOf(request, email('send')))
  await signIn(page, email('send'), 'en-FI')
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
      // The page is still being read anew behind its refusal: the form is the player's already.
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

test('every reason of a rejection has its words and a next step, also without scripts', async ({
  browser,
  request,
}) => {
  const page = await plainPage(browser)
  const reviewer = reviewerOf(request, await playerIdOf(request, email('plain')))
  await signIn(page, email('plain'), 'en-FI')
  await page.goto(PAGE)
  const left = new Set<string>(REJECTION_REASONS)
  for (const type of FILE_DOCUMENT_TYPES) {
    const documentId = await reviewer.request(type)
    for (const reason of rejectionReasonsOf(type).filter((it) => left.delete(it))) {
      expect((await send(page, { type, documentId }, await picture())).status()).toBe(303)
      await reviewer.decide(documentId, { verdict: 'REJECT', reason })
      const shown = await (await page.request.get(`${PAGE}?tab=${TABS[type].tab}`)).text()
      expect(shown).toContain(`data-reason="${reason}"`)
      // A key without words would stand there itself.
      expect(shown).not.toMatch(/>(?:reasons|next)\.[A-Z_]+</)
    }
  }
  expect([...left]).toEqual([])
  await page.context().close()
})

test('a file that may not be kept is refused with its reason, and nothing beside the picture is kept', async ({
  browser,
  request,
}) => {
  const page = await plainPage(browser)
  const id = await playerIdOf(request, email('check'))
  const reviewer = reviewerOf(request, id)
  await signIn(page, email('check'), 'en-FI')
  await page.goto(PAGE)
  const documentId = await reviewer.request('OTHER')
  const other = { type: 'OTHER', documentId } as const
  const files = async () => (await reviewer.held('OTHER'))?.files.map((it) => it.id) ?? []
  const before = await files()
  const virus = Buffer.from(TEST_VIRUS)
  const refused: [name: string, content: Buffer, words: RegExp][] = [
    ['passport.jpg', Buffer.from('MZ a program'), /passport\.jpg: This is not a JPEG, PNG or PDF/],
    ['large.jpg', Buffer.alloc(50 * 1024 * 1024, 1), /large\.jpg: This file is larger than 10 MB/],
    [
      'bomb.pdf',
      zipBombPdf('x'.repeat(1_000), { times: 20_000, objects: true }),
      /bomb\.pdf: .*unpacks/,
    ],
    ['script.pdf', aPdf('/OpenAction << /S /JavaScript >>'), /script\.pdf: .*scripts/],
    ['virus.jpg', virus, /Our virus scanner stopped this file/],
    ['../../etc/passwd', Buffer.from('root:x'), /(?<!\/)passwd: This is not a JPEG/],
    ['cut.jpg', (await aPicture()).subarray(0, 200), /cut\.jpg: This file is damaged/],
  ]
  for (const [name, buffer, words] of refused) {
    const answer = await send(page, other, { name, buffer })
    expect(answer.status(), name).toBeGreaterThanOrEqual(400)
    // React writes an empty comment between two texts.
    expect((await answer.text()).replaceAll('<!-- -->', ''), name).toMatch(words)
  }
  // More than is read at all: the form leads back to its page, which says so.
  const beyond = await page.request.post(`${new URL(page.url()).origin}${PAGE}?tab=other`, {
    headers: { origin: new URL(page.url()).origin, accept: 'text/html' },
    maxRedirects: 0,
    multipart: {
      ...{ intent: 'send', documentType: 'OTHER', documentId, kind: '', from: '' },
      file: { name: 'all.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(53 * 1024 * 1024) },
    },
  })
  expect(beyond.status()).toBe(303)
  await page.goto(new URL(beyond.headers().location ?? '', page.url()).href)
  await expect(page.getByText('Too much at once: send at most 5 files')).toBeVisible()
  expect(await files()).toEqual(before)
  const buffer = await aPicture('jpeg', { gps: true })
  expect(buffer.includes(GPS_TEXT)).toBe(true)
  expect((await send(page, other, { name: '../kitchen.jpg', buffer })).status()).toBe(303)
  const [file] = (await files()).filter((it) => !before.includes(it))
  const kept = await (await request.get(`${SANDBOX}/console/documents/files/${file}`)).body()
  expect([kept.subarray(0, 3).toString('hex'), kept.includes(GPS_TEXT)]).toEqual(['ffd8ff', false])
  await page.context().close()
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

  await test.step('or a picture by the camera, looked at before it is sent', async () => {
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

test('the questionnaire reminds once, says what is missing, and is sent', async ({
  page,
  request,
}) => {
  const reviewer = reviewerOf(request, await playerIdOf(request, email('answers')))
  await reviewer.request('EDD_QUESTIONNAIRE')
  await signIn(page, email('answers'), 'en-FI')
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

/** A page of a visitor for whom scripts do not run. */
async function plainPage(browser: Browser): Promise<Page> {
  return (await browser.newContext({ javaScriptEnabled: false })).newPage()
}

import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { PlayerDocument, PlayerDocuments } from '#contracts/player-api/verification.ts'
import { MAX_DOCUMENT_FILES } from '#contracts/player-api/verification-words.ts'
import { ScannerUnavailableError } from '#platform/verification/index.ts'
import { TEST_VIRUS } from '#platform/verification/scanner.ts'
import { aPdf, aPicture, GPS_TEXT, zipBombPdf } from '#tests/fixtures/document-files.ts'
import {
  type Answer,
  type OwnPlatform,
  openPlatform,
  SITE_ORIGIN,
} from '#tests/fixtures/running-platform.ts'

const DAY = 86_400_000
const FILES = '/v1/player/documents/files'

let it: OwnPlatform
let isScannerAway = false
/** What the scan of a file waits for. */
let gate: Promise<void> = Promise.resolve()
let scans = 0

beforeAll(async () => {
  it = await openPlatform({
    scanner: async (content) => {
      if (isScannerAway) throw new ScannerUnavailableError('away')
      scans += 1
      await gate
      return content.includes(TEST_VIRUS) ? 'infected' : 'clean'
    },
  })
})
afterAll(() => it?.close())

type Player = { playerId: string; token: string }
async function aPlayer(): Promise<Player> {
  const { playerId, email } = await it.aPlayer()
  return { playerId, token: (await it.signIn(email)).idToken }
}

async function upload(
  who: { token: string },
  content: Uint8Array | string,
  query = 'documentType=OTHER',
): Promise<Answer> {
  const response = await it.platform.fetch(
    new Request(`http://platform.test${FILES}?${query}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${who.token}`,
        'content-type': 'application/octet-stream',
      },
      body: Buffer.from(content as Uint8Array),
    }),
    { remoteAddress: '127.0.0.1' },
  )
  return { status: response.status, body: await response.json(), response }
}
const send = (who: Player, body: object) =>
  it.call('POST', '/v1/player/documents/verification', { token: who.token, body })
const documents = async (who: Player) =>
  (await it.call('GET', '/v1/player/documents', { token: who.token })).body as PlayerDocuments
const profile = async (who: Player) =>
  (await it.call('GET', '/v1/player/profile', { token: who.token })).body
const problem = ({ body }: Answer) => (body.validationErrors as { code: string }[])[0]?.code
const reviews = () => it.platform.reviews

/** A document that awaits its review. */
async function sentIn(who: Player, body: Record<string, string>): Promise<PlayerDocument> {
  const query = new URLSearchParams({ documentType: body.documentType ?? '' })
  expect((await upload(who, await aPicture(), String(query))).status).toBe(201)
  expect((await send(who, body)).status).toBe(200)
  const [waiting] = (await reviews().ofPlayer(who.playerId)).documents.filter(
    (one) => one.documentType === body.documentType && one.status === 'UNDER_REVIEW',
  )
  return waiting as unknown as PlayerDocument
}

describe('files', () => {
  test('of each kind are accepted, and labelled by their content', async () => {
    const who = await aPlayer()
    const kinds: unknown[] = []
    for (const content of [await aPicture('jpeg'), await aPicture('png'), aPdf()]) {
      const { status, body } = await upload(who, content)
      kinds.push([status, body.kind, body.isSent])
    }
    expect(kinds).toEqual([
      [201, 'jpeg', false],
      [201, 'jpeg', false],
      [201, 'pdf', false],
    ])
  })

  test('of one player are read one after another, with at most two documents waiting', async () => {
    const [who, other] = [await aPlayer(), await aPlayer()]
    let open = () => {}
    gate = new Promise((resolve) => {
      open = resolve
    })
    scans = 0
    const sent = Array.from({ length: 2 * MAX_DOCUMENT_FILES + 1 }, () => upload(who, aPdf()))
    const others = upload(other, aPdf())
    await vi.waitFor(() => expect(scans).toBeGreaterThan(1))
    expect(scans).toBe(2)
    open()
    expect((await others).status).toBe(201)
    const answers = await Promise.all(sent)
    const [refused] = answers.filter((it) => it.status === 429)
    expect(refused?.response.headers.get('retry-after')).toBe('2')
    const counted = (status: number) => answers.filter((it) => it.status === status).length
    expect([counted(429), counted(201)]).toEqual([1, MAX_DOCUMENT_FILES])
  })

  test('lose their location, and are turned upright', async () => {
    const who = await aPlayer()
    const picture = await aPicture('jpeg', { gps: true, orientation: 6 })
    expect(picture.includes(GPS_TEXT)).toBe(true)
    const { body } = await upload(who, picture)
    const kept = await it.call('GET', `${FILES}/${body.id}`, { token: who.token })
    const content = Buffer.from(await kept.response.arrayBuffer())
    const { exif, xmp, width, height } = await sharp(content).metadata()
    expect([exif, xmp, content.includes(GPS_TEXT)]).toEqual([undefined, undefined, false])
    expect([width, height]).toEqual([60, 120])
    expect(kept.response.headers.get('content-disposition')).toBe(
      'attachment; filename="document.jpeg"',
    )
    expect(kept.response.headers.get('content-type')).toBe('image/jpeg')
    expect(kept.response.headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('lose data hidden behind an image', async () => {
    const who = await aPlayer()
    const hidden = '<script>alert(1)</script>'
    const { body } = await upload(who, Buffer.concat([await aPicture(), Buffer.from(hidden)]))
    const kept = await it.call('GET', `${FILES}/${body.id}`, { token: who.token })
    expect(Buffer.from(await kept.response.arrayBuffer()).includes(hidden)).toBe(false)
  })

  test.each<[string, () => Promise<Uint8Array | string> | Uint8Array | string, string]>([
    ['nothing', () => '', 'file_empty'],
    ['a page', () => '<html><script>alert(1)</script>', 'file_type'],
    ['a drawing with a script', () => '<svg onload="alert(1)"/>', 'file_type'],
    ['a program', () => 'MZ\x90\0', 'file_type'],
    ['an archive', () => 'PK\x03\x04', 'file_type'],
    ['half a picture', async () => (await aPicture()).subarray(0, 200), 'file_broken'],
    ['a header of a picture before a page', () => '\x89PNG\r\n\x1a\n<html>', 'file_type'],
    ['the test virus', () => TEST_VIRUS, 'file_infected'],
    [
      'a picture with the test virus',
      async () => Buffer.concat([await aPicture(), Buffer.from(TEST_VIRUS)]),
      'file_infected',
    ],
    ['a PDF with the test virus', () => aPdf(TEST_VIRUS), 'file_infected'],
    ['a PDF with a script', () => aPdf('/OpenAction << /S /JavaScript /JS (x) >>'), 'file_unsafe'],
    ['a PDF with a disguised script', () => aPdf('/S /J#61vaScript'), 'file_unsafe'],
    ['a PDF with an attachment', () => aPdf('/EmbeddedFiles 3 0 R'), 'file_unsafe'],
    ['a PDF under a password', () => aPdf('/Encrypt 3 0 R'), 'file_unsafe'],
    ['a PDF that is an archive as well', () => aPdf('', 'PK\x05\x06'), 'file_broken'],
    [
      'a PDF with a script in packed objects',
      () => zipBombPdf('/JavaScript', { objects: true }),
      'file_unsafe',
    ],
    [
      'a PDF that unpacks to 300 MB',
      () => zipBombPdf('\0'.repeat(1024 * 1024), { times: 300 }),
      'file_unsafe',
    ],
    ['a picture of a hundred thousand pixels square', () => hugePng(), 'file_broken'],
  ])('%s is refused', async (_, make, expected) => {
    const who = await aPlayer()
    const answer = await upload(who, await make())
    expect([answer.status, problem(answer)]).toEqual([400, expected])
    expect((await documents(who)).otherDocument).toEqual([])
  })

  test('of fifty megabytes are refused during the upload, and never held', async () => {
    const who = await aPlayer()
    let sent = 0
    const endless = new ReadableStream({
      pull(controller) {
        sent += 65_536
        if (sent > 50 * 1024 * 1024) controller.close()
        else controller.enqueue(new Uint8Array(65_536))
      },
    })
    const response = await it.platform.fetch(
      new Request(`http://platform.test${FILES}?documentType=OTHER`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${who.token}`,
          'content-type': 'application/octet-stream',
        },
        body: endless,
        duplex: 'half',
      } as RequestInit),
      { remoteAddress: '127.0.0.1' },
    )
    expect(response.status).toBe(413)
    expect(sent).toBeLessThan(11 * 1024 * 1024)
  })

  test('are at most five, also when ten arrive at once', async () => {
    const who = await aPlayer()
    const picture = await aPicture()
    const answers = await Promise.all(Array.from({ length: 10 }, () => upload(who, picture)))
    const taken = answers.filter((one) => one.status === 201)
    const refused = answers.filter((one) => one.status !== 201)
    expect(taken).toHaveLength(5)
    expect([...new Set(refused.map(problem))]).toEqual(['too_many_files'])
  })

  test('are refused while no malware scan is possible', async () => {
    const who = await aPlayer()
    isScannerAway = true
    const { status } = await upload(who, await aPicture())
    isScannerAway = false
    expect(status).toBe(503)
    expect((await documents(who)).otherDocument).toEqual([])
  })

  test('cannot be read in the database, and are shown to their owner alone', async () => {
    const [who, other] = [await aPlayer(), await aPlayer()]
    const marker = 'Mannerheimintie one'
    const { body } = await upload(who, aPdf(`(${marker})`))
    const [row] = await it.db.query<{ sealed: Uint8Array }>(
      'select sealed from platform.document_file where id = $1',
      [body.id],
    )
    expect(Buffer.from(row?.sealed ?? []).includes(marker)).toBe(false)
    const read = (token: string) => it.call('GET', `${FILES}/${body.id}`, { token })
    expect((await read(other.token)).status).toBe(404)
    expect((await it.call('DELETE', `${FILES}/${body.id}`, { token: other.token })).status).toBe(
      404,
    )
    expect(await (await read(who.token)).response.text()).toContain(marker)
    const forReview = await reviews().readFile(String(body.id))
    expect(forReview?.bytes.includes(marker)).toBe(true)
    expect((await it.call('DELETE', `${FILES}/${body.id}`, { token: who.token })).status).toBe(204)
    expect((await read(who.token)).status).toBe(404)
  })

  test('for a document of another player are refused', async () => {
    const [who, other] = [await aPlayer(), await aPlayer()]
    await upload(who, await aPicture())
    const [mine] = (await documents(who)).otherDocument
    const answer = await upload(
      other,
      await aPicture(),
      `documentType=OTHER&documentId=${mine?.id}`,
    )
    expect(answer.status).toBe(404)
    const sent = await send(other, { documentType: 'OTHER', documentId: mine?.id })
    expect(sent.status).toBe(404)
  })
})

describe('a document', () => {
  test('that was not requested goes to review at the player’s own request, and its level with it', async () => {
    const who = await aPlayer()
    await sentIn(who, { documentType: 'PROOF_OF_ADDRESS', subType: 'UTILITY_BILL' })
    const { addressDocument } = await documents(who)
    expect(addressDocument).toMatchObject({
      documentStatus: 'UNDER_REVIEW',
      subType: 'UTILITY_BILL',
      trigger: 'OPT_IN',
      files: [{ isSent: true }],
    })
    const { history } = await reviews().ofPlayer(who.playerId)
    expect(history.map((step) => [step.from, step.to, step.cause])).toEqual([
      ['REQUESTED', 'UNDER_REVIEW', 'the player'],
      ['UNREQUESTED', 'REQUESTED', 'the player'],
    ])
    expect(await profile(who)).toMatchObject({ kycStatus: 'PENDING' })
    const again = await upload(who, await aPicture(), 'documentType=PROOF_OF_ADDRESS')
    expect([again.status, again.body.code]).toEqual([409, 'DOCUMENT_STATE'])
  })

  test.each([
    [{ documentType: 'PROOF_OF_ADDRESS' }, 'required'],
    [{ documentType: 'PROOF_OF_ADDRESS', subType: 'BS' }, 'invalid_value'],
    [{ documentType: 'SOURCE_OF_WEALTH', subType: 'UTILITY_BILL' }, 'invalid_value'],
    [{ documentType: 'OTHER', subType: 'BS' }, 'invalid_value'],
    [{ documentType: 'OTHER' }, 'file_empty'],
  ])('%j is refused: %s', async (body, code) => {
    expect(problem(await send(await aPlayer(), body))).toBe(code)
  })

  test('that was requested is named in the profile, and rejected with a reason', async () => {
    const who = await aPlayer()
    const asked = await reviews().request(
      who.playerId,
      { documentType: 'PROOF_OF_PAYMENT', about: 'VISA 4242' },
      'a test',
    )
    expect(asked.ok).toBe(true)
    expect(await profile(who)).toMatchObject({
      kycStatus: 'PENDING',
      requestDocumentTypeStatus: 'PROOF_OF_PAYMENT',
    })
    const { id } = await sentIn(who, { documentType: 'PROOF_OF_PAYMENT' })
    const reason = 'POP_CARD_CVV_VISIBLE'
    expect((await reviews().decide(id, { verdict: 'REJECT', reason }, 'a test')).ok).toBe(true)
    expect((await documents(who)).paymentDocument).toMatchObject([
      {
        documentStatus: 'REQUESTED',
        rejectionReason: reason,
        about: 'VISA 4242',
        trigger: 'MANUAL',
      },
    ])
    const twice = await reviews().decide(id, { verdict: 'ACCEPT' }, 'a test')
    expect(twice).toEqual({ ok: false, refusal: 'DOCUMENT_STATE' })
  })

  test('of identity and of address, both accepted, make a player fully verified', async () => {
    const who = await aPlayer()
    for (const body of [
      { documentType: 'PROOF_OF_ID' },
      { documentType: 'PROOF_OF_ADDRESS', subType: 'TAX_LETTER' },
    ]) {
      const { id } = await sentIn(who, body)
      await reviews().decide(id, { verdict: 'ACCEPT' }, 'a test')
    }
    expect(await profile(who)).toMatchObject({
      kycStatus: 'FULLY VERIFIED',
      requestDocumentTypeStatus: '',
    })
    const changes = await it.platform.players.changes(who.playerId)
    expect(changes.filter((one) => one.field === 'kycStatus')[0]).toMatchObject({
      after: 'FULLY VERIFIED',
      cause: 'a test',
    })
  })

  test('of a changed address is requested again, by rule and once (KYC-03, KYC-14)', async () => {
    const { playerId, email } = await it.aPlayer({ phone: '+358401230048' })
    const who = { playerId, token: (await it.signIn(email)).idToken }
    const move = (street: string) =>
      it.call('PATCH', '/v1/player/address', { token: who.token, body: { street } })
    const { id } = await sentIn(who, { documentType: 'PROOF_OF_ADDRESS', subType: 'TAX_LETTER' })
    await reviews().decide(id, { verdict: 'ACCEPT' }, 'a test')
    // The same in other letters is no other address.
    expect((await move('MANNERHEIMINTIE 1 A 5')).status).toBe(204)
    await it.platform.runJobs()
    expect((await documents(who)).addressDocument).toMatchObject({
      documentStatus: 'VERIFIED',
      trigger: 'OPT_IN',
    })
    for (const street of ['Aleksanterinkatu 2', 'Aleksanterinkatu 3']) {
      expect((await move(street)).status).toBe(204)
      await it.platform.runJobs()
    }
    expect((await documents(who)).addressDocument).toMatchObject({
      documentStatus: 'REQUESTED',
      trigger: 'TRIGGERED',
      requestReason: 'ADDRESS_CHANGED',
    })
    const cause = 'the rule ADDRESS_CHANGED'
    const byRule = (await reviews().ofPlayer(who.playerId)).history.filter(
      (step) => step.cause === cause,
    )
    expect(byRule.map((step) => `${step.from} ${step.to}`)).toEqual([
      'EXPIRED REQUESTED',
      'VERIFIED EXPIRED',
    ])
    // Staff asks next: then it is no rule any more.
    await reviews().decide(id, { verdict: 'EXPIRE' }, 'a test')
    await reviews().request(playerId, { documentType: 'PROOF_OF_ADDRESS', about: '' }, 'a test')
    const { addressDocument } = await documents(who)
    expect(addressDocument).toMatchObject({ documentStatus: 'REQUESTED', trigger: 'MANUAL' })
    expect(addressDocument.requestReason).toBeUndefined()
  })

  test('submitted ten times at once is submitted once, and two verdicts at once count as one', async () => {
    const who = await aPlayer()
    await upload(who, await aPicture())
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => send(who, { documentType: 'OTHER' })),
    )
    expect(answers.filter((one) => one.status === 200)).toHaveLength(1)
    const [document] = (await reviews().ofPlayer(who.playerId)).documents
    const decisions = await Promise.all([
      reviews().decide(document?.id ?? '', { verdict: 'ACCEPT' }, 'one'),
      reviews().decide(document?.id ?? '', { verdict: 'REJECT', reason: 'EMPTY' }, 'two'),
    ])
    expect(decisions.filter((one) => one.ok)).toHaveLength(1)
    expect((await reviews().ofPlayer(who.playerId)).history).toHaveLength(3)
  })

  test('is kept only as long as needed: unsubmitted for a day, rejected for thirty', async () => {
    const who = await aPlayer()
    await upload(who, await aPicture(), 'documentType=SOURCE_OF_WEALTH')
    const { id } = await sentIn(who, { documentType: 'OTHER' })
    await reviews().decide(id, { verdict: 'REJECT', reason: 'BAD_QUALITY' }, 'a test')
    const kept = async () => {
      it.platform.clockWasSet({ wentBack: false })
      await expect.poll(() => count(who.playerId)).toBeLessThan(2)
      return count(who.playerId)
    }
    it.clock.travel(2 * DAY)
    expect(await kept()).toBe(1)
    it.clock.travel(30 * DAY)
    it.platform.clockWasSet({ wentBack: false })
    await expect.poll(() => count(who.playerId)).toBe(0)
    it.clock.travel(-32 * DAY)
  })
})

async function count(playerId: string): Promise<number> {
  const rows = await it.db.query('select id from platform.document_file where player_id = $1', [
    playerId,
  ])
  return rows.length
}

describe('a check at the identity provider', () => {
  const urls = { successUrl: `${SITE_ORIGIN}/ok`, errorUrl: `${SITE_ORIGIN}/no` }
  const begin = (who: Player, body = urls) =>
    it.call('POST', '/v1/jumio/documents/initiate', { token: who.token, body })
  const result = (body: object) => it.callback('/callbacks/identity-check/result', body)
  async function reference(who: Player) {
    const { body } = await begin(who)
    return new URL(String(body.redirectUrl)).searchParams.get('check')
  }

  test('redirects back to our own site only', async () => {
    const answer = await begin(await aPlayer(), { ...urls, errorUrl: 'https://elsewhere.test/' })
    expect(answer.status).toBe(400)
  })

  test('verifies once, however often the result is sent', async () => {
    const who = await aPlayer()
    const check = { reference: await reference(who), outcome: 'VERIFIED' }
    const answers = await Promise.all(Array.from({ length: 5 }, () => result(check)))
    expect(answers.map((one) => one.status)).toEqual([200, 200, 200, 200, 200])
    expect((await documents(who)).idDocument.documentStatus).toBe('VERIFIED')
    expect((await reviews().ofPlayer(who.playerId)).history).toHaveLength(3)
    expect(await profile(who)).toMatchObject({ kycStatus: 'DATA_VERIFIED' })
    const other = await result({ ...check, outcome: 'REJECTED', reason: 'ID_EXPIRED' })
    expect([other.status, other.body.code]).toEqual([422, 'REFERENCE_CONFLICT'])
    expect((await begin(who)).body.code).toBe('DOCUMENT_STATE')
  })

  test('rejects with a reason, and can be repeated', async () => {
    const who = await aPlayer()
    const refused = { reference: await reference(who), outcome: 'REJECTED', reason: 'ID_EXPIRED' }
    expect((await result(refused)).status).toBe(200)
    expect((await documents(who)).idDocument).toMatchObject({
      documentStatus: 'REQUESTED',
      rejectionReason: 'ID_EXPIRED',
    })
    expect((await result({ reference: await reference(who), outcome: 'VERIFIED' })).status).toBe(
      200,
    )
    const { idDocument } = await documents(who)
    expect([idDocument.documentStatus, idDocument.rejectionReason]).toEqual(['VERIFIED', undefined])
  })

  test('with an unknown reference is not found', async () => {
    expect((await result({ reference: randomUUID(), outcome: 'VERIFIED' })).status).toBe(404)
  })
})

describe('the questionnaire', () => {
  const ANSWER = {
    occupation: 'OTHER',
    otherOccupation: 'Lighthouse keeper',
    salaryRangeId: 3,
    sourceOfFunds: 'SALARY',
    nationality: 'FI',
  }
  const answer = (who: Player, body: object = ANSWER) =>
    it.call('POST', '/v1/player/questionnaire/answer', { token: who.token, body })

  test('goes to review, and once accepted makes the level ENHANCED', async () => {
    const who = await aPlayer()
    const asked = { documentType: 'EDD_QUESTIONNAIRE', about: '' } as const
    await reviews().request(who.playerId, asked, 'a test')
    expect(await profile(who)).toMatchObject({ kycStatus: 'EDD_PENDING' })
    expect((await answer(who)).status).toBe(204)
    expect(await profile(who)).toMatchObject({ kycStatus: 'EDD_UNDER_REVIEW' })
    expect((await answer(who)).body.code).toBe('DOCUMENT_STATE')
    const { documents: held, answer: read } = await reviews().ofPlayer(who.playerId)
    expect(read).toMatchObject({ other_occupation: 'Lighthouse keeper', salary_range_id: 3 })
    await reviews().decide(held[0]?.id ?? '', { verdict: 'ACCEPT' }, 'a test')
    expect(await profile(who)).toMatchObject({ kycStatus: 'ENHANCED' })
  })

  test('is refused where something is missing', async () => {
    const { otherOccupation, ...less } = ANSWER
    const refused = await answer(await aPlayer(), less)
    expect([refused.status, otherOccupation]).toEqual([400, 'Lighthouse keeper'])
  })

  test('has its lists', async () => {
    const { token } = await aPlayer()
    const list = async (name: string) =>
      (await it.call('GET', `/v1/player/${name}`, { token })).body as unknown as object[]
    const ranges = await list('salary-range')
    expect([ranges.length, ranges[0], ranges.at(-1)]).toEqual([
      7,
      { salaryRangeId: 1, label: '0-9999' },
      { salaryRangeId: 7, label: '150000-' },
    ])
    expect([(await list('occupations')).length, (await list('source-of-funds')).length]).toEqual([
      20, 12,
    ])
  })
})

/** A few bytes that declare ten thousand million pixels. */
function hugePng(): Buffer {
  const side = 100_000
  const head = Buffer.alloc(33)
  head.write('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1')
  head.writeUInt32BE(side, 16)
  head.writeUInt32BE(side, 20)
  head.writeUInt8(8, 24)
  head.writeUInt8(2, 25)
  return head
}

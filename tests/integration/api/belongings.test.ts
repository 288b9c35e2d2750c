import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { readOutbox } from '#sandbox/outbox/routes.ts'
import {
  type Answer,
  type OwnPlatform,
  openPlatform,
  PASSWORD,
} from '#tests/fixtures/running-platform.ts'
import { signInToSports, sportsMessages } from '#tests/fixtures/sports-bets.ts'
import { aGift } from '#tests/integration/ledger/bonus-player.ts'

/** Parameters and fields with the id or key of something that belongs to one player. */
const NAMES_SOMETHING = /^(?:key|reference|after)$|Id$/
/** The same for all players, or chosen by the caller. */
const NOBODYS = ['bonusId', 'gameId', 'tableId', 'salaryRangeId', 'cookiesConsentId', 'contextId']
/** Calls about games and offers, without player data. */
const NOT_OF_A_PLAYER = [
  'GET /v2/bonus/games/:id/limitations',
  'POST /v2/bonus/softswiss/sportsbook/:campaignId/claim',
]

type Owner = {
  playerId: string
  token: string
  sessionId: string
  sms: { id: string; code: string }
  depositId: string
  depositKey: string
  instrumentId: string
  withdrawalId: string
  withdrawalKey: string
  roundId: string
  betId: string
  sportsSessionId: string
  sportradarSessionId: string
  documentId: string
  fileId: string
  bonusId: string
  claimKey: string
  codeKey: string
  cursor: string
  statementCursor: string
  warningId: string
}
type Ask = { path: string; body?: unknown; type?: string }

const DOCUMENTS = '/v1/player/documents'
const WALLET = '/v1/player/wallet'
const STATEMENT = `${WALLET}/statement/rows?from=2026-01-01T00:00:00Z&to=2027-01-01T00:00:00Z`
const aDeposit = (over: object) => ({
  ...{ key: randomUUID(), method: 'SKRILL', amount: 20, currency: 'EUR' },
  ...{ language: 'fi', returnPath: '/fi-FI/deposit', ...over },
})
const aWithdrawal = (over: object) => ({
  ...{ method: 'SKRILL', amount: 30, blackbox: '', reference: randomUUID(), ...over },
})

/**
 * Every call with the id of something that belongs to one player. Another player must get the same answer as for an
 * id that never existed, and the owner a different one.
 */
const BY_ID: Readonly<Record<string, (owner: Owner) => Ask>> = {
  'POST /v1/player/phone_number/sms_request': ({ sms }) => ({
    path: '/v1/player/phone_number/sms_request',
    body: { smsVerificationId: sms.id },
  }),
  'POST /v1/player/sms_verification': ({ sms }) => ({
    path: '/v1/player/sms_verification',
    body: { smsVerificationId: sms.id, code: sms.code },
  }),
  'DELETE /v1/player/sessions/:id': ({ sessionId }) => ({
    path: `/v1/player/sessions/${sessionId}`,
  }),
  [`POST ${WALLET}/deposit/submit`]: ({ instrumentId }) => ({
    path: `${WALLET}/deposit/submit`,
    body: aDeposit({ instrumentId }),
  }),
  [`GET ${WALLET}/deposits/:referenceId`]: ({ depositId }) => ({
    path: `${WALLET}/deposits/${depositId}`,
  }),
  [`POST ${WALLET}/deposits/:referenceId/cancel`]: ({ depositId }) => ({
    path: `${WALLET}/deposits/${depositId}/cancel`,
  }),
  [`POST ${WALLET}/deposits/:referenceId/continue`]: ({ depositId }) => ({
    path: `${WALLET}/deposits/${depositId}/continue`,
  }),
  [`DELETE ${WALLET}/instruments/:id`]: ({ instrumentId }) => ({
    path: `${WALLET}/instruments/${instrumentId}`,
  }),
  [`POST ${WALLET}/withdrawal/cancellation`]: ({ withdrawalId }) => ({
    path: `${WALLET}/withdrawal/cancellation`,
    body: { pendingWithdrawalId: withdrawalId, amount: 30, cancelByPlayer: true },
  }),
  'PUT /v2/bonus/:assignmentId/state': ({ bonusId }) => ({
    path: `/v2/bonus/${bonusId}/state`,
    body: { state: 'FORFEITED', wageringProgress: 0 },
  }),
  'POST /v1/context/session/unregister': ({ sportsSessionId }) => ({
    path: '/v1/context/session/unregister',
    body: { sessionId: sportsSessionId },
  }),
  'DELETE /v1/sportradar/session/:id': ({ sportradarSessionId }) => ({
    path: `/v1/sportradar/session/${sportradarSessionId}`,
  }),
  'GET /v1/player/bets/:id': ({ betId }) => ({ path: `/v1/player/bets/${betId}` }),
  'GET /v1/player/rounds/:id': ({ roundId }) => ({ path: `/v1/player/rounds/${roundId}` }),
  [`GET ${DOCUMENTS}/files/:id`]: ({ fileId }) => ({ path: `${DOCUMENTS}/files/${fileId}` }),
  [`DELETE ${DOCUMENTS}/files/:id`]: ({ fileId }) => ({ path: `${DOCUMENTS}/files/${fileId}` }),
  'POST /v1/player/warnings/:id/shown': ({ warningId }) => ({
    path: `/v1/player/warnings/${warningId}/shown`,
    body: {},
  }),
  'POST /v1/player/warnings/:id/answer': ({ warningId }) => ({
    path: `/v1/player/warnings/${warningId}/answer`,
    body: { answer: 'READ' },
  }),
  [`POST ${DOCUMENTS}/files`]: ({ documentId }) => ({
    path: `${DOCUMENTS}/files?documentType=OTHER&documentId=${documentId}`,
    ...A_FILE,
  }),
  [`POST ${DOCUMENTS}/verification`]: ({ documentId }) => ({
    path: `${DOCUMENTS}/verification`,
    body: { documentType: 'OTHER', documentId },
  }),
}
/** Keys chosen by the caller, and cursors: anyone may use any, and it leads only to the caller's own data. */
const BY_KEY: Readonly<Record<string, (owner: Owner) => Ask>> = {
  [`POST ${WALLET}/deposit/submit`]: ({ depositKey }) => ({
    path: `${WALLET}/deposit/submit`,
    body: aDeposit({ key: depositKey }),
  }),
  [`POST ${WALLET}/withdrawal/submit`]: ({ withdrawalKey }) => ({
    path: `${WALLET}/withdrawal/submit`,
    body: aWithdrawal({ reference: withdrawalKey }),
  }),
  'POST /v2/bonus/rewards/:campaignId/claim': ({ claimKey }) => ({
    path: '/v2/bonus/rewards/a-gift/claim',
    body: { key: claimKey },
  }),
  'POST /v2/bonus/bonus-code/manual-claim': ({ codeKey }) => ({
    path: '/v2/bonus/bonus-code/manual-claim',
    body: { bonusCode: CODE, key: codeKey },
  }),
  [`GET ${WALLET}/transactions`]: ({ cursor }) => ({
    path: `${WALLET}/transactions?limit=5&after=${encodeURIComponent(cursor)}`,
  }),
  [`GET ${WALLET}/statement/rows`]: ({ statementCursor }) => ({
    path: `${STATEMENT}&limit=5&after=${encodeURIComponent(statementCursor)}`,
  }),
  // A time and a kind of row, which any caller can make up: here the first of all.
  'GET /v1/player/protection-record': () => ({
    path: '/v1/player/protection-record?after=0.B-0',
  }),
}
const CODE = 'LANTERN-5'
const A_FILE = { body: '%PDF-1.4\n%%EOF', type: 'application/octet-stream' }

let it: OwnPlatform
let me: Owner
let owner: Owner
/** A player whose requests stay open: those of the owner are cancelled by the calls that name them. */
let asker: Owner
beforeAll(async () => {
  it = await openPlatform()
  const put = await it.platform.bonuses.putCampaigns(
    JSON.stringify([
      aGift('a-gift'),
      aGift('a-live-gift', { vertical: 'LIVE_CASINO', bonusCode: CODE }),
    ]),
  )
  if (!put.ok) throw new Error(JSON.stringify(put))
  me = await anOwner('+358407000001')
  owner = await anOwner('+358407000002')
  asker = await anOwner('+358407000003')
})
afterAll(() => it?.close())

const askAs = ({ token }: Owner, name: string, { path, body, type }: Ask): Promise<Answer> =>
  it.call(name.split(' ')[0] ?? '', path, {
    token,
    ...(body === undefined ? {} : { body }),
    ...(type === undefined ? {} : { headers: { 'content-type': type } }),
  })
async function done(name: string, ask: Ask, token: string): Promise<Answer['body']> {
  const answer = await askAs({ token } as Owner, name, ask)
  if (answer.status >= 300) throw new Error(`${name}: ${JSON.stringify(answer.body)}`)
  return answer.body
}

/** A player who has one of everything. */
async function anOwner(phone: string): Promise<Owner> {
  const { playerId, email, tokens, sessionId: gameSession } = await it.atAGame()
  const token = tokens.idToken
  const [depositId, instrumentId, roundId] = [randomUUID(), randomUUID(), `round-${playerId}`]
  const paidIn = await it.platform.wallet.post({
    ...{ op: 'CREDIT', type: 'DEPOSIT', house: 'H:PSP', category: 'PAYMENT', provider: 'psp' },
    ...{ playerId, reference: depositId, amount: { minor: 50_000n, currency: 'EUR' } },
  })
  if (!paidIn.ok) throw new Error(paidIn.refusal)
  await it.db.query(
    `insert into platform.payment_instrument (player_id, id, method, token, label, is_kept, last_used_at)
     values ($1, $2, 'SKRILL', 'token-of-skrill', '•••• 1', true, $3)`,
    [playerId, instrumentId, new Date(it.clock.now())],
  )
  await it.db.query(
    `insert into platform.deposit (player_id, id, key, request_hash, method, currency, amount, state, request,
       transaction_id, created_at, changed_at)
     values ($1, $2, $2, '', 'SKRILL', 'EUR', 50000, 'PAID', '{}', $3, $4, $4)`,
    [playerId, depositId, paidIn.value.transactionId, new Date(it.clock.now())],
  )
  const bet = {
    ...{ sessionId: gameSession, reference: `bet-${playerId}`, roundId, currency: 'EUR' },
    ...{ gameId: 'lucky-lantern', amountMinor: 100 },
  }
  const placed = await it.callback('/callbacks/relax/bet', bet)
  if (placed.status !== 200) throw new Error(JSON.stringify(placed.body))
  const sports = await signInToSports(it, email)
  const sportsBet = await sportsMessages(it).place(sports, `sports-${playerId}`, 100)
  if (sportsBet.status !== 200) throw new Error(JSON.stringify(sportsBet.body))

  const { body: atSports } = await it.call('GET', '/v1/context/session', { token: sports.token })

  const atSportradar = await done(
    'POST',
    { path: '/v1/sportradar/session', body: { language: 'en', currency: 'EUR' } },
    token,
  )

  // A different one for each, so that their records differ.
  const limit = { duration: 'M', limit: 5_000 + Number(phone.at(-1)) }
  await done('PATCH', { path: '/v1/player/deposit-limits', body: limit }, token)
  const [depositKey, withdrawalKey] = [randomUUID(), randomUUID()]
  const submitted = { path: `${WALLET}/deposit/submit`, body: aDeposit({ key: depositKey }) }
  await done('POST', submitted, token)
  const asked = {
    path: `${WALLET}/withdrawal/submit`,
    body: aWithdrawal({ reference: withdrawalKey }),
  }
  const withdrawal = await done('POST', asked, token)
  // After the withdrawal, which they would block.
  const [claimKey, codeKey] = [randomUUID(), randomUUID()]
  const gift = { path: '/v2/bonus/rewards/a-gift/claim', body: { key: claimKey } }
  const bonus = await done('POST', gift, token)
  const byCode = {
    path: '/v2/bonus/bonus-code/manual-claim',
    body: { bonusCode: CODE, key: codeKey },
  }
  await done('POST', byCode, token)
  const file = await done(
    'POST',
    { path: `${DOCUMENTS}/files?documentType=OTHER`, ...A_FILE },
    token,
  )
  const documents = await done('GET', { path: DOCUMENTS }, token)
  const sent = await done(
    'POST',
    { path: '/v1/player/phone_number', body: { mobilePhone: phone, password: PASSWORD } },
    token,
  )
  const [message] = await readOutbox(it.db, phone)
  const { next } = await done('GET', { path: `${WALLET}/transactions?limit=1` }, token)
  const rows = await done('GET', { path: `${STATEMENT}&limit=1` }, token)
  await it.platform.warnings.pretend(playerId, { rule: 'chasing', level: 2 })
  const { warnings } = z
    .object({ warnings: z.array(z.object({ id: z.string() })) })
    .parse(await done('GET', { path: '/v1/player/warnings' }, token))
  // On another device, so that ending it keeps the current session.
  await it.signIn(email)
  const sessions = z
    .object({ sessions: z.array(z.object({ id: z.string(), current: z.boolean() })) })
    .parse(await done('GET', { path: '/v1/player/sessions' }, token)).sessions
  return {
    ...{ playerId, token, depositId, depositKey, instrumentId, withdrawalKey },
    ...{ claimKey, codeKey, bonusId: String(bonus.assignmentId) },
    roundId: `relax:${roundId}`,
    betId: `context:sports-${playerId}`,
    sportsSessionId: String(atSports.sessionId),
    sportradarSessionId: String(atSportradar.sessionId),
    sessionId: sessions.find((session) => !session.current)?.id ?? '',
    withdrawalId: String(withdrawal.pendingWithdrawalId),
    fileId: String(file.id),
    documentId: String((documents.otherDocument as { id: string }[])[0]?.id),
    sms: { id: String(sent.smsVerificationId), code: String(message?.params.code) },
    cursor: String(next),
    statementCursor: String(rows.next),
    warningId: warnings[0]?.id ?? '',
  }
}

/** Ids of the same format that do not exist. */
function nobody(): Owner {
  const all = Object.keys(owner).map((name) => [name, randomUUID()])
  const strange = Object.fromEntries(all) as Record<keyof Owner, string>
  return {
    ...strange,
    roundId: 'relax:never-was',
    sessionId: owner.sessionId.split('').reverse().join(''),
    sms: { id: randomUUID(), code: owner.sms.code },
    cursor: owner.cursor,
    statementCursor: owner.statementCursor,
  }
}
const outcomeOf = ({ status, body }: Answer) => ({ status, code: body.code ?? null })

test('every call that names a belonging of a player is in one of the two tables, and no other call is', () => {
  const fieldsOf = (schema: unknown): string[] => {
    if (schema instanceof z.ZodPipe) return fieldsOf(schema.in)
    return schema instanceof z.ZodObject ? Object.keys(schema.shape) : []
  }
  const naming = it.platform.routes
    .filter((row) => row.access === 'player')
    .filter(({ path, body, query }) =>
      [
        ...[...path.matchAll(/:(\w+)/g)].map(() => 'anId'),
        ...fieldsOf(body),
        ...fieldsOf(query),
      ].some((name) => NAMES_SOMETHING.test(name) && !NOBODYS.includes(name)),
    )
    .map(({ method, path }) => `${method} ${path}`)
    .filter((name) => !NOT_OF_A_PLAYER.includes(name))
  const declared = new Set([...Object.keys(BY_ID), ...Object.keys(BY_KEY)])
  expect(naming.sort()).toEqual([...declared].sort())
})

describe('what belongs to another player', () => {
  test.each(Object.keys(BY_KEY))(
    '%s: its answer contains nothing of another player',
    async (name) => {
      const { path, ...rest } = BY_KEY[name]?.(asker) ?? { path: '' }
      const [mine, own] = [
        await askAs(me, name, { path, ...rest }),
        await askAs(asker, name, { path, ...rest }),
      ]
      expect(own.status).toBe(200)
      const text = JSON.stringify(mine.body)
      for (const id of [
        asker.playerId,
        asker.depositId,
        asker.withdrawalId,
        asker.roundId,
        asker.bonusId,
      ]) {
        expect(text).not.toContain(id)
      }
      expect(mine.body).not.toEqual(own.body)
    },
  )

  test.each(Object.keys(BY_ID))(
    '%s: the answer is that for an id that never existed',
    async (name) => {
      const asked = (whose: Owner) => BY_ID[name]?.(whose) ?? { path: '' }
      const unknown = await askAs(me, name, asked(nobody()))
      const theirs = await askAs(me, name, asked(owner))
      expect(outcomeOf(theirs)).toEqual(outcomeOf(unknown))
      expect(theirs.status).toBeGreaterThanOrEqual(400)
      // Sanity check: it exists, and its owner can access it.
      const own = await askAs(owner, name, asked(owner))
      expect(outcomeOf(own)).not.toEqual(outcomeOf(unknown))
    },
  )
})

import {
  IDENTITY_INITIATE_PATH,
  type IdentityResult,
  initiateCheckResponse,
} from '#contracts/provider-callbacks/identity-check.ts'
import { signatureHeader } from '#contracts/provider-callbacks/signature.ts'
import { ok, type Result, refuse } from '#contracts/result.ts'
import type { Db } from '../db/db.ts'
import type { Rows } from '../db/row-types.ts'
import { readBounded } from '../read-bounded.ts'
import { newId } from '../wallet/index.ts'
import { changeDocument, type Steps } from './change-document.ts'
import { type DocumentRow, ensureDocument, selectDocuments } from './document-store.ts'
import { stepsToReview } from './request-rules.ts'
import type { IdentityChecker, VerificationDeps } from './verification-deps.ts'

const TIMEOUT_MS = 3_000
const MAX_ANSWER_BYTES = 10_000

/** An identity provider over HTTP. `onFailure` gets the reason why it could not be reached. */
export function createHttpIdentityChecker(options: {
  url: string
  secret: string
  clock: () => number
  onFailure: (error: unknown) => void
}): IdentityChecker {
  const address = `${options.url}${IDENTITY_INITIATE_PATH}`
  return {
    secret: options.secret,
    async initiate(check) {
      const body = JSON.stringify(check)
      const path = new URL(address).pathname
      const call = { timestampMs: options.clock(), method: 'POST', path, body }
      try {
        const response = await fetch(address, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            ...signatureHeader(options.secret, call),
          },
          body,
          redirect: 'error',
          signal: AbortSignal.timeout(TIMEOUT_MS),
        })
        const text = await readBounded(response, MAX_ANSWER_BYTES)
        if (!response.ok) throw new Error(`the identity provider answered ${response.status}`)
        return initiateCheckResponse.parse(JSON.parse(text)).redirectUrl
      } catch (error) {
        options.onFailure(error)
        return null
      }
    },
  }
}

/** Starts a check of the identity document (KYC-20); the browser is redirected to the provider. */
export async function initiateCheck(
  deps: VerificationDeps,
  playerId: string,
  { successUrl, errorUrl }: { successUrl: string; errorUrl: string },
): Promise<
  | Result<{ redirectUrl: string }, 'NOT_FOUND' | 'DOCUMENT_STATE' | 'PROVIDER_UNAVAILABLE'>
  | { ok: false; invalid: { field: string } }
> {
  const { identityChecker, siteOrigins } = deps
  if (identityChecker === null) return refuse('NOT_FOUND')
  const isOurs = (url: string) => siteOrigins.includes(new URL(url).origin)
  if (!isOurs(successUrl)) return { ok: false, invalid: { field: 'successUrl' } }
  if (!isOurs(errorUrl)) return { ok: false, invalid: { field: 'errorUrl' } }
  const document = await identityDocumentOf(deps, playerId)
  if (stepsToReview(document.status) === null) return refuse('DOCUMENT_STATE')
  const nowMs = deps.clock()
  const reference = newId(nowMs)
  await insertCheck(deps.db, { id: reference, playerId, startedAt: new Date(nowMs) })
  const redirectUrl = await identityChecker.initiate({ reference, successUrl, errorUrl })
  return redirectUrl === null ? refuse('PROVIDER_UNAVAILABLE') : ok({ redirectUrl })
}

/**
 * Applies the provider's result. The first of a reference counts, and a repeated one changes nothing; a decision made
 * on the document meanwhile stays.
 */
export async function takeResult(
  deps: VerificationDeps,
  { reference, outcome, reason }: IdentityResult,
): Promise<Result<{ outcome: IdentityResult['outcome'] }, 'NOT_FOUND' | 'REFERENCE_CONFLICT'>> {
  const check = await findCheck(deps.db, reference)
  if (!check) return refuse('NOT_FOUND')
  if (check.outcome !== null) {
    return check.outcome === outcome ? ok({ outcome }) : refuse('REFERENCE_CONFLICT')
  }
  const document = await identityDocumentOf(deps, check.player_id)
  const change = {
    playerId: check.player_id,
    documentId: document.id,
    cause: 'the identity provider',
  }
  // The document before the end of the check: after a crash between the two, a repeated result repairs it.
  await changeDocument(deps, change, ({ status }) => stepsOf(status, outcome, reason))
  await endCheck(deps.db, { id: reference, outcome, endedAt: new Date(deps.clock()) })
  return ok({ outcome })
}

function stepsOf(
  status: DocumentRow['status'],
  outcome: IdentityResult['outcome'],
  reason: string | undefined,
): Steps | null {
  const toReview = stepsToReview(status)
  if (toReview === null) return null
  const wish: Pick<Steps, 'trigger'> = toReview.length > 1 ? { trigger: 'OPT_IN' } : {}
  return outcome === 'VERIFIED'
    ? { to: [...toReview, 'VERIFIED'], ...wish }
    : { to: [...toReview, 'REQUESTED'], ...(reason === undefined ? {} : { reason }), ...wish }
}

async function identityDocumentOf(
  { db, clock }: VerificationDeps,
  playerId: string,
): Promise<DocumentRow> {
  const now = clock()
  const document = { playerId, documentType: 'PROOF_OF_ID', about: '' } as const
  await ensureDocument(db, { ...document, id: newId(now), now: new Date(now) })
  const rows = await selectDocuments(db, playerId)
  const found = rows.find((it) => it.document_type === 'PROOF_OF_ID')
  if (!found) throw new Error('the document that was just made is not there')
  return found
}

type CheckRow = Pick<Rows['identity_check'], 'id' | 'player_id'> & {
  outcome: IdentityResult['outcome'] | null
}

async function insertCheck(
  db: Db,
  check: { id: string; playerId: string; startedAt: Date },
): Promise<void> {
  await db.query(
    'insert into platform.identity_check (id, player_id, started_at) values ($1, $2, $3)',
    [check.id, check.playerId, check.startedAt],
  )
}

async function findCheck(db: Db, id: string): Promise<CheckRow | null> {
  const rows = await db.query<CheckRow>(
    'select id, player_id, outcome from platform.identity_check where id = $1',
    [id],
  )
  return rows[0] ?? null
}

/** The first result stays. */
async function endCheck(
  db: Db,
  check: { id: string; outcome: string; endedAt: Date },
): Promise<void> {
  await db.query(
    `update platform.identity_check set outcome = $2, ended_at = $3
     where id = $1 and outcome is null`,
    [check.id, check.outcome, check.endedAt],
  )
}

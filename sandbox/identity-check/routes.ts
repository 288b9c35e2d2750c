import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { z } from 'zod'
import { REJECTION_REASONS, rejectionReasonsOf } from '#contracts/player-api/verification-words.ts'
import {
  IDENTITY_INITIATE_PATH,
  IDENTITY_RESULT_PATH,
  type InitiateCheck,
  initiateCheckRequest,
} from '#contracts/provider-callbacks/identity-check.ts'
import {
  isSignedBy,
  SIGNATURE_HEADER,
  signatureHeader,
} from '#contracts/provider-callbacks/signature.ts'
import { CONSOLE_STYLE_PATH } from '../console/style.ts'
import { errorResponse } from '../error-response.ts'
import { limitBody } from '../limit-body.ts'

export const IDENTITY_CHECK_PATH = '/identity-check'

type IdentityProviderDeps = {
  secret: string
  clock: () => number
  publicUrl: string
  /** Where results are reported to the operator. */
  platformUrl: string
  /** Pages that a browser may be redirected to. */
  siteOrigins: readonly string[]
}

const MAX_BODY_BYTES = 8 * 1024
const TIMEOUT_MS = 5_000

const finishForm = z.object({
  check: z.string().max(4_000),
  result: z.enum(['VERIFIED', 'REJECTED', 'CANCELLED']),
  reason: z.enum(REJECTION_REASONS).default('BAD_QUALITY'),
})

/**
 * A simulated provider of identity checks: the tester chooses the result. Nothing is stored here; the data of a check
 * travels in its URL, signed.
 */
export function identityCheckRoutes(deps: IdentityProviderDeps) {
  const app = new Hono()
  app.use('*', limitBody(MAX_BODY_BYTES))
  app.post(IDENTITY_INITIATE_PATH, async (c) => {
    const body = await c.req.text()
    if (!isOperator(deps, c, body)) return errorResponse(401, 'SIGNATURE_INVALID')
    const check = initiateCheckRequest.safeParse(parseJson(body))
    if (!check.success) return errorResponse(400, 'VALIDATION_FAILED')
    const address = new URL(`${deps.publicUrl}${IDENTITY_CHECK_PATH}/start`)
    address.searchParams.set('check', seal(deps.secret, check.data))
    return c.json({ redirectUrl: address.href })
  })
  app.get('/start', (c) => {
    const token = c.req.query('check') ?? ''
    if (!unseal(deps.secret, token)) return errorResponse(404, 'NOT_FOUND')
    return checkPage({ token, leadsTo: deps.siteOrigins })
  })
  app.post('/finish', async (c) => {
    const form = finishForm.safeParse(Object.fromEntries(await c.req.formData()))
    const check = form.success ? unseal(deps.secret, form.data.check) : null
    if (!form.success || !check) return errorResponse(400, 'VALIDATION_FAILED')
    const { result, reason } = form.data
    if (result === 'CANCELLED') return c.redirect(check.errorUrl, 303)
    const isNotified = await notifyOperator(deps, {
      reference: check.reference,
      outcome: result,
      ...(result === 'REJECTED' ? { reason } : {}),
    })
    if (isNotified) return c.redirect(check.successUrl, 303)
    return checkPage({ token: form.data.check, leadsTo: deps.siteOrigins, isLost: true })
  })
  return app
}

function isOperator({ secret, clock }: IdentityProviderDeps, c: Context, body: string): boolean {
  return isSignedBy(secret, {
    header: c.req.header(SIGNATURE_HEADER),
    method: 'POST',
    path: new URL(c.req.url).pathname,
    body,
    nowMs: clock(),
  })
}

/** True once the operator has the result, also when it already had it. */
async function notifyOperator(deps: IdentityProviderDeps, result: object): Promise<boolean> {
  const body = JSON.stringify(result)
  const call = {
    timestampMs: deps.clock(),
    method: 'POST',
    path: IDENTITY_RESULT_PATH,
    body,
  }
  try {
    const response = await fetch(`${deps.platformUrl}${IDENTITY_RESULT_PATH}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...signatureHeader(deps.secret, call) },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}

function seal(secret: string, check: InitiateCheck): string {
  const text = Buffer.from(JSON.stringify(check)).toString('base64url')
  return `${text}.${digestOf(secret, text).toString('base64url')}`
}

function unseal(secret: string, token: string): InitiateCheck | null {
  const [text = '', signature = ''] = token.split('.')
  const given = Buffer.from(signature, 'base64url')
  const expected = digestOf(secret, text)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  return initiateCheckRequest.parse(parseJson(Buffer.from(text, 'base64url').toString()))
}

const digestOf = (secret: string, text: string): Buffer =>
  createHmac('sha256', secret).update(`a check: ${text}`).digest()

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The page of an identity check as a player would see it: here only the result is chosen. */
async function checkPage(page: {
  token: string
  /** Where its forms may redirect to: a browser follows no other redirect. */
  leadsTo: readonly string[]
  /** The result could not be delivered to the operator. */
  isLost?: boolean
}): Promise<Response> {
  const { token, leadsTo, isLost = false } = page
  const text = await html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="dark light">
    <title>Identity check · Playhouse sandbox</title>
    <link rel="stylesheet" href="${CONSOLE_STYLE_PATH}">
  </head>
  <body>
    <main id="main">
      <h1>Identity check</h1>
      ${isLost ? html`<div class="problems" role="alert"><p>The casino could not be told. Try it again.</p></div>` : ''}
      <p>This page stands in for a company that compares a passport with a face. No picture is taken and nothing is
        kept: choose what it is to find.</p>
      <form method="post" action="finish">
        <input type="hidden" name="check" value="${token}">
        <div class="buttons"><button class="main" name="result" value="VERIFIED">The person is who they say</button></div>
        <div class="field">
          <label for="reason">Reason for turning it down</label>
          <select id="reason" name="reason">
            ${rejectionReasonsOf('PROOF_OF_ID').map((it) => html`<option>${it}</option>`)}
          </select>
        </div>
        <div class="buttons">
          <button name="result" value="REJECTED">Turn it down</button>
          <button name="result" value="CANCELLED">Leave without a result</button>
        </div>
      </form>
    </main>
  </body>
</html>`
  return new Response(String(text), {
    status: isLost ? 502 : 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'self'; form-action 'self' ${leadsTo.join(' ')}; frame-ancestors 'none'; base-uri 'none'`,
      'x-content-type-options': 'nosniff',
      // The address contains the check.
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    },
  })
}

import { html } from 'hono/html'
import { rejectionReasonsOf } from '#contracts/player-api/verification-words.ts'
import { CONSOLE_STYLE_PATH } from '../console/style.ts'

/** The page of an identity check as a player would see it: here only the result is chosen. */
export async function checkPage(page: {
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

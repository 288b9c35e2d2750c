import { randomUUID } from 'node:crypto'
import { redirect } from '@remix-run/node'
import { z } from 'zod'
import { consentCookie, consentPolicy, readConsent } from '#app/consent/consent.server.ts'
import { ALL, type Consent, ESSENTIALS_ONLY, shownOptions } from '#app/consent/consent.ts'
import { recordConsent } from '#app/consent/player-consent.server.ts'
import { type Locale, localeOfPath } from '#app/market/locale.ts'
import { localePath } from '#app/market/paths.ts'
import { readForm } from '#app/session/form.server.ts'
import { pathOfOurs } from '#app/session/redirect-target.ts'
import { refusalResponse } from '#app/session/replies.server.ts'
import { endRefusedSession, type RequestArgs, readSession } from '#app/session/session.server.ts'

const ticked = z
  .literal('on')
  .optional()
  .transform((it) => it === 'on')
const choiceForm = z.object({
  choice: z.enum(['accept', 'reject', 'save']),
  performanceFunctional: ticked,
  marketing: ticked,
  back: z.string().max(1_024).optional().catch(undefined),
})

/** Initial state of the settings page, and where it leads back to. */
export function loadCookieSettings({ request, context }: RequestArgs, locale: Locale) {
  const consent = readConsent(request)
  const back = new URL(request.url).searchParams.get('back')
  return {
    options: shownOptions(consent, consentPolicy(locale.market, context.config)),
    back: wayBack(back, locale.segment),
  }
}

/**
 * A choice from the notification or the settings (COO-02). A browser that requests a page is redirected back to it; a
 * script gets no page.
 */
export async function chooseCookies(args: RequestArgs): Promise<Response> {
  const { request, context } = args
  const form = choiceForm.safeParse(await readForm(request))
  if (!form.success) return refusalResponse('VALIDATION_FAILED')
  const { choice, performanceFunctional, marketing, back } = form.data
  const consent: Consent = {
    // The browser keeps its id: one record, whose choice changes.
    id: readConsent(request)?.id ?? randomUUID(),
    version: context.config.cookiePolicyVersion,
    options:
      choice === 'accept'
        ? ALL
        : choice === 'reject'
          ? ESSENTIALS_ONLY
          : { essentials: true, performanceFunctional, marketing },
    at: context.clock(),
  }
  const headers = await recordForPlayer(args, consent)
  headers.set('Cache-Control', 'no-store')
  headers.append('Set-Cookie', consentCookie(consent, context.config))
  const wantsPage = request.headers.get('accept')?.includes('text/html') ?? false
  if (!wantsPage) return Response.json({ chosen: true }, { headers })
  return redirect(wayBack(back, localeOfPath(back).segment), { status: 303, headers })
}

/** Headers that clear a session that the platform reports as ended: the choice is still saved. */
async function recordForPlayer(args: RequestArgs, consent: Consent): Promise<Headers> {
  const session = await readSession(args)
  if (session.status !== 'player') return new Headers()
  const caller = { token: session.player.token, turnAway: null }
  const refusal = await recordConsent(args.context, consent, caller)
  return (refusal && (await endRefusedSession(args, refusal))) ?? new Headers()
}

/** Only ever a page of this site, in the locale of the page that sent the form. */
function wayBack(wanted: unknown, segment: string): string {
  return localePath(segment, pathOfOurs(wanted) ?? '/')
}

import { data, redirect } from '@remix-run/node'
import { z } from 'zod'
import { callerOf } from '#app/session/caller.server.ts'
import { formReply, readForm } from '#app/session/form.server.ts'
import type { Visit } from '#app/session/guard.server.ts'
import type { Player } from '#app/session/player.ts'
import { afterLogin } from '#app/session/redirect-target.ts'
import { endSession, type RequestArgs, rereadPlayer } from '#app/session/session.server.ts'
import { mustAcceptTerms } from '#contracts/dotted-version.ts'

const form = z.object({
  answer: z.enum(['accept', 'decline']),
  version: z.string().max(40).catch(''),
  next: z.string().max(1_024).optional().catch(undefined),
})

type TermsVisit = Visit & { player: Player }

/** Whether there is anything to accept; else the page redirects to the requested one. */
export function termsToAccept(
  { request }: RequestArgs,
  { player, locale, currentTerms }: TermsVisit,
): { version: string; next: string } {
  const next = afterLogin(new URL(request.url).searchParams.get('next'), locale.segment)
  if (currentTerms === null || !mustAcceptTerms(currentTerms, player.acceptedTerms)) {
    throw redirect(next)
  }
  return { version: currentTerms, next }
}

/**
 * Handles the response to the new terms (TRM-02, GAP-035): accepting is recorded with the version that was read and
 * redirects to the originally requested page, declining logs out. A newer version than the one read asks again; if the
 * platform cannot record it, the page says so and nothing changes.
 */
export async function handleTermsForm(args: RequestArgs, visit: TermsVisit) {
  const { player, locale, currentTerms } = visit
  const parsed = form.safeParse(await readForm(args.request))
  if (!parsed.success) throw data({ code: 'VALIDATION_FAILED' as const }, { status: 400 })
  const { answer, version, next } = parsed.data
  const home = `/${locale.segment}`
  if (answer === 'decline') {
    return redirect(home, { status: 303, headers: await endSession(args) })
  }
  const target = afterLogin(next, locale.segment)
  if (currentTerms === null) return redirect(target, 303)
  const again = () => {
    const { pathname } = new URL(args.request.url)
    return redirect(`${pathname}?next=${encodeURIComponent(target)}`, 303)
  }
  if (version !== currentTerms) return again()
  const accepted = await args.context.platform.acceptTerms(
    { termsAndConditionsAcceptedVersion: currentTerms, termsAndConditionsAccepted: true },
    callerOf(args, player),
  )
  if (!accepted.ok) return formReply(503, { failed: true })
  rereadPlayer(player.token)
  return redirect(target, 303)
}

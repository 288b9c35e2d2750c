import { type ActionFunctionArgs, data, redirect } from '@remix-run/node'
import { textVersionIn } from '#app/market/messages/catalogue.server.ts'
import { localePath } from '#app/market/paths.ts'
import type { Who } from '#app/session/caller.server.ts'
import { callerOf } from '#app/session/caller.server.ts'
import { formReply, readForm } from '#app/session/form.server.ts'
import { endSession } from '#app/session/session.server.ts'
import { type Question, questionOf } from './exclusions.server.ts'
import { parseRequestedExclusion, type RequestedExclusion } from './requested-exclusion.ts'

export type ExclusionReply =
  | { kind: 'ask'; question: Question }
  | { kind: 'unchosen'; form: 'timeout' | 'exclusion' }
  | { kind: 'failed' }

const PANIC_HOURS = 24

/**
 * One step of a break: the confirmation with its end, then the break itself. The button in the page frame has its own
 * confirmation. Once the break has started, the player is signed out everywhere.
 */
export async function handleExclusionForm(args: ActionFunctionArgs, guarded: Who) {
  const { player, locale } = guarded
  const fields = await readForm(args.request)
  const requested = parseRequestedExclusion(fields, player.market)
  if (requested === null) throw data(null, { status: 400 })
  if (requested === 'unchosen') {
    const form = fields.intent === 'exclusion' ? 'exclusion' : 'timeout'
    return formReply<ExclusionReply>(400, { kind: 'unchosen', form })
  }
  if (requested.kind !== 'panic' && fields.confirmed !== 'yes') {
    return formReply<ExclusionReply>(200, {
      kind: 'ask',
      question: questionOf(args, guarded, requested),
    })
  }
  const started = await begin(args, guarded, requested)
  if (!started.ok) return formReply<ExclusionReply>(503, { kind: 'failed' })
  const headers = await endSession(args)
  headers.set('X-Remix-Reload-Document', 'true')
  return redirect(localePath(locale.segment, '/break-begun'), { status: 303, headers })
}

function begin(args: ActionFunctionArgs, { player, locale }: Who, requested: RequestedExclusion) {
  const { platform } = args.context
  const caller = callerOf(args, player)
  const textVersion = textVersionIn(locale)
  if (requested.kind === 'panic') {
    return platform.beginTimeout({ timeout: PANIC_HOURS, panic: true, textVersion }, caller)
  }
  if (requested.kind === 'timeout') {
    return platform.beginTimeout({ timeout: requested.hours, textVersion }, caller)
  }
  return platform.excludeOneself(
    requested.months === null
      ? { accountDisableIndefinitely: true, exclusionInMonths: 12, textVersion }
      : { exclusionInMonths: requested.months, textVersion },
    caller,
  )
}

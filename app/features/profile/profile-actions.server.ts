import { type ActionFunctionArgs, data, redirect } from '@remix-run/node'
import { localePath } from '#app/market/paths.ts'
import type { Refused } from '#app/platform-client/platform-client.server.ts'
import type { Who } from '#app/session/caller.server.ts'
import { formReply, readForm } from '#app/session/form.server.ts'
import { endSession } from '#app/session/session.server.ts'
import { type Intent, isIntent, PANEL_OF } from './panels.ts'
import { changeFor, type ProfileForm } from './profile-changes.server.ts'
import { type ProfileReply, replyTo } from './profile-reply.ts'

/**
 * One form of the account page, by its field `intent`: 303 to the page, which reports once what was done, or the form
 * again with the problem (ACC-14 to ACC-16).
 */
export async function changeProfile(args: ActionFunctionArgs, guarded: Who) {
  const { locale } = guarded
  const form = await readProfileForm(args.request)
  const intent = form.text('intent')
  if (!isIntent(intent)) throw data(null, { status: 400 })
  const answer = await changeFor(intent, args, guarded)(form)
  if (!answer.ok) return refused(replyTo(intent, answer, typedIn(form, intent)), answer)
  if ('signedOut' in answer) {
    const headers = await endSession(args)
    headers.set('X-Remix-Reload-Document', 'true')
    return redirect(localePath(locale.segment, '/'), { status: 303, headers })
  }
  const headers = new Headers()
  if (answer.cookie !== undefined) headers.append('Set-Cookie', answer.cookie)
  const segment = answer.segment ?? locale.segment
  // A page contains the texts of one language: another language is another document.
  if (segment !== locale.segment) headers.set('X-Remix-Reload-Document', 'true')
  const to = localePath(segment, answer.path ?? '/my-account/account')
  const said = answer.done === undefined ? '' : `?done=${answer.done}`
  const place = answer.path === undefined ? `${said}#${PANEL_OF[intent]}` : ''
  return redirect(`${to}${place}`, { status: 303, headers })
}

function refused(reply: ProfileReply, { refusal, detail }: Refused) {
  const seconds = Number(detail?.retryAfterSeconds ?? 0)
  return formReply(refusal, reply, seconds > 0 ? { 'Retry-After': String(seconds) } : {})
}

/** Longer than any real input; a longer value is not inspected, and the field's rules then refuse it. */
const MAX_TEXT = 1_024

async function readProfileForm(request: Request): Promise<ProfileForm> {
  const sent = new Map(Object.entries(await readForm(request)))
  return {
    text(name) {
      const value = sent.get(name)
      return typeof value === 'string' ? value.slice(0, MAX_TEXT) : ''
    },
    has: (name) => sent.has(name),
  }
}

/** Never a password, never a code. */
const KEPT: Readonly<Partial<Record<Intent, readonly string[]>>> = {
  address: ['street', 'city', 'postalCode'],
  province: ['provinceCode'],
  phone: ['phonePrefix', 'phoneBody'],
  language: ['language'],
}

function typedIn(form: ProfileForm, intent: Intent): Record<string, string> {
  return Object.fromEntries((KEPT[intent] ?? []).map((name) => [name, form.text(name)]))
}

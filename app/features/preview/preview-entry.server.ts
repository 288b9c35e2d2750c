import { type AppLoadContext, data, redirect } from '@remix-run/node'
import { z } from 'zod'
import { readTimeZone, setCookie } from '#app/session/cookies.server.ts'
import { readForm } from '#app/session/form.server.ts'
import { pathOfOurs } from '#app/session/redirect-target.ts'
import { momentOf } from '#markets/local-moment.ts'
import {
  OWN_PREVIEW_MS,
  PREVIEW_COOKIE,
  type PreviewState,
  previewAudience,
  SHARED_HOURS,
} from './preview-state.ts'

type Args = { request: Request; context: AppLoadContext }

/** The Studio's Presentation tool requests this URL with a secret that it stored in the lake. */
export async function enterFromStudio({ request, context }: Args): Promise<Response> {
  const { previews, preview, clock } = context
  const entry = await previews?.acceptsStudio(request.url)
  if (!entry) throw data(null, { status: 401 })
  const state: PreviewState = {
    perspective: entry.perspective,
    // The Studio requests it on every load: the editor's choices in the page are kept.
    moment: preview?.moment ?? null,
    audience: preview?.audience ?? null,
    expiresAt: clock() + OWN_PREVIEW_MS,
  }
  return enter(context, state, entry.path)
}

/** A link that an editor shared: its content and expiry are sealed in it. */
export function enterByLink({ request, context }: Args): Response {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const sealed = context.previews?.unseal(token)
  if (!sealed) throw data(null, { status: 410 })
  return enter(context, sealed.state, sealed.path)
}

const settings = z.object({
  path: z.string(),
  moment: z.string(),
  audience: z.enum(['own', 'visitor', 'player']),
  deposits: z.coerce.number().int().min(0).max(1_000_000).catch(0),
  segments: z.string().max(1_000),
})

/** Another moment or audience. Unreadable values fall back to the defaults: now, and no audience. */
export async function handlePreviewForm({ request, context }: Args): Promise<Response> {
  const { preview } = context
  if (!preview) throw data(null, { status: 401 })
  const parsed = settings.safeParse(await readForm(request))
  if (!parsed.success) throw data(null, { status: 400 })
  const { path, moment, audience, deposits, segments } = parsed.data
  const keys = segments.split(/[\s,;]+/).filter((it) => it !== '')
  const chosen = previewAudience.safeParse(
    audience === 'player'
      ? { kind: 'player', depositsCount: deposits, segments: keys }
      : { kind: 'visitor' },
  )
  if (!chosen.success) throw data(null, { status: 400 })
  return enter(
    context,
    {
      ...preview,
      moment: momentOf(moment, readTimeZone(request)),
      audience: audience === 'own' ? null : chosen.data,
    },
    path,
  )
}

const sharing = z.object({
  path: z.string(),
  hours: z.coerce.number().refine((it) => (SHARED_HOURS as readonly number[]).includes(it)),
})

/** The URL of a link that shows others the same preview until it expires. */
export async function sharePreview({ request, context }: Args): Promise<{ link: string }> {
  const { preview, previews, clock, config } = context
  if (!preview || !previews) throw data(null, { status: 401 })
  const parsed = sharing.safeParse(await readForm(request))
  if (!parsed.success) throw data(null, { status: 400 })
  const { path, hours } = parsed.data
  const token = previews.seal({
    state: { ...preview, expiresAt: clock() + hours * 3_600_000 },
    path,
  })
  return { link: `${config.publicOrigin}/api/preview/open?token=${token}` }
}

export async function leavePreview({ request, context }: Args): Promise<Response> {
  const path = (await readForm(request)).path
  return redirect(ours(path), {
    headers: { 'Set-Cookie': setCookie(PREVIEW_COOKIE, '', 0, context.config) },
  })
}

function enter(context: AppLoadContext, state: PreviewState, path: unknown): Response {
  const { previews, clock } = context
  if (!previews) throw data(null, { status: 401 })
  const seconds = Math.max(0, Math.floor((state.expiresAt - clock()) / 1_000))
  const value = previews.seal({ state, path: null })
  return redirect(ours(path), {
    headers: { 'Set-Cookie': setCookie(PREVIEW_COOKIE, value, seconds, context.config) },
  })
}

/** Only a page of this site; the path keeps its locale, which is part of the previewed page. */
function ours(path: unknown): string {
  if (pathOfOurs(path) === null) return '/'
  // A header allows only Latin-1, and after resolving dot segments the path starts with exactly one slash.
  const { pathname, search, hash } = new URL(String(path), 'http://nowhere.invalid')
  return `/${pathname.replace(/^\/+/, '')}${search}${hash}`
}

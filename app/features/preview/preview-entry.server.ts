import { type AppLoadContext, data, redirect } from '@remix-run/node'
import { z } from 'zod'
import { localeOfPath } from '#app/market/locale.ts'
import { readTimeZone, setCookie } from '#app/session/cookies.server.ts'
import { readForm } from '#app/session/form.server.ts'
import { pathOfOurs } from '#app/session/redirect-target.ts'
import { momentOf } from '#markets/local-moment.ts'
import { pagePath } from './preview-paths.ts'
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
    editor: entry.editor,
    expiresAt: clock() + OWN_PREVIEW_MS,
  }
  return enterOwn(context, state, entry.path)
}

/** A link that an editor shared: what it shows and until when is kept in the lake. */
export async function enterByLink({ request, context }: Args): Promise<Response> {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const opened = await context.previews?.links?.open(token.slice(0, 200))
  if (!opened) throw data(null, { status: 410 })
  return enter(context, opened.preview, { path: opened.path, cookie: opened.cookie })
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
  const preview = ownPreview(context)
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
  return enterOwn(
    context,
    {
      ...preview,
      moment: momentOf(moment, readTimeZone(request, localeOfPath(path).market)),
      audience: audience === 'own' ? null : chosen.data,
    },
    path,
  )
}

const sharing = z.object({
  path: z.string(),
  pages: z.enum(['this', 'all']),
  hours: z.coerce.number().refine((it) => (SHARED_HOURS as readonly number[]).includes(it)),
})

/** The URL of a link that shows others the same preview until it expires; null when the lake refuses it. */
export async function sharePreview({ request, context }: Args): Promise<{ link: string | null }> {
  const preview = ownPreview(context)
  const parsed = sharing.safeParse(await readForm(request))
  if (!parsed.success) throw data(null, { status: 400 })
  const { hours, pages } = parsed.data
  const path = ours(parsed.data.path)
  const paths = pages === 'all' ? null : [pagePath(new URL(path, 'http://x.invalid').pathname)]
  const made = await context.previews?.links?.make(preview, { path, paths, hours })
  if (!made) return { link: null }
  return { link: `${context.config.publicOrigin}/api/preview/open?token=${made.token}` }
}

/** The preview of the editor at this browser; who looks through a link can neither change nor share it. */
function ownPreview({ preview }: AppLoadContext): PreviewState {
  if (!preview) throw data(null, { status: 401 })
  if (preview.link) throw data(null, { status: 403 })
  const { link, ...own } = preview
  return own
}

export async function leavePreview({ request, context }: Args): Promise<Response> {
  const path = (await readForm(request)).path
  return redirect(ours(path), {
    headers: { 'Set-Cookie': setCookie(PREVIEW_COOKIE, '', 0, context.config) },
  })
}

function enterOwn(context: AppLoadContext, state: PreviewState, path: unknown): Response {
  const { previews } = context
  if (!previews) throw data(null, { status: 401 })
  return enter(context, state, { path, cookie: previews.seal(state) })
}

function enter(
  { clock, config }: AppLoadContext,
  { expiresAt }: PreviewState,
  { path, cookie }: { path: unknown; cookie: string },
): Response {
  const seconds = Math.max(0, Math.floor((expiresAt - clock()) / 1_000))
  return redirect(ours(path), {
    headers: { 'Set-Cookie': setCookie(PREVIEW_COOKIE, cookie, seconds, config) },
  })
}

/** Only a page of this site; the path keeps its locale, which is part of the previewed page. */
function ours(path: unknown): string {
  if (pathOfOurs(path) === null) return '/'
  // A header allows only Latin-1, and after resolving dot segments the path starts with exactly one slash.
  const { pathname, search, hash } = new URL(String(path), 'http://nowhere.invalid')
  return `/${pathname.replace(/^\/+/, '')}${search}${hash}`
}

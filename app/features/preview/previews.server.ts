import { createHmac, timingSafeEqual } from 'node:crypto'
import { validatePreviewUrl } from '@sanity/preview-url-secret'
import { z } from 'zod'
import {
  type ContentClient,
  type ContentClientOptions,
  toSanityClient,
} from '#app/content/content-client.server.ts'
import { createPreviewContent } from '#app/content/preview-content.server.ts'
import {
  PREVIEW_COOKIE,
  type Preview,
  type PreviewState,
  previewedView,
  previewState,
} from './preview-state.ts'

/** The entry points to a preview (GAP-159): a secret of the Studio, or a link that the lake keeps. */
export type Previews = {
  /** The preview of a request, from its cookie; that of a link is checked with the lake each time. */
  of(cookieHeader: string | null): Promise<Preview | null>
  /** The cookie of an editor's own preview. */
  seal(state: PreviewState): string
  /** Whether the URL carries a secret that the Studio stored in the lake: its target, what it shows, and to whom. */
  acceptsStudio(
    url: string,
  ): Promise<{ path: string; perspective: string[]; editor: string } | null>
  /** What pages read instead of the published content. */
  contentOf(state: PreviewState): ContentClient
  /** Null with a hosted project, which keeps no links. */
  links: PreviewLinks | null
}

type PreviewLinks = {
  /** Makes a link with the rights of the previewing editor; null when the lake refuses. */
  make(state: PreviewState, link: NewLink): Promise<{ token: string } | null>
  /** What a link shows, its page and the cookie of its preview; null when it is over, revoked or unknown. */
  open(token: string): Promise<{ preview: Preview; path: string; cookie: string } | null>
}
type NewLink = { path: string; paths: readonly string[] | null; hours: number }

export type PreviewsOptions = {
  secret: string
  clock: () => number
  published: ContentClient
  /** With a token that can read drafts; in our own lake, with the rights of the editor who looks. */
  lake: ContentClientOptions & { token: string; readsForEditors: boolean }
}

/** The name with the prefix wins: no neighbouring host can plant it. */
const COOKIES = ['__Host-', ''].map(
  (prefix) => new RegExp(`(?:^|;\\s*)${prefix}${PREVIEW_COOKIE}=([\\w.-]{1,2000})(?:;|$)`),
)
/** No sealed state begins with it: those are base64url of an object. */
const OF_LINK = 'link.'

export function createPreviews(options: PreviewsOptions): Previews {
  const { secret, clock, lake, published } = options
  const links = lake.readsForEditors ? createLinks(lake) : null
  return {
    async of(cookieHeader) {
      const text = COOKIES.map((it) => it.exec(cookieHeader ?? '')?.[1]).find(Boolean)
      if (text === undefined) return null
      if (text.startsWith(OF_LINK))
        return (await links?.use(text.slice(OF_LINK.length), false))?.preview ?? null
      const state = unseal(text, secret, clock())
      return state && { ...state, link: null }
    },
    seal: (state) => seal(state, secret),
    async acceptsStudio(url) {
      const client = toSanityClient({ ...lake, apiVersion: '2025-02-19' })
      const answer = await validatePreviewUrl(client, url).catch(() => null)
      if (!answer?.isValid) return null
      const editor = await makerOf(client, url).catch(() => null)
      if (editor === null) return null
      const { studioPreviewPerspective: asked = 'drafts' } = answer
      const perspective = String(asked ?? 'drafts').split(',')
      return { path: answer.redirectTo ?? '/', perspective: shown(perspective), editor }
    },
    contentOf: (state) => createPreviewContent(lake, published, state),
    links: links && { make: links.make, open: (token) => links.use(token, true) },
  }
}

/**
 * The editor who made the secret; our lake refuses a secret that names another account. Sanity's shared
 * secret, which never expires, is not accepted.
 */
async function makerOf(
  client: ReturnType<typeof toSanityClient>,
  url: string,
): Promise<string | null> {
  const secret = new URL(url).searchParams.get('sanity-preview-secret') ?? ''
  const editor = await client.fetch<unknown>(
    '*[_type == "sanity.previewUrlSecret" && secret == $secret][0].userId',
    { secret },
    { perspective: 'raw' },
  )
  return typeof editor === 'string' && editor !== '' ? editor : null
}

const storedLink = z.object({
  link: z.object({
    perspective: previewState.shape.perspective,
    paths: z.array(z.string()).nullable(),
    path: z.string(),
    view: previewedView,
    editorId: z.string(),
    expiresAt: z.int(),
  }),
})

/** The links that our lake keeps. */
function createLinks({ dataset, logger, ...lake }: PreviewsOptions['lake']) {
  const client = toSanityClient({ dataset, logger, ...lake, apiVersion: '2025-02-19' })
  const uri = `/preview-links/${dataset}`
  const refused = (error: unknown) => {
    const status = (error as { statusCode?: number }).statusCode ?? 0
    if (status < 400 || status >= 500) logger.warn({ err: error }, 'the lake keeps no preview link')
    return null
  }
  return {
    async make({ perspective, moment, audience, editor }: PreviewState, link: NewLink) {
      const body = { ...link, perspective, view: { moment, audience } }
      const headers = { 'x-lake-reader': editor }
      return client
        .request<{ token: string }>({ uri, method: 'POST', body, headers })
        .catch(refused)
    },
    async use(token: string, entering: boolean) {
      const body = { token, entering }
      const answer = await client
        .request<unknown>({ uri: `${uri}/use`, method: 'POST', body })
        .catch(refused)
      const parsed = storedLink.safeParse(answer)
      if (!parsed.success) return null
      const { view, perspective, paths, path, editorId, expiresAt } = parsed.data.link
      return {
        preview: { ...view, perspective, editor: editorId, expiresAt, link: { paths } },
        path,
        cookie: `${OF_LINK}${token}`,
      }
    },
  }
}

/** With "published" chosen in the Studio, a moment and an audience are still previewed. */
function shown(perspective: readonly string[]): string[] {
  const known = perspective.filter((it) => /^[\w-]{1,60}$/.test(it)).slice(0, 10)
  return known.length > 0 ? known : ['drafts']
}

const MAX_LENGTH = 2_000

/** A state that only we can create, change or extend. Not secret: it contains no player and no token. */
export function seal(state: PreviewState, secret: string): string {
  const body = Buffer.from(JSON.stringify(state)).toString('base64url')
  return `${body}.${signature(body, secret)}`
}

/** Null if it is not ours, tampered with or expired. */
export function unseal(text: string, secret: string, now: number): PreviewState | null {
  if (text.length > MAX_LENGTH) return null
  const [body = '', signed = '', ...more] = text.split('.')
  if (more.length > 0) return null
  const expected = Buffer.from(signature(body, secret))
  const given = Buffer.from(signed)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  const value: unknown = JSON.parse(Buffer.from(body, 'base64url').toString('utf8'))
  const parsed = previewState.safeParse(value)
  return parsed.success && parsed.data.expiresAt > now ? parsed.data : null
}

function signature(body: string, secret: string): string {
  return createHmac('sha256', secret).update(`preview.${body}`).digest('base64url')
}

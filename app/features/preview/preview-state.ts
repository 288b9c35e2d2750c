import { z } from 'zod'

/** The audience that an editor previews; if omitted, the browser's actual visitor. */
export const previewAudience = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('visitor') }),
  z.object({
    kind: z.literal('player'),
    depositsCount: z.int().min(0).max(1_000_000),
    segments: z.array(z.string().regex(/^[a-z0-9-]{1,40}$/)).max(20),
  }),
])

/** The lake's perspective: `drafts`, or releases in order of precedence. */
const perspective = z
  .array(z.string().regex(/^[\w-]{1,60}$/))
  .min(1)
  .max(10)

/** What a preview adds to a perspective. */
export const previewedView = z.object({
  /** Unix milliseconds; null is now. */
  moment: z.int().nullable(),
  audience: previewAudience.nullable(),
})

/**
 * What a preview shows instead of the published site: drafts or a release, a moment, an audience. It changes only
 * content: session, availability of games and all money stay as they are.
 */
export const previewState = previewedView.extend({
  perspective,
  /** The editor whose rights decide what it shows. */
  editor: z.string().min(1).max(200),
  /** Unix milliseconds. */
  expiresAt: z.int(),
})

export type PreviewState = z.infer<typeof previewState>
export type PreviewAudience = z.infer<typeof previewAudience>

/** The preview of a request: an editor's own, or the one of a link, which is fixed. */
export type Preview = PreviewState & { link: { paths: readonly string[] | null } | null }

export const PREVIEW_COOKIE = 'preview'
/** A preview in the editor's own browser. */
export const OWN_PREVIEW_MS = 12 * 60 * 60_000
/** A link lives as long as its maker chose, at most a week; it cannot be extended. */
export const SHARED_HOURS = [1, 24, 72, 168] as const

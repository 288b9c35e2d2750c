import { z } from 'zod'

/** Whom an editor looks at the site as; left out, as the visitor that the browser is. */
export const previewAudience = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('visitor') }),
  z.object({
    kind: z.literal('player'),
    depositsCount: z.int().min(0).max(1_000_000),
    segments: z.array(z.string().regex(/^[a-z0-9-]{1,40}$/)).max(20),
  }),
])

/**
 * What a preview shows in place of the published site: drafts or a release, a moment, an audience. It changes
 * content alone: who is signed in, what may be played and all money stay as they are.
 */
export const previewState = z.object({
  /** The lake's perspective: `drafts`, or releases in the order of their weight. */
  perspective: z
    .array(z.string().regex(/^[\w-]{1,60}$/))
    .min(1)
    .max(10),
  /** Unix milliseconds; null is now. */
  moment: z.int().nullable(),
  audience: previewAudience.nullable(),
  /** Unix milliseconds: a link that was shared ends. */
  expiresAt: z.int(),
})

export type PreviewState = z.infer<typeof previewState>
export type PreviewAudience = z.infer<typeof previewAudience>

export const PREVIEW_COOKIE = 'preview'
/** A preview in the own browser; a link for others lives as long as its maker says, at most a week. */
export const OWN_PREVIEW_MS = 12 * 60 * 60_000
export const SHARED_HOURS = [1, 24, 72, 168] as const

import type { AppLoadContext } from '@remix-run/node'
import { localeOfPath } from '#app/market/locale.ts'
import { readTimeZone } from '#app/session/cookies.server.ts'
import { toLocal } from '#markets/local-moment.ts'
import type { PreviewAudience } from './preview-state.ts'

/** The preview as its bar shows it; times are in the editor's time zone. */
export type PreviewView = {
  perspective: string[]
  moment: string
  audience: PreviewAudience | null
  endsAt: string
  studioUrl: string
  /** Opened by a link: it can neither be changed nor shared. */
  isShared: boolean
  /** Whether links can be made here. */
  mayShare: boolean
}

export function previewView(args: {
  request: Request
  context: AppLoadContext
}): PreviewView | null {
  const { preview, previews, config } = args.context
  if (!preview) return null
  const { market } = localeOfPath(new URL(args.request.url).pathname)
  const zone = readTimeZone(args.request, market)
  return {
    perspective: preview.perspective,
    moment: preview.moment === null ? '' : toLocal(preview.moment, zone),
    audience: preview.audience,
    endsAt: toLocal(preview.expiresAt, zone).replace('T', ' '),
    studioUrl: config.studioUrl,
    isShared: preview.link !== null,
    mayShare: preview.link === null && previews?.links != null,
  }
}

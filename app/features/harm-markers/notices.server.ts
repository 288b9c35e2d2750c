import { wordsOf } from '#app/market/i18n.server.ts'
import type { Locale } from '#app/market/locale.ts'
import { textVersionIn } from '#app/market/messages/catalogue.server.ts'
import { callerOf } from '#app/session/caller.server.ts'
import { type RequestArgs, readSession } from '#app/session/session.server.ts'
import type { HarmMarker } from '#contracts/player-api/harm-markers.ts'
import { messageWords, whyOf } from './intervention-view.server.ts'

export type InterventionNotice = {
  id: string
  level: HarmMarker['level']
  title: string
  text: string
  why: string
  textVersion: string
  words: { label: string; READ: string; LIMITS: string; BREAK: string; HELP: string }
}
export type ReviewNotice = { title: string; text: string; look: string; later: string }
/** Texts only: it is shown above pages about other things. */
export type NoticesView =
  | { kind: 'warning'; warning: InterventionNotice }
  | { kind: 'review'; review: ReviewNotice }

/**
 * The player's message above the page, one at a time; recorded as shown once it is returned to a page. Null: there is
 * none, no player is signed in, or the platform cannot report it: it must not fail a page.
 */
export async function loadNotices(args: RequestArgs, locale: Locale): Promise<NoticesView | null> {
  const session = await readSession(args)
  if (session.status !== 'player') return null
  const { context } = args
  const caller = callerOf(args, session.player)
  const read = await context.platform.readNotices({ ...caller, signal: args.request.signal })
  if (!read.ok) return null
  const { warning, currency, isReviewDue, isReviewShown } = read.value
  if (warning) {
    const notice = await toNotice(args, warning, { currency, locale })
    if (warning.shownAt === null) {
      await context.platform.noteWarningShown(warning.id, notice.textVersion, caller)
    }
    return { kind: 'warning', warning: notice }
  }
  if (!isReviewDue || session.player.restricted) return null
  if (!isReviewShown) await context.platform.noteReviewShown(textVersionIn(locale), caller)
  const { t } = wordsOf(locale)
  return {
    kind: 'review',
    review: {
      title: t('limitreview:notice.title'),
      text: t('limitreview:notice.text'),
      look: t('limitreview:notice.look'),
      later: t('limitreview:notice.later'),
    },
  }
}

async function toNotice(
  { context }: RequestArgs,
  warning: HarmMarker,
  { currency, locale }: { currency: string; locale: Locale },
): Promise<InterventionNotice> {
  const { t } = wordsOf(locale)
  return {
    ...{ id: warning.id, level: warning.level },
    ...(await messageWords(context, warning, locale)),
    why: whyOf(warning, currency, locale),
    words: {
      label: t('warnings:why.label'),
      READ: t('warnings:ways.READ'),
      LIMITS: t('warnings:ways.LIMITS'),
      BREAK: t('warnings:ways.BREAK'),
      HELP: t('warnings:ways.HELP'),
    },
  }
}

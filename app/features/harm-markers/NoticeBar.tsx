import { Form, useLocation } from '@remix-run/react'
import { lazy, Suspense } from 'react'
import { useLocalePath } from '#app/market/use-locale.ts'
import { REVIEW_PATH } from '#app/session/protection-paths.ts'
import { Button, ButtonLink } from '#app/ui/Button/Button.tsx'
import { notice } from '#app/ui/Notice/Notice.css.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import * as styles from './HarmMarkers.css.ts'
import { CompactIntervention } from './InterventionActions.tsx'
import type { InterventionNotice, NoticesView, ReviewNotice } from './notices.server.ts'

/** Loaded on use: most pages never show it. */
const InterventionDialog = lazy(() => import('./InterventionDialog.tsx'))

/**
 * The player protection message above every page, games included. A message that requires a response opens over the
 * page; without scripts it is part of the page, with the same choices. An open page learns of one through the feed,
 * which triggers a revalidation.
 */
export function NoticeBar({ notices }: { notices: NoticesView | null }) {
  const hydrated = useHydrated()
  if (notices === null) return null
  if (notices.kind === 'review') return <Review review={notices.review} />
  const { warning } = notices
  if (!hydrated || warning.level === 1) return <Warning warning={warning} />
  return (
    <Suspense fallback={<Warning warning={warning} />}>
      <InterventionDialog warning={warning} />
    </Suspense>
  )
}

function Warning({ warning }: { warning: InterventionNotice }) {
  return (
    <section
      aria-label={warning.title}
      className={notice[warning.level === 1 ? 'info' : 'warning']}
      data-testid="warning-notice"
      data-level={warning.level}
    >
      <CompactIntervention warning={warning} />
    </section>
  )
}

/** Asks for a review of the limits: now, or tomorrow. Increases are not mentioned. */
function Review({ review }: { review: ReviewNotice }) {
  const path = useLocalePath()
  const { pathname, search } = useLocation()
  // The target page asks by itself.
  if (pathname.endsWith(REVIEW_PATH)) return null
  return (
    <section aria-label={review.title} className={notice.info} data-testid="limit-review-notice">
      <div className={styles.compact}>
        <p className={styles.title}>{review.title}</p>
        <p className={styles.mutedText}>{review.text}</p>
        <Form
          method="post"
          action={path(REVIEW_PATH)}
          preventScrollReset
          className={styles.actions}
        >
          <input type="hidden" name="back" value={`${pathname}${search}`} />
          <ButtonLink href={path(REVIEW_PATH)} size="small" data-testid="limit-review-look">
            {review.look}
          </ButtonLink>
          <Button
            type="submit"
            name="intent"
            value="LATER"
            size="small"
            data-testid="limit-review-later"
          >
            {review.later}
          </Button>
        </Form>
      </div>
    </section>
  )
}

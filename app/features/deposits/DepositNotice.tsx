import { useLocation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { useLocalePath } from '#app/market/use-locale.ts'
import { PlaceLink } from '#app/session/page-window/place.tsx'
import { limitsPathWithReturn } from '#app/session/protection-paths.ts'
import { ButtonLink } from '#app/ui/Button/Button.tsx'
import * as layout from '#app/ui/Layout/Layout.css.ts'
import { Stack } from '#app/ui/Layout/Layout.tsx'
import { Notice } from '#app/ui/Notice/Notice.tsx'
import { DAYS_TO_VERIFY } from '#contracts/player-api/verification-need.ts'
import * as styles from './Deposit.css.ts'
import type { DepositForm } from './deposit.server.ts'
import type { DepositCause } from './deposit-flow.ts'
import { useDepositLocation } from './deposit-location.tsx'

const VERIFICATION = '/my-account/account/verification?from=deposit'
const TONE = {
  closed: 'warning',
  unavailable: 'critical',
  noMethod: 'info',
  limitsRequired: 'warning',
  documentsRequired: 'warning',
  documentsRestricted: 'warning',
  documentsUnderReview: 'info',
} as const satisfies Record<DepositCause, string>

type NoticeLink = 'support' | 'limits' | 'verification'

function linkOf(cause: DepositCause): NoticeLink {
  if (cause === 'limitsRequired') return 'limits'
  return cause === 'closed' || cause === 'noMethod' ? 'support' : 'verification'
}

function addressOf(way: NoticeLink, from: string): string {
  if (way === 'limits') return limitsPathWithReturn(from)
  return way === 'support' ? '/contact' : VERIFICATION
}

/** Why there is no form: the reason, and the one action that resolves it. */
export function DepositBlocked({ cause }: { cause: DepositCause }) {
  const { t } = useTranslation('deposit')
  const path = useLocalePath()
  const { pathname, search } = useLocation()
  const here = `${pathname}${search}`
  return (
    <Notice tone={TONE[cause]} title={t(`walls.${cause}.title`)}>
      <Stack gap="md">
        <p>{t(`walls.${cause}.text`)}</p>
        <div className={layout.inline.md}>
          {cause === 'unavailable' ? (
            <PlaceLink search="" tone="primary" testId="deposit-retry">
              {t('ways.again')}
            </PlaceLink>
          ) : (
            <ButtonLink
              href={path(addressOf(linkOf(cause), here))}
              tone="primary"
              data-testid="deposit-way-on"
            >
              {t(`ways.${linkOf(cause)}`)}
            </ButtonLink>
          )}
        </div>
      </Stack>
    </Notice>
  )
}

/** The state of the player's own limit: how much is left, or when deposits are possible again. */
export function LimitNotice({ form }: { form: DepositForm }) {
  const { t } = useTranslation('deposit')
  const path = useLocalePath()
  const { flow, limit } = form
  if (flow.hidesForm) {
    const which = flow.isSpendLimit ? 'spend' : 'deposit'
    return (
      <Notice tone="info" title={t(`limit.reached.${which}`)}>
        <Stack gap="md">
          {limit === null ? null : (
            <p>
              {t(`limit.types.${limit.type}`)} {t('limit.left', { left: limit.left })}{' '}
              {t('limit.until', { time: limit.resetOn })}
            </p>
          )}
          <div className={layout.inline.md}>
            <ButtonLink href={path('/my-account/gambling-limits')}>{t('limit.more')}</ButtonLink>
          </div>
        </Stack>
      </Notice>
    )
  }
  return limit === null ? null : (
    <Notice tone="info" title={t('limit.left', { left: limit.left })}>
      {t(`limit.types.${limit.type}`)} {t('limit.until', { time: limit.resetOn })}
    </Notice>
  )
}

/** Limits before the first deposit, where the market requires the offer; optional for the player. */
export function LimitsOffer() {
  const { t } = useTranslation('deposit')
  const path = useLocalePath()
  return (
    <div data-testid="deposit-limits-offer">
      <Notice tone="info" title={t('limit.offer.title')}>
        <Stack gap="md">
          <p>{t('limit.offer.text')}</p>
          <div className={layout.inline.md}>
            <ButtonLink href={path('/my-account/gambling-limits')}>{t('limit.more')}</ButtonLink>
          </div>
        </Stack>
      </Notice>
    </div>
  )
}

/** Documents are only requested so far, not required (GAP-080). */
export function DocumentsReminder({ form }: { form: DepositForm }) {
  const { t } = useTranslation('deposit')
  const path = useLocalePath()
  const { notified } = useDepositLocation()
  const { notification, daysLeftToVerifyDocuments } = form.flow
  if (!notification) return null
  return (
    <Notice tone="info" title={t('wish.title')}>
      <Stack gap="md">
        <p>
          {t('wish.text')}{' '}
          {daysLeftToVerifyDocuments === null
            ? null
            : t('wish.days', { number: daysLeftToVerifyDocuments })}
        </p>
        <div className={layout.inline.md}>
          <ButtonLink href={path(VERIFICATION)}>{t('ways.verification')}</ButtonLink>
          <PlaceLink
            search="?later=1"
            tone="quiet"
            testId="deposit-later"
            {...(notified ? { onFollow: notified } : {})}
          >
            {t('ways.later')}
          </PlaceLink>
        </div>
      </Stack>
    </Notice>
  )
}

/** What will be required later, announced before the first deposit where the market's rules require it (GAP-080). */
export function WhatWeNeed() {
  const { t } = useTranslation('deposit')
  const path = useLocalePath()
  return (
    <div data-testid="deposit-needs">
      <Notice tone="info" title={t('needs.title')}>
        <Stack gap="sm">
          <p>{t('needs.text', { number: DAYS_TO_VERIFY })}</p>
          <ul className={styles.list}>
            <li>{t('needs.identity')}</li>
            <li>{t('needs.address')}</li>
            <li>{t('needs.payment')}</li>
          </ul>
          <div className={layout.inline.md}>
            <ButtonLink href={path(VERIFICATION)} tone="neutral">
              {t('ways.verification')}
            </ButtonLink>
          </div>
        </Stack>
      </Notice>
    </div>
  )
}

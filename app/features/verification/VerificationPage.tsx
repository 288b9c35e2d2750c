import { Link, useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalePath } from '#app/market/use-locale.ts'
import { storeAnswered } from '#app/session/answered-questionnaire.ts'
import { ButtonLink } from '#app/ui/Button/Button.tsx'
import * as layout from '#app/ui/Layout/Layout.css.ts'
import { Stack } from '#app/ui/Layout/Layout.tsx'
import { Notice } from '#app/ui/Notice/Notice.tsx'
import { Heading, Text } from '#app/ui/Text/Text.tsx'
import { sameLevel } from '#contracts/player-api/verification-need.ts'
import { queryOf, WAYS_HERE } from './came-from.ts'
import { DocumentPanel } from './DocumentPanel.tsx'
import type { UploadReply } from './problems.ts'
import { type DocumentTab, TABS } from './tabs.ts'
import * as styles from './Verification.css.ts'
import type { VerificationPage as Page } from './verification.server.ts'

type ReadPage = Extract<Page, { state: 'read' }>

/** The verification page: the status of everything, and what has to be uploaded (KYC-05, KYC-09 to KYC-12). */
export function VerificationPage({ page, reply }: { page: Page; reply: UploadReply | null }) {
  const { t } = useTranslation('verification')
  const { t: common } = useTranslation()
  const { pathname } = useLocation()
  const path = useLocalePath()
  const { from } = page
  return (
    <Stack gap="xl">
      <Heading level={1}>{t('title')}</Heading>
      <Text tone="muted">{t('intro')}</Text>
      {from === null ? null : (
        <span>
          <ButtonLink href={path(WAYS_HERE[from])} data-testid="verification-back">
            {t(`back.${from}`)}
          </ButtonLink>
        </span>
      )}
      <nav aria-label={t('tabs.label')} className={layout.wrap.sm}>
        {TABS.map((tab) => (
          <Link
            key={tab}
            to={`${pathname}${queryOf({ tab, from })}`}
            preventScrollReset
            aria-current={tab === page.tab ? 'page' : undefined}
            className={styles.tab}
            data-testid={`verification-tab-${tab}`}
          >
            {t(`tabs.${tab}`)}
          </Link>
        ))}
      </nav>
      <ResultNotice page={page} />
      {page.state === 'failed' ? (
        <Notice tone="critical" title={t('errorTitle')}>
          <ButtonLink href={`${pathname}${queryOf(page)}`} size="medium">
            {common('errors.area.button')}
          </ButtonLink>
        </Notice>
      ) : page.tab === 'account' ? (
        <Overview page={page} />
      ) : (
        <Documents page={page} tab={page.tab} reply={reply} />
      )}
      <Text size="small" tone="muted">
        {t('privacy')}
      </Text>
    </Stack>
  )
}

/** The result of the last action; it takes the focus, as the form that had it is gone. */
function ResultNotice({ page: { result, playerId } }: { page: Page }) {
  const { t } = useTranslation('verification')
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (result !== null) ref.current?.focus()
    if (result === 'answered') storeAnswered(playerId)
  }, [result, playerId])
  return (
    <div
      role="status"
      ref={ref}
      tabIndex={-1}
      className={styles.result}
      data-testid="verification-said"
    >
      {result === null ? null : (
        <Notice
          tone={result === 'not-checked' ? 'warning' : 'success'}
          title={t(`said.${result}`)}
        />
      )}
    </div>
  )
}

function Documents(props: { page: ReadPage; tab: DocumentTab; reply: UploadReply | null }) {
  const { page, tab, reply } = props
  const unread: UploadReply | null = page.wasTooLarge
    ? { tab, documentId: page.documents[0]?.id ?? null, problem: 'upload_too_large', file: null }
    : null
  const last = reply ?? unread
  return page.documents.map((document) => (
    <DocumentPanel
      key={document.id ?? 'new'}
      tab={tab}
      from={page.from}
      document={document}
      reply={last?.tab === tab && last.documentId === document.id ? last : null}
    />
  ))
}

/** What the level means for deposits and withdrawals, and the status of each document. */
function Overview({ page: { level, kinds, questionnaire, from } }: { page: ReadPage }) {
  const { t } = useTranslation('verification')
  const { pathname } = useLocation()
  const word = levelWord(level)
  return (
    <Stack gap="lg">
      {word === null ? null : (
        <div data-testid="verification-level" data-level={word}>
          <Notice tone={levelTone(word)} title={t('levelTitle')}>
            {t(`levels.${word}`)}
          </Notice>
        </div>
      )}
      {kinds.every(({ status }) => status === 'UNREQUESTED') ? <WhatWeNeed /> : null}
      <ul className={styles.kinds}>
        {kinds.map(({ tab, status, because }) => (
          <li key={tab} className={styles.kind} data-testid={`verification-kind-${tab}`}>
            <Link to={`${pathname}${queryOf({ tab, from })}`} className={styles.kindName}>
              {t(`tabs.${tab}`)}
            </Link>
            <span className={styles.status} data-status={status}>
              {t(`statuses.${status}`)}
            </span>
            {because === null ? null : (
              <span className={styles.because}>{t(`because.${because}`)}</span>
            )}
          </li>
        ))}
        {questionnaire === 'UNREQUESTED' ? null : (
          <li className={styles.kind} data-testid="verification-kind-questionnaire">
            <Link to={`${pathname}/questionnaire`} className={styles.kindName}>
              {t('questionnaire.title')}
            </Link>
            <span className={styles.status} data-status={questionnaire}>
              {t(`statuses.${questionnaire}`)}
            </span>
          </li>
        )}
      </ul>
    </Stack>
  )
}

const DOCUMENTS = ['id', 'address', 'payment', 'wealth'] as const

/** The documents that will be required, shown before any are requested. */
function WhatWeNeed() {
  const { t } = useTranslation('whatweneed')
  return (
    <section aria-labelledby="what-we-need" className={styles.needed} data-testid="what-we-need">
      <Stack gap="sm">
        <h2 id="what-we-need" className={styles.neededTitle}>
          {t('title')}
        </h2>
        <p>{t('intro')}</p>
        <ul className={styles.neededList}>
          {DOCUMENTS.map((it) => (
            <li key={it}>{t(it)}</li>
          ))}
        </ul>
      </Stack>
    </section>
  )
}

const LEVELS = [
  'NOT_VERIFIED',
  'DATA_VERIFIED',
  'PENDING',
  'FULLY_VERIFIED',
  'ENHANCED',
  'EDD_PENDING',
  'EDD_UNDER_REVIEW',
  'RESTRICTED',
  'SUSPENDED',
  'PENDING_EXPIRED',
  'NOT_REQUIRED',
] as const
type LevelWord = (typeof LEVELS)[number]

/** The text for what a level means for deposits and withdrawals (KYC-01, CON-18); null: the level is unknown. */
export function levelWord(level: string): LevelWord | null {
  const name = sameLevel(level).replace(' ', '_')
  return LEVELS.find((it) => it === name) ?? null
}

const TONES: Partial<Record<LevelWord, 'success' | 'warning'>> = {
  FULLY_VERIFIED: 'success',
  ENHANCED: 'success',
  NOT_REQUIRED: 'success',
  EDD_PENDING: 'warning',
  RESTRICTED: 'warning',
  SUSPENDED: 'warning',
  PENDING_EXPIRED: 'warning',
}

export function levelTone(word: LevelWord): 'success' | 'warning' | 'info' {
  return TONES[word] ?? 'info'
}

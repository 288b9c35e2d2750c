import { Form, useLocation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/Button/Button.tsx'
import { Stack, Surface } from '#app/ui/Layout/Layout.tsx'
import { Notice } from '#app/ui/Notice/Notice.tsx'
import { Heading, Text } from '#app/ui/Text/Text.tsx'
import { nextStepOf } from '#contracts/player-api/verification-words.ts'
import { type CameFrom, queryOf } from './came-from.ts'
import type { UploadReply } from './problems.ts'
import { RejectionPicture } from './RejectionPicture.tsx'
import { type DocumentTab, stepsOf } from './tabs.ts'
import { UploadForm } from './UploadForm.tsx'
import * as styles from './Verification.css.ts'
import type { DocumentView } from './verification.server.ts'

type Props = {
  tab: DocumentTab
  from: CameFrom
  document: DocumentView
  reply: UploadReply | null
}

/** One document: its status, why the last one was rejected, and what to upload now. */
export function DocumentPanel({ tab, from, document, reply }: Props) {
  const { t } = useTranslation('verification')
  const { status } = document
  const takesFiles = status !== 'UNDER_REVIEW' && status !== 'VERIFIED'
  const name = document.about ?? t(`tabs.${tab}`)
  return (
    <section aria-label={name} className={styles.panel}>
      <Surface>
        <Stack gap="lg">
          <Heading level={2}>{name}</Heading>
          <Steps tab={tab} status={status} />
          <StatusNotice document={document} />
          {document.because === null ? null : (
            <div data-testid="verification-because">
              <Text>{t(`because.${document.because}`)}</Text>
            </div>
          )}
          {takesFiles ? (
            <>
              <Text>{t(`guide.${tab}`)}</Text>
              {tab === 'id' ? <IdentityCheck from={from} /> : null}
              <UploadForm tab={tab} from={from} documentId={document.id} reply={reply} />
            </>
          ) : null}
        </Stack>
      </Surface>
    </section>
  )
}

function Steps({ tab, status }: { tab: DocumentTab; status: DocumentView['status'] }) {
  const { t } = useTranslation('verification')
  const hasKinds = tab === 'address' || tab === 'wealth'
  return (
    <ol className={styles.steps} aria-label={t('steps.label')}>
      {stepsOf({ status, hasKinds }).map(({ step, state }) => (
        <li
          key={step}
          className={styles.step}
          data-state={state}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          {t(`steps.${step}`)}
        </li>
      ))}
    </ol>
  )
}

function StatusNotice({ document: { status, reason } }: { document: DocumentView }) {
  const { t } = useTranslation('verification')
  if (reason !== null && status === 'REQUESTED') {
    return (
      <div data-testid="verification-rejection" data-reason={reason}>
        <Notice tone="warning" title={t('rejected')}>
          <Stack gap="md">
            <span>{t(`reasons.${reason}`)}</span>
            <span>{t(`next.${nextStepOf(reason)}`)}</span>
            <RejectionPicture reason={reason} />
          </Stack>
        </Notice>
      </div>
    )
  }
  if (status === 'UNREQUESTED') return null
  const tone = status === 'VERIFIED' ? 'success' : status === 'UNDER_REVIEW' ? 'info' : 'warning'
  return (
    <div data-testid="verification-status" data-status={status}>
      <Notice tone={tone} title={t(`statuses.${status}`)}>
        {status === 'UNDER_REVIEW' ? t('waiting') : null}
      </Notice>
    </div>
  )
}

function IdentityCheck({ from }: { from: CameFrom }) {
  const { t } = useTranslation('verification')
  const { pathname } = useLocation()
  return (
    <Form method="post" action={`${pathname}${queryOf({ tab: 'id', from })}`}>
      <input type="hidden" name="from" value={from ?? ''} />
      <Stack gap="md">
        <Text>{t('check.text')}</Text>
        <span>
          <Button
            type="submit"
            tone="primary"
            name="intent"
            value="check"
            data-testid="verification-check"
          >
            {t('check.begin')}
          </Button>
        </span>
        <Text>{t('check.or')}</Text>
      </Stack>
    </Form>
  )
}

import { useTranslation } from 'react-i18next'
import { useMethodWords } from '#app/market/use-method-words.ts'
import { PlaceForm, PlaceLink } from '#app/session/page-window/place.tsx'
import { Button } from '#app/ui/Button/Button.tsx'
import { Stack } from '#app/ui/Layout/Layout.tsx'
import { Notice } from '#app/ui/Notice/Notice.tsx'
import { Heading } from '#app/ui/Text/Text.tsx'
import * as styles from './Deposit.css.ts'
import { DepositForm } from './DepositForm.tsx'
import {
  DepositBlocked,
  DocumentsReminder,
  LimitNotice,
  LimitsOffer,
  WhatWeNeed,
} from './DepositNotice.tsx'
import { DepositStatus } from './DepositStatus.tsx'
import type {
  DepositPageData,
  DepositForm as FormData,
  SavedInstrumentView,
} from './deposit.server.ts'
import { hasForm } from './deposit-flow.ts'
import { useDepositLocation } from './deposit-location.tsx'
import { OpenDeposits } from './OpenDeposits.tsx'
import { PaymentFrame } from './PaymentFrame.tsx'

/** Content of the deposit page and its window: the form, why there is none, or one deposit. */
export function DepositBody({ data }: { data: DepositPageData }) {
  const { t } = useTranslation('deposit')
  const { reply } = useDepositLocation()
  if (data.kind === 'form') return <Choice form={data} />
  if (data.kind === 'standing') {
    const displayStatus = reply?.progress?.deposit.id === data.deposit.id ? reply.progress : data
    return <DepositStatus key={data.deposit.id} first={displayStatus} />
  }
  return (
    <Notice
      tone={data.because === 'unavailable' ? 'critical' : 'info'}
      title={t(`unknown.${data.because}`)}
    >
      <PlaceLink search="" testId="deposit-new">
        {t('ways.new')}
      </PlaceLink>
    </Notice>
  )
}

function Choice({ form }: { form: FormData }) {
  const { t } = useTranslation('deposit')
  const { flow, cashier } = form
  return (
    <div data-testid="deposit-state" data-state={flow.status}>
      <Stack gap="xl">
        <OpenDeposits open={form.open} mayRetry={hasForm(flow)} />
        {flow.cause === null ? null : <DepositBlocked cause={flow.cause} />}
        {flow.status === 'allowed' ? <LimitNotice form={form} /> : null}
        <DocumentsReminder form={form} />
        {hasForm(flow) ? (
          <>
            {form.offersLimits ? <LimitsOffer /> : null}
            {form.announcesDocuments ? <WhatWeNeed /> : null}
            {cashier === null ? (
              <DepositForm form={form} />
            ) : (
              <PaymentFrame {...cashier} title={t('frameTitle')} onDone={() => undefined} />
            )}
          </>
        ) : null}
        <SavedInstruments saved={form.saved} />
      </Stack>
    </div>
  )
}

/** Saved payment methods, and how to remove them. */
function SavedInstruments({ saved }: { saved: readonly SavedInstrumentView[] }) {
  const { t } = useTranslation('deposit')
  const words = useMethodWords()
  const { reply } = useDepositLocation()
  if (saved.length === 0) return null
  return (
    <Stack gap="md" as="section">
      <Heading level={2} size="md">
        {t('saved.title')}
      </Heading>
      {reply?.intent === 'forget' && reply.failure ? (
        <Notice tone="critical" title={t(`failures.${reply.failure}`)} />
      ) : null}
      <div className={styles.rows}>
        {saved.map(({ id, method, label }) => (
          <div key={id} className={styles.saved} data-testid="deposit-saved">
            <span>
              {words.name(method)} <bdi>{label}</bdi>
            </span>
            <PlaceForm intent="forget" testId="deposit-forget">
              <input type="hidden" name="id" value={id} />
              <Button
                type="submit"
                size="small"
                aria-label={t('saved.forgetOf', { name: `${words.name(method)} ${label}` })}
              >
                {t('saved.forget')}
              </Button>
            </PlaceForm>
          </div>
        ))}
      </div>
    </Stack>
  )
}

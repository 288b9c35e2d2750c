import { useTranslation } from 'react-i18next'
import { PlaceLink } from '#app/session/page-window/place.tsx'
import { Notice } from '#app/ui/Notice/Notice.tsx'
import { Stack } from '#app/ui/Stack/Stack.tsx'
import { CashierFrame } from './CashierFrame.tsx'
import { DepositForm } from './DepositForm.tsx'
import {
  DepositWall,
  DocumentsWish,
  LimitNotice,
  LimitsOffer,
  WhatWeNeed,
} from './DepositNotice.tsx'
import { DepositStatus } from './DepositStatus.tsx'
import type { DepositPageData, DepositForm as FormData } from './deposit.server.ts'
import { hasForm } from './deposit-flow.ts'
import { useDepositPlace } from './deposit-place.tsx'
import { SavedWays } from './SavedWays.tsx'

/** Content of the deposit page and its window: the form, why there is none, or one deposit. */
export function DepositBody({ data }: { data: DepositPageData }) {
  const { t } = useTranslation('deposit')
  const { reply } = useDepositPlace()
  if (data.kind === 'form') return <Choice form={data} />
  if (data.kind === 'standing') {
    const told = reply?.standing?.deposit.id === data.deposit.id ? reply.standing : data
    return <DepositStatus key={data.deposit.id} first={told} />
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
        {flow.cause === null ? null : <DepositWall cause={flow.cause} />}
        {flow.status === 'allowed' ? <LimitNotice form={form} /> : null}
        <DocumentsWish form={form} />
        {hasForm(flow) ? (
          <>
            {form.offersLimits ? <LimitsOffer /> : null}
            {form.tellsDocuments ? <WhatWeNeed /> : null}
            {cashier === null ? (
              <DepositForm form={form} />
            ) : (
              <CashierFrame {...cashier} title={t('frameTitle')} onDone={() => undefined} />
            )}
          </>
        ) : null}
        <SavedWays saved={form.saved} />
      </Stack>
    </div>
  )
}

import { useTranslation } from 'react-i18next'
import { useLocalePath } from '#app/market/use-locale.ts'
import { useMethodWords } from '#app/market/use-method-words.ts'
import { PlaceForm, PlaceLink } from '#app/session/page-window/place.tsx'
import { button } from '#app/ui/Button/Button.css.ts'
import { Button, ButtonLink } from '#app/ui/Button/Button.tsx'
import { Facts } from '#app/ui/Facts/Facts.tsx'
import { Notice } from '#app/ui/Notice/Notice.tsx'
import { Stack } from '#app/ui/Stack/Stack.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { CashierFrame } from './CashierFrame.tsx'
import * as styles from './Deposit.css.ts'
import { DepositBonus } from './DepositBonus.tsx'
import type { DepositStanding } from './deposit.server.ts'
import { useDepositPlace } from './deposit-place.tsx'
import { askAgainAfter, mayCancel, mayTryAgain, type Told } from './deposit-view.ts'
import { useDepositStanding } from './use-deposit-standing.ts'

const TONE = {
  asking: 'info',
  waiting: 'info',
  pending: 'info',
  paid: 'success',
  paidPastLimit: 'warning',
  declined: 'warning',
  expired: 'warning',
  notTaken: 'warning',
  cancelled: 'info',
  givenBackAmount: 'warning',
  givenBackAccount: 'warning',
  givenBack: 'warning',
  chargedBack: 'warning',
} as const satisfies Record<Told, string>

/** One deposit: its status, what it is waiting for, and the available actions. */
export function DepositStatus({ first }: { first: DepositStanding }) {
  const { t } = useTranslation('deposit')
  const words = useMethodWords()
  const { standing, ask } = useDepositStanding(first)
  const { deposit, origin } = standing
  const { told, next } = deposit
  const isFrame = told === 'waiting' && next?.step === 'frame' && origin !== null
  const title = isFrame ? 'frame' : told
  return (
    <Stack gap="lg">
      <div role="status" data-testid="deposit-status" data-told={told}>
        <Notice tone={TONE[told]} title={t(`told.${title}.title`, { amount: deposit.amount })}>
          {t(`told.${title}.text`, { amount: deposit.amount })}
        </Notice>
      </div>
      {deposit.bonus === null ? null : <DepositBonus bonus={deposit.bonus} />}
      {isFrame ? (
        <CashierFrame
          url={next.url}
          origin={origin}
          title={t('frameTitle')}
          onDone={() => void ask()}
        />
      ) : null}
      <Facts
        facts={[
          { name: t('facts.amount'), value: deposit.amount },
          { name: t('facts.method'), value: words.name(deposit.method) },
          { name: t('facts.begun'), value: deposit.when },
          { name: t('facts.reference'), value: deposit.id },
        ]}
      />
      <Ways deposit={deposit} />
    </Stack>
  )
}

function Ways({ deposit }: { deposit: DepositStanding['deposit'] }) {
  const { t } = useTranslation('deposit')
  const path = useLocalePath()
  const { reply, intent } = useDepositPlace()
  const hydrated = useHydrated()
  const { told, next, id } = deposit
  return (
    <>
      {reply?.intent === 'cancel' && reply.failure ? (
        <Notice tone="critical" title={t(`failures.${reply.failure}`)} />
      ) : null}
      <div className={styles.actions}>
        {next?.step === 'redirect' ? (
          <a
            href={next.url}
            rel="noreferrer"
            className={button({ tone: 'primary', size: 'medium', block: false })}
            data-testid="deposit-continue"
          >
            {t('ways.continue')}
          </a>
        ) : null}
        {!hydrated && askAgainAfter(told, 0) !== null ? (
          <PlaceLink search={`?deposit=${id}`} testId="deposit-look">
            {t('ways.look')}
          </PlaceLink>
        ) : null}
        {mayTryAgain(told) ? (
          <PlaceLink search={`?again=${id}`} tone="primary" testId="deposit-again">
            {t('ways.again')}
          </PlaceLink>
        ) : null}
        {mayCancel(told) ? (
          <PlaceForm intent="cancel" testId="deposit-cancel">
            <input type="hidden" name="id" value={id} />
            <Button type="submit" busy={intent === 'cancel'}>
              {t('ways.cancel')}
            </Button>
          </PlaceForm>
        ) : (
          <ButtonLink href={path('/my-account/banking/transactions')} tone="neutral">
            {t('ways.transactions')}
          </ButtonLink>
        )}
      </div>
    </>
  )
}

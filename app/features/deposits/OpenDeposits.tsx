import { useTranslation } from 'react-i18next'
import { useMethodWords } from '#app/market/use-method-words.ts'
import { PlaceForm, PlaceLink, usePlace } from '#app/session/page-window/place.tsx'
import { Button } from '#app/ui/Button/Button.tsx'
import * as layout from '#app/ui/Layout/Layout.css.ts'
import { Stack } from '#app/ui/Layout/Layout.tsx'
import { Notice } from '#app/ui/Notice/Notice.tsx'
import { Heading, Text } from '#app/ui/Text/Text.tsx'
import { DepositOnPage, useDepositLocation } from './deposit-location.tsx'
import type { DepositReply } from './deposit-reply.ts'
import { type DepositView, mayTryAgain } from './deposit-view.ts'
import * as styles from './OpenDeposits.css.ts'

/**
 * Payments that were left open, and the last one that failed: the status of each, and what the player can do (BNK-03).
 * Renders nothing if there are none.
 */
export function OpenDeposits(props: { open: readonly DepositView[] | null; mayRetry: boolean }) {
  const { open, mayRetry } = props
  const { t } = useTranslation('deposit')
  const { reply } = useDepositLocation()
  const isAbout = reply?.intent === 'continue' || reply?.intent === 'cancel'
  if (open === null) {
    return (
      <Notice tone="info" title={t('open.failed')}>
        <PlaceLink search="" size="small" testId="unfinished-look">
          {t('ways.look')}
        </PlaceLink>
      </Notice>
    )
  }
  const failure = isAbout && reply.failure ? reply.failure : null
  if (open.length === 0 && failure === null) return null
  return (
    <Stack gap="md" as="section">
      <Heading level={2} size="md">
        {t('open.title')}
      </Heading>
      {mayRetry && open.some(({ mayContinue }) => mayContinue) ? (
        <Text size="small" tone="muted">
          {t('open.replaced')}
        </Text>
      ) : null}
      {failure === null ? null : <Notice tone="critical" title={t(`failures.${failure}`)} />}
      <ul className={styles.rows} data-testid="deposits-unfinished">
        {open.map((it) => (
          <OpenDeposit key={it.id} deposit={it} mayRetry={mayRetry} />
        ))}
      </ul>
    </Stack>
  )
}

/** The same on the banking page of a player who may not deposit: payments can only be cancelled there. */
export function OpenDepositsToCancel(props: {
  open: readonly DepositView[] | null
  /** The page below the locale that takes the form. */
  path: string
  lastReply: DepositReply | undefined
}) {
  return (
    <DepositOnPage path={props.path} lastReply={props.lastReply}>
      <OpenDeposits open={props.open} mayRetry={false} />
    </DepositOnPage>
  )
}

function OpenDeposit({ deposit, mayRetry }: { deposit: DepositView; mayRetry: boolean }) {
  const { t } = useTranslation('deposit')
  const words = useMethodWords()
  const { id, amount, displayStatus } = deposit
  const isWaiting = displayStatus === 'waiting' || displayStatus === 'pending'
  return (
    <li
      className={styles.row}
      data-testid="deposit-unfinished"
      data-id={id}
      data-told={displayStatus}
    >
      <div>
        <strong className={styles.figure}>{amount}</strong> {words.name(deposit.method)}
        <Text size="small" tone="muted">
          <time dateTime={deposit.at}>{deposit.when}</time>
        </Text>
      </div>
      <div>
        <p className={styles.status}>{t(`told.${displayStatus}.title`, { amount })}</p>
        {isWaiting ? null : <Text size="small">{t(`told.${displayStatus}.text`, { amount })}</Text>}
      </div>
      <Actions deposit={deposit} mayRetry={mayRetry} />
    </li>
  )
}

function Actions({ deposit, mayRetry }: { deposit: DepositView; mayRetry: boolean }) {
  const { t } = useTranslation('deposit')
  const { intent } = useDepositLocation()
  const { sending } = usePlace()
  const { id, amount, displayStatus } = deposit
  const busy = sending?.get('id') === id ? intent : null
  const again = mayRetry && mayTryAgain(displayStatus)
  if (!deposit.mayContinue && !deposit.mayCancel && !again) return null
  return (
    <div className={layout.inline.md}>
      {deposit.mayContinue ? (
        <PlaceForm intent="continue" testId="unfinished-continue">
          <input type="hidden" name="id" value={id} />
          <Button
            type="submit"
            size="small"
            busy={busy === 'continue'}
            aria-label={t('open.continueOf', { amount })}
          >
            {t('ways.continue')}
          </Button>
        </PlaceForm>
      ) : null}
      {deposit.mayCancel ? (
        <PlaceForm intent="cancel" testId="unfinished-cancel">
          <input type="hidden" name="id" value={id} />
          <Button
            type="submit"
            size="small"
            tone="quiet"
            busy={busy === 'cancel'}
            aria-label={t('open.cancelOf', { amount })}
          >
            {t('ways.cancel')}
          </Button>
        </PlaceForm>
      ) : null}
      {again ? (
        <PlaceLink search={`?again=${id}`} size="small" testId="unfinished-again">
          {t('ways.again')}
        </PlaceLink>
      ) : null}
    </div>
  )
}

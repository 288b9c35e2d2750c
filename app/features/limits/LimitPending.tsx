import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/Button/Button.tsx'
import { Notice } from '#app/ui/Notice/Notice.tsx'
import { FormOf, useIsSending } from './LimitForm.tsx'
import * as styles from './Limits.css.ts'
import type { LimitView, PendingView } from './limit-view.server.ts'

/**
 * The pending change, its date, and a button to keep the current limit; where the market requires it, the second
 * confirmation.
 */
export function LimitPending(props: { limit: LimitView; pending: PendingView; label: string }) {
  const { limit, pending, label } = props
  const { t } = useTranslation('limits')
  const isSending = useIsSending(limit.id)
  const { value, from, until } = pending
  const isAsked = until !== null
  const title =
    value === null
      ? t(isAsked ? 'pending.askedRemoval' : 'pending.removal', { time: from.when })
      : t(isAsked ? 'pending.askedRaise' : 'pending.raise', { time: from.when, value })
  return (
    <div data-testid={`limit-${limit.id}-pending`}>
      <Notice tone="info" title={title}>
        <div className={styles.waiting}>
          {isAsked ? <p>{t('pending.second', { from: from.when, until: until.when })}</p> : null}
          {limit.locked ? null : (
            <FormOf of={limit.id}>
              <div className={styles.ways}>
                <Button
                  type="submit"
                  name="intent"
                  value="cancel"
                  busy={isSending('cancel')}
                  aria-label={`${t('pending.cancel')} (${label})`}
                  data-testid={`limit-${limit.id}-cancel`}
                >
                  {t('pending.cancel')}
                </Button>
                {pending.mayConfirm ? (
                  <Button
                    type="submit"
                    name="intent"
                    value="confirm"
                    busy={isSending('confirm')}
                    aria-label={`${t('pending.confirm')} (${label})`}
                    data-testid={`limit-${limit.id}-second-yes`}
                  >
                    {t('pending.confirm')}
                  </Button>
                ) : null}
              </div>
            </FormOf>
          )}
        </div>
      </Notice>
    </div>
  )
}

import { Link } from '@remix-run/react'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalePath } from '#app/market/use-locale.ts'
import { useMethodWords } from '#app/market/use-method-words.ts'
import { PlaceForm, usePlace } from '#app/session/page-window/place.tsx'
import { Button } from '#app/ui/Button/Button.tsx'
import { Chip } from '#app/ui/Chip/Chip.tsx'
import { Stack } from '#app/ui/Layout/Layout.tsx'
import { Notice } from '#app/ui/Notice/Notice.tsx'
import { Heading, Text, VisuallyHidden } from '#app/ui/Text/Text.tsx'
import { WITHDRAWAL_CAUSES } from '#contracts/player-api/withdrawal-words.ts'
import { useWithdrawalNews } from './use-withdrawal-news.ts'
import * as styles from './Withdraw.css.ts'
import type { StepView, WithdrawalView, WithdrawPage } from './withdraw.server.ts'
import type { WithdrawFailure } from './withdraw-actions.server.ts'
import { METHOD_ID, searchOf, WITHDRAW_LINKS } from './withdraw-links.ts'

/** The newest withdrawals: the status of each, the reason, who acts next, by when, and what resolves it. */
export function WithdrawalList(props: {
  page: WithdrawPage
  hasChoice: boolean
  failure: WithdrawFailure | null
}) {
  const { page, failure, hasChoice } = props
  const { t } = useTranslation('withdraw')
  const news = useWithdrawalNews(page.withdrawals)
  return (
    <section aria-label={t('list.title')}>
      <Stack gap="lg">
        <Heading level={2}>{t('list.title')}</Heading>
        <VisuallyHidden>
          <span role="status" data-testid="withdrawals-news">
            {news}
          </span>
        </VisuallyHidden>
        {failure === null ? null : <Notice tone="critical" title={t(`failures.${failure}`)} />}
        {page.withdrawals === null ? (
          <Notice tone="critical" title={t('list.failed')} />
        ) : page.withdrawals.length === 0 ? (
          <Text tone="muted">{t('list.none')}</Text>
        ) : (
          <>
            <ul className={styles.rows} data-testid="withdrawals">
              {page.withdrawals.map((it) => (
                <TrackedWithdrawal
                  key={it.id}
                  withdrawal={it}
                  isLater={page.isLater}
                  hasChoice={hasChoice}
                />
              ))}
            </ul>
            <Text size="small" tone="muted">
              {t('list.timeZone', { zone: page.timeZone })}
            </Text>
          </>
        )}
      </Stack>
    </section>
  )
}

type Props = { withdrawal: WithdrawalView; isLater: boolean; hasChoice: boolean }

/** One withdrawal: its steps, its reason as text, who acts next, the promised time, and what resolves it. */
function TrackedWithdrawal({ withdrawal: it, isLater, hasChoice }: Props) {
  const { t } = useTranslation('withdraw')
  const words = useMethodWords()
  const { actsNext, isLate } = it.tracker
  // Another platform may report reasons without a text here.
  const cause = WITHDRAWAL_CAUSES.find((known) => known === it.tracker.cause)
  return (
    <li className={styles.row} data-testid="withdrawal" data-id={it.id} data-state={it.state}>
      <div className={styles.head}>
        <strong className={styles.figure}>{it.amount}</strong>
        <span>{words.name(it.method)}</span>
        <Chip>{t(`list.states.${it.state}`)}</Chip>
      </div>
      <div className={styles.displayStatus} data-testid="withdrawal-told">
        {cause ? <p data-cause={cause}>{t(`list.causes.${cause}`)}</p> : null}
        {actsNext === 'nobody' ? null : <p>{t(`list.actsNext.${actsNext}`)}</p>}
        {it.promisedBy === null ? null : (
          <p>{t(isLate ? 'list.late' : 'list.promised', { time: it.promisedBy })}</p>
        )}
      </div>
      <ol className={styles.steps} aria-label={t('list.steps')}>
        {it.steps.map((step) => (
          <Step key={step.state} step={step} />
        ))}
      </ol>
      <div className={styles.links}>
        <Fix withdrawal={it} hasChoice={hasChoice} />
        {it.cancels === null ? null : (
          <Cancel withdrawal={it} amount={it.cancels} isLater={isLater} />
        )}
      </div>
    </li>
  )
}

function Step({ step: { state, reached } }: { step: StepView }) {
  const { t } = useTranslation('withdraw')
  return (
    <li className={styles.step[reached === null ? 'toCome' : 'reached']}>
      <span className={styles.stepName}>{t(`list.states.${state}`)}</span>
      {reached === null ? (
        <VisuallyHidden>{t('list.toCome')}</VisuallyHidden>
      ) : (
        <time dateTime={reached.at} className={styles.stepTime}>
          {reached.when}
        </time>
      )}
    </li>
  )
}

/** In a window the URL belongs to the page behind it. */
function goTo(event: MouseEvent) {
  const field = document.getElementById(METHOD_ID)
  if (field === null) return
  event.preventDefault()
  field.scrollIntoView({ block: 'center' })
  field.focus()
}

/** The one action that resolves it. If there is no other, contacting support. */
function Fix({ withdrawal, hasChoice }: Pick<Props, 'withdrawal' | 'hasChoice'>) {
  const { t } = useTranslation('withdraw')
  const path = useLocalePath()
  const { fix } = withdrawal.tracker
  if (fix === null) return null
  if (fix === 'withdraw' && hasChoice) {
    return (
      <a href={`#${METHOD_ID}`} onClick={goTo}>
        {t('list.fixes.withdraw')}
      </a>
    )
  }
  const step = fix === 'verification' ? 'verification' : 'support'
  return <Link to={WITHDRAW_LINKS[step](path)}>{t(`list.fixes.${step}`)}</Link>
}

/** One secondary button: nothing here encourages cancelling a withdrawal. */
function Cancel(props: { withdrawal: WithdrawalView; amount: number; isLater: boolean }) {
  const { withdrawal, amount, isLater } = props
  const { t } = useTranslation('withdraw')
  const busy = usePlace().sending?.get('id') === withdrawal.id
  return (
    <PlaceForm intent="cancel" search={searchOf({ isLater })}>
      <input type="hidden" name="id" value={withdrawal.id} />
      <input type="hidden" name="amount" value={amount} />
      <Button
        type="submit"
        tone="neutral"
        size="small"
        busy={busy}
        aria-label={t('list.cancelOf', { amount: withdrawal.amount })}
        data-testid="withdrawal-cancel"
      >
        {t('list.cancel')}
      </Button>
    </PlaceForm>
  )
}

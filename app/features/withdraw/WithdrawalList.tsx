import { useTranslation } from 'react-i18next'
import { Heading } from '#app/ui/Heading/Heading.tsx'
import { Notice } from '#app/ui/Notice/Notice.tsx'
import { Stack } from '#app/ui/Stack/Stack.tsx'
import { Text } from '#app/ui/Text/Text.tsx'
import { VisuallyHidden } from '#app/ui/VisuallyHidden/VisuallyHidden.tsx'
import { TrackedWithdrawal } from './TrackedWithdrawal.tsx'
import { useWithdrawalNews } from './use-withdrawal-news.ts'
import * as styles from './Withdraw.css.ts'
import type { WithdrawPage } from './withdraw.server.ts'
import type { WithdrawFailure } from './withdraw-actions.server.ts'

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

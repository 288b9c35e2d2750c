import { useTranslation } from 'react-i18next'
import { Notice } from '#app/ui/Notice/Notice.tsx'
import { Stack } from '#app/ui/Stack/Stack.tsx'
import { LosingConfirm } from './LosingConfirm.tsx'
import { mayAsk } from './told.ts'
import { useNewestPage } from './use-withdrawal-news.ts'
import * as styles from './Withdraw.css.ts'
import { WithdrawalList } from './WithdrawalList.tsx'
import { WithdrawForm } from './WithdrawForm.tsx'
import { WithdrawNotice } from './WithdrawNotice.tsx'
import type { Done } from './ways.ts'
import type { WithdrawPage } from './withdraw.server.ts'
import type { WithdrawReply } from './withdraw-actions.server.ts'

/** Content of the withdraw page and its window: the balance, the form or why there is none, every withdrawal. */
export function WithdrawBody(props: {
  page: WithdrawPage
  reply: WithdrawReply | undefined
  /** What was just done. */
  done: Done | null
  /** Each visit has its own form: a submitted one cannot be submitted again. */
  visit: string
  walletSeq: number | null
}) {
  const { reply, done } = props
  const { t } = useTranslation('withdraw')
  const page = useNewestPage(props.page, props.walletSeq)
  const canAsk = mayAsk(page)
  return (
    <Stack gap="xl">
      <div>
        <div role="status" className={styles.done}>
          {done === null ? null : <Notice tone="success" title={t(`done.${done}`)} />}
        </div>
        <Figures page={page} />
      </div>
      <div data-testid="withdraw-state" data-state={page.state}>
        <Stack gap="lg">
          <WithdrawNotice page={page} />
          {canAsk && reply?.losing ? <LosingConfirm page={page} reply={reply} /> : null}
          {canAsk ? (
            <WithdrawForm
              key={props.visit}
              page={page}
              reply={reply?.intent === 'withdraw' ? reply : undefined}
            />
          ) : null}
        </Stack>
      </div>
      <WithdrawalList
        page={page}
        hasChoice={canAsk && page.methods.length > 1}
        failure={reply?.intent === 'cancel' ? reply.failure : null}
      />
    </Stack>
  )
}

/** The amount available for withdrawal, pending withdrawals, and what the limit leaves. */
function Figures({ page: { balance, locked, limit } }: { page: WithdrawPage }) {
  const { t } = useTranslation('withdraw')
  const figures = [
    { name: t('balance'), value: balance },
    ...(locked === null ? [] : [{ name: t('locked'), value: locked }]),
    ...(limit === null
      ? []
      : [{ name: t(`limit.${limit.duration}`), value: t('limit.of', limit) }]),
  ]
  return (
    <dl className={styles.figures} data-testid="withdraw-figures">
      {figures.map(({ name, value }) => (
        <div key={name}>
          <dt className={styles.figureName}>{name}</dt>
          <dd className={styles.figure}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

import { Link, useNavigate } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { useLocalePath } from '#app/market/use-locale.ts'
import { LossConfirm } from '#app/rewards/LossConfirm.tsx'
import { PlaceForm, PlaceLink, usePlace } from '#app/session/page-window/place.tsx'
import { Button, ButtonLink } from '#app/ui/Button/Button.tsx'
import { Stack } from '#app/ui/Layout/Layout.tsx'
import { Notice } from '#app/ui/Notice/Notice.tsx'
import * as textStyles from '#app/ui/Text/Text.css.ts'
import { useNewestPage } from './use-withdrawal-news.ts'
import * as styles from './Withdraw.css.ts'
import { WithdrawalList } from './WithdrawalList.tsx'
import { WithdrawForm } from './WithdrawForm.tsx'
import type { WithdrawPage } from './withdraw.server.ts'
import type { WithdrawReply } from './withdraw-actions.server.ts'
import type { Done } from './withdraw-links.ts'
import { type NextStep, searchOf, WITHDRAW_LINKS } from './withdraw-links.ts'
import { hasForm, type WithdrawState } from './withdraw-state.ts'

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
          <dt className={textStyles.caption}>{name}</dt>
          <dd className={styles.figure}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/**
 * A bonus is active: what is forfeited with the withdrawal, before it is made (table 4, forfeit on withdrawal). The
 * same form with one more field, so that it is the same withdrawal.
 */
function LosingConfirm({ page, reply }: { page: WithdrawPage; reply: WithdrawReply }) {
  const { t } = useTranslation('rewards')
  const path = useLocalePath()
  const navigate = useNavigate()
  const { sending, window } = usePlace()
  const busy = sending?.get('intent') === 'withdraw'
  const losing = reply.losing ?? []
  const search = searchOf(page)
  return (
    <LossConfirm
      title={t('withdraw.title')}
      text={
        losing.length === 0
          ? t('withdraw.unread')
          : losing.map((it) => t('withdraw.text', it)).join(' ')
      }
      testId="withdraw-losing"
      onClose={
        window === null
          ? () => navigate(`${WITHDRAW_LINKS.again(path)}${search}`, { preventScrollReset: true })
          : null
      }
    >
      <PlaceForm intent="withdraw" search={search} keepsScroll={false}>
        <input type="hidden" name="method" value={reply.typed.method} />
        <input type="hidden" name="amount" value={reply.typed.amount} />
        <input type="hidden" name="reference" value={reply.reference ?? ''} />
        <input type="hidden" name="forfeitBonus" value="yes" />
        <Button type="submit" tone="critical" busy={busy} data-testid="withdraw-losing-yes">
          {t(busy ? 'forfeit.sending' : 'withdraw.yes')}
        </Button>
      </PlaceForm>
      <PlaceLink search={search} testId="withdraw-losing-no">
        {t('withdraw.no')}
      </PlaceLink>
    </LossConfirm>
  )
}

/** No dead ends: each state has its reason and a next step. */
const STEPS_OF_STATUS = {
  VERIFYDOCUMENT_STRICT: ['verification'],
  VERIFYDOCUMENT_LOYAL: ['verification', 'later'],
  VERIFYDOCUMENT_REQUIRED: ['verification'],
  VERIFYDOCUMENT_UNDER_REVIEW: ['verification'],
  SUSPENDED: ['support'],
  ERROR: ['again', 'support'],
  SELF_LIMIT_REACHED: ['support'],
  WITHDRAWAL_LIMIT_REACHED: ['transactions', 'support'],
  SELF_LIMIT_NOTIFY: [],
  RESTRICTED: ['support'],
  BELOW_LEAST: ['transactions'],
  NO_METHOD: ['support'],
} as const satisfies Record<DisplayStatus, readonly NextStep[]>

const TONE = {
  VERIFYDOCUMENT_STRICT: 'warning',
  VERIFYDOCUMENT_LOYAL: 'info',
  VERIFYDOCUMENT_REQUIRED: 'warning',
  VERIFYDOCUMENT_UNDER_REVIEW: 'info',
  SUSPENDED: 'warning',
  ERROR: 'critical',
  SELF_LIMIT_REACHED: 'warning',
  WITHDRAWAL_LIMIT_REACHED: 'warning',
  SELF_LIMIT_NOTIFY: 'info',
  RESTRICTED: 'warning',
  BELOW_LEAST: 'info',
  NO_METHOD: 'info',
} as const satisfies Record<DisplayStatus, 'info' | 'warning' | 'critical'>

/** Why there is no form, or what to know before filling it in. Nothing if all is well. */
function WithdrawNotice({ page }: { page: WithdrawPage }) {
  const { t } = useTranslation('withdraw')
  const displayStatus = displayStatusOf(page)
  if (displayStatus === null) return null
  const figures = {
    left: page.limit?.left ?? '',
    whole: page.limit?.whole ?? '',
    least: page.bounds.min,
  }
  return (
    <Notice tone={TONE[displayStatus]} title={t(`states.${displayStatus}.title`, figures)}>
      <Stack gap="md">
        <p>{t(`states.${displayStatus}.text`, figures)}</p>
        {STEPS_OF_STATUS[displayStatus].map((step, index) => (
          <NextStepLink key={step} step={step} isFirst={index === 0} />
        ))}
      </Stack>
    </Notice>
  )
}

function NextStepLink({ step, isFirst }: { step: NextStep; isFirst: boolean }) {
  const { t } = useTranslation('withdraw')
  const path = useLocalePath()
  const words = t(`ways.${step}`)
  const look = { tone: isFirst ? 'primary' : 'neutral', size: 'small' } as const
  // Another view of the same page or window, opened in place; everything else is another page.
  if (step === 'again' || step === 'later') {
    return (
      <span>
        <PlaceLink search={searchOf({ isLater: step === 'later' })} {...look}>
          {words}
        </PlaceLink>
      </span>
    )
  }
  if (!isFirst) return <Link to={WITHDRAW_LINKS[step](path)}>{words}</Link>
  return (
    <span>
      <ButtonLink href={WITHDRAW_LINKS[step](path)} {...look}>
        {words}
      </ButtonLink>
    </span>
  )
}

/** The content of a notice: the page's state or, more specific, why its form would be useless. */
type DisplayStatus =
  | Exclude<WithdrawState, 'INACTIVE' | 'LOADING' | 'ALLOWED'>
  | 'BELOW_LEAST'
  | 'NO_METHOD'

type Known = {
  state: WithdrawState
  /** The balance is below the withdrawal minimum. */
  isBelowLeast: boolean
  /** The limit leaves less than the withdrawal minimum. */
  isLimitBelowLeast: boolean
  methods: readonly unknown[]
}

/** Null if all is well. */
export function displayStatusOf({
  state,
  isBelowLeast,
  isLimitBelowLeast,
  methods,
}: Known): DisplayStatus | null {
  if (hasForm(state)) {
    if (methods.length === 0) return 'NO_METHOD'
    if (isLimitBelowLeast) return 'WITHDRAWAL_LIMIT_REACHED'
  }
  switch (state) {
    case 'INACTIVE':
    case 'LOADING':
    case 'ALLOWED':
      return null
    case 'ERROR':
      return isBelowLeast ? 'BELOW_LEAST' : state
    default:
      return state
  }
}

/** Whether the form is shown: a notice beside it does not block it. */
export function mayAsk(known: Known): boolean {
  const displayStatus = displayStatusOf(known)
  return hasForm(known.state) && (displayStatus === null || displayStatus === known.state)
}

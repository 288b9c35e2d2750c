import { useLocation, useNavigationType, useRevalidator } from '@remix-run/react'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalePath } from '#app/market/use-locale.ts'
import { useMethodWords } from '#app/market/use-method-words.ts'
import { REWARDS_PATH } from '#app/rewards/reward-view.ts'
import { PlaceForm, PlaceLink, usePlace } from '#app/session/page-window/place.tsx'
import { button } from '#app/ui/Button/Button.css.ts'
import { Button, ButtonLink } from '#app/ui/Button/Button.tsx'
import { Facts } from '#app/ui/Facts/Facts.tsx'
import * as layout from '#app/ui/Layout/Layout.css.ts'
import { Stack } from '#app/ui/Layout/Layout.tsx'
import { Notice } from '#app/ui/Notice/Notice.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import * as styles from './Deposit.css.ts'
import type { DepositProgress } from './deposit.server.ts'
import { useDepositLocation } from './deposit-location.tsx'
import { toOrigin } from './deposit-origin.ts'
import type { DepositView } from './deposit-view.ts'
import { type DisplayStatus, isPaid, mayTryAgain, pollAfter } from './deposit-view.ts'
import { fetchDepositData } from './fetch-deposit-data.ts'
import { PaymentFrame } from './PaymentFrame.tsx'

const TONE = {
  asking: 'info',
  waiting: 'info',
  held: 'warning',
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
} as const satisfies Record<DisplayStatus, string>

/** One deposit: its status, what it is waiting for, and the available actions. */
export function DepositStatus({ first }: { first: DepositProgress }) {
  const { t } = useTranslation('deposit')
  const words = useMethodWords()
  const { progress, ask } = useDepositStatus(first)
  const { deposit, origin } = progress
  const { displayStatus, next } = deposit
  const isFrame = displayStatus === 'waiting' && next?.step === 'frame' && origin !== null
  const title = isFrame ? 'frame' : displayStatus
  const status = useReveal()
  return (
    <Stack gap="lg">
      <div
        ref={status}
        tabIndex={-1}
        role="status"
        data-testid="deposit-status"
        data-told={displayStatus}
        className={styles.view}
      >
        <Notice
          tone={TONE[displayStatus]}
          title={t(`told.${title}.title`, { amount: deposit.amount })}
        >
          {t(`told.${title}.text`, { amount: deposit.amount })}
        </Notice>
      </div>
      {deposit.bonus === null ? null : <DepositBonus bonus={deposit.bonus} />}
      {isFrame ? (
        <PaymentFrame
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
      <StatusActions progress={progress} />
    </Stack>
  )
}

/**
 * On the page: scrolls to the payment that has just started and focuses its status. The form was submitted from further
 * down the page. On a page that is loaded or returned to, the browser sets the scroll position.
 */
function useReveal(): RefObject<HTMLDivElement> {
  const ref = useRef<HTMLDivElement>(null)
  const isNew = useNavigationType() !== 'POP'
  const isPage = usePlace().window === null
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each deposit, which has a component of its own
  useEffect(() => {
    if (!isNew || !isPage) return
    ref.current?.focus({ preventScroll: true })
    ref.current?.scrollIntoView({ block: 'start', behavior: 'instant' })
  }, [])
  return ref
}

/** Where the player came from: the only next step once the money has arrived. */
function WayBack({ back }: Pick<DepositProgress, 'back'>) {
  const { t } = useTranslation('deposit')
  const { close } = useDepositLocation()
  const here = toOrigin(useLocation().pathname)
  if (close !== null) {
    return (
      <Button tone="primary" onClick={close} data-testid="deposit-back">
        {t(here.isGame ? 'ways.toGame' : 'ways.back')}
      </Button>
    )
  }
  return back === null ? null : (
    <ButtonLink href={back.path} tone="primary" data-testid="deposit-back">
      {t(back.isGame ? 'ways.toGame' : 'ways.back')}
    </ButtonLink>
  )
}

function StatusActions({ progress }: { progress: DepositProgress }) {
  const { deposit, back } = progress
  const { t } = useTranslation('deposit')
  const path = useLocalePath()
  const { reply, intent } = useDepositLocation()
  const hydrated = useHydrated()
  const { displayStatus, next, id } = deposit
  return (
    <>
      {(reply?.intent === 'cancel' || reply?.intent === 'continue') && reply.failure ? (
        <Notice tone="critical" title={t(`failures.${reply.failure}`)} />
      ) : null}
      <div className={layout.inline.md}>
        {isPaid(displayStatus) ? <WayBack back={back} /> : null}
        {next?.step === 'redirect' ? (
          <a
            href={next.url}
            rel="noreferrer"
            className={button({ tone: 'primary', size: 'medium', block: false })}
            data-testid="deposit-continue"
          >
            {t('ways.continue')}
          </a>
        ) : deposit.mayContinue && next === null ? (
          <PlaceForm intent="continue" testId="deposit-continue">
            <input type="hidden" name="id" value={id} />
            <Button type="submit" tone="primary" busy={intent === 'continue'}>
              {t('ways.continue')}
            </Button>
          </PlaceForm>
        ) : null}
        {!hydrated && pollAfter(displayStatus, 0) !== null ? (
          <PlaceLink search={`?deposit=${id}`} testId="deposit-look">
            {t('ways.look')}
          </PlaceLink>
        ) : null}
        {mayTryAgain(displayStatus) ? (
          <PlaceLink search={`?again=${id}`} tone="primary" testId="deposit-again">
            {t('ways.again')}
          </PlaceLink>
        ) : null}
        {deposit.mayCancel ? (
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

/** What happened to the bonus chosen with a deposit: whether it is pending or credited, or why it was refused. */
function DepositBonus({ bonus }: { bonus: NonNullable<DepositView['bonus']> }) {
  const { t } = useTranslation('rewards')
  const path = useLocalePath()
  return (
    <div role="status" data-testid="deposit-bonus" data-told={bonus.displayStatus}>
      <Notice
        tone={bonus.displayStatus === 'granted' ? 'success' : 'info'}
        title={t(`told.${bonus.displayStatus}.title`, { amount: bonus.amount })}
      >
        <Stack gap="md">
          <p>
            {bonus.because === null ? null : `${t(`failures.${bonus.because}`)} `}
            {t(`told.${bonus.displayStatus}.text`)}
          </p>
          {bonus.displayStatus === 'granted' ? (
            <span>
              <ButtonLink href={path(REWARDS_PATH)} size="small">
                {t('told.way')}
              </ButtonLink>
            </span>
          ) : null}
        </Stack>
      </Notice>
    </div>
  )
}

/** A deposit's status, polled until it is final; `ask` polls at once. */
function useDepositStatus(first: DepositProgress) {
  const path = useLocalePath()('/deposit/data')
  const { revalidate } = useRevalidator()
  const [shown, setShown] = useState(first)
  const [progress, setProgress] = useState(first)
  if (shown !== first) {
    setShown(first)
    setProgress(first)
  }
  const [turn, setTurn] = useState(0)
  const since = useRef<number | null>(null)
  const { id, displayStatus } = progress.deposit

  const ask = useCallback(async () => {
    const answer = await fetchDepositData(`${path}?deposit=${encodeURIComponent(id)}`)
    // A guard redirects: the page itself requests it, and follows the redirect.
    if (answer === 'elsewhere') revalidate()
    else if (answer !== 'failed' && answer.kind === 'standing') setProgress(answer)
    setTurn((it) => it + 1)
  }, [id, path, revalidate])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn waits for the next
  useEffect(() => {
    since.current ??= Date.now()
    const delay = pollAfter(displayStatus, Date.now() - since.current)
    if (delay === null) return
    const timer = setTimeout(() => void ask(), delay)
    return () => clearTimeout(timer)
  }, [displayStatus, turn, ask])

  const before = useRef(displayStatus)
  useEffect(() => {
    // The money has arrived: the rest of the page's data is out of date.
    if (isPaid(displayStatus) && !isPaid(before.current)) revalidate()
    before.current = displayStatus
  }, [displayStatus, revalidate])
  return { progress, ask }
}

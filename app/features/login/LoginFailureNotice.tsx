import { Link } from '@remix-run/react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalePath } from '#app/market/use-locale.ts'
import { useEachNew } from '#app/session/use-each-new.ts'
import { Button } from '#app/ui/Button/Button.tsx'
import { useSecondsLeft } from '#app/ui/Countdown/use-seconds-left.ts'
import { Stack } from '#app/ui/Layout/Layout.tsx'
import { Notice } from '#app/ui/Notice/Notice.tsx'
import type { LoginFailure } from './login-failure.ts'
import { useLoginFetcher } from './use-login-fetcher.ts'

type RecoveryLink = {
  to: string
  text: 'forgotPassword' | 'closedAccount' | 'support' | 'limits' | 'signUp'
}

const FORGOT: RecoveryLink = { to: '/reset-password', text: 'forgotPassword' }
const SUPPORT: RecoveryLink = { to: '/contact', text: 'support' }
const LIMITS: RecoveryLink = { to: '/responsible-gambling', text: 'limits' }
const SIGN_UP: RecoveryLink = { to: '/signup', text: 'signUp' }

/** No dead ends: each refusal offers a next step. */
const RECOVERY_LINKS: Readonly<Partial<Record<LoginFailure['key'], RecoveryLink>>> = {
  'error.unauthorized': FORGOT,
  'error.maxAttempt': FORGOT,
  'error.maxAttemptIn': FORGOT,
  'error.blacklisted': SUPPORT,
  'error.closed': { to: '/closed-account', text: 'closedAccount' },
  'error.timeout': LIMITS,
  'error.timeoutOpen': LIMITS,
  'error.timeoutSoon': LIMITS,
  'error.cooling': LIMITS,
  'error.exclusion': LIMITS,
  'error.exclusionSoon': LIMITS,
  'error.exclusionIndefinite': LIMITS,
  'error.unfinished': SIGN_UP,
  'error.noAccount': SIGN_UP,
  'error.reopenFailed': SUPPORT,
}

/** Why the login failed, and what can be done about it. Takes the focus when it appears. */
export function LoginFailureNotice({ failure }: { failure: LoginFailure }) {
  const { t } = useTranslation('login')
  const path = useLocalePath()
  const ref = useRef<HTMLDivElement>(null)
  useEachNew(failure, () => ref.current?.focus(), { andFirst: true })
  const link = RECOVERY_LINKS[failure.key]
  return (
    <div ref={ref} tabIndex={-1} data-testid="login-failure">
      <Notice tone="critical" title={t('failedTitle')}>
        <Stack gap="sm">
          <p>
            <FailureText failure={failure} />
          </p>
          {link ? <Link to={path(link.to)}>{t(`waysOn.${link.text}`)}</Link> : null}
          {failure.key === 'error.timeoutOver' ? <Reopen {...failure} /> : null}
        </Stack>
      </Notice>
    </div>
  )
}

function FailureText({ failure }: { failure: LoginFailure }) {
  const { t } = useTranslation('login')
  if (failure.key === 'error.cooling') {
    return <CoolingCountdown milliseconds={failure.milliseconds} />
  }
  return 'count' in failure ? t(failure.key, { count: failure.count }) : t(failure.key)
}

/** A separate form: it works without scripts, like the login. */
function Reopen({ playerId, proof }: { playerId: string; proof: string | null }) {
  const { t } = useTranslation('login')
  const path = useLocalePath()
  const fetcher = useLoginFetcher()
  const busy = fetcher.state !== 'idle'
  return (
    <fetcher.Form method="post" action={path('/login')}>
      <input type="hidden" name="intent" value="reopen" />
      <input type="hidden" name="playerId" value={playerId} />
      {proof === null ? null : <input type="hidden" name="proof" value={proof} />}
      <Button type="submit" busy={busy} data-testid="login-reopen">
        {t(busy ? 'reopen.submitting' : 'reopen.submit')}
      </Button>
    </fetcher.Form>
  )
}

const SECOND_MS = 1_000

/** Counts down to the end of the time-out, when the account opens again. Static without scripts. */
function CoolingCountdown({ milliseconds }: { milliseconds: number }) {
  const { t } = useTranslation('login')
  const seconds = useSecondsLeft(milliseconds / SECOND_MS)
  const left = seconds === null ? milliseconds : seconds * SECOND_MS
  // A timer is not announced each second: a screen reader reads its current value on request.
  return (
    <span role="timer" data-testid="login-cooling">
      {left > 0 ? t('error.cooling', { time: inHours(left) }) : t('error.coolingOver')}
    </span>
  )
}

/** A duration as `hours:minutes:seconds`, seconds rounded up: it shows zero only when it is over. */
export function inHours(milliseconds: number): string {
  const seconds = Math.ceil(Math.max(0, milliseconds) / 1000)
  const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60]
  return parts
    .map((it, index) => (index === 0 ? String(it) : String(it).padStart(2, '0')))
    .join(':')
}

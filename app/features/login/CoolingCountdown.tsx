import { useTranslation } from 'react-i18next'
import { useSecondsLeft } from '#app/ui/Countdown/use-seconds-left.ts'
import { inHours } from './in-hours.ts'

const SECOND_MS = 1_000

/** Counts down to the end of the time-out, when the account opens again. Static without scripts. */
export function CoolingCountdown({ milliseconds }: { milliseconds: number }) {
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

import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inHours } from './in-hours.ts'

const SECOND_MS = 1_000

/** Counts down to the moment at which the account is open again. Without a script it stands still. */
export function CoolingCountdown({ milliseconds }: { milliseconds: number }) {
  const { t } = useTranslation('login')
  const [left, setLeft] = useState(milliseconds)
  useEffect(() => {
    const endsAt = performance.now() + milliseconds
    const timer = setInterval(() => {
      const now = Math.max(0, endsAt - performance.now())
      setLeft(now)
      if (now === 0) clearInterval(timer)
    }, SECOND_MS)
    return () => clearInterval(timer)
  }, [milliseconds])
  // A timer is not read out each second: whoever asks for it hears where it stands.
  return (
    <span role="timer" data-testid="login-cooling">
      {left > 0 ? t('error.cooling', { time: inHours(left) }) : t('error.coolingOver')}
    </span>
  )
}

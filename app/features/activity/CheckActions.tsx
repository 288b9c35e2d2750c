import { type FormEventHandler, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalePath } from '#app/market/use-locale.ts'
import { PLAY_TIME_PATH } from '#app/session/protection-paths.ts'
import { Button } from '#app/ui/Button/Button.tsx'
import { useSecondsLeft } from '#app/ui/Countdown/use-seconds-left.ts'
import * as styles from './Activity.css.ts'

/** The three choices, as one plain form. During a market's rest it shows how long, and continuing is disabled. */
export function CheckActions(props: {
  lockedForMs: number
  onUnlocked?: () => void
  busy?: boolean
  onSubmit?: FormEventHandler<HTMLFormElement>
}) {
  const { lockedForMs, onUnlocked, busy = false } = props
  const { t } = useTranslation('activity')
  const path = useLocalePath()
  const left = useSecondsLeft(lockedForMs / 1_000)
  const isOver = left === 0
  const isLocked = lockedForMs > 0 && !isOver
  useEffect(() => {
    if (lockedForMs > 0 && isOver) onUnlocked?.()
  }, [lockedForMs, isOver, onUnlocked])
  return (
    <form
      method="post"
      action={path(PLAY_TIME_PATH)}
      className={styles.actions}
      {...(props.onSubmit ? { onSubmit: props.onSubmit } : {})}
    >
      {isLocked ? (
        <p className={styles.waits} data-testid="activity-locked">
          {t('check.locked', { time: clockText(left ?? Math.ceil(lockedForMs / 1_000)) })}
        </p>
      ) : null}
      <Button
        type="submit"
        name="intent"
        value="CONTINUE"
        block
        busy={busy}
        // Without scripts nothing would enable it again: there the server responds that it is too early.
        disabled={isLocked && left !== null}
        data-testid="activity-continue"
      >
        {t('check.continue')}
      </Button>
      <Button type="submit" name="intent" value="LINK" block data-testid="activity-history">
        {t('check.history')}
      </Button>
      <Button type="submit" name="intent" value="LOGOUT" block data-testid="activity-logout">
        {t('check.logOut')}
      </Button>
    </form>
  )
}

/** 4:05 */
function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '#app/ui/Dialog/Dialog.tsx'
import { Stack } from '#app/ui/Layout/Layout.tsx'
import * as textStyles from '#app/ui/Text/Text.css.ts'
import type { ActivitySummary } from '#contracts/player-api/activity.ts'
import * as styles from './Activity.css.ts'
import { CheckActions } from './CheckActions.tsx'
import { PlayedFigures } from './PlayedFigures.tsx'
import type { ActivityState } from './use-play-clock.ts'

/**
 * The reality check, over every page and every game (GAP-095): only its three choices lead on. The focus is on the
 * check itself, so that a key press meant for the game triggers no choice.
 */
export default function CheckDialog(props: {
  summary: ActivitySummary
  lockedForMs: number
  respond: ActivityState['respond']
  onUnlocked: () => void
}) {
  const { summary, respond } = props
  const { t } = useTranslation('activity')
  const [state, setState] = useState<'asks' | 'sends' | 'failed'>('asks')
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    void respond('shown')
  }, [respond])
  const goOn = async (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent
    if ((submitter as HTMLButtonElement | null)?.value !== 'CONTINUE') return
    event.preventDefault()
    setState('sends')
    if (!(await respond('CONTINUE'))) setState('failed')
  }
  return (
    <Dialog open mustAnswer title={t('check.title')} initialFocus={ref}>
      <div ref={ref} tabIndex={-1} className={styles.check} data-testid="activity-check">
        <Stack gap="lg">
          <p>{t('check.text')}</p>
          <PlayedFigures summary={summary} />
          {state === 'failed' ? (
            <p role="alert" className={textStyles.problem}>
              {t('check.failed')}
            </p>
          ) : null}
          <CheckActions
            lockedForMs={props.lockedForMs}
            onUnlocked={props.onUnlocked}
            busy={state === 'sends'}
            onSubmit={goOn}
          />
        </Stack>
      </div>
    </Dialog>
  )
}

import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/Button/Button.tsx'
import { Icon } from '#app/ui/Icon/Icon.tsx'
import { pause, usePaused } from './paused.ts'

/** Pauses everything that changes by itself on the page: jackpots, tables, winners. */
export function PauseButton() {
  const { t } = useTranslation('winners')
  const paused = usePaused()
  return (
    <Button tone="quiet" size="small" aria-pressed={paused} onClick={() => pause(!paused)}>
      <Icon name={paused ? 'play' : 'pause'} size={16} />
      {t('pause')}
    </Button>
  )
}

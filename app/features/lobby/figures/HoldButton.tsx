import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/Button/Button.tsx'
import { Icon } from '#app/ui/Icon/Icon.tsx'
import { hold, useHeld } from './held.ts'

/** Pauses everything that changes by itself on the page: jackpots, tables, winners. */
export function HoldButton() {
  const { t } = useTranslation('winners')
  const held = useHeld()
  return (
    <Button tone="quiet" size="small" aria-pressed={held} onClick={() => hold(!held)}>
      <Icon name={held ? 'play' : 'pause'} size={16} />
      {t('pause')}
    </Button>
  )
}

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/Button/Button.tsx'
import { Dialog } from '#app/ui/Dialog/Dialog.tsx'
import * as layout from '#app/ui/Layout/Layout.css.ts'
import { Stack } from '#app/ui/Layout/Layout.tsx'
import * as styles from './GameScreen.css.ts'

/** A running bonus's limitation for the game about to open (GAM-23, GAP-115). */
export default function LimitationDialog(props: {
  kind: 'excluded' | 'wagering'
  name: string
  /** `hide`: do not show this popup again. */
  onContinue: (hide: boolean) => void
  onBack: () => void
}) {
  const { kind } = props
  const { t } = useTranslation('game')
  const [hide, setHide] = useState(false)
  return (
    <Dialog open onClose={props.onBack} title={t(`limitation.${kind}Title`)}>
      <div data-testid={`limitation-${kind}`}>
        <Stack gap="lg">
          <p>{t(`limitation.${kind}Text`, { name: props.name })}</p>
          {kind === 'wagering' ? (
            <label className={styles.hide}>
              <input
                type="checkbox"
                checked={hide}
                onChange={(event) => setHide(event.target.checked)}
                data-testid="limitation-hide"
              />
              {t('limitation.hide')}
            </label>
          ) : null}
          <div className={layout.wrap.md}>
            <Button
              tone="primary"
              onClick={() => props.onContinue(hide)}
              data-testid="limitation-continue"
            >
              {t('limitation.continue')}
            </Button>
            <Button onClick={props.onBack} data-testid="limitation-back">
              {t('limitation.back')}
            </Button>
          </div>
        </Stack>
      </div>
    </Dialog>
  )
}

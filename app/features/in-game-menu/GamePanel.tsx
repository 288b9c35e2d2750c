import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalePath } from '#app/market/use-locale.ts'
import { Button, ButtonLink } from '#app/ui/Button/Button.tsx'
import { Dialog } from '#app/ui/Dialog/Dialog.tsx'
import * as layout from '#app/ui/Layout/Layout.css.ts'
import { Stack } from '#app/ui/Layout/Layout.tsx'

/** The panel of one game (GAM-22): its facts, and for a player the rounds played. */
export default function GamePanel(props: {
  game: { id: string; name: string }
  facts: ReactNode
  isPlayer: boolean
  onClose: () => void
}) {
  const { game } = props
  const { t } = useTranslation('gamemenu')
  const path = useLocalePath()
  return (
    <Dialog open onClose={props.onClose} title={game.name}>
      <div data-testid="game-panel" data-game-id={game.id}>
        <Stack gap="lg">
          {props.facts}
          {props.isPlayer ? (
            <div className={layout.wrap.sm}>
              <ButtonLink
                href={path('/my-account/rounds')}
                size="small"
                target="_blank"
                rel="noopener"
                title={t('newTab')}
              >
                {t('account.rounds')}
              </ButtonLink>
            </div>
          ) : null}
          <Button tone="primary" block onClick={props.onClose} data-testid="game-panel-close">
            {t('toGame')}
          </Button>
        </Stack>
      </div>
    </Dialog>
  )
}

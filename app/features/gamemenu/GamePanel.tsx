import { useTranslation } from 'react-i18next'
import { useLocalePath } from '#app/market/use-locale.ts'
import { Button, ButtonLink } from '#app/ui/Button/Button.tsx'
import { Dialog } from '#app/ui/Dialog/Dialog.tsx'
import { Facts } from '#app/ui/Facts/Facts.tsx'
import { Stack } from '#app/ui/Stack/Stack.tsx'
import { Text } from '#app/ui/Text/Text.tsx'
import * as styles from './GameMenu.css.ts'

/** The panel of one game (GAM-22): its facts, and for a player the rounds that were played. */
export default function GamePanel(props: {
  game: { id: string; name: string }
  facts: { facts: readonly { name: string; value: string }[]; rules: string }
  isPlayer: boolean
  onClose: () => void
}) {
  const { game } = props
  const { facts, rules } = props.facts
  const { t } = useTranslation('gamemenu')
  const path = useLocalePath()
  return (
    <Dialog open onClose={props.onClose} title={game.name}>
      <div data-testid="game-panel" data-game-id={game.id}>
        <Stack gap="lg">
          {facts.length === 0 ? (
            <Text tone="muted">{t('panel.noFacts')}</Text>
          ) : (
            <>
              <Facts facts={facts} />
              <Text size="small" tone="muted">
                {t('panel.rtpHelp')}
              </Text>
              {rules === '' ? null : <Text size="small">{rules}</Text>}
            </>
          )}
          {props.isPlayer ? (
            <div className={styles.ways}>
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

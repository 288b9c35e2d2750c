import { useTranslation } from 'react-i18next'
import { useLocale } from '#app/market/use-locale.ts'
import { useReload } from '#app/session/use-reload.ts'
import { ButtonLink } from '#app/ui/Button/Button.tsx'
import { Dialog } from '#app/ui/Dialog/Dialog.tsx'
import { Stack } from '#app/ui/Layout/Layout.tsx'
import { Loaded } from '#app/ui/Loaded/Loaded.tsx'
import { FactsList } from './FactsList.tsx'
import type { GameFactsView } from './game-facts.ts'

/** Endpoint from which the browser fetches the facts of one game. */
const GAME_FACTS_PATH = '/api/game-facts'

/** The facts of a game before it is opened, in a window over the page with its tile (GAM-22). */
export default function FactsWindow(props: {
  gameId: string
  title: string
  /** The page about the game. */
  page: string
  onClose: () => void
}) {
  const { segment } = useLocale()
  const { t } = useTranslation('game')
  const asked = new URLSearchParams({ locale: segment, game: props.gameId })
  const { load, again } = useReload<GameFactsView>(`${GAME_FACTS_PATH}?${asked}`)
  return (
    <Dialog open onClose={props.onClose} title={props.title}>
      <div data-testid="facts-window">
        <Loaded load={load} again={again}>
          {(view) => (
            <Stack gap="lg">
              <FactsList view={view} />
              <ButtonLink href={props.page}>{t('page.open')}</ButtonLink>
            </Stack>
          )}
        </Loaded>
      </div>
    </Dialog>
  )
}

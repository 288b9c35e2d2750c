import { GAME_FACTS_PATH } from '#app/content/games/facts-place.ts'
import { useLocale } from '#app/market/use-locale.ts'
import { useReload } from '#app/session/use-reload.ts'
import { Dialog } from '#app/ui/Dialog/Dialog.tsx'
import { Loaded } from '#app/ui/Loaded/Loaded.tsx'
import { FactsList } from './FactsList.tsx'
import type { GameFactsView } from './game-facts.ts'

/** The facts of a game before it is opened, in a window over the page with its tile (GAM-22). */
export default function FactsWindow(props: { gameId: string; title: string; onClose: () => void }) {
  const { segment } = useLocale()
  const asked = new URLSearchParams({ locale: segment, game: props.gameId })
  const { load, again } = useReload<GameFactsView>(`${GAME_FACTS_PATH}?${asked}`)
  return (
    <Dialog open onClose={props.onClose} title={props.title}>
      <div data-testid="facts-window">
        <Loaded load={load} again={again}>
          {(view) => <FactsList view={view} />}
        </Loaded>
      </div>
    </Dialog>
  )
}

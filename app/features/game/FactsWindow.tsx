import { useTranslation } from 'react-i18next'
import { useLocale } from '#app/market/use-locale.ts'
import { useReload } from '#app/session/use-reload.ts'
import { Button, ButtonLink } from '#app/ui/Button/Button.tsx'
import { Dialog } from '#app/ui/Dialog/Dialog.tsx'
import { Stack } from '#app/ui/Layout/Layout.tsx'
import { Loaded } from '#app/ui/Loaded/Loaded.tsx'
import { FactsList } from './FactsList.tsx'
import * as styles from './FactsWindow.css.ts'
import type { TileFactsView } from './game-facts.ts'
import { type LogInToPlay, StartGame } from './StartGame.tsx'

/** Endpoint from which the browser fetches the facts of one game. */
const GAME_FACTS_PATH = '/api/game-facts'

/** The button of a tile that marks its game: the page's form, and what is submitted. */
export type TileStar = {
  form: string
  name: string
  value: string
  label: string
  pressed: boolean
}

/** A game before it is opened, in a window over the page with its tile: how it is started, and its facts (GAM-22). */
export default function FactsWindow(props: {
  gameId: string
  title: string
  /** The page about the game. */
  page: string
  playPath: string
  /** Null where games cannot be marked. */
  star: TileStar | null
  logIn: LogInToPlay
  onClose: () => void
}) {
  const { segment } = useLocale()
  const { t } = useTranslation('game')
  const { playPath, star } = props
  const asked = new URLSearchParams({ locale: segment, game: props.gameId })
  const { load, again } = useReload<TileFactsView>(`${GAME_FACTS_PATH}?${asked}`)
  return (
    <Dialog open onClose={props.onClose} title={props.title}>
      <div data-testid="facts-window">
        <Loaded load={load} again={again}>
          {(view) => (
            <Stack gap="lg">
              <div className={styles.start}>
                <StartGame start={view.start} path={playPath} logIn={props.logIn} />
                {star ? <Star star={star} /> : null}
              </div>
              <FactsList view={view} />
              <ButtonLink href={props.page}>{t('page.open')}</ButtonLink>
            </Stack>
          )}
        </Loaded>
      </div>
    </Dialog>
  )
}

/** The page sets its state, as it does for the stars of tiles. */
function Star({ star }: { star: TileStar }) {
  const { form, name, value, label, pressed } = star
  return (
    <Button
      type="submit"
      {...{ form, name, value }}
      aria-pressed={pressed}
      aria-label={label}
      data-star=""
    >
      <svg width="20" height="20" viewBox="0 0 24 24" className={styles.star} aria-hidden="true">
        <path d="M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9L3.5 9.7l5.9-.8Z" />
      </svg>
    </Button>
  )
}

import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useReadAnew } from '#app/session/use-read-anew.ts'
import { Button } from '#app/ui/Button/Button.tsx'
import { Dialog } from '#app/ui/Dialog/Dialog.tsx'
import { Loaded } from '#app/ui/Loaded/Loaded.tsx'
import { Stack } from '#app/ui/Stack/Stack.tsx'
import * as styles from './GameMenu.css.ts'
import type { GameMenuData } from './game-menu.server.ts'
import { MenuSections } from './MenuSections.tsx'
import { MENU_SECTIONS, type MenuSection, type MenuState } from './menu-state.ts'

export type GameMenuProps = {
  at: Exclude<MenuState['menu'], 'closed'>
  onChoose: (section: MenuSection) => void
  onBack: () => void
  onClose: () => void
  onPanel: () => void
  /** The menu found that the player is no longer signed in. */
  onSignedOut: () => void
  /** The wallet's parts; live, not as of the moment when the menu opened. */
  balance: ReactNode
  /** The active rewards, and the field for a code: passed in from their own features. */
  rewards: ReactNode
  bonusCode: ReactNode
}

/** The in-game menu: a window over the paused game, one page of it at a time (GAM-21). */
export default function GameMenu(props: GameMenuProps) {
  const { at } = props
  const { t } = useTranslation('gamemenu')
  const path = encodeURIComponent(window.location.pathname)
  const { load, again } = useReadAnew<GameMenuData>(`/api/game-menu?path=${path}`)
  const page = useRef<HTMLDivElement>(null)
  const { onSignedOut } = props
  useEffect(() => {
    if (load.state === 'signed-out') onSignedOut()
  }, [load.state, onSignedOut])
  const first = useRef(at)
  useEffect(() => {
    // The button that led here is gone: the focus moves to the new page. The dialog itself handles the first.
    if (first.current !== at) page.current?.focus()
    first.current = at
  }, [at])
  return (
    <Dialog
      open
      onClose={props.onClose}
      title={at === 'initial' ? t('title') : t(`sections.${at}`)}
    >
      <div ref={page} tabIndex={-1} className={styles.page} data-testid={`game-menu-${at}`}>
        <Stack gap="lg">
          {at === 'initial' ? (
            <Start {...props} />
          ) : (
            <Loaded load={load} again={again}>
              {(data) => <MenuSections {...props} section={at} data={data} />}
            </Loaded>
          )}
          {at === 'initial' ? null : (
            <div className={styles.ways}>
              <Button onClick={props.onBack} data-testid="game-menu-back">
                {t('back')}
              </Button>
            </div>
          )}
          <Button tone="primary" block onClick={props.onClose} data-testid="game-menu-close">
            {t('toGame')}
          </Button>
        </Stack>
      </div>
    </Dialog>
  )
}

function Start({ onChoose, onPanel }: GameMenuProps) {
  const { t } = useTranslation('gamemenu')
  return (
    <ul className={styles.list}>
      {MENU_SECTIONS.map((section) => (
        <li key={section}>
          <button
            type="button"
            className={styles.item}
            onClick={() => onChoose(section)}
            data-testid={`game-menu-to-${section}`}
          >
            {t(`sections.${section}`)}
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={styles.item} onClick={onPanel}>
          {t('panel.title')}
        </button>
      </li>
    </ul>
  )
}

import { useTranslation } from 'react-i18next'
import { GamePage } from '#app/features/game/GamePage.tsx'
import { GameStrip } from '#app/features/lobby/GameStrip.tsx'
import { logInToPlay } from '#app/features/login/LoginButton.tsx'
import { ButtonLink } from '#app/ui/Button/Button.tsx'
import type { loadGameRoute } from './game-page.server.ts'

/** Composes the page about a game from game, lobby and login, which do not depend on each other. */
export function AboutGame(props: Awaited<ReturnType<typeof loadGameRoute>>) {
  const { presented, facts, studio, more, playPath } = props
  const { t } = useTranslation('game')
  return (
    <GamePage
      {...{ presented, facts, studio, playPath }}
      logIn={logInToPlay}
      more={
        studio && more.length > 0 ? (
          <div>
            <GameStrip title={t('page.more', { studio: studio.title })} tiles={more} />
            <ButtonLink href={studio.path}>{t('page.all', { studio: studio.title })}</ButtonLink>
          </div>
        ) : null
      }
    />
  )
}

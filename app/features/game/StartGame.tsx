import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#app/ui/Button/Button.tsx'
import { Notice } from '#app/ui/Notice/Notice.tsx'
import type { GameStart } from './game-page.server.ts'

/** The login that leads to a path, with this text. */
export type LogInToPlay = (next: string, text: string) => ReactNode

/** The buttons that start a game, or why it cannot be started here. */
export function StartGame(props: {
  start: GameStart
  /** The game's play page: for money when signed in, else for play money. */
  path: string
  logIn: LogInToPlay
}) {
  const { t } = useTranslation('game')
  const { start, path } = props
  if (start.state === 'refused') return <Notice tone="info" title={t(`errors.${start.reason}`)} />
  if (start.state === 'real') {
    return (
      <ButtonLink href={path} tone="primary" data-testid="start-play">
        {t('page.play')}
      </ButtonLink>
    )
  }
  return (
    <>
      {props.logIn(path, t('page.logIn'))}
      {start.demo ? (
        <ButtonLink href={path} data-testid="start-demo">
          {t('page.demo')}
        </ButtonLink>
      ) : null}
    </>
  )
}

import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { RoundRow } from './rounds.server.ts'

type Resumable = Pick<RoundRow, 'id' | 'game'> & { resume: string }

/** Links to games in which a round is unfinished, for the menu of another game; their look is the menu's. */
export function ResumeLinks(props: { rounds: readonly Resumable[]; className: string }) {
  const { t } = useTranslation('rounds')
  return (
    <>
      {props.rounds.map(({ id, game, resume }) => (
        <li key={id}>
          <Link to={resume} className={props.className} data-testid="open-round-elsewhere">
            {t('resumeGame', { game: game ?? '' })}
          </Link>
        </li>
      ))}
    </>
  )
}

import { useLocation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { useLocalePath } from '#app/market/use-locale.ts'
import { limitsPathWithReturn } from '#app/session/protection-paths.ts'
import { ButtonLink } from '#app/ui/Button/Button.tsx'
import * as layout from '#app/ui/Layout/Layout.css.ts'
import { Notice } from '#app/ui/Notice/Notice.tsx'
import { BackToLobby } from './BackToLobby.tsx'

/** The law makes limits mandatory: links to where they are set, and from there back to this game. */
export function MandatoryLimitsMissing({ lobbyPath }: { lobbyPath: string }) {
  const { t } = useTranslation('game')
  const path = useLocalePath()
  const { pathname } = useLocation()
  return (
    <>
      <div data-testid="game-limits-missing">
        <Notice tone="warning" title={t('limitsFirst.title')}>
          {t('limitsFirst.text')}
        </Notice>
      </div>
      <div className={layout.wrap.md}>
        <ButtonLink
          href={path(limitsPathWithReturn(pathname))}
          tone="primary"
          size="medium"
          data-testid="game-set-limits"
        >
          {t('limitsFirst.way')}
        </ButtonLink>
        <BackToLobby to={lobbyPath} />
      </div>
    </>
  )
}

import { useLocation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { useLocalePath } from '#app/market/use-locale.ts'
import { limitsOnTheWayTo } from '#app/session/limits-way.ts'
import { ButtonLink } from '#app/ui/Button/Button.tsx'
import * as layout from '#app/ui/Layout/Layout.css.ts'
import { Notice } from '#app/ui/Notice/Notice.tsx'
import { WayBack } from './WayBack.tsx'

/** The law requires limits before play: links to where they are set, and from there back to this game. */
export function LimitsMissing({ lobbyPath }: { lobbyPath: string }) {
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
          href={path(limitsOnTheWayTo(pathname))}
          tone="primary"
          size="medium"
          data-testid="game-set-limits"
        >
          {t('limitsFirst.way')}
        </ButtonLink>
        <WayBack to={lobbyPath} />
      </div>
    </>
  )
}

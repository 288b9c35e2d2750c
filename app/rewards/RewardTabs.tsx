import { NavLink } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { useLocalePath } from '#app/market/use-locale.ts'
import * as layout from '#app/ui/Layout/Layout.css.ts'
import { pillLink } from '#app/ui/Pill/Pill.css.ts'
import { ACTIVE_REWARDS_PATH, BONUS_CODE_PATH, REWARDS_PATH } from './reward-view.ts'

/** The pages of rewards, the current one marked; that of bonus codes only where players may enter one. */
export function RewardTabs({ takesCodes }: { takesCodes: boolean }) {
  const { t } = useTranslation('rewards')
  const path = useLocalePath()
  return (
    <nav aria-label={t('pages.label')} className={layout.wrap.sm}>
      <NavLink to={path(REWARDS_PATH)} end className={pillLink}>
        {t('pages.all')}
      </NavLink>
      <NavLink to={path(ACTIVE_REWARDS_PATH)} className={pillLink}>
        {t('pages.active')}
      </NavLink>
      {takesCodes ? (
        <NavLink to={path(BONUS_CODE_PATH)} className={pillLink}>
          {t('pages.code')}
        </NavLink>
      ) : null}
    </nav>
  )
}

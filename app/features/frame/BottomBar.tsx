import { NavLink } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalePath } from '#app/market/use-locale.ts'
import { Icon } from '#app/ui/Icon/Icon.tsx'
import { opens, Popover } from '#app/ui/Popover/Popover.tsx'
import * as styles from './BottomBar.css.ts'
import { BREAK_PANEL_ID } from './BreakButton.tsx'
import type { FramePlayer } from './frame.server.ts'
import { MOST_IN_BAR, productsFor } from './products.ts'
import { ThemeToggle } from './ThemeToggle.tsx'

const MENU_ID = 'bottom-menu'

/** The main navigation on a phone, within reach of the thumb; the account has its own menu above. */
export function BottomBar(props: {
  player: FramePlayer | null
  /** An anonymous visitor may open an account here. */
  offersSignUp: boolean
  localeMenu: ReactNode
}) {
  const { player, offersSignUp, localeMenu } = props
  const products = productsFor(player)
  const { t } = useTranslation()
  const path = useLocalePath()
  return (
    <nav className={styles.bar} aria-label={t('nav.mobileLabel')}>
      <NavLink to={path('/')} end className={styles.item}>
        <Icon name="home" />
        <span>{t('nav.home')}</span>
      </NavLink>
      {products.slice(0, MOST_IN_BAR).map((product) => (
        <NavLink key={product.path} to={path(product.path)} className={styles.item}>
          <Icon name={product.icon} />
          <span>{t(product.label)}</span>
        </NavLink>
      ))}
      {player ? (
        <button
          type="button"
          className={styles.item}
          aria-label={t('header.takeBreak')}
          data-testid="take-a-break-bar"
          {...opens(BREAK_PANEL_ID)}
        >
          <Icon name="pause" />
          <span>{t('nav.break')}</span>
        </button>
      ) : null}
      {offersSignUp ? (
        <NavLink to={path('/signup')} className={styles.item} data-testid="signup-open-bar">
          <Icon name="account" />
          <span>{t('header.signUp')}</span>
        </NavLink>
      ) : null}
      <button type="button" className={styles.item} {...opens(MENU_ID)}>
        <Icon name="menu" />
        <span>{t('nav.menu')}</span>
      </button>
      <Popover id={MENU_ID} label={t('nav.menu')} panelClass={styles.sheet}>
        {products.slice(MOST_IN_BAR).map((product) => (
          <NavLink key={product.path} to={path(product.path)} className={styles.sheetLink}>
            <Icon name={product.icon} />
            {t(product.label)}
          </NavLink>
        ))}
        {player?.mayDeposit ? (
          <NavLink to={path('/deposit')} className={styles.sheetLink}>
            <Icon name="account" />
            {t('header.deposit')}
          </NavLink>
        ) : null}
        <div className={styles.sheetRow}>
          <span>{t('theme.label')}</span>
          <ThemeToggle />
        </div>
        {localeMenu}
      </Popover>
    </nav>
  )
}

import { NavLink } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalePath } from '#app/market/use-locale.ts'
import { Icon } from '#app/ui/Icon/Icon.tsx'
import { opens, Popover } from '#app/ui/Popover/Popover.tsx'
import * as styles from './BottomBar.css.ts'
import { MOST_IN_BAR, PRODUCTS } from './products.ts'
import { ThemeToggle } from './ThemeToggle.tsx'

const MENU_ID = 'bottom-menu'

/** The main ways on a phone, within the thumb. */
export function BottomBar(props: {
  signedIn: boolean
  /** A stranger may open an account here. */
  offersSignUp: boolean
  localeMenu: ReactNode
}) {
  const { signedIn, offersSignUp, localeMenu } = props
  const { t } = useTranslation()
  const path = useLocalePath()
  return (
    <nav className={styles.bar} aria-label={t('nav.mobileLabel')}>
      <NavLink to={path('/')} end className={styles.item}>
        <Icon name="home" />
        <span>{t('nav.home')}</span>
      </NavLink>
      {PRODUCTS.slice(0, MOST_IN_BAR).map((product) => (
        <NavLink key={product.path} to={path(product.path)} className={styles.item}>
          <Icon name={product.icon} />
          <span>{t(product.label)}</span>
        </NavLink>
      ))}
      {signedIn ? (
        <NavLink to={path('/my-account/account')} className={styles.item}>
          <Icon name="account" />
          <span>{t('nav.account')}</span>
        </NavLink>
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
        {PRODUCTS.slice(MOST_IN_BAR).map((product) => (
          <NavLink key={product.path} to={path(product.path)} className={styles.sheetLink}>
            <Icon name={product.icon} />
            {t(product.label)}
          </NavLink>
        ))}
        <div className={styles.sheetRow}>
          <span>{t('theme.label')}</span>
          <ThemeToggle />
        </div>
        {localeMenu}
      </Popover>
    </nav>
  )
}

import { Form, Link, NavLink, useLocation } from '@remix-run/react'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalePath } from '#app/market/use-locale.ts'
import { Icon } from '#app/ui/Icon/Icon.tsx'
import { needsScripts } from '#app/ui/Layout/Layout.css.ts'
import { Logo } from '#app/ui/Logo/Logo.tsx'
import { closePopovers, opens, Popover } from '#app/ui/Popover/Popover.tsx'
import * as styles from './Header.css.ts'
import type { LayoutPlayer } from './layout.server.ts'
import { PanicButton } from './PanicButton.tsx'
import type { productsFor } from './products.ts'
import { ThemeToggle } from './ThemeToggle.tsx'

export type RenderWithdrawLink = (look: { className: string; children: string }) => ReactNode

export type RenderDepositLink = (look: { className: string; children: ReactNode }) => ReactNode

/**
 * The one row above every page. The layout passes `balance`, `signUp`, `logIn` and the search in from their own
 * features.
 */
export function Header(props: {
  player: LayoutPlayer | null
  products: ReturnType<typeof productsFor>
  balance: ReactNode
  /** The deposit link, for players who may deposit. */
  deposit: ReactNode
  /** The same where there is room for no more than a sign. */
  depositOnPhone: RenderDepositLink | null
  /** The withdrawal link, which opens a window over the page; null on the withdrawal page itself. */
  withdraw: RenderWithdrawLink | null
  logIn: ReactNode
  signUp: ReactNode
  localeMenu: ReactNode
  /** The search field, and a link to the search where the field does not fit. */
  search: ReactNode
  searchLink: ReactNode
}) {
  const { player } = props
  const { t } = useTranslation()
  const path = useLocalePath()
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` changes with every navigation.
  useEffect(closePopovers, [key])
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <span className={styles.homeRoom}>
          <Link to={path('/')} className={styles.home} aria-label={t('siteName')}>
            <span className={styles.name}>
              <Logo />
            </span>
            <img
              className={styles.sign}
              src="/favicon.svg"
              width={32}
              height={32}
              alt=""
              loading="lazy"
              decoding="async"
            />
          </Link>
        </span>
        <nav aria-label={t('nav.label')} className={styles.products}>
          {props.products.map((product) => (
            <NavLink key={product.path} to={path(product.path)} className={styles.product}>
              {t(product.label)}
            </NavLink>
          ))}
        </nav>
        {props.search}
        <div className={styles.tools}>
          {props.searchLink}
          <span className={styles.wideOnly}>{props.localeMenu}</span>
          <span className={needsScripts}>
            <span className={styles.wideOnly}>
              <ThemeToggle />
            </span>
          </span>
          {player ? (
            <>
              {props.balance}
              <span className={styles.deposit}>{props.deposit}</span>
              {props.depositOnPhone?.({
                className: styles.depositOnPhone,
                children: <Icon name="plus" />,
              })}
              <PanicButton className={styles.panicButton} testId="take-a-break" />
              <AccountMenu player={player} withdraw={props.withdraw} />
            </>
          ) : (
            <>
              <span className={styles.fromMedium}>{props.signUp}</span>
              {props.logIn}
            </>
          )}
        </div>
      </div>
    </header>
  )
}

const ACCOUNT_MENU_ID = 'account-menu-panel'

function AccountMenu(props: { player: LayoutPlayer; withdraw: RenderWithdrawLink | null }) {
  const { player, withdraw } = props
  const { t } = useTranslation()
  const path = useLocalePath()
  return (
    <>
      <button
        type="button"
        className={styles.avatar}
        data-testid="account-menu"
        aria-label={t('header.accountMenu', { name: player.displayName })}
        {...opens(ACCOUNT_MENU_ID)}
      >
        <Icon name="account" />
      </button>
      <Popover
        id={ACCOUNT_MENU_ID}
        label={t('header.accountMenu', { name: player.displayName })}
        panelClass={styles.panel}
      >
        <p className={styles.panelTitle}>{player.displayName}</p>
        {player.lastLogin === null ? null : (
          <p className={styles.panelTitle} data-testid="last-login">
            {t('header.lastLogin', { time: player.lastLogin })}
          </p>
        )}
        <Link to={path('/my-account/account')} className={styles.panelItem}>
          {t('header.accountDetails')}
        </Link>
        {player.mayDeposit ? (
          <Link to={path('/my-account/banking/deposit')} className={styles.panelItem}>
            {t('header.deposit')}
          </Link>
        ) : null}
        {withdraw ? (
          withdraw({ className: styles.panelItem, children: t('header.withdraw') })
        ) : (
          <Link to={path('/my-account/banking/withdraw')} className={styles.panelItem}>
            {t('header.withdraw')}
          </Link>
        )}
        <Link to={path('/my-account/banking/transactions')} className={styles.panelItem}>
          {t('header.transactions')}
        </Link>
        {player.restricted ? null : (
          <Link to={path('/my-account/gambling-limits')} className={styles.panelItem}>
            {t('header.limits')}
          </Link>
        )}
        <LogoutForm className={styles.panelItem} testId="logout" />
      </Popover>
    </>
  )
}

/** A document load on purpose: no data of the player stays in the page's memory. */
function LogoutForm(props: { className: string; testId?: string }) {
  const { t } = useTranslation()
  const path = useLocalePath()
  return (
    <Form method="post" action={path('/logout')} reloadDocument>
      <button type="submit" className={props.className} data-testid={props.testId}>
        {t('header.logOut')}
      </button>
    </Form>
  )
}

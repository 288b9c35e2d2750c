import { NavLink, useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { skipLink } from '#app/features/layout/PageLayout.css.ts'
import { useLocalePath } from '#app/market/use-locale.ts'
import { withAffiliateTag } from '#app/session/affiliate.ts'
import { Icon } from '#app/ui/Icon/Icon.tsx'
import { needsScripts } from '#app/ui/Layout/Layout.css.ts'
import { Notice } from '#app/ui/Notice/Notice.tsx'
import { opens, Popover } from '#app/ui/Popover/Popover.tsx'
import { Toasts } from '#app/ui/Toast/Toasts.tsx'
import { Header, type RenderDepositLink, type RenderWithdrawLink } from './Header.tsx'
import { LocaleButton, LocalePanel } from './LocaleMenu.tsx'
import type { LayoutPlayer, PageLayoutData } from './layout.server.ts'
import * as styles from './PageLayout.css.ts'
import { PANIC_PANEL_ID, PanicPanel } from './PanicButton.tsx'
import { forPhone, productsFor } from './products.ts'
import { ThemeToggle } from './ThemeToggle.tsx'

/** Header, notices, the page, footer, bottom bar. `bare` omits the footer: the play page is only the game. */
export function PageLayout(props: {
  frame: PageLayoutData
  balance: ReactNode
  deposit: ReactNode
  depositOnPhone: RenderDepositLink | null
  withdraw: RenderWithdrawLink | null
  logIn: ReactNode
  signUp: ReactNode
  search: ReactNode
  searchLink: ReactNode
  footer: ReactNode
  /** Shown beside the languages at its end. */
  cookieSettings: ReactNode
  /** The cookie notification, while it is needed. */
  consent: ReactNode
  /** Marks a page that is not public. */
  preview: ReactNode
  /** The carried offer code. */
  bonusCode: ReactNode
  /** Player protection notices, above every page. */
  notices: ReactNode
  bare: boolean
  children: ReactNode
}) {
  const { frame: layout } = props
  const { t } = useTranslation()
  const products = productsFor(layout)
  const choices = { languages: layout.languages, markets: layout.markets }
  return (
    <div className={props.bare ? `${styles.layout} ${styles.bare}` : styles.layout}>
      <SkipLink href="#main">{t('skipToContent')}</SkipLink>
      {props.consent ? <div className={styles.consent}>{props.consent}</div> : null}
      {props.preview}
      <Header
        player={layout.player}
        products={products}
        balance={props.balance}
        deposit={props.deposit}
        depositOnPhone={props.depositOnPhone}
        withdraw={props.withdraw}
        logIn={props.logIn}
        signUp={props.signUp}
        localeMenu={<LocaleButton {...choices} brief />}
        search={props.search}
        searchLink={props.searchLink}
      />
      {layout.platformDown ? (
        <div className={styles.notice}>
          <Notice tone="warning" title={t('platformDown.title')}>
            {t('platformDown.text')}
          </Notice>
        </div>
      ) : null}
      {props.notices ? <div className={styles.notice}>{props.notices}</div> : null}
      {props.bonusCode}
      <main id="main" tabIndex={-1} className={styles.main}>
        {props.children}
      </main>
      {props.bare ? null : (
        <footer className={styles.footer}>
          {props.footer}
          <div className={styles.footerEnd}>
            {props.cookieSettings}
            <LocaleButton {...choices} />
          </div>
        </footer>
      )}
      <BottomBar
        player={layout.player}
        products={products}
        offersSignUp={layout.player === null && layout.registrationOpen}
        localeMenu={<LocaleButton {...choices} />}
      />
      {layout.player ? <PanicPanel /> : null}
      <LocalePanel {...choices} saves={layout.player !== null} />
      <Toasts />
    </div>
  )
}

const MENU_ID = 'bottom-menu'

/** The main navigation on a phone, within reach of the thumb; the account has its own menu above. */
function BottomBar(props: {
  player: LayoutPlayer | null
  products: ReturnType<typeof productsFor>
  /** An anonymous visitor may open an account here. */
  offersSignUp: boolean
  localeMenu: ReactNode
}) {
  const { player, products, offersSignUp, localeMenu } = props
  const { t } = useTranslation()
  const path = useLocalePath()
  const { search } = useLocation()
  const { inBar, inMenu, isHomeInBar } = forPhone(products)
  return (
    <nav className={styles.bar} aria-label={t('nav.mobileLabel')}>
      {isHomeInBar ? (
        <NavLink to={path('/')} end className={styles.item}>
          <Icon name="home" />
          <span>{t('nav.home')}</span>
        </NavLink>
      ) : null}
      {inBar.map((product) => (
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
          {...opens(PANIC_PANEL_ID)}
        >
          <Icon name="cup" />
          <span>{t('nav.break')}</span>
        </button>
      ) : null}
      {offersSignUp ? (
        <NavLink
          to={withAffiliateTag(path('/signup'), search)}
          className={styles.item}
          data-testid="signup-open-bar"
        >
          <Icon name="account" />
          <span>{t('header.signUp')}</span>
        </NavLink>
      ) : null}
      <button type="button" className={styles.item} {...opens(MENU_ID)}>
        <Icon name="menu" />
        <span>{t('nav.menu')}</span>
      </button>
      <Popover id={MENU_ID} label={t('nav.menu')} panelClass={styles.sheet}>
        {isHomeInBar ? null : (
          <NavLink to={path('/')} end className={styles.sheetLink}>
            <Icon name="home" />
            {t('nav.home')}
          </NavLink>
        )}
        {inMenu.map((product) => (
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
        <div className={needsScripts}>
          <div className={styles.sheetRow}>
            <span>{t('theme.label')}</span>
            <ThemeToggle />
          </div>
        </div>
        {localeMenu}
      </Popover>
    </nav>
  )
}

function SkipLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className={skipLink}>
      {children}
    </a>
  )
}

import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '#app/ui/Notice/Notice.tsx'
import { SkipLink } from '#app/ui/SkipLink/SkipLink.tsx'
import { Toasts } from '#app/ui/Toast/Toasts.tsx'
import { BottomBar } from './BottomBar.tsx'
import type { FrameData } from './frame.server.ts'
import { Header, type WithdrawWay } from './Header.tsx'
import { LocaleButton, LocalePanel } from './LocaleMenu.tsx'
import * as styles from './PageFrame.css.ts'

/** Header, notices, the page, footer, bottom bar. `bare` omits the footer: the play page is only the game. */
export function PageFrame(props: {
  frame: FrameData
  balance: ReactNode
  deposit: ReactNode
  withdraw: WithdrawWay | null
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
  const { frame } = props
  const { t } = useTranslation()
  const choices = { languages: frame.languages, markets: frame.markets }
  return (
    <div className={props.bare ? `${styles.frame} ${styles.bare}` : styles.frame}>
      <SkipLink href="#main">{t('skipToContent')}</SkipLink>
      {props.consent ? <div className={styles.consent}>{props.consent}</div> : null}
      {props.preview}
      <Header
        player={frame.player}
        balance={props.balance}
        deposit={props.deposit}
        withdraw={props.withdraw}
        logIn={props.logIn}
        signUp={props.signUp}
        localeMenu={<LocaleButton {...choices} />}
        search={props.search}
        searchLink={props.searchLink}
      />
      {frame.platformDown ? (
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
        player={frame.player}
        offersSignUp={frame.player === null && frame.registrationOpen}
        localeMenu={<LocaleButton {...choices} />}
      />
      <LocalePanel {...choices} saves={frame.player !== null} />
      <Toasts />
    </div>
  )
}

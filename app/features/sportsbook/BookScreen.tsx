import { useLocation, useNavigate, useSearchParams } from '@remix-run/react'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { bookAddress, placeOfAddress } from '#app/market/sportsbook-addresses.ts'
import { useLocale, useLocalePath } from '#app/market/use-locale.ts'
import { Button, ButtonLink } from '#app/ui/Button/Button.tsx'
import { Inline } from '#app/ui/Layout/Layout.tsx'
import { Notice } from '#app/ui/Notice/Notice.tsx'
import { VisuallyHidden } from '#app/ui/Text/Text.tsx'
import type { LookOnly } from '#contracts/sportsbook/book-frame.ts'
import { bookPathOf, parseBookPath } from '#contracts/sportsbook/paths.ts'
import { BookOffer } from './BookOffer.tsx'
import type { BookFrameView, BookPageView } from './book-view.ts'
import * as styles from './Sportsbook.css.ts'
import type { BookPhase } from './shown-book.ts'
import { useBookFrame } from './use-book-frame.ts'
import { useCurrentPrices } from './use-current-prices.ts'

/** Prices of a page that stays open are not current any more after this long. */
const CURRENT_MS = 10_000

type Shown = {
  page: BookPageView
  /** Whose offer it is. */
  provider: string
  playerId: string | null
  /** A window that stops play is over the page. */
  isPaused: boolean
  /** Above the book where there is room for both; null: none. */
  banner: ReactNode
  logIn: ReactNode
}

/** The offer of an address, and in its place the frame of the book where this visitor has one. */
export function BookScreen({ frame, ...shown }: Shown & { frame: BookFrameView | null }) {
  return frame === null ? (
    <OfferAlone {...shown} />
  ) : (
    <FramedBook key={shown.provider} frame={frame} {...shown} />
  )
}

/** The offer for visitors who have no frame before they log in (docs/decisions/0061). */
function OfferAlone({ banner, logIn, ...shown }: Shown) {
  const { t } = useTranslation('sportsbook')
  const { page, isOld } = useOffer(shown, { isShown: true })
  return (
    <div className={styles.page} data-testid="sportsbook" data-toasts="top">
      {banner === null ? null : <div className={styles.banner}>{banner}</div>}
      <section className={styles.offer} aria-label={page.heading}>
        <Notice tone="info" title={t('login.title')}>
          <Inline gap="md">
            <span>{t('login.text')}</span>
            {logIn}
          </Inline>
        </Notice>
        <BookOffer page={page} isOld={isOld} hasFrame={false} />
      </section>
    </div>
  )
}

/** The offer, and in its place the frame of the book as soon as that is ready. */
function FramedBook(props: Shown & { frame: BookFrameView }) {
  const { frame } = props
  const { t } = useTranslation('sportsbook')
  const { language, segment } = useLocale()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const path = useLocalePath()
  const openLogin = useLoginOver()
  const [title, setTitle] = useState<string | null>(null)
  const place = placeOfAddress(pathname.slice(segment.length + 1), language)
  const book = useBookFrame({
    origin: frame.origin,
    frameAddress: (url) => frameAddress(url, frame),
    locale: segment,
    playerId: props.playerId,
    path: place === null ? props.page.bookPath : bookPathOf(place),
    isPaused: props.isPaused,
    onNavigated: (to) => {
      const target = parseBookPath(to.path)
      if (target === null) return
      setTitle(to.title)
      const address = path(bookAddress(target, language))
      if (address !== window.location.pathname) {
        navigate(address, { replace: to.replace, preventScrollReset: true })
      }
    },
    onLogin: openLogin,
  })
  const isReady = book.phase === 'ready'
  const { page, isOld } = useOffer(props, { isShown: !isReady })
  useEffect(() => {
    if (isReady && title !== null) document.title = `${title} · Playhouse`
  }, [isReady, title])
  return (
    <div className={styles.page} data-testid="sportsbook" data-toasts="top">
      {/* Its frame is asked for once the scripts are there: the way to it is open by then. */}
      <link rel="preconnect" href={frame.origin} />
      {props.banner === null ? null : <div className={styles.banner}>{props.banner}</div>}
      <div className={props.banner === null ? styles.stage : styles.stageBelowBanner}>
        {isReady ? (
          <VisuallyHidden>
            <h1>{title ?? page.heading}</h1>
          </VisuallyHidden>
        ) : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also where it has no link to focus
          <section className={styles.offer} tabIndex={0} aria-label={page.heading}>
            <BookOffer page={page} isOld={isOld} hasFrame={book.phase !== 'absent'} />
          </section>
        )}
        {book.frame === null ? null : (
          <iframe
            key={book.frame}
            ref={book.frameRef}
            src={book.frame}
            title={t('frameTitle')}
            className={isReady ? styles.frame : styles.frameBehind}
            data-testid="book-frame"
            data-dropped="0"
            // On another origin: it has its own storage and no access to ours, and neither leads away nor opens windows.
            sandbox="allow-scripts allow-same-origin allow-forms"
            onLoad={book.connect}
          />
        )}
        <Trouble phase={book.phase} lookOnly={book.lookOnly} onRetry={book.retry} />
      </div>
    </div>
  )
}

/** The frame's address in the page's language and theme, with what editors name first. */
function frameAddress(
  url: string,
  { language, highlights }: Pick<BookFrameView, 'language' | 'highlights'>,
): string {
  const address = new URL(url)
  address.searchParams.set('language', language)
  const { competitions, sports } = highlights
  if (competitions.length > 0) address.searchParams.set('highlights', competitions.join())
  if (sports.length > 0) address.searchParams.set('sports', sports.join())
  const { theme } = document.documentElement.dataset
  address.searchParams.set('theme', theme === 'light' ? 'light' : 'dark')
  return address.href
}

/** The page with the prices of now, and whether they are too old to bet at. */
function useOffer(
  { page, provider }: Pick<Shown, 'page' | 'provider'>,
  { isShown }: { isShown: boolean },
): { page: BookPageView; isOld: boolean } {
  const { segment } = useLocale()
  const priced = useCurrentPrices(page, { locale: segment, provider, isShown })
  return { page: priced, isOld: useIsOld(priced) }
}

/** Whether prices on the page are older than those that bets are taken at. */
function useIsOld(page: BookPageView): boolean {
  const [old, setOld] = useState<BookPageView | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setOld(page), CURRENT_MS)
    return () => clearTimeout(timer)
  }, [page])
  return page.offer?.isCurrent === false || old === page
}

/**
 * Opens the login over the page by the parameter that every page has for it, which goes away again: the next time, it
 * is another one.
 */
function useLoginOver(): () => void {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [parameters] = useSearchParams()
  const isAsked = parameters.has('login')
  useEffect(() => {
    if (isAsked) navigate(pathname, { replace: true, preventScrollReset: true })
  }, [isAsked, navigate, pathname])
  return () =>
    navigate(`${window.location.pathname}?login=${encodeURIComponent(window.location.pathname)}`, {
      replace: true,
      preventScrollReset: true,
    })
}

function Trouble(props: { phase: BookPhase; lookOnly: LookOnly | null; onRetry: () => void }) {
  const { phase, lookOnly } = props
  const { t } = useTranslation(['sportsbook', 'common'])
  const path = useLocalePath()
  const isInTrouble = phase === 'slow' || phase === 'failed'
  return (
    <div aria-live="polite" className={styles.trouble}>
      {isInTrouble ? (
        <Notice tone="warning" title={t(`frame.${phase}`)}>
          <Inline gap="md">
            <span>{t('frame.text')}</span>
            <Button type="button" tone="primary" size="medium" onClick={props.onRetry}>
              {t('frame.retry')}
            </Button>
          </Inline>
        </Notice>
      ) : null}
      {lookOnly === null ? null : (
        <Notice tone="info" title={t('lookOnly.title')}>
          <Inline gap="md">
            <span>{t(`lookOnly.${lookOnly}`)}</span>
            {lookOnly === 'register' ? null : (
              <ButtonLink
                href={path(lookOnly.startsWith('limit') ? LIMITS : ACCOUNT)}
                tone="neutral"
                size="medium"
              >
                {t(lookOnly.startsWith('limit') ? 'common:header.limits' : ACCOUNT_WORD)}
              </ButtonLink>
            )}
          </Inline>
        </Notice>
      )}
    </div>
  )
}

const LIMITS = '/my-account/gambling-limits'
const ACCOUNT = '/my-account/account'
const ACCOUNT_WORD = 'common:header.accountDetails'

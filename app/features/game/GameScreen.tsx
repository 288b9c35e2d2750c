import { useNavigate } from '@remix-run/react'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#app/market/use-locale.ts'
import { Button, ButtonLink } from '#app/ui/Button/Button.tsx'
import { IconButton } from '#app/ui/IconButton/IconButton.tsx'
import { Notice } from '#app/ui/Notice/Notice.tsx'
import { formatMoney, isCurrency } from '#markets/currencies.ts'
import { AgeGate } from './AgeGate.tsx'
import * as styles from './GameScreen.css.ts'
import { formatPlayTime } from './game-session.ts'
import type { PlayPage } from './play.server.ts'
import { useGameFrame } from './use-game-frame.ts'

type GameBalance = { amount: number; currency: string } | null

/** The frame as large as the window allows, and the bar that never covers it. */
export function GameScreen(props: {
  page: PlayPage
  lobbyPath: string
  /** The wallet's figure for the bar; nothing in fun mode. */
  balanceFigure: ReactNode
  balance: GameBalance
  /** The way to the login, for whoever is asked for the age. */
  logIn: ReactNode
}) {
  const { page, lobbyPath } = props
  const { launch, game } = page
  switch (launch.state) {
    case 'ready':
      return <RunningGame {...props} url={launch.url} origin={launch.frameOrigin} />
    case 'ageGate':
      return <AgeGate age={launch.age} name={game.name} lobbyPath={lobbyPath} logIn={props.logIn} />
    case 'failed':
      return <LaunchFailed reason={launch.reason} name={game.name} lobbyPath={lobbyPath} />
  }
}

function RunningGame(props: {
  page: PlayPage
  lobbyPath: string
  balanceFigure: ReactNode
  balance: GameBalance
  url: string
  origin: string
}) {
  const { page, url, origin, lobbyPath } = props
  const { t } = useTranslation('game')
  const navigate = useNavigate()
  const { session, frameRef, connect, setPaused } = useGameFrame({
    origin,
    balance: page.mode === 'real' ? props.balance : null,
    onHome: () => navigate(lobbyPath),
  })
  return (
    <div className={styles.screen}>
      <section className={styles.bar} aria-label={t('bar')}>
        <ButtonLink href={lobbyPath} tone="quiet" size="small">
          {t('toLobby')}
        </ButtonLink>
        <h1 className={styles.name}>{page.game.name}</h1>
        <Figure label={t('net')}>
          <NetPosition minor={session.netMinor} currency={session.currency} />
        </Figure>
        <Figure label={t('clock')}>
          <PlayTime />
        </Figure>
        {page.mode === 'real' ? (
          <div className={styles.wideOnly}>
            <Figure label={t('balance')}>{props.balanceFigure}</Figure>
          </div>
        ) : null}
        <IconButton
          label={t(session.paused ? 'resume' : 'pause')}
          icon={session.paused ? 'play' : 'pause'}
          onClick={() => setPaused(!session.paused)}
        />
      </section>
      {page.mode === 'fun' ? (
        <p className={styles.fun}>
          <strong>{t('funTitle')}</strong> {t('funText')}
        </p>
      ) : null}
      <div className={styles.stage}>
        <iframe
          ref={frameRef}
          src={url}
          title={t('frameTitle', { name: page.game.name })}
          className={styles.frame}
          data-testid="game-frame"
          allow="autoplay; fullscreen"
          // The game runs on another origin: it may keep its own storage and reach nothing of ours.
          sandbox="allow-scripts allow-same-origin allow-forms"
          onLoad={connect}
        />
        {session.phase === 'ready' ? null : (
          <div className={styles.cover} role="status">
            {session.phase === 'loading' ? (
              <p>{t('loading', { name: page.game.name })}</p>
            ) : (
              <Slow lobbyPath={lobbyPath} />
            )}
          </div>
        )}
        {session.paused ? (
          <div className={styles.cover} role="status">
            <Notice tone="info" title={t('pausedTitle')}>
              {t('pausedText')}
            </Notice>
            <Button type="button" tone="primary" size="medium" onClick={() => setPaused(false)}>
              {t('resume')}
            </Button>
          </div>
        ) : null}
      </div>
    </div>
  )
}

function Slow({ lobbyPath }: { lobbyPath: string }) {
  const { t } = useTranslation('game')
  return (
    <>
      <Notice tone="warning" title={t('slowTitle')}>
        {t('slowText')}
      </Notice>
      <Button type="button" tone="primary" size="medium" onClick={() => window.location.reload()}>
        {t('tryAgain')}
      </Button>
      <ButtonLink href={lobbyPath} tone="neutral" size="medium">
        {t('toLobby')}
      </ButtonLink>
    </>
  )
}

function LaunchFailed(props: {
  reason: 'notAvailable' | 'restricted' | 'blocked' | 'unavailable' | 'failed'
  name: string
  lobbyPath: string
}) {
  const { t } = useTranslation('game')
  const mayRetry = props.reason === 'unavailable' || props.reason === 'failed'
  return (
    <div className={styles.failed} role="alert">
      <h1 className={styles.failedName}>{props.name}</h1>
      <Notice tone={mayRetry ? 'critical' : 'info'} title={t('errorTitle')}>
        {t(`errors.${props.reason}`)}
      </Notice>
      <div className={styles.ways}>
        {mayRetry ? (
          <Button
            type="button"
            tone="primary"
            size="medium"
            onClick={() => window.location.reload()}
          >
            {t('tryAgain')}
          </Button>
        ) : null}
        <ButtonLink href={props.lobbyPath} tone={mayRetry ? 'neutral' : 'primary'} size="medium">
          {t('toLobby')}
        </ButtonLink>
      </div>
    </div>
  )
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.figure}>
      <span className={styles.label}>{label}</span>
      <span className={styles.value}>{children}</span>
    </div>
  )
}

function NetPosition({ minor, currency }: { minor: number | null; currency: string | null }) {
  const { language, currency: pageCurrency } = useLocale()
  const shown = currency !== null && isCurrency(currency) ? currency : pageCurrency
  const text = formatMoney(BigInt(minor ?? 0), shown, language)
  return (minor ?? 0) > 0 ? `+${text}` : text
}

/** The session clock. It stays silent: a listener asks for the time, it is not read out every second. */
function PlayTime() {
  const [ms, setMs] = useState(0)
  useEffect(() => {
    const start = Date.now()
    const timer = setInterval(() => setMs(Date.now() - start), 1_000)
    return () => clearInterval(timer)
  }, [])
  return <span role="timer">{formatPlayTime(ms)}</span>
}

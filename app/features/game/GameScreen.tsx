import { useNavigate } from '@remix-run/react'
import {
  memo,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
} from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale, useLocalePath } from '#app/market/use-locale.ts'
import { Button, ButtonLink } from '#app/ui/Button/Button.tsx'
import * as layout from '#app/ui/Layout/Layout.css.ts'
import { Notice } from '#app/ui/Notice/Notice.tsx'
import type { RealityCheckPayload } from '#contracts/frame-messages.ts'
import { BackToLobby } from './BackToLobby.tsx'
import { type BarFigures, GAME_BAR_ID, GameBar, GameControls } from './GameBar.tsx'
import { AgeGate, GameCover } from './GameCover.tsx'
import { GameFacts } from './GameFacts.tsx'
import * as styles from './GameScreen.css.ts'
import type { GameFactsView } from './game-facts.ts'
import { LimitationGate } from './LimitationGate.tsx'
import { LimitReached } from './LimitReached.tsx'
import { MandatoryLimitsMissing } from './MandatoryLimitsMissing.tsx'
import type { LaunchFailure, PlayPage } from './play.server.ts'
import { toReachedView } from './reached-limit.ts'
import { useFullScreen } from './use-full-screen.ts'
import { useGameFrame } from './use-game-frame.ts'
import { useLedgerSession } from './use-ledger-session.ts'
import { useOnline } from './use-online.ts'

type GameBalance = { amount: number; currency: string } | null

export type GameScreenProps = {
  page: PlayPage
  facts: GameFactsView
  lobbyPath: string
  /** How much of the wallet the game accepts, for the bar; empty in fun mode. */
  balanceFigure: ReactNode
  balance: GameBalance
  /** The wallet's version: when it increases, something was staked or paid out. */
  walletSeq: number | null
  /** The login link, for visitors who have to declare their age or were signed out. */
  logIn: ReactNode
  /** Starts a break; for players. */
  breakButton: ReactNode
  /** Unfinished rounds of other games, as text for the menu's button; empty if there are none. */
  openRounds: string
  /** Whether a window is open over the game, which pauses it. */
  covered: boolean
  /** The payload of a due reality check, which is also sent to the game. */
  check: RealityCheckPayload | null
  onMenu: (() => void) | null
  /** Opens banking over the game, when the balance is pressed or the game requests a deposit; null without a player. */
  onBanking: (() => void) | null
  /** Real play has ended: the player is signed out, or a different player is signed in. */
  signedOut: boolean
  /** A running bonus's limitation for this game (GAP-115). */
  limitation: 0 | 1 | 2
}

/** The frame, as large as the window allows, and a bar that never covers it. */
export function GameScreen(props: GameScreenProps) {
  const { page, lobbyPath } = props
  const { launch, game } = page
  const facts = <GameFacts view={props.facts} open />
  if (props.signedOut) {
    return <SignedOut name={game.name} lobbyPath={lobbyPath} logIn={props.logIn} />
  }
  switch (launch.state) {
    case 'ready':
      return (
        <LimitationGate limitation={props.limitation} lobbyPath={lobbyPath} name={game.name}>
          <RunningGame {...props} url={launch.url} origin={launch.frameOrigin} />
        </LimitationGate>
      )
    case 'ageGate':
      return (
        <AgeGate
          age={launch.age}
          name={game.name}
          lobbyPath={lobbyPath}
          logIn={props.logIn}
          facts={facts}
        />
      )
    case 'limitReached':
      return (
        <div className={styles.failed} role="alert">
          <h1 className={styles.failedName}>{game.name}</h1>
          <LimitReached limit={launch.limit} lobbyPath={lobbyPath} />
          {facts}
        </div>
      )
    case 'limitsMissing':
      return (
        <div className={styles.failed} role="alert">
          <h1 className={styles.failedName}>{game.name}</h1>
          <MandatoryLimitsMissing lobbyPath={lobbyPath} />
          {facts}
        </div>
      )
    case 'failed':
      return (
        <LaunchFailed reason={launch.reason} name={game.name} lobbyPath={lobbyPath} facts={facts} />
      )
  }
}

function RunningGame(props: GameScreenProps & { url: string; origin: string }) {
  const { page, url, origin, lobbyPath } = props
  const { language } = useLocale()
  const navigate = useNavigate()
  const isReal = page.mode === 'real'
  const fullScreen = useFullScreen()
  const online = useOnline()
  const ledger = useLedgerSession({ on: isReal, news: props.walletSeq })
  const { session, frameRef, connect, pause } = useGameFrame({
    gameId: page.game.id,
    origin,
    balance: isReal ? props.balance : null,
    check: isReal ? props.check : null,
    onHome: () => navigate(lobbyPath),
    onDeposit: () => props.onBanking?.(),
    onRoundEnd: ledger.refresh,
  })
  const { refresh } = ledger
  useEffect(() => pause('menu', props.covered), [pause, props.covered])
  useEffect(() => {
    pause('offline', !online)
    // What happened in the meantime is read from the ledger.
    if (online) refresh()
  }, [pause, online, refresh])
  const reached = isReal ? (ledger.figures?.reached?.limit ?? null) : null
  const limitsMissing = isReal && ledger.figures?.limitsMissing === true
  const isReached = reached !== null || limitsMissing
  useEffect(() => pause('limit', isReached), [pause, isReached])
  const isReady = session.phase === 'ready'
  useEffect(() => {
    if (isReady) refresh()
  }, [isReady, refresh])

  const onPause = useCallback((on: boolean) => pause('player', on), [pause])
  const facts = useMemo(
    () => <GameFacts view={props.facts} playMoney={!isReal} />,
    [props.facts, isReal],
  )
  const figures: BarFigures = isReal
    ? { kind: 'ledger', shown: ledger }
    : { kind: 'play', netMinor: session.netMinor, currency: session.currency }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape leads from the bar back into the game
    <div
      className={fullScreen.on ? styles.whole : styles.screen}
      data-game-runs
      onKeyDown={(event) => {
        const inBar = (event.target as Element).closest(`#${GAME_BAR_ID}`) !== null
        if (event.key === 'Escape' && inBar) frameRef.current?.focus()
      }}
    >
      <GameBar
        name={page.game.name}
        lobbyPath={lobbyPath}
        figures={figures}
        balanceFigure={props.balanceFigure}
        onBalance={props.onBanking}
        controls={
          <GameControls
            facts={facts}
            breakButton={props.breakButton}
            logIn={isReal || props.onMenu ? null : props.logIn}
            openRounds={props.openRounds}
            paused={session.pausedFor.includes('player')}
            onPause={onPause}
            fullScreen={fullScreen}
            onMenu={props.onMenu}
          />
        }
      />
      <div className={styles.stage}>
        <GameFrame frameRef={frameRef} url={url} name={page.game.name} onLoad={connect} />
        <GameCover
          session={session}
          name={page.game.name}
          picture={page.picture}
          lobbyPath={lobbyPath}
          reachedLimit={
            reached &&
            toReachedView(reached, { language, currency: ledger.figures?.currency ?? '' })
          }
          limitsMissing={limitsMissing}
          onResume={() => onPause(false)}
        />
      </div>
    </div>
  )
}

/** The frame between two links that skip it. Memoised because a round changes nothing in it. */
const GameFrame = memo(function GameFrame(props: {
  frameRef: RefObject<HTMLIFrameElement>
  url: string
  name: string
  onLoad: () => void
}) {
  const { t } = useTranslation('game')
  const afterRef = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button
        type="button"
        className={`${styles.skip} ${styles.skipBefore}`}
        onClick={() => afterRef.current?.focus()}
      >
        {t('skipGame')}
      </button>
      <iframe
        ref={props.frameRef}
        src={props.url}
        title={t('frameTitle', { name: props.name })}
        className={styles.frame}
        data-testid="game-frame"
        data-dropped="0"
        allow="autoplay; fullscreen"
        // The game runs on another origin: it may keep its own storage and has no access to ours. It cannot navigate
        // the page, open windows or show browser dialogs.
        sandbox="allow-scripts allow-same-origin allow-forms"
        onLoad={props.onLoad}
      />
      <button
        ref={afterRef}
        type="button"
        className={`${styles.skip} ${styles.skipAfter}`}
        onClick={() => document.getElementById(GAME_BAR_ID)?.focus()}
      >
        {t('toBar')}
      </button>
    </>
  )
})

/** Real play has ended: stakes already placed remain valid, and playing again needs a login. */
function SignedOut(props: { name: string; lobbyPath: string; logIn: ReactNode }) {
  const { t } = useTranslation('game')
  return (
    <div className={styles.failed} role="alert" data-testid="game-signed-out">
      <h1 className={styles.failedName}>{props.name}</h1>
      <Notice tone="warning" title={t('signedOutTitle')}>
        {t('signedOutText')}
      </Notice>
      <div className={layout.wrap.md}>
        {props.logIn}
        <BackToLobby to={props.lobbyPath} />
      </div>
    </div>
  )
}

function LaunchFailed(props: {
  reason: LaunchFailure
  name: string
  lobbyPath: string
  facts: ReactNode
}) {
  const { t } = useTranslation(['game', 'common'])
  const path = useLocalePath()
  const mayRetry = ['unavailable', 'register', 'failed'].includes(props.reason)
  return (
    <div className={styles.failed} role="alert">
      <h1 className={styles.failedName}>{props.name}</h1>
      <Notice tone={mayRetry ? 'critical' : 'info'} title={t('errorTitle')}>
        {t(`errors.${props.reason}`)}
      </Notice>
      <div className={layout.wrap.md}>
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
        {props.reason === 'blocked' ? (
          <ButtonLink href={path('/my-account/account')} tone="primary" size="medium">
            {t('common:header.accountDetails')}
          </ButtonLink>
        ) : null}
        <BackToLobby to={props.lobbyPath} tone={mayRetry ? 'neutral' : 'primary'} />
      </div>
      {props.facts}
    </div>
  )
}

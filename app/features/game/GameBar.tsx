import { memo, type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#app/market/use-locale.ts'
import { useAmountBesideRound } from '#app/session/shown-round.ts'
import { IconButton, IconLink } from '#app/ui/IconButton/IconButton.tsx'
import { VisuallyHidden } from '#app/ui/Text/Text.tsx'
import { fromApiAmount } from '#contracts/money.ts'
import { formatMoney, isCurrency } from '#markets/currencies.ts'
import { useBackText } from './BackToLobby.tsx'
import * as styles from './GameBar.css.ts'
import { formatPlayTime } from './game-session.ts'
import type { FullScreen } from './use-full-screen.ts'
import type { ShownSession } from './use-ledger-session.ts'

/** The bar's money figures: from the ledger, or from the game if it is play money. */
export type BarFigures =
  | { kind: 'ledger'; shown: ShownSession }
  | { kind: 'play'; netMinor: number | null; currency: string | null }

/**
 * Name, balance, net position, time and the links around the game: one row of 44 pixels, on every screen. Below a width
 * of 1024 pixels there is no site header above it.
 */
export function GameBar(props: {
  name: string
  lobbyPath: string
  figures: BarFigures
  balanceFigure: ReactNode
  /** Opens the breakdown of the balance. */
  onBalance: (() => void) | null
  controls: ReactNode
}) {
  const { figures } = props
  const { t } = useTranslation('game')
  const isPlay = figures.kind === 'play'
  const balance = t('balance')
  const clock = t('clock')
  return (
    <section id={GAME_BAR_ID} tabIndex={-1} className={styles.bar} aria-label={t('bar')}>
      <BarTitle name={props.name} lobbyPath={props.lobbyPath} />
      <div className={styles.figures}>
        {isPlay ? null : (
          <button
            type="button"
            className={styles.balance}
            title={balance}
            onClick={() => props.onBalance?.()}
          >
            <span className={styles.label}>
              <span className={styles.labelText}>{balance}</span>
            </span>{' '}
            <span className={styles.value} data-testid="game-balance">
              {props.balanceFigure}
            </span>
          </button>
        )}
        <div className={styles.net}>
          <span className={styles.label}>
            <span className={styles.labelText}>{t(isPlay ? 'playNet' : 'net')}</span>
            <VisuallyHidden>{clock}</VisuallyHidden>
            <span className={styles.clock} title={clock} data-testid="game-clock">
              <PlayTime startedAt={isPlay ? 'now' : figures.shown.startedAt} />
            </span>
          </span>
          <span className={styles.value} data-testid="game-net">
            <Net figures={figures} />
          </span>
        </div>
      </div>
      {props.controls}
    </section>
  )
}

// A round does not change title and controls: rendering them again after each one would drop frames on a slow phone.
const BarTitle = memo(function BarTitle(props: { name: string; lobbyPath: string }) {
  return (
    <>
      <IconLink label={useBackText(props.lobbyPath)} icon="back" href={props.lobbyPath} />
      <h1 className={styles.name}>{props.name}</h1>
    </>
  )
})

export const GameControls = memo(function GameControls(props: {
  facts: ReactNode
  breakButton: ReactNode
  logIn: ReactNode
  openRounds: string
  paused: boolean
  onPause: (on: boolean) => void
  fullScreen: FullScreen
  /** Opens the menu; null for anonymous visitors, for whom it is empty. */
  onMenu: (() => void) | null
}) {
  const { fullScreen } = props
  const { t } = useTranslation('game')
  return (
    <div className={styles.controls}>
      <div className={styles.wideOnly}>
        <IconButton
          label={t(props.paused ? 'resume' : 'pause')}
          icon={props.paused ? 'play' : 'pause'}
          onClick={() => props.onPause(!props.paused)}
        />
      </div>
      {fullScreen.supported ? (
        <div className={styles.wideOnly}>
          <IconButton
            label={t(fullScreen.on ? 'leaveFullScreen' : 'fullScreen')}
            icon={fullScreen.on ? 'shrink' : 'expand'}
            onClick={fullScreen.toggle}
            data-testid="game-full-screen"
          />
        </div>
      ) : null}
      {props.breakButton}
      {props.facts}
      {props.logIn}
      {props.onMenu ? (
        <div className={props.openRounds === '' ? styles.menu : styles.menuWithNews}>
          <IconButton
            label={[t('menu'), props.openRounds].filter(Boolean).join('. ')}
            icon="menu"
            aria-haspopup="dialog"
            onClick={props.onMenu}
            data-testid="game-menu-open"
          />
        </div>
      ) : null}
    </div>
  )
})

/** Target of the skip links before and after the frame. */
export const GAME_BAR_ID = 'game-bar'

function Net({ figures }: { figures: BarFigures }) {
  const { language, currency: pageCurrency } = useLocale()
  const isPlay = figures.kind === 'play'
  const delta = useAmountBesideRound(isPlay ? null : (figures.shown.figures?.delta ?? null))
  const net = isPlay ? playNetOf(figures) : ledgerNetOf(figures, delta)
  if (net === null) return '–'
  const { currency } = net
  const shown = currency !== null && isCurrency(currency) ? currency : pageCurrency
  const text = formatMoney(net.minor, shown, language)
  return net.minor > 0n ? `+${text}` : text
}

type NetFigure = { minor: bigint; currency: string | null } | null

function playNetOf({ netMinor, currency }: Extract<BarFigures, { kind: 'play' }>): NetFigure {
  // The game shows the balance itself: before the first round, a zero beside it would look like another balance.
  return netMinor === null ? null : { minor: BigInt(netMinor), currency }
}

function ledgerNetOf({ shown }: Extract<BarFigures, { kind: 'ledger' }>, delta: number | null) {
  const { figures } = shown
  return figures === null || delta === null
    ? null
    : { minor: fromApiAmount(delta), currency: figures.currency }
}

/**
 * The session clock; `now`: from the moment it is shown. No live region: a screen reader user asks for the time, it is
 * not announced every second.
 */
function PlayTime({ startedAt }: { startedAt: number | 'now' | null }) {
  const [ms, setMs] = useState(0)
  useEffect(() => {
    if (startedAt === null) return
    const start = startedAt === 'now' ? performance.now() : startedAt
    const tick = () => setMs(performance.now() - start)
    tick()
    const timer = setInterval(tick, 1_000)
    return () => clearInterval(timer)
  }, [startedAt])
  return <span role="timer">{formatPlayTime(ms)}</span>
}

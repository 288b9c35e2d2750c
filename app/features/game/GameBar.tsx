import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#app/market/use-locale.ts'
import { IconButton, IconLink } from '#app/ui/IconButton/IconButton.tsx'
import { fromApiAmount } from '#contracts/money.ts'
import { formatMoney, isCurrency } from '#markets/currencies.ts'
import { useBackText } from './BackToLobby.tsx'
import * as styles from './GameBar.css.ts'
import { formatPlayTime } from './game-session.ts'
import type { ShownSession } from './use-ledger-session.ts'

/** The bar's money figures: from the ledger, or from the game if it is play money. */
export type BarFigures =
  | { kind: 'ledger'; shown: ShownSession }
  | { kind: 'play'; netMinor: number | null; currency: string | null }

/** Name, net position, time, balance and the links around the game; one row on every screen. */
export function GameBar(props: {
  name: string
  lobbyPath: string
  figures: BarFigures
  balanceFigure: ReactNode
  paused: boolean
  onPause: (on: boolean) => void
  fullScreen: { supported: boolean; on: boolean; toggle: () => void }
  /** Opens the menu; null for anonymous visitors, for whom it is empty. */
  onMenu: (() => void) | null
  onPanel: (() => void) | null
}) {
  const { figures, fullScreen } = props
  const { t } = useTranslation('game')
  const isPlay = figures.kind === 'play'
  const wayBack = useBackText(props.lobbyPath)
  return (
    <section id={GAME_BAR_ID} tabIndex={-1} className={styles.bar} aria-label={t('bar')}>
      <IconLink label={wayBack} icon="back" href={props.lobbyPath} />
      <h1 className={styles.name}>{props.name}</h1>
      <Figure label={t(isPlay ? 'playNet' : 'net')} testId="game-net">
        <Net figures={figures} />
      </Figure>
      <Figure label={t('clock')} testId="game-clock">
        <PlayTime startedAt={isPlay ? 'now' : figures.shown.startedAt} />
      </Figure>
      {isPlay ? null : (
        <div className={styles.balance[fullScreen.on ? 'always' : 'wide']}>
          <Figure label={t('balance')} testId="game-balance">
            {props.balanceFigure}
          </Figure>
        </div>
      )}
      <div className={styles.controls}>
        <IconButton
          label={t(props.paused ? 'resume' : 'pause')}
          icon={props.paused ? 'play' : 'pause'}
          onClick={() => props.onPause(!props.paused)}
        />
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
        {props.onPanel ? (
          <div className={styles.wideOnly}>
            <IconButton
              label={t('panel')}
              icon="info"
              onClick={props.onPanel}
              data-testid="game-panel-open"
            />
          </div>
        ) : null}
        {props.onMenu ? (
          <IconButton
            label={t('menu')}
            icon="menu"
            aria-haspopup="dialog"
            onClick={props.onMenu}
            data-testid="game-menu-open"
          />
        ) : null}
      </div>
    </section>
  )
}

/** Target of the skip links before and after the frame. */
export const GAME_BAR_ID = 'game-bar'

function Figure(props: { label: string; testId: string; children: ReactNode }) {
  return (
    <div className={styles.figure}>
      <span className={styles.label}>{props.label}</span>
      <span className={styles.value} data-testid={props.testId}>
        {props.children}
      </span>
    </div>
  )
}

function Net({ figures }: { figures: BarFigures }) {
  const { language, currency: pageCurrency } = useLocale()
  const net = netOf(figures)
  if (net === null) return '–'
  const { currency } = net
  const shown = currency !== null && isCurrency(currency) ? currency : pageCurrency
  const text = formatMoney(net.minor, shown, language)
  return net.minor > 0n ? `+${text}` : text
}

function netOf(figures: BarFigures): { minor: bigint; currency: string | null } | null {
  if (figures.kind === 'play') {
    return { minor: BigInt(figures.netMinor ?? 0), currency: figures.currency }
  }
  const { figures: known } = figures.shown
  return known && { minor: fromApiAmount(known.delta), currency: known.currency }
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

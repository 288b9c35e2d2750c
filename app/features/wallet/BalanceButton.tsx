import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#app/market/use-locale.ts'
import { useAmountBesideRound } from '#app/session/shown-round.ts'
import { Amount } from '#app/ui/Amount/Amount.tsx'
import { opens, Popover } from '#app/ui/Popover/Popover.tsx'
import * as textStyles from '#app/ui/Text/Text.css.ts'
import { VisuallyHidden } from '#app/ui/Text/Text.tsx'
import { formatApiAmount } from '#markets/format-amount.ts'
import * as styles from './BalanceButton.css.ts'
import { BalanceParts } from './BalanceParts.tsx'
import { playableOf } from './balance.ts'
import { useWallet } from './WalletProvider.tsx'

const PANEL_ID = 'balance-parts'
/** Spins change the balance every few seconds: a screen reader announces it once it has settled. */
const ANNOUNCE_AFTER_MS = 1_500

/** The one amount in the header, what can be played with; its parts, in plain words, on tap. */
export function BalanceButton({ deposit }: { deposit: ReactNode }) {
  const { t } = useTranslation()
  const { language } = useLocale()
  const wallet = useWallet()
  const balance = wallet?.balance ?? null
  const playable = useAmountBesideRound(balance && playableOf(balance.parts))
  if (!wallet) return null
  if (!balance || playable === null) {
    return (
      <span className={textStyles.caption} data-testid="balance-total" role="status">
        {t('wallet.unavailable')}
      </span>
    )
  }
  const { currency } = balance
  const total = formatApiAmount(playable, currency, language)
  return (
    <>
      <button
        type="button"
        className={styles.figure}
        aria-label={t('wallet.showParts', { amount: total })}
        {...opens(PANEL_ID)}
      >
        <span className={styles.label}>{t('wallet.playable')}</span>
        <span className={styles.sum} data-testid="balance-total">
          <Amount value={playable} currency={currency} language={language} />
        </span>
      </button>
      <Announcement text={t('wallet.announced', { amount: total })} />
      <Popover id={PANEL_ID} label={t('wallet.parts')} panelClass={styles.panel}>
        <p className={styles.panelTitle}>{t('wallet.parts')}</p>
        <BalanceParts />
        {deposit ? <div className={styles.ways}>{deposit}</div> : null}
      </Popover>
    </>
  )
}

/** Announces a settled change once, politely; silent when the page opens. */
function Announcement({ text }: { text: string }) {
  const first = useRef(text)
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    if (text === first.current) return
    const timer = setTimeout(() => {
      first.current = text
      setAnnounced(text)
    }, ANNOUNCE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <VisuallyHidden>
      <span role="status" aria-live="polite">
        {announced}
      </span>
    </VisuallyHidden>
  )
}

import { useTranslation } from 'react-i18next'
import { useLocale } from '#app/market/use-locale.ts'
import { Amount } from '#app/ui/Amount/Amount.tsx'
import * as layout from '#app/ui/Layout/Layout.css.ts'
import * as styles from './BalanceButton.css.ts'
import { BALANCE_PARTS, playableOf } from './balance.ts'
import { useWallet } from './WalletProvider.tsx'

/** What can be played with, and below it the parts of the wallet in plain words: empty ones are left out. */
export function BalanceParts() {
  const { t } = useTranslation()
  const { language } = useLocale()
  const balance = useWallet()?.balance
  if (!balance) return <p>{t('wallet.unavailable')}</p>
  const { parts, currency } = balance
  const hasBonus = parts.casinoBonus + parts.liveCasinoBonus + parts.sportsBonus !== 0
  return (
    <>
      <dl className={layout.stack.sm}>
        <div className={styles.total}>
          <dt>{t('wallet.playable')}</dt>
          <dd className={styles.amount} data-testid="balance-playable">
            <Amount value={playableOf(parts)} currency={currency} language={language} />
          </dd>
        </div>
        {BALANCE_PARTS.filter(([key, field]) => key === 'main' || parts[field] !== 0).map(
          ([key, field]) => (
            <div key={key} className={styles.part}>
              <dt>{t(`wallet.${key}`)}</dt>
              <dd className={styles.amount}>
                <Amount value={parts[field]} currency={currency} language={language} />
              </dd>
            </div>
          ),
        )}
      </dl>
      {hasBonus ? <p className={styles.note}>{t('wallet.bonusNote')}</p> : null}
    </>
  )
}

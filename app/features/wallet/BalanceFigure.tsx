import { useLocale } from '#app/market/use-locale.ts'
import { Amount } from '#app/ui/Amount/Amount.tsx'
import { useWallet } from './WalletProvider.tsx'

/** The total only, for places with their own label. */
export function BalanceFigure() {
  const { language } = useLocale()
  const balance = useWallet()?.balance
  if (!balance) return '–'
  return (
    <Amount value={balance.parts.totalBalance} currency={balance.currency} language={language} />
  )
}

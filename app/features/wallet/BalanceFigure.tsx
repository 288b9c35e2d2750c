import { useLocale } from '#app/market/use-locale.ts'
import { Amount } from '#app/ui/Amount/Amount.tsx'

/** One amount of the wallet, for places with their own label; null: not known. */
export function BalanceFigure(props: { balance: { amount: number; currency: string } | null }) {
  const { language } = useLocale()
  const { balance } = props
  if (!balance) return '–'
  return <Amount value={balance.amount} currency={balance.currency} language={language} />
}

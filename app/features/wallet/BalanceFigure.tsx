import { useLocale } from '#app/market/use-locale.ts'
import { useAmountBesideRound } from '#app/session/shown-round.ts'
import { Amount } from '#app/ui/Amount/Amount.tsx'

/** The balance of a game in its bar; null: not known. */
export function BalanceFigure(props: { balance: { amount: number; currency: string } | null }) {
  const { language } = useLocale()
  const { balance } = props
  const amount = useAmountBesideRound(balance?.amount ?? null)
  if (!balance || amount === null) return '–'
  return <Amount value={amount} currency={balance.currency} language={language} />
}

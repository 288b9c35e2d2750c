import { useRevalidator } from '@remix-run/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocalePath } from '#app/market/use-locale.ts'
import type { DepositStanding } from './deposit.server.ts'
import { askAgainAfter, isPaid } from './deposit-view.ts'
import { readDepositData } from './read-deposit-data.ts'

/** A deposit's status, polled until it is final; `ask` polls at once. */
export function useDepositStanding(first: DepositStanding) {
  const path = useLocalePath()('/deposit/data')
  const { revalidate } = useRevalidator()
  const [shown, setShown] = useState(first)
  const [standing, setStanding] = useState(first)
  if (shown !== first) {
    setShown(first)
    setStanding(first)
  }
  const [turn, setTurn] = useState(0)
  const since = useRef<number | null>(null)
  const { id, told } = standing.deposit

  const ask = useCallback(async () => {
    const answer = await readDepositData(`${path}?deposit=${encodeURIComponent(id)}`)
    // A guard redirects: the page itself requests it, and follows the redirect.
    if (answer === 'elsewhere') revalidate()
    else if (answer !== 'failed' && answer.kind === 'standing') setStanding(answer)
    setTurn((it) => it + 1)
  }, [id, path, revalidate])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn waits for the next
  useEffect(() => {
    since.current ??= Date.now()
    const delay = askAgainAfter(told, Date.now() - since.current)
    if (delay === null) return
    const timer = setTimeout(() => void ask(), delay)
    return () => clearTimeout(timer)
  }, [told, turn, ask])

  const before = useRef(told)
  useEffect(() => {
    // The money has arrived: the rest of the page's data is out of date.
    if (isPaid(told) && !isPaid(before.current)) revalidate()
    before.current = told
  }, [told, revalidate])
  return { standing, ask }
}

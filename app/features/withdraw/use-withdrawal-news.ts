import { useFetcher } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalePath } from '#app/market/use-locale.ts'
import { useEachNew } from '#app/session/use-each-new.ts'
import type { WithdrawalState } from '#contracts/player-api/withdrawal-words.ts'
import type { WithdrawalView, WithdrawPage } from './withdraw.server.ts'
import { WITHDRAW_LINKS } from './withdraw-links.ts'

/** Steps that move no money are not sent over the feed. */
const POLL_MS = 20_000

/**
 * Keeps the page as new as the wallet: reloaded when the wallet is newer than the page, and every 20 seconds while a
 * withdrawal is in progress and the tab is visible. A fetcher and no revalidation: that would abort a form being
 * submitted, and discard its response.
 */
export function useNewestPage(brought: WithdrawPage, walletSeq: number | null): WithdrawPage {
  const path = useLocalePath()
  const { data, state, load } = useFetcher<{ page: WithdrawPage }>()
  const page = data && data.page.readAt > brought.readAt ? data.page : brought
  const isIdle = state === 'idle'
  const address = page.isLater ? WITHDRAW_LINKS.later(path) : WITHDRAW_LINKS.again(path)

  const asked = useRef(page.walletSeq)
  const isOlder = walletSeq !== null && page.walletSeq !== null && walletSeq > page.walletSeq
  useEffect(() => {
    // Once for each balance: if reloading does not make the page newer, polling takes over.
    if (!isOlder || !isIdle || asked.current === walletSeq) return
    asked.current = walletSeq
    load(address)
  }, [isOlder, isIdle, walletSeq, load, address])

  const polls = reloads(page.withdrawals)
  useEffect(() => {
    if (!polls || !isIdle) return
    const timer = setInterval(() => {
      if (!document.hidden) load(address)
    }, POLL_MS)
    return () => clearInterval(timer)
  }, [polls, isIdle, load, address])
  return page
}

/** The changes since the page was loaded, to be announced once and politely. */
export function useWithdrawalNews(withdrawals: readonly WithdrawalView[] | null): string {
  const { t } = useTranslation('withdraw')
  const [announcement, setAnnouncement] = useState('')
  const known = useRef(withdrawals)
  useEachNew(
    withdrawals,
    (newest) => {
      const changes = stateChanges(known.current ?? [], newest ?? [])
      known.current = newest ?? known.current
      if (changes.length === 0) return
      const sentences = changes.map(({ amount, state }) =>
        t('list.changed', { amount, state: t(`list.states.${state}`) }),
      )
      setAnnouncement(sentences.join(' '))
    },
    { andFirst: false },
  )
  return announcement
}

type Known = { id: string; amount: string; state: WithdrawalState }

const OPEN: readonly WithdrawalState[] = ['REQUESTED', 'APPROVED', 'PROCESSING']

export function isOpen(state: WithdrawalState): boolean {
  return OPEN.includes(state)
}

/** Whether to poll: a withdrawal is in progress, or the list could not be read. */
export function reloads(list: readonly Known[] | null): boolean {
  return list === null || list.some((it) => isOpen(it.state))
}

/** Withdrawals whose state has changed. New ones were requested on the page itself, which has reported them. */
export function stateChanges<Row extends Known>(
  before: readonly Known[],
  now: readonly Row[],
): Row[] {
  const stateBefore = new Map(before.map((it) => [it.id, it.state]))
  return now.filter((it) => {
    const state = stateBefore.get(it.id)
    return state !== undefined && state !== it.state
  })
}

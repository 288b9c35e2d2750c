import { useLocation, useSearchParams } from '@remix-run/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalePath } from '#app/market/use-locale.ts'
import { PlaceProvider } from '#app/session/page-window/place.tsx'
import { Stack } from '#app/ui/Layout/Layout.tsx'
import { Heading } from '#app/ui/Text/Text.tsx'
import { useSending } from '#app/ui/use-sending.ts'
import { WithdrawBody } from './WithdrawBody.tsx'
import type { WithdrawPage as Page } from './withdraw.server.ts'
import type { WithdrawReply } from './withdraw-actions.server.ts'
import { DONE, type Done, WITHDRAW_LINKS } from './withdraw-links.ts'

/** The withdraw page. Works entirely with plain forms and links. */
export function WithdrawPage(props: {
  page: Page
  lastReply: WithdrawReply | undefined
  /** Sequence number of the wallet's newest balance known in the browser; null if none is known. */
  walletSeq: number | null
  /** Its heading level: 2 if it is part of a page. */
  level?: 1 | 2
}) {
  const { t } = useTranslation('withdraw')
  const action = WITHDRAW_LINKS.again(useLocalePath())
  const sending = useSending()
  return (
    <PlaceProvider value={{ action, sending, window: null }}>
      <Stack gap="xl">
        <Heading level={props.level ?? 1}>{t('title')}</Heading>
        <WithdrawBody
          page={props.page}
          reply={useReplyOfVisit(props.lastReply)}
          done={useDone()}
          visit={useLocation().key}
          walletSeq={props.walletSeq}
        />
      </Stack>
    </PlaceProvider>
  )
}

/** The response to the form, kept for the whole visit: a revalidation would discard it. */
function useReplyOfVisit(reply: WithdrawReply | undefined): WithdrawReply | undefined {
  const { key } = useLocation()
  const [kept, keep] = useState({ key, reply })
  if (kept.key === key) return kept.reply
  keep({ key, reply })
  return reply
}

/** What the URL reports as just done. */
function useDone(): Done | null {
  const [search] = useSearchParams()
  const doneQuery = search.get('done')
  return DONE.find((it) => it === doneQuery) ?? null
}

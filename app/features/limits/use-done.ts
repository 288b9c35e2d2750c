import { useLocation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { useSaidOnce } from '#app/session/use-said-once.ts'
import { doneIn, keepNext, type LimitDone } from './limit-id.ts'

/** What was just done, where a toast cannot show it (LIM-12). */
export function useDone(): LimitDone | null {
  const { t } = useTranslation('limits')
  const { search } = useLocation()
  return useSaidOnce(
    doneIn(search),
    ({ notice }) => t(`player.responsibleGambling.limit.notice.${notice}`),
    keepNext('', search),
  )
}

import { useLocation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { useSaidOnce } from '#app/session/use-said-once.ts'
import { DONE, type Done, doneIn } from './panels.ts'

/** What was just done, where a toast cannot show it (ACC-14). */
export function useDone(): Done | null {
  const { t } = useTranslation('profile')
  return useSaidOnce(doneIn(useLocation().search), (done) => t(DONE[done]))
}

import { createContext, type RefObject, useContext, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalePath } from '#app/market/use-locale.ts'
import { showToast } from '#app/ui/Toast/toasts.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { useSending } from '#app/ui/use-sending.ts'
import type { FormField } from './field-words.ts'
import { fieldWord } from './field-words.ts'
import type { Intent } from './panels.ts'
import type { ProfileReply } from './profile-reply.ts'

/** The response to the last submitted form, with scripts or without. */
export const LastReply = createContext<ProfileReply | undefined>(undefined)

/**
 * One form of the account page: its action, whether it is being submitted, its response. A navigation rather than a
 * fetcher: the feed may revalidate the page at any moment, and that drops a fetcher's redirect.
 */
export function usePanelForm(intent: Intent, about?: { name: string; value: string }) {
  const { t } = useTranslation('profile')
  const path = useLocalePath()
  const sending = useSending()
  const hydrated = useHydrated()
  const lastReply = useContext(LastReply)
  const reply = lastReply?.intent === intent ? lastReply : undefined
  const ref = useRef<HTMLFormElement>(null)
  useFirstError(ref, reply)
  const isSent = sending?.get('intent') === intent
  return {
    ref,
    action: path('/my-account/account'),
    intent,
    busy: isSent && (about === undefined || sending.get(about.name) === about.value),
    reply,
    /** Shown as a toast where scripts run. */
    failure: hydrated && reply?.toast === 'failure' ? null : (reply?.failure ?? null),
    error: (field: FormField) => {
      const word = reply ? fieldWord(field, reply.fields) : null
      return word === null ? undefined : t(`fieldErrors.${word}`)
    },
    typed: (field: FormField) => reply?.typed[field],
  }
}

export type PanelFormState = ReturnType<typeof usePanelForm>

/** ACC-15: the problem with the form as a whole, once for the page. */
export function useErrorToast(reply: ProfileReply | undefined) {
  const { t } = useTranslation('profile')
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is reported once.
  useEffect(() => {
    if (reply?.toast === 'failure') showToast({ kind: 'error', value: t('failures.unavailable') })
    if (reply?.toast === 'oldPassword') {
      showToast({ kind: 'error', value: t('error.old_password.incorrect') })
    }
  }, [reply])
}

/** Focuses the first refused field, so that a screen reader announces its error. */
function useFirstError(ref: RefObject<HTMLFormElement | null>, reply: ProfileReply | undefined) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer is a new object.
  useEffect(() => {
    ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [reply])
}

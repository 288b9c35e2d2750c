import { useFetcher } from '@remix-run/react'
import { createContext, type RefObject, useContext, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalePath } from '#app/market/use-locale.ts'
import { showToast } from '#app/ui/Toast/toasts.ts'
import type { FormField } from './field-words.ts'
import { fieldWord } from './field-words.ts'
import type { Intent } from './panels.ts'
import type { ProfileReply } from './profile-reply.ts'

/** The answer to a form that was sent without scripts. */
export const DocumentReply = createContext<ProfileReply | undefined>(undefined)

/** One form of the account page: where it goes, whether it is on its way, what it was answered. */
export function usePanelForm(intent: Intent) {
  const { t } = useTranslation('profile')
  const path = useLocalePath()
  const fetcher = useFetcher<ProfileReply>()
  const documentReply = useContext(DocumentReply)
  const fromDocument = documentReply?.intent === intent ? documentReply : undefined
  const reply = fetcher.data ?? fromDocument
  const ref = useRef<HTMLFormElement>(null)
  useFirstError(ref, reply)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is told once.
  useEffect(() => {
    const toast = fetcher.data?.toast
    if (toast === 'failure') showToast({ kind: 'error', value: t('failures.unavailable') })
    if (toast === 'oldPassword') {
      showToast({ kind: 'error', value: t('error.old_password.incorrect') })
    }
  }, [fetcher.data])
  return {
    Form: fetcher.Form,
    submit: fetcher.submit,
    ref,
    action: path('/my-account/account'),
    intent,
    busy: fetcher.state !== 'idle',
    reply,
    /** A toast has said it, where scripts run. */
    failure: fetcher.data?.toast === 'failure' ? null : (reply?.failure ?? null),
    error: (field: FormField) => {
      const word = reply ? fieldWord(field, reply.fields) : null
      return word === null ? undefined : t(`fieldErrors.${word}`)
    },
    typed: (field: FormField) => reply?.typed[field],
  }
}

export type PanelFormState = ReturnType<typeof usePanelForm>

/** The first field that was refused takes the focus: its error is read with it. */
function useFirstError(ref: RefObject<HTMLFormElement | null>, reply: ProfileReply | undefined) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer is a new object.
  useEffect(() => {
    ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [reply])
}

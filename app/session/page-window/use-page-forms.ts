import { useCallback, useEffect, useRef, useState } from 'react'
import { askPage } from './ask-page.ts'
import type { Place } from './place.tsx'

type Outcome<Data> = Data | 'elsewhere' | 'failed'

/**
 * The forms and links of a page whose content is shown over another page: its data is fetched on opening and for each
 * link, its forms are posted one at a time. An answer that a later link has overtaken is dropped.
 */
export function usePageForms<Page extends object, Answer extends object>(of: {
  /** The page itself. */
  action: string
  /** Its data, for scripts. */
  address: string
  isPage: (it: object) => it is Page
  isAnswer: (it: object) => it is Answer
  onAsk?: () => void
  onPage: (page: Outcome<Page>, search: string) => void
  onAnswer: (answer: Outcome<Answer>, form: FormData, search: string) => void
}): { place: Place; show: (search: string) => Promise<void> } {
  const [sending, setSending] = useState<FormData | null>(null)
  const asked = useRef(0)
  const latest = useRef(of)
  useEffect(() => {
    latest.current = of
  })
  const show = useCallback(async (search: string) => {
    asked.current += 1
    const turn = asked.current
    const { address, isPage, onAsk } = latest.current
    onAsk?.()
    const page = await askPage(`${address}${search}`, isPage)
    if (turn === asked.current) latest.current.onPage(page, search)
  }, [])
  useEffect(() => void show(''), [show])
  const send = async (form: FormData, search: string) => {
    if (sending !== null) return
    setSending(form)
    const answer = await askPage(`${of.address}${search}`, of.isAnswer, form)
    setSending(null)
    latest.current.onAnswer(answer, form, search)
  }
  const place: Place = {
    ...{ action: of.action, sending },
    window: {
      show: (search) => void show(search),
      send: (form, search) => void send(form, search),
    },
  }
  return { place, show }
}

import { useCallback, useEffect, useRef, useState } from 'react'
import type { Place } from './place.tsx'

const TIMEOUT_MS = 15_000

/**
 * Fetches a page of the site as data, or posts a form to it when there is a `body`. `elsewhere`: a guard redirects, and
 * the page itself has to follow. `failed`: no response, or an unexpected shape.
 */
export async function askPage<Data extends object>(
  address: string,
  isData: (answer: object) => answer is Data,
  body?: FormData,
): Promise<Data | 'elsewhere' | 'failed'> {
  try {
    const response = await fetch(address, {
      ...(body ? { method: 'POST', body } : {}),
      headers: { accept: 'application/json' },
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (response.type === 'opaqueredirect' || response.status === 401) return 'elsewhere'
    const isOurs = response.headers.get('content-type')?.startsWith('application/json')
    // Refusals have the same shape.
    const data: unknown = isOurs ? await response.json() : null
    return typeof data === 'object' && data !== null && isData(data) ? data : 'failed'
  } catch {
    return 'failed'
  }
}

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

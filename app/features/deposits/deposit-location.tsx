import { createContext, type ReactNode, useContext } from 'react'
import { useLocalePath } from '#app/market/use-locale.ts'
import { type Place, PlaceProvider, usePlace } from '#app/session/page-window/place.tsx'
import { useSending } from '#app/ui/use-sending.ts'
import type { DepositReply } from './deposit-reply.ts'

/** The context of a deposit, on its page and in its window. */
type Around = {
  reply: DepositReply | undefined
  /** In the window: the request for documents was optional, and it has been read. */
  notified: (() => void) | null
  /** In the window: closes it, which is the way back to the page below. */
  close: (() => void) | null
}

const Here = createContext<Around | null>(null)

export function DepositLocation(props: { place: Place; around: Around; children: ReactNode }) {
  return (
    <PlaceProvider value={props.place}>
      <Here.Provider value={props.around}>{props.children}</Here.Provider>
    </PlaceProvider>
  )
}

/** On a page; `path` below the locale takes the forms. */
export function DepositOnPage(props: {
  path: string
  lastReply: DepositReply | undefined
  children: ReactNode
}) {
  const action = useLocalePath()(props.path)
  const sending = useSending()
  return (
    <DepositLocation
      place={{ action, sending, window: null }}
      around={{ reply: props.lastReply, notified: null, close: null }}
    >
      {props.children}
    </DepositLocation>
  )
}

/** `intent`: of the form being submitted. */
export function useDepositLocation(): Around & { intent: string | null } {
  const around = useContext(Here)
  if (around === null) throw new Error('a deposit stands nowhere')
  const intent = usePlace().sending?.get('intent')
  return { ...around, intent: typeof intent === 'string' ? intent : null }
}

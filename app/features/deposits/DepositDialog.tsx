import { type RefObject, useEffect, useReducer, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalePath } from '#app/market/use-locale.ts'
import { usePageForms } from '#app/session/page-window/use-page-forms.ts'
import { useCloseOnLeaving, useFocusOnNew } from '#app/session/page-window/use-page-window.ts'
import { Dialog } from '#app/ui/Dialog/Dialog.tsx'
import { Loaded } from '#app/ui/Loaded/Loaded.tsx'
import * as styles from './Deposit.css.ts'
import { DepositBody } from './DepositBody.tsx'
import type { DepositPageData } from './deposit.server.ts'
import {
  type DepositFlow,
  type DepositFlowEvent,
  NO_DEPOSIT,
  nextDepositFlow,
} from './deposit-flow.ts'
import { DepositLocation } from './deposit-location.tsx'
import type { DepositReply } from './deposit-reply.ts'
import { isDepositData } from './fetch-deposit-data.ts'

const FAILED = { ...NO_DEPOSIT, status: 'error', cause: 'unavailable' } as const

/** Retrying is safe: its idempotency key is the same. */
const isAnswer = (it: object): it is DepositReply => 'intent' in it

type DepositWindow = { flow: DepositFlow; dispatch: (event: DepositFlowEvent) => void }

/** The deposit in a window over any page: the same as its page, without leaving the current one. */
export function DepositDialog(props: DepositWindow) {
  const { t } = useTranslation('deposit')
  const close = () => props.dispatch({ type: 'clear' })
  useCloseOnLeaving(close)
  return (
    <Dialog open onClose={close} title={t('title')}>
      <DepositWindow {...props} close={close} />
    </Dialog>
  )
}

/** The same as a page of the menu over a game. `close` leads back to the game. */
export function MenuDeposit({ close }: { close: () => void }) {
  const [flow, dispatch] = useReducer(nextDepositFlow, { ...NO_DEPOSIT, status: 'loading' })
  return <DepositWindow flow={flow} dispatch={dispatch} close={close} />
}

function DepositWindow({ flow, dispatch, close }: DepositWindow & { close: () => void }) {
  const path = useLocalePath()
  const page = path('/deposit')
  const [data, setData] = useState<DepositPageData | null>(null)
  const [reply, setReply] = useState<DepositReply>()
  const { place, show } = usePageForms({
    ...{ action: page, address: path('/deposit/data'), isPage: isDepositData, isAnswer },
    onAsk: () => dispatch({ type: 'start' }),
    onPage(answer, search) {
      // The page redirects to where the guards require.
      if (answer === 'elsewhere') return window.location.assign(`${page}${search}`)
      setReply(undefined)
      setData(answer === 'failed' ? null : answer)
      const isForm = answer !== 'failed' && answer.kind === 'form'
      const progress: DepositFlow = { ...NO_DEPOSIT, status: 'allowed' }
      dispatch({
        type: 'result',
        flow: answer === 'failed' ? FAILED : isForm ? answer.flow : progress,
      })
    },
    onAnswer(answer, form) {
      if (answer === 'elsewhere') return window.location.assign(page)
      if (answer === 'failed') return setReply(lostReply(form))
      setReply(answer)
      const { progress } = answer
      const isOnward = answer.intent === 'deposit' || answer.intent === 'continue'
      if (progress?.deposit.next?.step === 'redirect' && isOnward) {
        return window.location.assign(progress.deposit.next.url)
      }
      if (progress) setData(progress)
      else if (answer.intent === 'forget' && answer.failure === null) void show('')
    },
  })

  const view = useFocusOnNew(data)
  usePassFocusOn(view, data !== null)
  const shown = data?.kind === 'form' ? { ...data, flow } : data
  return (
    <div
      ref={view}
      tabIndex={-1}
      className={styles.view}
      data-autofocus="true"
      data-testid="deposit-window"
      data-state={flow.status}
    >
      <Loaded
        load={
          flow.status === 'loading'
            ? { state: 'loading' }
            : shown
              ? { state: 'ready', data: shown }
              : { state: 'failed' }
        }
        again={() => void show('')}
      >
        {(view) => (
          <DepositLocation
            place={place}
            around={{ reply, notified: () => dispatch({ type: 'notification-done' }), close }}
          >
            <DepositBody data={view} />
          </DepositLocation>
        )}
      </Loaded>
    </div>
  )
}

/**
 * The form that comes first gets the focus from the window, which has it while there is only the close button. Where
 * the player or the menu around it has moved the focus, it stays.
 */
function usePassFocusOn(view: RefObject<HTMLElement>, hasCome: boolean): void {
  const isDone = useRef(false)
  useEffect(() => {
    const box = view.current
    if (!hasCome || isDone.current || box === null) return
    const pass = () => {
      if (isDone.current || document.activeElement !== box) return
      isDone.current = true
      box.querySelector<HTMLElement>('input:not([type="hidden"])')?.focus()
    }
    pass()
    // The dialog gives the window the focus a moment after it has opened: the form may be faster.
    box.addEventListener('focus', pass)
    return () => box.removeEventListener('focus', pass)
  }, [view, hasCome])
}

/** The forms without typed values. */
const OTHERS = ['continue', 'cancel', 'forget'] as const

/** No response: the typed values stay, and submitting again is the same deposit. */
function lostReply(form: FormData): DepositReply {
  const text = (name: string) => String(form.get(name) ?? '')
  const sent = text('intent')
  return {
    intent: OTHERS.find((it) => it === sent) ?? 'deposit',
    amountProblem: null,
    optionProblem: null,
    bonusProblem: null,
    failure: 'unavailable',
    typed: {
      ...{ amount: text('amount'), way: text('way') },
      ...{ keep: form.has('keep'), bonus: text('bonus') },
    },
    key: text('key'),
    progress: null,
  }
}

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalePath } from '#app/market/use-locale.ts'
import { PlaceProvider } from '#app/session/page-window/place.tsx'
import { usePageForms } from '#app/session/page-window/use-page-forms.ts'
import { useCloseOnLeaving, useFocusOnNew } from '#app/session/page-window/use-page-window.ts'
import { Dialog } from '#app/ui/Dialog/Dialog.tsx'
import { Loaded } from '#app/ui/Loaded/Loaded.tsx'
import * as styles from './Withdraw.css.ts'
import { WithdrawBody } from './WithdrawBody.tsx'
import type { WithdrawPage } from './withdraw.server.ts'
import type { WithdrawAnswer, WithdrawReply } from './withdraw-actions.server.ts'
import type { WithdrawFlow, WithdrawFlowEvent } from './withdraw-flow.ts'
import { WITHDRAW_LINKS } from './withdraw-links.ts'

/** One loaded view of the window. */
type View = { page: WithdrawPage; done: WithdrawAnswer['done']; visit: string }

const isPage = (it: object): it is WithdrawPage => 'readAt' in it
const isAnswer = (it: object): it is WithdrawAnswer => 'reply' in it

/** The withdrawal in a window over any page: the same as its page, without leaving the current one. */
export default function WithdrawDialog(props: {
  flow: WithdrawFlow
  dispatch: (event: WithdrawFlowEvent) => void
  walletSeq: number | null
}) {
  const { flow, dispatch } = props
  const { t } = useTranslation('withdraw')
  const path = useLocalePath()
  const page = WITHDRAW_LINKS.again(path)
  const [view, setView] = useState<View | null>(null)
  const [reply, setReply] = useState<WithdrawReply>()
  const bring = (brought: WithdrawPage, done: WithdrawAnswer['done']) => {
    setReply(undefined)
    setView({ page: brought, done, visit: brought.reference })
    dispatch({ type: 'success', page: brought })
  }
  const { place, show } = usePageForms({
    ...{ action: page, address: WITHDRAW_LINKS.data(path), isPage, isAnswer },
    onAsk: () => dispatch({ type: 'start' }),
    onPage(answer, search) {
      // The page redirects to where the guards require.
      if (answer === 'elsewhere') return window.location.assign(`${page}${search}`)
      if (answer !== 'failed') return bring(answer, null)
      setView(null)
      dispatch({ type: 'status', status: 'ERROR' })
    },
    onAnswer(answer, form, search) {
      if (answer === 'elsewhere') return window.location.assign(`${page}${search}`)
      if (answer === 'failed') return setReply(lostReply(form))
      if (answer.page) return bring(answer.page, answer.done)
      if (answer.reply) setReply(answer.reply)
    },
  })

  const clear = () => dispatch({ type: 'clear' })
  useCloseOnLeaving(clear)
  const box = useFocusOnNew(view)
  return (
    <Dialog open onClose={clear} title={t('title')}>
      <div
        ref={box}
        tabIndex={-1}
        className={styles.view}
        data-testid="withdraw-window"
        data-state={flow.status}
      >
        <Loaded
          load={
            flow.status === 'LOADING'
              ? { state: 'loading' }
              : view
                ? { state: 'ready', data: view }
                : { state: 'failed' }
          }
          again={() => void show('')}
        >
          {(shown) => (
            <PlaceProvider value={place}>
              <WithdrawBody
                page={{ ...shown.page, state: flow.status, limit: limitOf(flow) }}
                done={shown.done}
                visit={shown.visit}
                reply={reply}
                walletSeq={props.walletSeq}
              />
            </PlaceProvider>
          )}
        </Loaded>
      </div>
    </Dialog>
  )
}

function limitOf({ limit, originalLimit, duration }: WithdrawFlow): WithdrawPage['limit'] {
  return limit === null || originalLimit === null
    ? null
    : { left: limit, whole: originalLimit, duration }
}

/** No response: the typed values stay, and submitting again is the same withdrawal. */
function lostReply(form: FormData): WithdrawReply {
  const text = (name: string) => String(form.get(name) ?? '')
  return {
    intent: form.get('intent') === 'cancel' ? 'cancel' : 'withdraw',
    failure: 'unknown',
    problems: {},
    losing: null,
    typed: { amount: text('amount'), method: text('method') },
    reference: text('reference') || null,
  }
}

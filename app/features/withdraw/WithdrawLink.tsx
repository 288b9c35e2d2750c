import { Link } from '@remix-run/react'
import { lazy, type ReactNode, Suspense, useReducer } from 'react'
import { loadMessages } from '#app/market/i18n.client.ts'
import { useLocalePath } from '#app/market/use-locale.ts'
import { windowLink } from '#app/session/page-window/use-page-window.ts'
import { NO_WITHDRAWAL, nextWithdrawFlow } from './withdraw-flow.ts'
import { WITHDRAW_LINKS } from './withdraw-links.ts'

const loadDialog = async () => {
  const [module] = await Promise.all([
    import('./WithdrawDialog.tsx'),
    loadMessages(['withdraw', 'methods', 'rewards']),
  ])
  return module
}
const WithdrawDialog = lazy(loadDialog)

/** A link to the withdraw page; with scripts, it opens the same in a window over the page. */
export function WithdrawLink(props: {
  className: string
  /** Sequence number of the wallet's newest balance known in the browser; null if none is known. */
  walletSeq: number | null
  children: ReactNode
}) {
  const path = useLocalePath()
  const [flow, dispatch] = useReducer(nextWithdrawFlow, NO_WITHDRAWAL)
  return (
    <>
      <Link
        to={WITHDRAW_LINKS.again(path)}
        className={props.className}
        data-testid="withdraw-open"
        {...windowLink(loadDialog, () => dispatch({ type: 'start' }))}
      >
        {props.children}
      </Link>
      {flow.modal ? (
        <Suspense fallback={null}>
          <WithdrawDialog flow={flow} dispatch={dispatch} walletSeq={props.walletSeq} />
        </Suspense>
      ) : null}
    </>
  )
}

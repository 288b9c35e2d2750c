import { Link } from '@remix-run/react'
import { lazy, type ReactNode, Suspense, useReducer } from 'react'
import { useTranslation } from 'react-i18next'
import { loadMessages } from '#app/market/i18n.client.ts'
import { useLocalePath } from '#app/market/use-locale.ts'
import { windowLink } from '#app/session/page-window/use-page-window.ts'
import { ButtonLink } from '#app/ui/Button/Button.tsx'
import { NO_DEPOSIT, nextDepositFlow } from './deposit-flow.ts'

const loadWords = () => loadMessages(['deposit', 'methods', 'rewards'])
const loadDialog = async () => {
  const [{ DepositDialog }] = await Promise.all([import('./DepositDialog.tsx'), loadWords()])
  return { default: DepositDialog }
}
const DepositDialog = lazy(loadDialog)
/** The deposit as a page of the menu over a game, loaded on use. */
export const MenuDeposit = lazy(async () => {
  const [{ MenuDeposit }] = await Promise.all([import('./DepositDialog.tsx'), loadWords()])
  return { default: MenuDeposit }
})

/** A link to the deposit page; with scripts, it opens as a window over the page. */
export function DepositButton({ block = false, testId }: { block?: boolean; testId: string }) {
  const { t } = useTranslation()
  const { link, window } = useDepositLink()
  return (
    <>
      <ButtonLink {...link} tone="primary" block={block} data-testid={testId}>
        {t('header.deposit')}
      </ButtonLink>
      {window}
    </>
  )
}

/** The same where there is no room for its name: `children` is a sign. */
export function DepositLink(props: { className: string; testId: string; children: ReactNode }) {
  const { t } = useTranslation()
  const { link, window } = useDepositLink()
  const { href, ...handlers } = link
  return (
    <>
      <Link
        {...handlers}
        to={href}
        className={props.className}
        aria-label={t('header.deposit')}
        title={t('header.deposit')}
        data-testid={props.testId}
      >
        {props.children}
      </Link>
      {window}
    </>
  )
}

function useDepositLink() {
  const path = useLocalePath()
  const [flow, dispatch] = useReducer(nextDepositFlow, NO_DEPOSIT)
  return {
    link: {
      href: path('/deposit'),
      ...windowLink(loadDialog, () => dispatch({ type: 'start' })),
    },
    window:
      flow.status === 'inactive' ? null : (
        <Suspense fallback={null}>
          <DepositDialog flow={flow} dispatch={dispatch} />
        </Suspense>
      ),
  }
}

import { useLocation, useSearchParams } from '@remix-run/react'
import { lazy, type MouseEvent, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadMessages } from '#app/market/i18n.client.ts'
import { useLocalePath } from '#app/market/use-locale.ts'
import { useAsksFor } from '#app/session/use-asks-for.ts'
import { ButtonLink } from '#app/ui/Button/Button.tsx'
import { providerLoginPath } from './provider-login-path.ts'

const loadDialog = async () => {
  const [module] = await Promise.all([import('./LoginDialog.tsx'), loadMessages(['login'])])
  return module
}
const LoginDialog = lazy(loadDialog)

/** A link to the login page; with scripts, it opens the popup over the page. */
export function LoginButton(props: { next?: string; testId?: string; text?: string }) {
  const { t } = useTranslation()
  const path = useLocalePath()
  const { pathname, search } = useLocation()
  const [parameters] = useSearchParams()
  const asked = parameters.get(LOGIN_PARAMETER)
  const next = props.next ?? asked ?? `${pathname}${search}`
  const [open, setOpen] = useState(false)
  const atProvider = useAsksFor() === 'provider'
  useEffect(() => {
    if (asked === null) return
    if (atProvider) window.location.assign(providerLoginPath(asked))
    else
      loadDialog().then(
        () => setOpen(true),
        () => undefined,
      )
  }, [asked, atProvider])
  const openHere = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const { href } = event.currentTarget
    // The dialog could not be loaded: its page does the same.
    loadDialog().then(
      () => setOpen(true),
      () => window.location.assign(href),
    )
  }
  const prepare = () => void loadDialog().catch(() => undefined)
  if (atProvider) {
    return (
      <ButtonLink
        href={providerLoginPath(next)}
        tone="primary"
        size="medium"
        reloadDocument
        data-testid={props.testId}
      >
        {props.text ?? t('header.logIn')}
      </ButtonLink>
    )
  }
  return (
    <>
      <ButtonLink
        href={`${path('/login')}?next=${encodeURIComponent(next)}`}
        tone="primary"
        size="medium"
        data-testid={props.testId}
        onClick={openHere}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        {props.text ?? t('header.logIn')}
      </ButtonLink>
      {open ? (
        <Suspense fallback={null}>
          <LoginDialog next={next} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}

/** Beside the other buttons that start a game. */
export const logInToPlay = (next: string, text: string) => (
  <LoginButton next={next} text={text} testId="start-login" />
)

/** The query parameter that opens the login popup; its value is the page to go to afterwards (CON-04). */
const LOGIN_PARAMETER = 'login'

import { useLocation } from '@remix-run/react'
import { lazy, type MouseEvent, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadMessages } from '#app/market/i18n.client.ts'
import { useLocalePath } from '#app/market/use-locale.ts'
import { ButtonLink } from '#app/ui/Button/Button.tsx'
import * as styles from './Cookies.css.ts'

const loadDialog = async () => {
  const [module] = await Promise.all([import('./CookieDialog.tsx'), loadMessages(['cookies'])])
  return module
}
const CookieDialog = lazy(loadDialog)

/** A link to the settings page; with scripts, the settings open over the page instead. */
export function CookieSettingsButton({ look }: { look: 'button' | 'link' }) {
  const { t } = useTranslation()
  const path = useLocalePath()
  const { pathname, search } = useLocation()
  const [open, setOpen] = useState(false)
  const href = `${path('/cookie-settings')}?back=${encodeURIComponent(`${pathname}${search}`)}`
  const openHere = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    // The dialog could not be loaded: its page does the same.
    loadDialog().then(
      () => setOpen(true),
      () => window.location.assign(href),
    )
  }
  return (
    <>
      {look === 'button' ? (
        <ButtonLink href={href} block onClick={openHere} data-testid="cookies-settings">
          {t('cookies.settings')}
        </ButtonLink>
      ) : (
        <a
          href={href}
          className={styles.footerLink}
          onClick={openHere}
          data-testid="cookies-footer"
        >
          {t('cookies.footer')}
        </a>
      )}
      {open ? (
        <Suspense fallback={null}>
          <CookieDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}

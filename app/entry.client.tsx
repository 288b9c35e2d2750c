import { RemixBrowser } from '@remix-run/react'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { startI18n } from '#app/market/i18n.client.ts'

async function hydrate(): Promise<void> {
  const i18n = await startI18n()
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <I18nextProvider i18n={i18n}>
          <RemixBrowser />
        </I18nextProvider>
      </StrictMode>,
    )
  })
}

// A navigation that another one replaces ends its request, and the rest of that stream then fails with no one waiting.
window.addEventListener('unhandledrejection', (event) => {
  const { reason } = event
  if (reason instanceof DOMException && reason.name === 'AbortError') event.preventDefault()
})

void hydrate()

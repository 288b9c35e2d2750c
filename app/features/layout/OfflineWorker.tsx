import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#app/market/use-locale.ts'

/**
 * Registers the worker that answers for pages while there is no network (public/offline-worker.js), and tells it the
 * words for it in the page's language. Browsers without workers show their own page.
 */
export function OfflineWorker() {
  const { t } = useTranslation()
  const { tag } = useLocale()
  useEffect(() => {
    const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
    if (!workers) return
    const words = {
      ...{ lang: tag, title: t('errors.network.title'), text: t('errors.network.text') },
      again: t('errors.area.button'),
    }
    workers
      .register('/offline-worker.js')
      .then(() => workers.ready)
      .then(({ active }) => active?.postMessage(words))
      .catch(() => undefined)
  }, [tag, t])
  return null
}

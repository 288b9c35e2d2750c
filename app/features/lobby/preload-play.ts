import { whenIdle } from '#app/ui/when-idle.ts'

/** Its scripts and styles are nearly all of the live tables' page, too. */
const PLAY_ROUTE = 'routes/casino/play'

/**
 * Loads the scripts and styles of the play page once this page is complete and idle: the click on a game then waits for
 * its launch alone. A browser that saves data loads them with the click.
 */
export function preloadPlayPage(): void {
  if (savesData()) return
  const whenLoaded = () => whenIdle(load)
  if (document.readyState === 'complete') whenLoaded()
  else window.addEventListener('load', whenLoaded, { once: true })
}

function load(): void {
  const route = window.__remixManifest.routes[PLAY_ROUTE]
  // Once in a document: another list of games finds it done.
  if (!route || isLinked(route.module)) return
  const modules = [route.module, ...(route.imports ?? [])].filter((it) => !isLinked(it))
  for (const href of modules) {
    const link = document.createElement('link')
    document.head.append(Object.assign(link, { rel: 'modulepreload', href, fetchPriority: 'low' }))
  }
  // Read into the cache: a prefetch link is not a style sheet to every browser's reading of the policy.
  for (const href of route.css ?? []) fetch(href, { priority: 'low' }).catch(() => undefined)
}

const isLinked = (href: string) =>
  document.querySelector(`link[href="${CSS.escape(href)}"]`) !== null

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}

// Answers a page that cannot be loaded because there is no network. It keeps three texts in the language of the last
// page, and nothing else: pages of an account never leave the network.

const CACHE = 'offline'
const WORDS = '/offline-words'
const STYLE =
  'body{font:17px/1.5 system-ui,sans-serif;max-width:30rem;margin:20vh auto;padding:0 1.5rem}a{display:inline-block;padding:.75rem 1.25rem;border:2px solid;border-radius:12px;color:inherit;font-weight:600;text-decoration:none}'

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('activate', (event) => {
  // The request of a page does not wait for this worker to start.
  event.waitUntil(
    Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()]),
  )
})

self.addEventListener('message', (event) => {
  const { lang, title, text, again } = event.data ?? {}
  if (![lang, title, text, again].every((it) => typeof it === 'string')) return
  const words = Response.json({ lang, title, text, again })
  event.waitUntil(caches.open(CACHE).then((it) => it.put(WORDS, words)))
})

self.addEventListener('fetch', (event) => {
  const { mode, method } = event.request
  // A form that was sent is not repeated.
  if (mode === 'navigate' && method === 'GET') event.respondWith(pageOf(event))
})

async function pageOf(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch (error) {
    const words = await (await caches.open(CACHE)).match(WORDS)
    if (!words) throw error
    return offlinePage(await words.json())
  }
}

async function offlinePage({ lang, title, text, again }) {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(STYLE))
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest)))
  const html = `<!doctype html><html lang="${escaped(lang)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="dark light"><title>${escaped(title)}</title><style>${STYLE}</style></head><body><main><h1>${escaped(title)}</h1><p>${escaped(text)}</p><p><a href="">${escaped(again)}</a></p></main></body></html>`
  const policy = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy }
  return new Response(html, { status: 503, headers })
}

const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text) => text.replace(/[&<>"]/g, (it) => ENTITIES[it])

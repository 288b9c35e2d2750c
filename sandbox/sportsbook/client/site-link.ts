import {
  BOOK_HANDSHAKE,
  type BookToSite,
  parseSiteToBook,
  type SiteToBook,
} from '#contracts/sportsbook/book-frame.ts'

/**
 * Waits for the site's page to pass a port, then speaks over it. Only messages from the exact origins that the page
 * names are accepted. Without a site around it the book shows its offer and takes no bets.
 */
export function createSiteLink(
  parents: readonly string[],
  read: (message: SiteToBook) => void,
): (message: BookToSite) => void {
  let port: MessagePort | null = null
  window.addEventListener('message', (event) => {
    const [passed] = event.ports
    const isSite = event.source === window.parent && parents.includes(event.origin)
    if (!isSite || event.data !== BOOK_HANDSHAKE || !passed) return
    port?.close()
    port = passed
    port.onmessage = ({ data }) => {
      const message = parseSiteToBook(data)
      if (message) read(message)
    }
    port.postMessage({ type: 'READY' } satisfies BookToSite)
  })
  return (message) => port?.postMessage(message)
}

/** How long to wait before each of three more tries (API-07, CON-15). */
const RETRY_AFTER_MS = [500, 1_000, 2_000]

type Browser = {
  fetch: (address: string) => Promise<Response>
  wait: (ms: number) => Promise<void>
}
const BROWSER: Browser = {
  fetch: (address) => fetch(address),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}

/**
 * The texts at an address. A lost connection and an answer that means "not now" are tried again; any other refusal would
 * be the same a moment later. Throws the last failure: a page never shows a key in place of a text.
 */
export async function fetchMessages(address: string, browser = BROWSER): Promise<unknown> {
  for (let attempt = 0; ; attempt += 1) {
    const waitMs = RETRY_AFTER_MS[attempt]
    try {
      const answer = await browser.fetch(address)
      if (answer.ok) return await answer.json()
      const isFinal = answer.status < 500 && answer.status !== 429
      if (isFinal || waitMs === undefined) {
        throw new MessagesError(`the messages at ${address} answered ${answer.status}`)
      }
    } catch (error) {
      if (error instanceof MessagesError || waitMs === undefined) throw error
    }
    await browser.wait(waitMs)
  }
}

class MessagesError extends Error {
  override readonly name = 'MessagesError'
}

import type { SportsbookProvider } from '../sportsbook-provider.ts'

/** The provider with context calls (GAP-141, GAP-142): everywhere that no other one serves. */
export const CONTEXT: SportsbookProvider = {
  id: 'context',
  framePath: '/sportsbook/frame',
  countries: null,
  opensToAnyone: true,
  async open({ openContext, ofPlayer }, { headers, kept }) {
    const opened = await openContext(headers, kept)
    if (!opened.ok) return opened
    const { contextId: context, url } = opened.value
    const session = ofPlayer && (await ofPlayer.createSession())
    if (session?.ok === false) return session
    return { ok: true, value: { context, url, session: session?.value.sessionId ?? null } }
  },
}

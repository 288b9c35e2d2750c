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
    const token = session?.value.sessionId ?? null
    return { ok: true, value: { context, url, session: token, token } }
  },
  // Its session has a name of its own once the sportsbook has exchanged the token.
  async leave({ readSession, endSession }) {
    const known = await readSession()
    if (!known.ok || known.value.sessionId === null) return known
    return endSession(known.value.sessionId)
  },
}

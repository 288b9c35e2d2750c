import type { SportsbookProvider } from '../sportsbook-provider.ts'

/** The provider with context calls (GAP-141, GAP-142): everywhere that no other one serves. */
export const CONTEXT: SportsbookProvider = {
  id: 'context',
  serves: () => true,
  async open({ createSession, openContext }, { headers, kept }) {
    const opened = await openContext(headers, kept)
    if (!opened.ok) return opened
    const { contextId: context, url } = opened.value
    const session = createSession && (await createSession())
    if (session?.ok === false) return session
    return { ok: true, value: { context, url, session: session?.value.sessionId ?? null } }
  },
}

import type { SportsbookProvider } from '../sportsbook-provider.ts'

/** Sportradar (GAP-141, SPB-09): has sessions of players only, each a part of the address of its frame. */
export const SPORTRADAR: SportsbookProvider = {
  id: 'sportradar',
  framePath: '/sportradar/frame',
  countries: ['BR', 'CL'],
  opensToAnyone: false,
  async open({ ofPlayer }) {
    if (ofPlayer === null) return { ok: true, value: null }
    const created = await ofPlayer.createSportradarSession()
    if (!created.ok) return created
    const url = new URL(created.value.url)
    const token = created.value.sessionId
    url.searchParams.set('session', token)
    return { ok: true, value: { context: null, session: null, url: url.href, token } }
  },
  leave: ({ closeSportradarSession }, token) => closeSportradarSession(token),
}

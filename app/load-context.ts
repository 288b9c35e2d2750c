import type { ContentClient } from '#app/content/content-client.server.ts'
import type { PreviewState } from '#app/features/preview/preview-state.ts'
import type { Previews } from '#app/features/preview/previews.server.ts'
import type { PlatformClient } from '#app/platform-client/platform-client.server.ts'
import type { GuardConfig } from '#app/session/guards.ts'
import type { Identity } from '#app/session/identity/identity.ts'
import type { SessionStore } from '#app/session/session-store.ts'
import type { Station } from '#app/session/station.ts'

/** What the server hands to every loader and action. Secrets stay out of it: only doors and facts. */
declare module '@remix-run/node' {
  interface AppLoadContext {
    cspNonce: string
    /** The visitor's address as the server knows it, never from a header of the browser (GAP-047). */
    clientAddress: string
    /** Where the visitor is, as far as anybody can tell (MKT-19). */
    station: Station
    /** Staff or QA by their network: past maintenance and countries, past nothing else (GAP-156). */
    isInternal: boolean
    content: ContentClient
    platform: PlatformClient
    /** Who knows the players: the platform, or an OpenID Connect provider. */
    identity: Identity
    sessions: SessionStore
    /** Grows when the player's standing was changed by hand: what is remembered of the player is then old. */
    playerVersion: (playerId: string) => number
    config: SiteConfig
    clock: () => number
    /** The moment for which content is chosen: now, or that of a preview. Never for sessions or money. */
    contentClock: () => number
    /** Set while an editor looks at what is not public yet. */
    preview: PreviewState | null
    /** Null where previews are off. */
    previews: Previews | null
    /** Tells that what this answer shows is different from this moment on: nothing keeps it any longer. */
    changesAt: (moment: number) => void
    logger: SiteLogger
  }
}

export type SiteConfig = {
  publicOrigin: string
  contentAssetUrl: string
  platformFeedOrigin: string
  gameOrigins: string[]
  studioUrl: string
  mode: 'demo' | 'live'
  demoHints: boolean
  /** A newer one asks every visitor again (GAP-097). */
  cookiePolicyVersion: string
  /** Closed by the operator, every market of it (GAP-022). */
  maintenance: boolean
  guards: GuardConfig
}

export type SiteLogger = {
  info(data: object, text: string): void
  warn(data: object, text: string): void
  error(data: object, text: string): void
}

// Loader and action data travel as they are, without the detour over JSON types.
declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true
  }
}

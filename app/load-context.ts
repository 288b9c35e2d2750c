import type { ContentClient } from '#app/content/content-client.server.ts'
import type { PreviewState } from '#app/features/preview/preview-state.ts'
import type { Previews } from '#app/features/preview/previews.server.ts'
import type { SearchMisses } from '#app/features/search/search-misses.server.ts'
import type { ReadLiveTables } from '#app/platform-client/live-tables.server.ts'
import type { PlatformClient } from '#app/platform-client/platform-client.server.ts'
import type { TableFeed } from '#app/platform-client/table-feed.server.ts'
import type { GuardConfig } from '#app/session/guards.ts'
import type { Identity } from '#app/session/identity/identity.ts'
import type { SessionStore } from '#app/session/session-store.ts'
import type { Station } from '#app/session/station.ts'
import type { GameKind } from '#game-providers/game-provider.ts'

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
    /** The tables of the third-party provider; null where it cannot say. */
    liveTables: ReadLiveTables
    /** Tells of every change at any live table, for as long as somebody looks. */
    tableFeed: Pick<TableFeed, 'watch'>
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
    /** Counts searches that found nothing, for editors; null where nobody may write the report. */
    searchMisses: Pick<SearchMisses, 'note'> | null
    /** Null where previews are off. */
    previews: Previews | null
    /** Tells that what this answer shows is different from this moment on: nothing keeps it any longer. */
    changesAt: (moment: number) => void
    logger: SiteLogger
  }
}

/** Where the games of a provider are, and where they may come from. */
export type GameSetup = {
  cdn: string
  /** A licensed host for countries in which the provider is restricted (CON-28). */
  proxyCdn: string | null
  template: string | null
  /** Exact origins (GAP-113). */
  origins: readonly string[]
  kinds: readonly GameKind[]
}

export type SiteConfig = {
  publicOrigin: string
  contentAssetUrl: string
  platformFeedOrigin: string
  /** The providers whose games have pages, by their ids. */
  games: Readonly<Record<string, GameSetup>>
  /** Exact origins of the pages on which players pay. */
  paymentOrigins: readonly string[]
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

import type { ContentClient } from '#app/content/content-client.server.ts'
import type { Preview } from '#app/features/preview/preview-state.ts'
import type { Previews } from '#app/features/preview/previews.server.ts'
import type { SearchMisses } from '#app/features/search/search-misses.server.ts'
import type { ReadBook } from '#app/platform-client/book-offer.server.ts'
import type { ReadLiveTables } from '#app/platform-client/live-tables.server.ts'
import type { PlatformClient } from '#app/platform-client/platform-client.server.ts'
import type { TableFeed } from '#app/platform-client/table-feed.server.ts'
import type { FraudValue } from '#app/session/fraud-value.ts'
import type { GeoLocation } from '#app/session/geo-location.ts'
import type { GuardConfig } from '#app/session/guards.ts'
import type { Identity } from '#app/session/identity/identity.ts'
import type { SessionStore } from '#app/session/session-store.ts'
import type { GameKind } from '#game-providers/game-provider.ts'
import type { SwitchedOn } from '#sportsbook-providers/index.ts'

/** The context of every loader and action. It contains no secrets, only services and facts. */
declare module '@remix-run/node' {
  interface AppLoadContext {
    cspNonce: string
    /** The visitor's IP address as determined by the server, never from a header of the browser (GAP-047). */
    clientAddress: string
    /** The visitor's location, as far as it can be determined (MKT-19). */
    geoLocation: GeoLocation
    /** Staff or QA by their network: bypasses maintenance and country blocks, nothing else (GAP-156). */
    isInternal: boolean
    content: ContentClient
    platform: PlatformClient
    /** The tables of the third-party provider; null while unavailable. */
    liveTables: ReadLiveTables
    /** Notifies of every change of any live table, while watched. */
    tableFeed: Pick<TableFeed, 'watch'>
    /** What each sportsbook offers, and its names, by provider. */
    bookOffers: Readonly<Record<string, ReadBook>>
    /** The identity source: the platform, or an OpenID Connect provider. */
    identity: Identity
    sessions: SessionStore
    /** Grows when the player's status was changed manually: cached data of the player is then out of date. */
    playerVersion: (playerId: string) => number
    config: SiteConfig
    clock: () => number
    /** The time for which content is selected: now, or that of a preview. Never for sessions or money. */
    contentClock: () => number
    /** Set while an editor views unpublished content. */
    preview: Preview | null
    /** A page outside previews was asked for by a script of a page inside: it must be loaded as a document. */
    leavesPreview: boolean
    /** Counts searches without results, for editors; null if there is no write access for the report. */
    searchMisses: Pick<SearchMisses, 'note'> | null
    /** Null where previews are off. */
    previews: Previews | null
    /** Declares that this response's content changes at that moment: it must not be cached beyond it. */
    changesAt: (moment: number) => void
    /** Renders the page when it is this visitor's turn: few are rendered at once. */
    inRenderTurn: <Page>(work: () => Promise<Page>) => Promise<Page>
    logger: SiteLogger
  }
}

/** Where a provider's games are hosted, and their allowed origins. */
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
  /** The providers whose games have pages, by id. */
  games: Readonly<Record<string, GameSetup>>
  /** Null where it is closed by configuration (GRD-12). */
  sportsbook: {
    brandId: string
    switchedOn: SwitchedOn
    /** By provider, with the exact origin of its frame. */
    providers: Readonly<Record<string, { origin: string; isInvented: boolean }>>
  } | null
  /** Exact origins of the payment pages. */
  paymentOrigins: readonly string[]
  studioUrl: string
  mode: 'demo' | 'live'
  demoHints: boolean
  /** Of the operator's fraud script. */
  fraudValue: FraudValue
  /** A newer version asks every visitor again (GAP-097). */
  cookiePolicyVersion: string
  /** The operator has closed all markets (GAP-022). */
  maintenance: boolean
  guards: GuardConfig
}

export type SiteLogger = {
  info(data: object, text: string): void
  warn(data: object, text: string): void
  error(data: object, text: string): void
}

// Types of loader and action data are kept as they are, not converted to JSON types.
declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true
  }
}

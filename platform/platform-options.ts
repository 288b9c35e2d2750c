import type { ReadGameFacts } from '#contracts/game-facts.ts'
import type { OpenedByFlag } from '#markets/products.ts'
import type { StakeQuestion, StakeRules } from '#markets/stake-rules.ts'
import type { PaymentProvider } from '#payment-providers/payment-provider.ts'
import type { CodeLimits } from './codes/index.ts'
import type { Db } from './db/db.ts'
import type {
  AskStakeBack,
  IsProviderHidden,
  ProviderAccess,
  ReadOutcome,
} from './gameplay/index.ts'
import type { PlatformLogger } from './http/app.ts'
import type { Messenger } from './messages/index.ts'
import type { IdentityProvider, MigrationSource, verifyPassword } from './players/index.ts'
import type { JackpotSource } from './provider-data/index.ts'
import type { RateLimit } from './rate/index.ts'
import type { RegisterDeps } from './registers/index.ts'
import type { Captcha } from './sign-up/index.ts'
import type { DocumentKeys, IdentityChecker, Scanner } from './verification/index.ts'

export type PlatformOptions = {
  db: Db
  /** Unix milliseconds. */
  clock: () => number
  /** Unguessable bytes; default the system's generator. */
  random?: (bytes: number) => Buffer
  logger: PlatformLogger
  /** Our own address, which stands in every token. */
  issuer: string
  /** Where a browser opens the wallet feed: `ws://…/v1/player/wallet/feed`. */
  feedUrl: string
  /** Origins whose pages may open the feed. */
  siteOrigins: readonly string[]
  /** The providers that this operator has, by their ids; no other has calls or callbacks. */
  gameProviders: Readonly<Record<string, ProviderAccess>>
  /** Who takes and gives money, and the secret that it signs its events with. */
  payments: { provider: PaymentProvider; secret: string }
  /** What content says of a game; money is staked in no other. */
  gameFacts: ReadGameFacts
  /** Which providers editors hide; no game of theirs starts. */
  isProviderHidden: IsProviderHidden
  /** Products that the operator has opened against the table of markets. */
  openedByFlag?: OpenedByFlag
  /** Whether people of a country may sign up, pay in and stake; by default everywhere. */
  takesRealMoney?: (country: string) => boolean
  /** What bets are held to; by default what game and market say together. */
  stakeRulesOf?: (question: StakeQuestion) => StakeRules
  /** Asks a provider what came out in a round; by default nobody is asked. */
  readOutcome?: ReadOutcome
  /** Null is what a provider says that nobody can ask. */
  askStakeBack?: AskStakeBack
  /** Who knows what jackpots stand at; without it no values are shown. */
  jackpots?: JackpotSource
  /** The server that knows the tables of creedroomz: `{url}/tables`. */
  creedroomzUrl?: string
  /** Keys the hashes of one-time codes and the captcha's puzzles; 32 characters at least. */
  secret: string
  /** Seal the files of documents: the first is the newest. */
  documentKeys: DocumentKeys
  /** Looks for malware in files; by default one that knows the test virus alone. */
  scanner?: Scanner
  /** Who checks passports; by default they are uploaded. */
  identityChecker?: IdentityChecker
  /** Registers of excluded people; a market whose register is not here cannot ask it, which closes play there. */
  registers?: RegisterDeps['registers']
  /** Which register is asked about players of a country; by default the one of the table of markets. */
  registerOf?: RegisterDeps['registerOf']
  /** Carries mail and SMS; by default a table, which the sandbox shows. */
  messenger?: Messenger
  /** Tells people from floods at sign-up; by default a puzzle for the browser. */
  captcha?: Captcha
  /** An answer that the default captcha always takes: of a demo, for its tests. */
  captchaAlwaysAccepted?: string
  /** Compares what was typed at a sign-in with the hash; by default on the hashing threads. */
  verifyPassword?: typeof verifyPassword
  /** Where players sign in instead of here (GAP-036). */
  identityProvider?: IdentityProvider
  /** An older system that may know players who are not here yet (SES-26). */
  migration?: MigrationSource
  /** Version of the terms that every player has to accept, whatever is published. */
  termsVersion?: string
  /** The version of the terms that is published for players of a country; null, and by default: nobody knows. */
  publishedTerms?: (countryCode: string) => Promise<string | null>
  rateLimits?: {
    /** Of sign-ins, by visitor and by account (GAP-006). */
    signIn?: RateLimit
    /** Of password checks for all addresses together that failed lately (R16). */
    failed?: RateLimit
    calls?: RateLimit
    /** Of each form of sign-up, password reset and account, by visitor (GAP-006). */
    forms?: RateLimit
    codes?: CodeLimits
  }
}

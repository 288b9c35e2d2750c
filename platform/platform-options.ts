import type { ReadGameFacts } from '#contracts/game-facts.ts'
import type { OpenedByFlag } from '#markets/products.ts'
import type { StakeQuestion, StakeRules } from '#markets/stake-rules.ts'
import type { SignUpRisks } from '#markets/types.ts'
import type { PaymentProvider } from '#payment-providers/payment-provider.ts'
import type { CodeLimits } from './codes/index.ts'
import type { Context } from './context.ts'
import type {
  IsProviderHidden,
  ProviderAccess,
  ReadOutcome,
  RequestStakeRefund,
} from './gameplay/index.ts'
import type { Messenger } from './messages/index.ts'
import type { IdentityProvider, MigrationSource, verifyPassword } from './players/index.ts'
import type { JackpotSource } from './provider-data/index.ts'
import type { RateLimit } from './rate/index.ts'
import type { RegisterDeps } from './registers/index.ts'
import type { Captcha } from './sign-up/index.ts'
import type { ReadStatement, SendBalance, SportsbookDeps } from './sportsbook/index.ts'
import type { DocumentKeys, IdentityChecker, Scanner } from './verification/index.ts'

export type PlatformOptions = Omit<Context, 'random'> & {
  /** By default the system's generator. */
  random?: Context['random']
  /** Our own address, part of every token. */
  issuer: string
  /** Where a browser opens the wallet feed: `ws://…/v1/player/wallet/feed`. */
  feedUrl: string
  /** Origins whose pages may open the feed. */
  siteOrigins: readonly string[]
  /** The operator's game providers, by id; no other has calls or callbacks. */
  gameProviders: Readonly<Record<string, ProviderAccess>>
  /** The operator's sportsbook providers, by id; without one there is no sports betting. */
  sportsbookProviders?: SportsbookDeps['providers']
  /** The bounds of sports bets in a currency; by default those of `sportsBoundsOf`. */
  sportsBounds?: SportsbookDeps['boundsOf']
  /** The payment provider, and the secret with which it signs its events. */
  payments: { provider: PaymentProvider; secret: string }
  /** Facts of a game from the content; games without them accept no stakes. */
  gameFacts: ReadGameFacts
  /** Providers that editors hide; their games cannot be launched. */
  isProviderHidden: IsProviderHidden
  /** Products that the operator has enabled despite the market table. */
  openedByFlag?: OpenedByFlag
  /** Whether people of a country may sign up, deposit and stake; by default everywhere. */
  takesRealMoney?: (country: string) => boolean
  /** What a sign-up has to verify where the operator sets it; by default the market table defines it. */
  signUpRisks?: SignUpRisks
  /** The rules for bets; by default those of game and market combined. */
  stakeRulesOf?: (question: StakeQuestion) => StakeRules
  /** Requests a round's outcome from a provider; by default outcomes are not requested. */
  readOutcome?: ReadOutcome
  /** Returns null for a provider that cannot be asked. */
  requestStakeRefund?: RequestStakeRefund
  /** Requests a sportsbook's statement of its bets; by default they are not compared with ours. */
  readStatement?: ReadStatement
  /** Notifies a sportsbook of a changed balance; by default none is notified. */
  sendBalance?: SendBalance
  /** The source of jackpot values; without it none are shown. */
  jackpots?: JackpotSource
  /** The server with the tables of creedroomz: `{url}/tables`. */
  creedroomzUrl?: string
  /** Keys the hashes of one-time codes and the captcha's puzzles; 32 characters at least. */
  secret: string
  /** Encrypt the files of documents: the first is the newest. */
  documentKeys: DocumentKeys
  /** Scans files for malware; by default one that knows only the test virus. */
  scanner?: Scanner
  /** Checks passports online; by default they are uploaded. */
  identityChecker?: IdentityChecker
  /** Exclusion registers; a market whose register is missing here cannot query it, which closes play there. */
  registers?: RegisterDeps['registers']
  /** The register to query for players of a country; by default that of the market table. */
  registerOf?: RegisterDeps['registerOf']
  /** Sends mail and SMS; by default a table, which the sandbox shows. */
  messenger?: Messenger
  /** Distinguishes people from bots at sign-up; by default a puzzle for the browser. */
  captcha?: Captcha
  /** An answer that the default captcha always accepts, for tests of a demo. */
  captchaAlwaysAccepted?: string
  /** Checks an entered password against the hash; by default on the hashing threads. */
  verifyPassword?: typeof verifyPassword
  /** External sign-in (GAP-036). */
  identityProvider?: IdentityProvider
  /** An older system that may have players who have not been migrated yet (SES-26). */
  migration?: MigrationSource
  /** Version of the terms that every player has to accept, whatever is published. */
  termsVersion?: string
  /** The version of the terms published for players of a country; null, also the default: unknown. */
  publishedTerms?: (countryCode: string) => Promise<string | null>
  rateLimits?: {
    /** For sign-ins, per visitor and per account (GAP-006). */
    signIn?: RateLimit
    /** For password checks of all addresses with recent failures together (R16). */
    failed?: RateLimit
    calls?: RateLimit
    /** For each form of sign-up, password reset and account, per visitor (GAP-006). */
    forms?: RateLimit
    codes?: CodeLimits
  }
}

import { randomUUID } from 'node:crypto'
import { mustAcceptTerms } from '#contracts/dotted-version.ts'
import { toLimitKey } from '#contracts/limit-key.ts'
import { IDENTITY_CHECK } from '#contracts/provider-callbacks/identity-check.ts'
import type { Result } from '#contracts/result.ts'
import type { Modules } from '../modules.ts'
import type { PlatformOptions } from '../platform-options.ts'
import { authorise, migratePlayer } from '../players/index.ts'
import { createJackpots, createLiveTables } from '../provider-data/index.ts'
import { createRateLimiter, ofVisitor, type RateLimit, takeFromWindows } from '../rate/index.ts'
import { confirmSignUp, findDraft } from '../sign-up/index.ts'
import { createWinners } from '../winners/index.ts'
import { createApp } from './app.ts'
import { describeApi } from './open-api.ts'
import { PSP } from './psp-routes.ts'
import type { Route } from './route.ts'
import { createRoutes } from './routes.ts'
import { IN_PROCESS_CALLER } from './visitor.ts'

/** Slows guessing; wrong passwords are also counted separately and lock an account (GAP-040); ASVS 2.4.1. */
const SIGN_IN_LIMIT: RateLimit = { limit: 10, windowMs: 60_000 }
const FORM_LIMIT: RateLimit = { limit: 10, windowMs: 60_000 }
/** Far above the players and providers of a demo; a flood reaches it. */
const CALL_LIMIT: RateLimit = { limit: 60_000, windowMs: 60_000 }

/** Every call of the platform, bound to the modules that answer it. */
export function routesOfPlatform(options: PlatformOptions, modules: Modules): Route[] {
  const { context, sessions, check, signUp, payments } = modules
  const { db, clock, logger } = context
  const signInLimit = options.rateLimits?.signIn ?? SIGN_IN_LIMIT
  const logSignIn = <Outcome extends Result<unknown>>(result: Outcome, ip: string): Outcome => {
    const outcome = result.ok ? 'SIGNED_IN' : result.refusal
    logger.info({ event: 'sign_in', outcome, ip }, 'sign-in')
    return result
  }
  return createRoutes({
    context,
    sessions,
    signUp,
    passwordReset: modules.passwordReset,
    account: modules.account,
    exclusions: { ...context, messenger: modules.messenger, background: modules.background },
    gameLists: gameListsOf(options, modules),
    gameplay: modules.gameplay,
    sportsbook: modules.sportsbook,
    deposits: payments.deposits,
    withdrawals: payments.withdrawals.deps,
    rewards: modules.rewards,
    psp: payments.inbox,
    verification: modules.verification,
    feedUrl: options.feedUrl,
    readOutcome: options.readOutcome ?? (async () => null),
    provider: options.identityProvider ?? null,
    logSignIn,
    signIn: async (request, ip) => logSignIn(await modules.signIn(request, ip), ip),
    limitSignIn: ({ visitor, email }) =>
      takeFromWindows(
        db,
        [
          ...ofVisitor('sign-in-from', visitor, signInLimit),
          { key: `sign-in-as:${email}`, limit: signInLimit },
        ],
        clock(),
      ),
    confirm: (credentials) => confirmSignUp({ ...signUp, check }, credentials),
    migrate: (credentials) =>
      migratePlayer(
        {
          ...context,
          register: modules.register,
          source: options.migration ?? null,
          onFailure: (error) => logger.warn({ err: error }, 'the older system could not be asked'),
        },
        credentials,
      ),
    publishedKeys: () => modules.keys.published(),
    health: () => db.health(),
  })
}

/** What the lobby's lists are read from. */
function gameListsOf(options: PlatformOptions, { context }: Modules) {
  const { clock, logger } = context
  const cannotAsk = (what: string) => (error: unknown) =>
    logger.warn({ err: error }, `${what} cannot be asked for`)
  return {
    favourites: context,
    winners: createWinners(context),
    jackpots: createJackpots({
      source: options.jackpots ?? null,
      clock,
      onFailure: cannotAsk('jackpots'),
    }),
    creedroomz: createLiveTables({
      url: options.creedroomzUrl ?? null,
      clock,
      onFailure: cannotAsk('tables'),
    }),
  }
}

/** Serves the routes, with the limits on calls and the secrets of who signs theirs. */
export function createPlatformApp(
  options: PlatformOptions,
  modules: Modules,
  routes: readonly Route[],
) {
  const { sessions, signUp } = modules
  const { db, clock, logger } = modules.context
  const limitCalls = createRateLimiter(options.rateLimits?.calls ?? CALL_LIMIT, clock)
  const formLimit = options.rateLimits?.forms ?? FORM_LIMIT
  return createApp({
    routes,
    openApi: describeApi(routes, options.issuer),
    authorise: (token) => authorise(sessions, token),
    areTermsDue: async (player) =>
      mustAcceptTerms(await modules.account.termsOf(player.country_code), player.terms_version),
    findDraft: (token) => findDraft(signUp, token),
    limitForm: (form, visitor) =>
      takeFromWindows(db, ofVisitor(`form:${form}`, visitor, formLimit), clock()),
    secretOf: secretsOf({
      ...options.gameProviders,
      ...options.sportsbookProviders,
      [PSP]: options.payments,
      ...(options.identityChecker ? { [IDENTITY_CHECK]: options.identityChecker } : {}),
    }),
    clock,
    newRequestId: randomUUID,
    // The site acts for all its visitors: it limits them itself.
    limitCalls: (address) =>
      address === IN_PROCESS_CALLER ? 0 : limitCalls.take(toLimitKey(address)),
    isHttps: options.issuer.startsWith('https://'),
    logger,
  })
}

/** The secret of a provider that has routes; requesting another is a bug and throws. */
function secretsOf(
  providers: Readonly<Record<string, { secret: string }>>,
): (provider: string) => string {
  return (id) => {
    const secret = Object.hasOwn(providers, id) ? providers[id]?.secret : undefined
    if (!secret) throw new Error(`no secret is known of the provider ${id}`)
    return secret
  }
}

import type { InitiateCheck } from '#contracts/provider-callbacks/identity-check.ts'
import type { Context } from '../context.ts'
import type { Scanner } from './scanner.ts'
import type { Vault } from './vault.ts'

/** A provider that checks passports: gets a reference and the URL to return to. Null: cannot be reached now. */
export type IdentityChecker = {
  /** Signs the results. */
  secret: string
  initiate(check: InitiateCheck): Promise<string | null>
}

export type VerificationDeps = Pick<Context, 'db' | 'clock'> & {
  vault: Vault
  scan: Scanner
  /** Null: identity documents are uploaded like all others. */
  identityChecker: IdentityChecker | null
  /** Origins that a browser may be returned to after a check. */
  siteOrigins: readonly string[]
}

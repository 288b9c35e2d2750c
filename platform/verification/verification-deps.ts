import type { InitiateCheck } from '#contracts/provider-callbacks/identity-check.ts'
import type { Db } from '../db/db.ts'
import type { Scanner } from './scanner.ts'
import type { Vault } from './vault.ts'

/** Who checks passports: gets a reference and where to lead the browser afterwards. Null: cannot be asked now. */
export type IdentityChecker = {
  /** Signs the results. */
  secret: string
  initiate(check: InitiateCheck): Promise<string | null>
}

export type VerificationDeps = {
  db: Db
  clock: () => number
  vault: Vault
  scan: Scanner
  /** Null: documents of identity are uploaded as all others. */
  identityChecker: IdentityChecker | null
  /** Where a browser may be led to after a check. */
  siteOrigins: readonly string[]
}

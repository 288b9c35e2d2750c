import { createHash } from 'node:crypto'
import { isDatabaseError } from './database-error.ts'
import type { Db } from './db.ts'
import { applyFunctionSet, CREATE_FUNCTION_SET, type FunctionSetReport } from './function-set.ts'
import { FUNCTION_SET, MIGRATIONS } from './generated/migrations.ts'
import { START_LOCK } from './start-lock.ts'

const UNIQUE_VIOLATION = '23505'

/** A migration that was already applied to this database has been edited: its tables are not what the code expects. */
class MigrationChangedError extends Error {
  override readonly name = 'MigrationChangedError'

  constructor(migration: string) {
    super(
      `The database was made by another version of migration ${migration}: \`npm run reset\` makes a new demo database.`,
    )
  }
}

/** A database from before the baseline that was not migrated up to it: this code does not know its tables. */
class MigrationsMissingError extends Error {
  override readonly name = 'MigrationsMissingError'

  constructor(missing: readonly string[]) {
    super(
      `The database is older than the baseline and lacks ${missing.join(', ')}. Start it once with the last version that has these migrations (its newest is ${Object.keys(OLD_MIGRATIONS).at(-1)}), then with this one; \`npm run reset\` makes a new demo database.`,
    )
  }
}

/**
 * Brings the schema `platform` up to date: tables by numbered migrations, each once, then all functions, views and
 * triggers where they are not the newest. Each is one transaction under an advisory lock, so that instances may start
 * together: the slower one finds the row and goes on.
 */
export async function migrate(db: Db): Promise<FunctionSetReport> {
  await db.batch([
    START_LOCK,
    { sql: 'create schema if not exists platform' },
    {
      sql: `create table if not exists platform.migration
        (name text primary key, hash text not null, applied_at timestamptz not null default now())`,
    },
    CREATE_FUNCTION_SET,
  ])
  const rows = await db.query<{ name: string; hash: string }>(
    'select name, hash from platform.migration',
  )
  const applied = new Map(rows.map((it) => [it.name, it.hash]))
  const isAdopted = adopts(applied)
  for (const { name, statements } of MIGRATIONS) {
    const hash = hashOf(statements)
    const before = applied.get(name)
    if (before === undefined) {
      const isThere = name === BASELINE && isAdopted
      await apply(db, { name, hash, statements: isThere ? [] : statements })
    } else if (before !== hash) throw new MigrationChangedError(name)
  }
  return applyFunctionSet(db, {
    ...FUNCTION_SET,
    tables: MIGRATIONS.flatMap((it) => it.statements),
  })
}

/**
 * Whether everything that the baseline creates was created by the migrations before it. Throws when only some of it
 * was.
 */
function adopts(applied: ReadonlyMap<string, string>): boolean {
  if (applied.has(BASELINE)) return false
  const old = Object.entries(OLD_MIGRATIONS)
  const missing = old.filter(([name]) => !applied.has(name))
  if (missing.length === old.length) return false
  if (missing.length > 0) throw new MigrationsMissingError(missing.map(([name]) => name))
  const changed = old.find(([name, hash]) => applied.get(name) !== hash)
  if (changed) throw new MigrationChangedError(changed[0])
  return true
}

async function apply(
  db: Db,
  migration: { name: string; hash: string; statements: readonly string[] },
): Promise<void> {
  const { name, hash, statements } = migration
  try {
    await db.batch([
      START_LOCK,
      { sql: 'insert into platform.migration (name, hash) values ($1, $2)', params: [name, hash] },
      ...statements.map((sql) => ({ sql })),
    ])
  } catch (error) {
    const rows = await db.query('select 1 from platform.migration where name = $1', [name])
    const otherWasFaster = isDatabaseError(error, UNIQUE_VIOLATION) && rows.length === 1
    if (!otherWasFaster) throw error
  }
}

function hashOf(statements: readonly string[]): string {
  return createHash('sha256').update(statements.join('\n')).digest('hex')
}

/**
 * The migrations that the baseline replaces, with the hashes stored in a database that was created by them. Their text
 * is in the history of the repository.
 */
export const BASELINE = '0040_baseline'

export const OLD_MIGRATIONS: Readonly<Record<string, string>> = {
  '0000_tables': '4e65b124c4794828e45097d0f629e643d3681c4fe0bac966fc38ce2a262212c7',
  '0001_wallet_functions': 'e53a7b0da47cd5bc5e7a91a8742d66845663d8275d9aee1f5e583bfe36035c2b',
  '0002_segments': 'bd612bb960298ba2716eb65e6d9a4d35fcc7b8f5613f420b453b0ae3d288ee8a',
  '0003_messages_and_codes': '847ca10d27db8e6dfe6f49eb30aad294d6c414bf0408d4f92ad444fc125f7d85',
  '0004_accounts': 'ae810849bb7d57c794d3d29af728b5c453cb66f105d1441738bd86b5b255d3fb',
  '0005_player_standing': 'ba7209c7dee768cb742efb60fc52e11774d9631c6f1853897be1b7bf2a0aef3c',
  '0006_identity': '26d082147a73cd016d7a08d248af95c26e5948ce7bc973f5de2c2613ea9799b1',
  '0007_password_reset_and_account':
    'd737acfc94a47134fa9d0b4ef61b84e3770359824a4ba392e49bfc3fcc4cdf8c',
  '0008_stake_flags': '09b5f3fea29ed9c6e486861ac06bb77096064a73c27fc448da0fbd25264d3e0a',
  '0013_rounds': '2360e070560bd3c9cbeb81ff66731a7413818ab6175a694935a47ddb9ca08565',
  '0014_player_games': 'b74e8c614e05b4ccbc148d758a808ddd0a3beb26d649ee0458048e75a1bc4022',
  '0015_guesses_by_the_hour': '3635be04c7a609288cba9af2a1b4d40080970576ce02cfcb6ec4e89ee92caec3',
  '0016_provider_session': '0e84274a5d2f1746f46703ecb207e2e7678410f8741aa55777dff14df943f7d2',
  '0017_play_rules': 'ad4882224ac430a7041c82c55a50b2295be0b027786fda0170f63487fc193779',
  '0018_played_suggestions': 'c7a752607110bbe913f962668eb0db395530cb198ee47d41043a6e15d0e3be47',
  '0019_deposits': 'd0fdceb3a7ceb8eb3cbfff3a9399f78a7587a12bd8fc43cbf426edea93cd1967',
  '0020_withdrawals': 'd0c2f4e1a6c05e160873ac37c460fa207d2ecdfa5ed4ffdff19ba0ac06117bdc',
  '0021_transaction_lists': '53736fe80b0e563eab73a3e90bc7e3ee66abf27ea4d70607deaaf3b94cb56104',
  '0022_verification': 'b4e928bc9fff67a0cb20edeabb9f5d1308a3f0df3d74d00128c40a25ee8034c8',
  '0023_payments_held_together': 'ca610f7d337564cc2250d83973df970f89a6e6e3d060c72e3b1e412dd5c551bd',
  '0024_breaks': 'd960aabb9980d63aa99d878909c4821e4d1df04dd44f02bf295f039b5ab98feb',
  '0025_limits': '68c07f3afb1d24d1ff7cbc8c5416ebc559274a6665296030ef87d2aec3f64aab',
  '0026_play_days': '1da1daa07986c630a8030a527b15934c09d85aee89dd0b4179c20aa27d0c7a97',
  '0027_limits_told': 'b53076c40957fa506321f98bf9b516a3b332c220d518cf785b03f482bec57d9d',
  '0028_registers': 'd17d4d71393a79c60efd4dd2d0fc175c52fd2f32a459583ff8c8cd66fe015093',
  '0029_identities': '64da150c85b917ab08145c8af73c5b632f328b130b551661bf82a56a3d1e6f0f',
  '0030_activity_timer': 'ac28fcccb46392eabc76c2dd255e1547d18bdf6c814537f02814cebdbcfc9fe1',
  '0031_bonuses': '52018844ce273bbf0d29b3a0176a0bd1d905fb1ad704842d6ea0868533b2034a',
  '0033_limits_first': '08956700b562d2b54cf6fb909f49a74f7112c1f4291286b52abbe60d4f6ff3fc',
  '0034_evidence_and_registers': '9b0106b058c8fda68277e992d172d0a3a505f3d9a3f79f77d5e07de2585cc3f6',
  '0035_early_warning': '47a24fcf2fa49b8b2cbb9a6aaebd9bd32b3f8784e05cacb56ee166b2fac15985',
  '0038_books': 'b965d98d4e937abbbb672af12f928b092bd5b6b2f5f9871232665db7b214fa70',
  '0039_breaks_of_staff': '408562826f6de9da24c87bc359f3979e7cec76020729f3a7eb3aae492076e7b8',
}

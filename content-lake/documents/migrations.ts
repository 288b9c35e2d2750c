import type { LakeDatabase } from '../lake-database.ts'

/** An arbitrary number that no other lock uses. */
const LOCK = 7_204_411

/** Each step runs once, in order; a released step is never changed. */
const STEPS: readonly (readonly string[])[] = [
  [
    'CREATE TABLE IF NOT EXISTS lake.dataset (name text PRIMARY KEY, created_at text NOT NULL)',
    `CREATE TABLE IF NOT EXISTS lake.document (
      dataset text NOT NULL, id text NOT NULL, body text NOT NULL, PRIMARY KEY (dataset, id))`,
    `CREATE TABLE IF NOT EXISTS lake.transaction (
      dataset text NOT NULL, seq bigint NOT NULL, id text NOT NULL, author text NOT NULL, at text NOT NULL,
      mutations text NOT NULL, PRIMARY KEY (dataset, seq), UNIQUE (dataset, id))`,
    `CREATE TABLE IF NOT EXISTS lake.effect (
      dataset text NOT NULL, document_id text NOT NULL, seq bigint NOT NULL,
      before_rev text, after_rev text, apply text NOT NULL, revert text NOT NULL,
      PRIMARY KEY (dataset, document_id, seq))`,
    `CREATE TABLE IF NOT EXISTS lake.editor (id text PRIMARY KEY, email text NOT NULL UNIQUE,
      name text NOT NULL, role text NOT NULL, password_hash text NOT NULL)`,
    `CREATE TABLE IF NOT EXISTS lake.editor_session (token_hash text PRIMARY KEY,
      editor_id text NOT NULL, expires_at bigint NOT NULL)`,
    `CREATE TABLE IF NOT EXISTS lake.keyvalue (editor_id text NOT NULL, key text NOT NULL,
      value text NOT NULL, PRIMARY KEY (editor_id, key))`,
  ],
  [
    // The response to a repeated request, and what tells it from a different request with the same id.
    'ALTER TABLE lake.transaction ADD COLUMN results text, ADD COLUMN fingerprint text',
    'ALTER TABLE lake.transaction ALTER COLUMN mutations DROP NOT NULL',
    // Each document's part of a transaction, for listeners that reconnect after a restart.
    'ALTER TABLE lake.effect ADD COLUMN mutations text',
    'CREATE INDEX effect_by_seq ON lake.effect (dataset, seq)',
  ],
  // The markets that an editor is limited to, as a JSON list; null for all.
  ['ALTER TABLE lake.editor ADD COLUMN markets text'],
  [
    // Effects used to count the revision among the fields, so no Studio could read them. The old ones are deleted; the
    // documents stay.
    'DELETE FROM lake.effect',
  ],
  [
    // An export leaves out ids that begin with `_.`; the contents of an archived release must not be lost with them.
    `UPDATE lake.document SET id = 'release-archive.' || substr(id, 12),
      body = replace(body, '"_id":"_.archives.', '"_id":"release-archive.')
      WHERE starts_with(id, '_.archives.')`,
  ],
  [
    `CREATE TABLE lake.audit (
      seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, at text NOT NULL, kind text NOT NULL,
      who text NOT NULL, name text NOT NULL, role text NOT NULL, way text NOT NULL, dataset text,
      transaction_id text, documents jsonb NOT NULL, document_count integer NOT NULL, detail text)`,
    'CREATE INDEX audit_by_who ON lake.audit (who, seq)',
    `CREATE FUNCTION lake.refuse_to_rewrite_audit() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'the audit log is only added to'; END $$`,
    `CREATE TRIGGER audit_is_only_added_to BEFORE UPDATE OR DELETE OR TRUNCATE ON lake.audit
      FOR EACH STATEMENT EXECUTE FUNCTION lake.refuse_to_rewrite_audit()`,
  ],
  [
    'ALTER TABLE lake.editor ADD COLUMN disabled_at text',
    `CREATE TABLE lake.editor_link (token_hash text PRIMARY KEY, editor_id text NOT NULL,
      expires_at bigint NOT NULL)`,
    'CREATE INDEX editor_link_by_editor ON lake.editor_link (editor_id)',
  ],
  [
    // Links that show a preview to people without an account; lists are JSON, times milliseconds since 1970.
    `CREATE TABLE lake.preview_link (
      id text PRIMARY KEY, token_hash text NOT NULL UNIQUE, dataset text NOT NULL, editor_id text NOT NULL,
      perspective text NOT NULL, paths text, path text NOT NULL, view text NOT NULL,
      created_at bigint NOT NULL, expires_at bigint NOT NULL, revoked_at bigint)`,
    'CREATE INDEX preview_link_by_editor ON lake.preview_link (dataset, editor_id, created_at)',
  ],
]

/** Migrates the tables to the newest step. Processes that start together wait for one another. */
export async function prepareTables(db: LakeDatabase): Promise<void> {
  await db.batch([
    { sql: 'SELECT pg_advisory_xact_lock($1)', params: [LOCK] },
    { sql: 'CREATE SCHEMA IF NOT EXISTS lake' },
    { sql: 'CREATE TABLE IF NOT EXISTS lake.migration (step integer PRIMARY KEY)' },
  ])
  for (const [index, statements] of STEPS.entries()) {
    const done = await db.query('SELECT step FROM lake.migration WHERE step = $1', [index])
    if (done.length > 0) continue
    await db
      .batch([
        { sql: 'SELECT pg_advisory_xact_lock($1)', params: [LOCK] },
        { sql: 'INSERT INTO lake.migration (step) VALUES ($1)', params: [index] },
        ...statements.map((sql) => ({ sql })),
      ])
      .catch((error: { code?: string }) => {
        // Another process already applied it.
        if (error.code !== '23505') throw error
      })
  }
}

/** The lake's database interface: PostgreSQL's dialect, and a batch that is one transaction. */
export type LakeDatabase = {
  query<Row>(sql: string, params?: unknown[]): Promise<Row[]>
  batch(statements: { sql: string; params?: unknown[] }[]): Promise<void>
}

/** What the game server needs of a database: PostgreSQL's dialect. */
export type SandboxDatabase = {
  query<Row>(sql: string, params?: unknown[]): Promise<Row[]>
}

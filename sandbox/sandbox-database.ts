/** What the game server needs from a database: PostgreSQL's dialect. */
export type SandboxDatabase = {
  query<Row>(sql: string, params?: unknown[]): Promise<Row[]>
}

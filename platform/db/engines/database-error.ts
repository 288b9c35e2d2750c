/** What a database said no with: SQLSTATE in `code`, the constraint's name where there is one. */
export class DatabaseError extends Error {
  override name = 'DatabaseError'
  readonly code: string | undefined
  readonly constraint: string | undefined

  constructor(error: {
    message: string
    code?: string | undefined
    constraint?: string | undefined
  }) {
    super(error.message)
    this.code = error.code
    this.constraint = error.constraint
  }
}

/** What PostgreSQL said, on either engine. The message can quote data: it belongs into no answer. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError'
  readonly code: string
  readonly detail: string | undefined
  readonly constraint: string | undefined

  constructor(fields: { message: string; code: string; detail?: string; constraint?: string }) {
    super(fields.message)
    this.code = fields.code
    this.detail = fields.detail
    this.constraint = fields.constraint
  }
}

/** The database could not be reached, or stopped while it worked: the outcome of a write is unknown. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError'
}

export function isDatabaseError(error: unknown, code?: string): error is DatabaseError {
  return error instanceof DatabaseError && (code === undefined || error.code === code)
}

export type ErrorFields = { message: string; code: string; detail?: string; constraint?: string }

/** The plain fields of a driver's error, or null when it did not come from the server. */
export function toErrorFields(error: unknown): ErrorFields | null {
  if (typeof error !== 'object' || error === null) return null
  const { message, code, detail, constraint } = error as Record<string, unknown>
  if (typeof code !== 'string' || !/^[0-9A-Z]{5}$/.test(code)) return null
  return {
    message: typeof message === 'string' ? message : 'database error',
    code,
    ...(typeof detail === 'string' ? { detail } : {}),
    ...(typeof constraint === 'string' ? { constraint } : {}),
  }
}

import pino from 'pino'

export type Logger = pino.Logger

/** Fields that must never appear in a log, wherever they occur in a logged object. */
const REDACTED = [
  'password',
  'token',
  'idToken',
  'accessToken',
  'refreshToken',
  'authorization',
  'cookie',
  'secret',
  'ticket',
]

/** A cause chain that ends in one of these means that another system was unreachable: our own stack is of no help. */
const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'ETIMEDOUT',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_SOCKET',
])

/** An error for the log: its causes in one line, and stacks only where they help. */
export function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const serialised = pino.stdSerializers.err(error)
  return isUnreachable(error) ? { type: serialised.type, message: serialised.message } : serialised
}

function isUnreachable(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > 8) return false
  const { code } = error as NodeJS.ErrnoException
  return (
    UNREACHABLE.has(code ?? '') ||
    error.name === 'TimeoutError' ||
    isUnreachable(error.cause, depth + 1)
  )
}

export function createLogger(level: string): Logger {
  return pino({
    level,
    serializers: { err: describeError },
    redact: {
      paths: REDACTED.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]),
      censor: '[redacted]',
    },
  })
}

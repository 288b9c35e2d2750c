import pino from 'pino'

export type Logger = pino.Logger

/** Everything that must never stand in a log, wherever it turns up in a logged object. */
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

export function createLogger(level: string): Logger {
  return pino({
    level,
    redact: {
      paths: REDACTED.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]),
      censor: '[redacted]',
    },
  })
}

import { PARTS, PORT_OF } from '#server/ports.ts'

type Variable = (typeof PORT_OF)[keyof typeof PORT_OF]

/** Free ports, except those that the run's environment sets. */
export const ASKED_PORTS = Object.fromEntries(
  PARTS.map((part) => [PORT_OF[part], process.env[PORT_OF[part]] ?? '0']),
)

/**
 * The last line of the product's welcome: it is ready, and these are its ports. The runner puts each group into the
 * environment, where the workers read them.
 */
export const OPEN = new RegExp(
  `^${PARTS.map((part) => `${PORT_OF[part]}=(?<${PORT_OF[part]}>\\d+)`).join(' ')}\\n`,
  'm',
)

/** 0 until the product is ready: tests are listed without it. */
export function portOf(variable: Variable): number {
  return Number(process.env[variable] ?? 0)
}

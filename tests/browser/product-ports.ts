import { PARTS, PORT_OF } from '#server/ports.ts'

type Variable = (typeof PORT_OF)[keyof typeof PORT_OF]

/** Free ones, but for those that the environment of the run names. */
export const ASKED_PORTS = Object.fromEntries(
  PARTS.map((part) => [PORT_OF[part], process.env[PORT_OF[part]] ?? '0']),
)

/**
 * The last line of the product's welcome: it is open, and these are its ports. The runner puts each group into the
 * environment, from which the workers have them.
 */
export const OPEN = new RegExp(
  `^${PARTS.map((part) => `${PORT_OF[part]}=(?<${PORT_OF[part]}>\\d+)`).join(' ')}\\n`,
  'm',
)

/** 0, and nobody there, until the product is open: tests are listed without it. */
export function portOf(variable: Variable): number {
  return Number(process.env[variable] ?? 0)
}

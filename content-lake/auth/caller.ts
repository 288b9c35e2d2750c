import { isIP } from 'node:net'

/** Who asks, in the order of service: the site first, then people with a token, then strangers. */
export type CallerKind = 'site' | 'editor' | 'stranger'
export type Caller = {
  kind: CallerKind
  /** Counts what one caller holds: the id of an identity, or the network of a stranger. */
  key: string
}

/** The order in which the lanes serve them. */
export const RANK: Readonly<Record<CallerKind, number>> = { site: 0, editor: 1, stranger: 2 }

/** The host itself, and the site that it serves. */
export const SITE: Caller = { kind: 'site', key: 'site' }

/** An IPv6 address counts by its /64 network: who has one address of it has them all. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  if (isIP(address) !== 6) return address
  const [head = '', tail] = address.toLowerCase().split('%', 1)[0]?.split('::') ?? []
  const groups = head === '' ? [] : head.split(':')
  const rest = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : 8 - groups.length - rest.length
  return [...groups, ...Array.from({ length: zeros }, () => '0'), ...rest]
    .slice(0, 4)
    .map((it) => Number.parseInt(it, 16).toString(16))
    .join(':')
}

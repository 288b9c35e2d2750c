import { isIP } from 'node:net'

/** The key of one visitor: an IPv6 customer has a whole /64 of addresses to use. */
export function toLimitKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  if (isIP(address) !== 6) return address
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? []
  const groups = head === '' ? [] : head.split(':')
  const rest = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : 8 - groups.length - rest.length
  const all = [...groups, ...Array.from({ length: zeros }, () => '0'), ...rest]
  return `${all
    .slice(0, 4)
    .map((it) => Number.parseInt(it, 16).toString(16))
    .join(':')}::/64`
}

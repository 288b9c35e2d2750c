import { BlockList, isIP } from 'node:net'

/** Whether an address is in one of these ranges (GAP-156). Without a range, none is. */
export function createInternalRange(ranges: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const range of ranges) {
    const { address, prefix, family } = parseRange(range)
    list.addSubnet(address, prefix, family)
  }
  if (ranges.length === 0) return () => false
  return (address) => {
    // How a dual-stack listener shows an IPv4 visitor.
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
    const version = isIP(plain)
    return version !== 0 && list.check(plain, version === 4 ? 'ipv4' : 'ipv6')
  }
}

/** Whether this is an address with a prefix, `10.0.0.0/8` or `2001:db8::/32`, or a single address. */
export function isRange(text: string): boolean {
  const { address, prefix, family } = parseRange(text)
  const most = family === 'ipv4' ? 32 : 128
  return isIP(address) !== 0 && /^\d+$/.test(text.split('/')[1] ?? '0') && prefix <= most
}

function parseRange(text: string): { address: string; prefix: number; family: 'ipv4' | 'ipv6' } {
  const [address = '', prefix] = text.trim().split('/')
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
  return { address, prefix: Number(prefix ?? (family === 'ipv4' ? 32 : 128)), family }
}

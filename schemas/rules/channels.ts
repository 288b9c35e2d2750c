import type { Device } from './audience.ts'

/**
 * Whether a game runs on this kind of device (LOB-02): tablets and phones are the channel `mobile`. None chosen is all;
 * so is an unknown one: an editor's slip must not hide a game.
 */
export function runsOn(channels: readonly string[] | null | undefined, device: Device): boolean {
  const known = (channels ?? []).filter((it) => it === 'web' || it === 'mobile')
  return known.length === 0 || known.includes(device === 'desktop' ? 'web' : 'mobile')
}

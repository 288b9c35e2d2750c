/** The allowed hosts of videos; nothing else may be framed in content (GAP-123). */
const HOSTS = {
  youtube: { name: 'YouTube', origin: 'https://www.youtube-nocookie.com' },
  vimeo: { name: 'Vimeo', origin: 'https://player.vimeo.com' },
} as const

export const VIDEO_ORIGINS: readonly string[] = Object.values(HOSTS).map((it) => it.origin)

export type Video = { host: string; frame: string; page: string }

/** Parses the URL of a video as the browser shows it on its host; null for any other URL. */
export function videoOf(address: string | null | undefined): Video | null {
  if (!address || !URL.canParse(address)) return null
  const { protocol, hostname, pathname, searchParams } = new URL(address)
  if (protocol !== 'https:') return null
  const host = hostname.replace(/^www\./, '')
  if (host === 'youtube.com') return youtube(searchParams.get('v') ?? '')
  if (host === 'youtu.be') return youtube(pathname.slice(1))
  if (host === 'vimeo.com') return vimeo(pathname.slice(1))
  return null
}

/** Validation for the Studio. */
export function isVideoAddress(value: string | undefined): true | string {
  return videoOf(value) ? true : 'The address of a video at youtube.com, youtu.be or vimeo.com.'
}

function youtube(id: string): Video | null {
  if (!/^[\w-]{11}$/.test(id)) return null
  const { name, origin } = HOSTS.youtube
  return {
    host: name,
    frame: `${origin}/embed/${id}?autoplay=1&rel=0`,
    page: `https://www.youtube.com/watch?v=${id}`,
  }
}

function vimeo(id: string): Video | null {
  if (!/^\d{4,12}$/.test(id)) return null
  const { name, origin } = HOSTS.vimeo
  return {
    host: name,
    frame: `${origin}/video/${id}?autoplay=1&dnt=1`,
    page: `https://vimeo.com/${id}`,
  }
}

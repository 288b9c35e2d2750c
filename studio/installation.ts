/** What this Studio is connected to. */
type Installation = {
  /** This installation's lake; without it the Studio uses a hosted Sanity project. */
  apiHost?: string
  projectId: string
  dataset: string
  /** The site that the preview shows. */
  siteUrl: string
}

/**
 * The server writes it into the page (server/studio.ts), so one build works at any URL. Elsewhere (a static host,
 * `sanity dev`, the extraction of the schema) the build's environment applies.
 */
export function readInstallation(): Installation {
  const element = typeof document === 'undefined' ? null : document.getElementById('installation')
  if (element?.textContent) return JSON.parse(element.textContent) as Installation
  const apiHost = process.env.SANITY_STUDIO_API_HOST
  return {
    ...(apiHost ? { apiHost } : {}),
    projectId: process.env.SANITY_STUDIO_PROJECT_ID || 'playhouse',
    dataset: process.env.SANITY_STUDIO_DATASET || 'production',
    siteUrl: process.env.SANITY_STUDIO_SITE_URL || 'http://localhost:3000',
  }
}

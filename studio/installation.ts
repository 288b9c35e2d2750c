/** With what this Studio works. */
type Installation = {
  /** The lake of this installation; without it the Studio works with a hosted Sanity project. */
  apiHost?: string
  projectId: string
  dataset: string
  /** The site that editors look at before they publish. */
  siteUrl: string
}

/**
 * The product writes it into the page that it serves (server/studio.ts), so one build serves any address. Elsewhere (a
 * static host, `sanity dev`, the extraction of the schema) the environment of the build counts.
 */
export function readInstallation(): Installation {
  const told = typeof document === 'undefined' ? null : document.getElementById('installation')
  if (told?.textContent) return JSON.parse(told.textContent) as Installation
  const apiHost = process.env.SANITY_STUDIO_API_HOST
  return {
    ...(apiHost ? { apiHost } : {}),
    projectId: process.env.SANITY_STUDIO_PROJECT_ID || 'playhouse',
    dataset: process.env.SANITY_STUDIO_DATASET || 'production',
    siteUrl: process.env.SANITY_STUDIO_SITE_URL || 'http://localhost:3000',
  }
}

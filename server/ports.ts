export const PARTS = ['site', 'sandbox', 'lake', 'platform', 'studio'] as const
export type Part = (typeof PARTS)[number]

/** The variable that names the port of each part. */
export const PORT_OF = {
  site: 'SITE_PORT',
  sandbox: 'SANDBOX_PORT',
  lake: 'LAKE_PORT',
  platform: 'PLATFORM_PORT',
  studio: 'STUDIO_PORT',
} as const satisfies Record<Part, string>

/** The pages whose text a person can read beside a form (TRM-04). */
export const READ_BESIDE = ['terms', 'cookie-policy'] as const
export type ReadBeside = (typeof READ_BESIDE)[number]

/** The address of the text of such a page, as a fragment. */
export function pageTextAddress(segment: string, slug: ReadBeside): string {
  return `/api/fragment/page-text?${new URLSearchParams({ locale: segment, slug })}`
}

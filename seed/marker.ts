import { createClient, type SanityClient } from '@sanity/client'

export type LakeAddress = { url: string; token: string }

/** Raised when the demo content changes: a lake with older content is seeded again. */
export const CONTENT_VERSION = 34
export const MARKER_ID = 'seed.content'

export function lakeClient({ url, token }: LakeAddress): SanityClient {
  return createClient({
    projectId: 'playhouse',
    dataset: 'production',
    apiVersion: '2025-02-19',
    apiHost: url,
    useProjectHostname: false,
    useCdn: false,
    token,
  })
}

/** Whether the lake has this version of the demo content, completely: the marker is written last. */
export async function isContentSeeded(address: LakeAddress): Promise<boolean> {
  const marker = await lakeClient(address).getDocument(MARKER_ID)
  return marker?.version === CONTENT_VERSION
}

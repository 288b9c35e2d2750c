import {
  type ContentClient,
  type ContentClientOptions,
  ContentUnavailableError,
  toSanityClient,
} from './content-client.server.ts'
import { parseContent } from './parse-content.server.ts'

/** Beyond it, an error serves an editor better than more waiting. */
const WAIT_MS = 5_000

/**
 * Content as an editor sees it before it is public: a perspective of drafts or releases, read with the rights of that
 * editor and never cached. For one request. A hosted project knows no such rights: there the token's own apply.
 */
export function createPreviewContent(
  options: ContentClientOptions & { token: string; readsForEditors: boolean },
  published: ContentClient,
  { perspective, editor }: { perspective: readonly string[]; editor: string },
): ContentClient {
  const client = toSanityClient({ ...options, apiVersion: '2025-02-19' }).withConfig({
    ...(options.readsForEditors ? { headers: { 'x-lake-reader': editor } } : {}),
    perspective:
      perspective.length === 1 && perspective[0] === 'drafts' ? 'drafts' : [...perspective],
  })
  return {
    async fetch(query, params, schema) {
      const result = await client
        .fetch<unknown>(query, params as Record<string, unknown>, {
          signal: AbortSignal.timeout(WAIT_MS),
        })
        .catch((error: unknown) => {
          options.logger.warn({ err: error }, 'a preview could not be read')
          throw new ContentUnavailableError('the content lake does not answer')
        })
      return parseContent(schema, result).value
    },
    version: published.version,
    onChange: () => () => undefined,
    assetUrl: published.assetUrl,
    imageBaseUrl: published.imageBaseUrl,
    outdateAll: () => undefined,
    isReady: () => true,
    health: () => published.health(),
    close: async () => undefined,
  }
}

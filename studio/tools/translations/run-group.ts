import type { SanityClient } from 'sanity'
import { type GroupKind, groupActions } from '../../../schemas/rules/publish-group.ts'
import { keepTranslationState } from './keep-state.ts'
import type { TranslatedDocument } from './use-translations.ts'

/**
 * Publishes or unpublishes documents in one transaction: all of them or none. Rejects with the lake's error, which
 * names the document and the violated rule.
 */
export async function runGroup(
  client: SanityClient,
  kind: GroupKind,
  documents: readonly TranslatedDocument[],
): Promise<void> {
  await client.action(
    groupActions(
      kind,
      documents.map((it) => it.id),
    ),
  )
  if (kind === 'unpublish') return
  // Afterwards, as a refused publication makes no translation stale; without the record one counts as filled.
  await Promise.allSettled(
    documents.map(({ id, published, content }) =>
      keepTranslationState(client, { id, before: published, after: content }),
    ),
  )
}

import { PublishIcon, UnpublishIcon } from '@sanity/icons'
import { Box, Button, Card, Dialog, Flex, Stack, Text, useToast } from '@sanity/ui'
import { useId, useState } from 'react'
import type { SanityClient } from 'sanity'
import {
  type GroupFinding,
  type GroupKind,
  groupActions,
  groupFindings,
  planGroup,
  withTitles,
} from '../../../schemas/rules/publish-group.ts'
import { inWords } from '../../../schemas/rules/publish-guards.ts'
import { useContentClient } from '../shared/use-live-query.ts'
import { keepTranslationState } from './keep-state.ts'
import type { Chosen, TranslatedDocument } from './use-translations.ts'

const WORDS = {
  publish: { text: 'Publish selected', icon: PublishIcon, tone: 'positive' },
  unpublish: { text: 'Unpublish selected', icon: UnpublishIcon, tone: 'critical' },
} as const satisfies Record<GroupKind, object>
const KINDS: readonly GroupKind[] = ['publish', 'unpublish']

type Props = { chosen: readonly Chosen[]; onClear: () => void }

/** The group actions for the selected documents, and why an action is not available. */
export function GroupBar({ chosen, onClear }: Props) {
  const [opened, setOpened] = useState<GroupKind | null>(null)
  const reasonId = useId()
  const plans = KINDS.map((kind) => ({ kind, reason: planGroup(kind, chosen).reason }))
  const reasons = [...new Set(plans.flatMap(({ reason }) => (reason === null ? [] : [reason])))]
  return (
    <Card borderBottom paddingX={4} paddingY={3} data-testid="group-bar">
      <Flex gap={3} align="center" wrap="wrap">
        <Text size={1} weight="semibold" role="status">
          {chosen.length} selected
        </Text>
        {plans.map(({ kind, reason }) => (
          <Button
            key={kind}
            text={WORDS[kind].text}
            icon={WORDS[kind].icon}
            tone={WORDS[kind].tone}
            mode="ghost"
            fontSize={1}
            padding={2}
            disabled={reason !== null}
            aria-describedby={reason === null ? undefined : reasonId}
            onClick={() => setOpened(kind)}
          />
        ))}
        {chosen.length > 0 && (
          <Button text="Clear selection" mode="bleed" fontSize={1} padding={2} onClick={onClear} />
        )}
        {reasons.length > 0 && (
          <Stack space={2} id={reasonId}>
            {reasons.map((it) => (
              <Text key={it} size={1} muted>
                {it}
              </Text>
            ))}
          </Stack>
        )}
      </Flex>
      {opened && (
        <GroupDialog
          kind={opened}
          chosen={chosen}
          onDone={onClear}
          onClose={() => setOpened(null)}
        />
      )}
    </Card>
  )
}

const DIALOG_WORDS = {
  publish: {
    header: 'Publish together',
    intro: 'All of these go live together, in every language they hold, or none of them does.',
    confirm: 'Publish',
    tone: 'positive',
    done: 'published',
    refused: 'Nothing was published.',
  },
  unpublish: {
    header: 'Unpublish together',
    intro: 'All of these leave the site together, or none of them does. Each stays as a draft.',
    confirm: 'Unpublish',
    tone: 'critical',
    done: 'unpublished',
    refused: 'Nothing was unpublished.',
  },
} as const satisfies Record<GroupKind, object>

type Refusal = { message: string; findings: GroupFinding[] }
type DialogProps = {
  kind: GroupKind
  chosen: readonly Chosen[]
  onDone: () => void
  onClose: () => void
}

/** Shows which documents will be changed and how, executes it, and explains a refusal. */
function GroupDialog({ kind, chosen, onDone, onClose }: DialogProps) {
  const client = useContentClient()
  const toast = useToast()
  const id = useId()
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const { changed, left } = planGroup(kind, chosen)
  const words = DIALOG_WORDS[kind]

  function confirm() {
    setBusy(true)
    setRefusal(null)
    runGroup(client, kind, changed)
      .then(() => {
        toast.push({ status: 'success', title: `${countOf(changed)} ${words.done}` })
        onDone()
        onClose()
      })
      .catch((error: Error) => {
        setBusy(false)
        setRefusal({
          message: withTitles(error.message, chosen),
          findings: kind === 'publish' ? groupFindings(changed) : [],
        })
      })
  }

  return (
    <Dialog
      id={id}
      header={words.header}
      width={1}
      onClose={onClose}
      footer={
        <Flex gap={2} justify="flex-end" padding={3}>
          <Button text="Cancel" mode="bleed" fontSize={1} onClick={onClose} />
          <Button
            text={`${words.confirm} ${countOf(changed)}`}
            tone={words.tone}
            fontSize={1}
            disabled={isBusy || changed.length === 0}
            onClick={confirm}
          />
        </Flex>
      }
    >
      <Stack space={5} padding={4}>
        <Text size={1}>{words.intro}</Text>
        <Named
          title="What changes"
          items={changed.map((it) => ({ id: it.id, text: `${it.title} (${it.kind})` }))}
        />
        {left.length > 0 && (
          <Named
            title="What stays as it is"
            items={left.map(({ member, why }) => ({
              id: member.id,
              text: `${member.title} (${member.kind}): ${why}`,
            }))}
          />
        )}
        {refusal && <Refused {...refusal} title={words.refused} />}
      </Stack>
    </Dialog>
  )
}

function Named({ title, items }: { title: string; items: { id: string; text: string }[] }) {
  return (
    <Stack space={3}>
      <Text as="h3" size={1} weight="semibold">
        {title}
      </Text>
      <Stack as="ul" space={3} style={{ listStyle: 'none' }}>
        {items.map((it) => (
          <Text as="li" key={it.id} size={1}>
            {it.text}
          </Text>
        ))}
      </Stack>
    </Stack>
  )
}

function Refused({ title, message, findings }: Refusal & { title: string }) {
  return (
    <Box role="alert">
      <Card tone="critical" border padding={4} radius={2}>
        <Stack space={4}>
          <Text size={1} weight="semibold">
            {title}
          </Text>
          {findings.length === 0 && <Text size={1}>{message}</Text>}
          {findings.map((it) => (
            <Stack key={it.id} space={3}>
              <Text size={1} weight="medium">
                {it.title}
              </Text>
              {it.findings.map((finding) => (
                <Text key={`${finding.rule} ${finding.path.join('.')}`} size={1}>
                  {inWords(finding)}
                </Text>
              ))}
            </Stack>
          ))}
        </Stack>
      </Card>
    </Box>
  )
}

const countOf = (documents: readonly unknown[]) =>
  `${documents.length} ${documents.length === 1 ? 'document' : 'documents'}`

/**
 * Publishes or unpublishes documents in one transaction: all of them or none. Rejects with the lake's error, which
 * names the document and the violated rule.
 */
async function runGroup(
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

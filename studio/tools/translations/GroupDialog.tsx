import { Box, Button, Card, Dialog, Flex, Stack, Text, useToast } from '@sanity/ui'
import { useId, useState } from 'react'
import {
  type GroupFinding,
  type GroupKind,
  groupFindings,
  planGroup,
  withTitles,
} from '../../../schemas/rules/publish-group.ts'
import { inWords } from '../../../schemas/rules/publish-guards.ts'
import { useContentClient } from '../shared/use-live-query.ts'
import { runGroup } from './run-group.ts'
import type { Chosen } from './use-translations.ts'

const WORDS = {
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
type Props = {
  kind: GroupKind
  chosen: readonly Chosen[]
  onDone: () => void
  onClose: () => void
}

/** Shows which documents will be changed and how, executes it, and explains a refusal. */
export function GroupDialog({ kind, chosen, onDone, onClose }: Props) {
  const client = useContentClient()
  const toast = useToast()
  const id = useId()
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const { changed, left } = planGroup(kind, chosen)
  const words = WORDS[kind]

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

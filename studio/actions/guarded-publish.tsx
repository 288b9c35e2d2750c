import { WarningOutlineIcon } from '@sanity/icons'
import { Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { type DocumentActionComponent, type SanityClient, useClient } from 'sanity'
import { type Finding, findingsAgainstPublishing } from '../../schemas/rules/publish-guards.ts'
import { keepTranslationState } from '../tools/translations/keep-state.ts'

/** The publish action, blocked while the document violates an advertising rule: it shows the rule and its source. */
export function guarded(publish: DocumentActionComponent): DocumentActionComponent {
  const GuardedPublish: DocumentActionComponent = (props) => {
    const [isOpen, setOpen] = useState(false)
    const original = publish(props)
    const client = useClient({ apiVersion: '2025-02-19' })
    const { draft, published } = props
    const document = draft ?? published
    const findings = document ? findingsAgainstPublishing(document) : []
    if (!original) return original
    if (findings.length === 0) {
      return {
        ...original,
        onHandle: () => {
          if (draft) noteTranslations(client, { id: props.id, before: published, after: draft })
          original.onHandle?.()
        },
      }
    }
    const close = () => setOpen(false)
    return {
      ...original,
      disabled: false,
      tone: 'critical',
      title: 'The rules block publishing. Press to read why.',
      onHandle: () => setOpen(true),
      dialog: isOpen && {
        type: 'dialog',
        header: 'Not ready to publish',
        onClose: close,
        content: <Findings findings={findings} />,
      },
    }
  }
  GuardedPublish.action = 'publish'
  GuardedPublish.displayName = 'GuardedPublish'
  return GuardedPublish
}

/** Publishing does not wait for it: without the record a stale translation counts as filled. */
function noteTranslations(
  client: SanityClient,
  published: Parameters<typeof keepTranslationState>[1],
): void {
  const id = published.id.replace(/^drafts\./, '')
  keepTranslationState(client, { ...published, id }).catch(() => {})
}

const RULES: Readonly<Record<Finding['rule'], string>> = {
  'significant-terms': 'Significant terms',
  'offer-without-campaign': 'Offer that no campaign keeps',
  'forbidden-phrase': 'Forbidden words',
  'nudging-phrase': 'Words that nudge to play on',
  'wagering-cap': 'Wagering cap of the market',
  'closed-market': 'Closed market',
}

function Findings({ findings }: { findings: readonly Finding[] }) {
  return (
    <Stack space={3}>
      {findings.map(({ rule, path, message, source }) => (
        <Card key={`${rule} ${path.join('.')}`} tone="critical" padding={4} radius={2}>
          <Stack space={3}>
            <Flex align="center" gap={2}>
              <Text size={1}>
                <WarningOutlineIcon />
              </Text>
              <Heading as="h3" size={0}>
                {RULES[rule]}
              </Heading>
            </Flex>
            <Text size={1}>{message}</Text>
            <Text size={1} muted>
              Field: {path.join(' › ')}
            </Text>
            <Text size={1} muted>
              Source: {source}
            </Text>
          </Stack>
        </Card>
      ))}
    </Stack>
  )
}

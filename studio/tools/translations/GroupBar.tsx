import { PublishIcon, UnpublishIcon } from '@sanity/icons'
import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useId, useState } from 'react'
import { type GroupKind, planGroup } from '../../../schemas/rules/publish-group.ts'
import { GroupDialog } from './GroupDialog.tsx'
import type { Chosen } from './use-translations.ts'

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

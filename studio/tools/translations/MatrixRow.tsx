import { Badge, Button, Checkbox, Flex, Stack, Text } from '@sanity/ui'
import { IntentLink } from 'sanity/router'
import type { countStates } from '../../../schemas/rules/translations.ts'
import type { Chosen } from './use-translations.ts'

/** A document's checkbox, its name and the link to its fields. */
export function DocumentName(props: {
  document: Chosen
  isSelected: boolean
  isExpanded: boolean
  onSelect: () => void
  onToggle: () => void
}) {
  const { document, isSelected, isExpanded, onSelect, onToggle } = props
  return (
    <Flex gap={3} align="center">
      <Checkbox
        checked={isSelected}
        disabled={!document.mayWrite}
        aria-label={
          document.mayWrite
            ? `Select ${document.title}, ${document.kind}`
            : `${document.title}, ${document.kind}: your role does not write it`
        }
        title={document.mayWrite ? undefined : 'Your role does not write it'}
        onChange={onSelect}
      />
      <Button
        mode="bleed"
        padding={2}
        fontSize={1}
        text={isExpanded ? '▾' : '▸'}
        aria-expanded={isExpanded}
        aria-label={`Fields of ${document.title}`}
        onClick={onToggle}
      />
      <Stack space={2}>
        <IntentLink intent="edit" params={{ id: document.id, type: document.type }}>
          <Text size={1} weight="semibold">
            {document.title}
          </Text>
        </IntentLink>
        <Text size={0} muted>
          {document.kind}
          {document.isDraft ? ' · draft' : ''}
          {document.isPublished ? '' : ' · not public'}
        </Text>
      </Stack>
    </Flex>
  )
}

/** The state of a document's texts in a language. */
export function Cell(counts: ReturnType<typeof countStates>) {
  const { filled, borrowed, missing, stale } = counts
  const written = filled + stale
  const all = written + borrowed + missing
  if (all === 0) {
    return (
      <Text size={1} muted>
        No texts
      </Text>
    )
  }
  return (
    <Flex gap={2} wrap="wrap" align="center">
      {stale > 0 && (
        <Badge tone="caution" fontSize={1}>
          {stale} stale
        </Badge>
      )}
      {missing > 0 && (
        <Badge tone="critical" fontSize={1}>
          {missing} missing
        </Badge>
      )}
      {borrowed > 0 && <Badge fontSize={1}>{borrowed} borrowed</Badge>}
      {stale + missing + borrowed === 0 && (
        <Badge tone="positive" fontSize={1}>
          Filled
        </Badge>
      )}
      <Text size={0} muted>
        {written} of {all}
      </Text>
    </Flex>
  )
}

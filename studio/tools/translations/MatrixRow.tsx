import { Badge, Button, Checkbox, Flex, Grid, Stack, Text, useToast } from '@sanity/ui'
import { IntentLink } from 'sanity/router'
import { LANGUAGES } from '../../../markets/languages.ts'
import type { Language } from '../../../markets/types.ts'
import {
  type countStates,
  type LocalisedField,
  type TranslationState,
  translationState,
} from '../../../schemas/rules/translations.ts'
import { useContentClient } from '../shared/use-live-query.ts'
import { confirmTranslation } from './keep-state.ts'
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
            : `${document.title}, ${document.kind}: your account does not write it`
        }
        title={document.mayWrite ? undefined : 'Your account does not write it'}
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
  const { filled, borrowed, missing, stale, unreviewed } = counts
  const written = filled + stale + unreviewed
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
      {unreviewed > 0 && (
        <Badge tone="caution" fontSize={1} title="No native speaker has read them">
          {unreviewed} not reviewed
        </Badge>
      )}
      {stale + missing + borrowed + unreviewed === 0 && (
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

const WORDS = {
  filled: { text: 'Filled', tone: 'positive' },
  borrowed: { text: 'Borrowed', tone: 'default' },
  missing: { text: 'Missing', tone: 'critical' },
  stale: { text: 'Stale', tone: 'caution' },
  unreviewed: { text: 'Not reviewed by a native speaker', tone: 'caution' },
  'no-source': { text: 'No English', tone: 'default' },
} as const satisfies Record<TranslationState, object>

/** What an editor can say about a text in this state, without writing it again. */
const CONFIRM = {
  stale: { text: 'Still right', says: 'is still right' },
  unreviewed: { text: 'Reviewed', says: 'was read by a native speaker' },
} as const
const isConfirmable = (state: TranslationState): state is keyof typeof CONFIRM =>
  Object.hasOwn(CONFIRM, state)

type Props = { document: Chosen; languages: readonly Language[] }

/** Each text of a document with its English version, and a link to the field of each language. */
export function FieldStates({ document, languages }: Props) {
  return (
    <Stack as="ul" space={5} style={{ listStyle: 'none' }}>
      {document.fields.map((field) => (
        <Stack as="li" key={field.path} space={3}>
          <Text size={1} weight="semibold">
            {field.path.replaceAll('.', ' › ')}
          </Text>
          <Text size={1} muted>
            {field.texts.en ?? 'Not written in English yet.'}
          </Text>
          <Grid columns={[1, 1, 2, 3]} gap={3}>
            {languages.map((it) => (
              <FieldState key={it} document={document} field={field} language={it} />
            ))}
          </Grid>
        </Stack>
      ))}
    </Stack>
  )
}

function FieldState(props: { document: Chosen; field: LocalisedField; language: Language }) {
  const { document, field, language } = props
  const client = useContentClient()
  const toast = useToast()
  const state = translationState(field, language, document)
  const { text, tone } = WORDS[state]
  return (
    <Flex gap={2} align="center" wrap="wrap">
      <Badge tone={tone} fontSize={1}>
        {text}
      </Badge>
      <IntentLink
        intent="edit"
        params={{ id: document.id, type: document.type, path: `${field.path}.${language}` }}
      >
        <Text size={1}>
          {LANGUAGES[language].name}: {field.texts[language] ?? 'write it'}
        </Text>
      </IntentLink>
      {isConfirmable(state) && !document.isDraft && document.mayWrite && (
        <Button
          mode="ghost"
          fontSize={1}
          padding={2}
          text={CONFIRM[state].text}
          aria-label={`The ${LANGUAGES[language].name} text of ${field.path} ${CONFIRM[state].says}`}
          onClick={() => {
            confirmTranslation(client, document.id, { path: field.path, language, state }).catch(
              (error: Error) =>
                toast.push({
                  status: 'error',
                  title: 'This was not saved',
                  description: error.message,
                }),
            )
          }}
        />
      )}
    </Flex>
  )
}

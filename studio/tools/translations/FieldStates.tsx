import { Badge, Button, Flex, Grid, Stack, Text, useToast } from '@sanity/ui'
import { IntentLink } from 'sanity/router'
import { LANGUAGES } from '../../../markets/languages.ts'
import type { Language } from '../../../markets/types.ts'
import {
  type LocalisedField,
  type TranslationState,
  translationState,
} from '../../../schemas/rules/translations.ts'
import { useContentClient } from '../shared/use-live-query.ts'
import { confirmTranslation } from './keep-state.ts'
import type { TranslatedDocument } from './use-translations.ts'

const WORDS = {
  filled: { text: 'Filled', tone: 'positive' },
  borrowed: { text: 'Borrowed', tone: 'default' },
  missing: { text: 'Missing', tone: 'critical' },
  stale: { text: 'Stale', tone: 'caution' },
  'no-source': { text: 'No English', tone: 'default' },
} as const satisfies Record<TranslationState, object>

type Props = { document: TranslatedDocument; languages: readonly Language[] }

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

function FieldState(props: {
  document: TranslatedDocument
  field: LocalisedField
  language: Language
}) {
  const { document, field, language } = props
  const client = useContentClient()
  const toast = useToast()
  const state = translationState(field, language, document.outrun)
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
      {state === 'stale' && !document.isDraft && (
        <Button
          mode="ghost"
          fontSize={1}
          padding={2}
          text="Still right"
          aria-label={`The ${LANGUAGES[language].name} text of ${field.path} is still right`}
          onClick={() => {
            confirmTranslation(client, document.id, { path: field.path, language }).catch(
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

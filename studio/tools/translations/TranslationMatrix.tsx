import { Badge, Box, Button, Card, Flex, Stack, Switch, Text } from '@sanity/ui'
import { Fragment, useId, useMemo, useState } from 'react'
import { useSchema } from 'sanity'
import { IntentLink } from 'sanity/router'
import { styled } from 'styled-components'
import { MARKETS } from '../../../markets/index.ts'
import { LANGUAGE_CODES, LANGUAGES } from '../../../markets/languages.ts'
import type { Language, MarketCode } from '../../../markets/types.ts'
import { isForMarket } from '../../../schemas/rules/for-market.ts'
import { countStates } from '../../../schemas/rules/translations.ts'
import { Choice } from '../shared/Choice.tsx'
import { OPEN_MARKETS } from '../shared/markets.ts'
import { EmptyState, Failed, Loading, ToolFrame } from '../shared/ToolFrame.tsx'
import { FieldStates } from './FieldStates.tsx'
import { type TranslatedDocument, useTranslations } from './use-translations.ts'

/** Languages of which there are many words on the site; the others are one choice away. */
const MAIN: readonly Language[] = ['fi', 'no', 'caf']

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  th,
  td {
    padding: 8px 10px;
    text-align: start;
    vertical-align: middle;
    border-bottom: 1px solid var(--card-border-color);
  }
  thead th {
    position: sticky;
    top: 0;
    z-index: 1;
    background: var(--card-bg-color);
  }
`

/** Which texts are missing, stale or filled, document by language. */
export default function TranslationMatrix() {
  const { documents, error } = useTranslations()
  const schema = useSchema()
  const [market, setMarket] = useState<MarketCode | ''>('')
  const [type, setType] = useState('')
  const [span, setSpan] = useState<'main' | 'all'>('main')
  const [isOpenOnly, setOpenOnly] = useState(false)
  const [expanded, setExpanded] = useState<string | null>(null)
  const switchId = useId()

  const languages = useMemo((): readonly Language[] => {
    if (market) return MARKETS[market].languages.filter((it) => it !== 'en')
    return span === 'main' ? MAIN : LANGUAGE_CODES.filter((it) => it !== 'en')
  }, [market, span])
  const types = [...new Set((documents ?? []).map((it) => it.type))]
  const rows = (documents ?? [])
    .filter((it) => (type === '' || it.type === type) && (!market || isForMarket(it, market)))
    .map((document) => ({
      document,
      cells: languages.map((language) => ({
        language,
        counts: countStates(document.fields, language, document.outrun),
      })),
    }))
    .filter(
      ({ cells }) => !isOpenOnly || cells.some(({ counts }) => counts.missing + counts.stale > 0),
    )

  const controls = (
    <>
      <Choice
        label="Market"
        value={market}
        options={[{ value: '' as const, title: 'All' }, ...OPEN_MARKETS]}
        onChange={setMarket}
      />
      {!market && (
        <Choice
          label="Languages"
          value={span}
          options={[
            { value: 'main', title: 'Main languages' },
            { value: 'all', title: 'All languages' },
          ]}
          onChange={setSpan}
        />
      )}
      <Choice
        label="Kind of document"
        value={type}
        options={[
          { value: '', title: 'All' },
          ...types.map((value) => ({ value, title: schema.get(value)?.title ?? value })),
        ]}
        onChange={setType}
      />
      <Flex as="label" gap={2} align="center" paddingBottom={2}>
        <Switch
          id={switchId}
          checked={isOpenOnly}
          onChange={(event) => setOpenOnly(event.currentTarget.checked)}
        />
        <Text size={1}>Only what is open</Text>
      </Flex>
    </>
  )

  return (
    <ToolFrame
      title="Translations"
      intro="English is the source. A translation is stale when its English changed after it was written."
      controls={controls}
    >
      {error && <Failed message={error} />}
      {!error && !documents && <Loading />}
      {documents && languages.length === 0 && (
        <EmptyState title="This market reads English only">
          <Text size={1} muted>
            Choose another market, or all of them, to see translations.
          </Text>
        </EmptyState>
      )}
      {documents && languages.length > 0 && rows.length === 0 && (
        <EmptyState title={isOpenOnly ? 'Nothing is open' : 'No texts to translate yet'}>
          <Text size={1} muted>
            {isOpenOnly
              ? 'Every text of this choice is written in these languages, and none is stale. Switch “Only what is open” off to see them.'
              : 'Write a banner, a category or a page in English: it then stands here with a column for each language.'}
          </Text>
        </EmptyState>
      )}
      {documents && languages.length > 0 && rows.length > 0 && (
        <Box padding={4}>
          <Table data-testid="translation-matrix">
            <thead>
              <tr>
                <th scope="col">
                  <Text size={1} weight="semibold">
                    Document
                  </Text>
                </th>
                {languages.map((it) => (
                  <th scope="col" key={it}>
                    <Text size={1} weight="semibold">
                      {LANGUAGES[it].name}
                    </Text>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ document, cells }) => (
                <Fragment key={document.id}>
                  <tr data-document={document.id}>
                    <th scope="row">
                      <DocumentName
                        document={document}
                        kind={schema.get(document.type)?.title ?? document.type}
                        isExpanded={expanded === document.id}
                        onToggle={() =>
                          setExpanded((it) => (it === document.id ? null : document.id))
                        }
                      />
                    </th>
                    {cells.map(({ language, counts }) => (
                      <td key={language} data-language={language}>
                        <Cell {...counts} />
                      </td>
                    ))}
                  </tr>
                  {expanded === document.id && (
                    <tr>
                      <td colSpan={languages.length + 1}>
                        <Card tone="transparent" padding={4} radius={3}>
                          <FieldStates document={document} languages={languages} />
                        </Card>
                      </td>
                    </tr>
                  )}
                </Fragment>
              ))}
            </tbody>
          </Table>
        </Box>
      )}
    </ToolFrame>
  )
}

function DocumentName(props: {
  document: TranslatedDocument
  kind: string
  isExpanded: boolean
  onToggle: () => void
}) {
  const { document, kind, isExpanded, onToggle } = props
  return (
    <Flex gap={3} align="center">
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
          {kind}
          {document.markets.length > 0 ? ` · ${document.markets.join(', ')}` : ''}
          {document.isDraft ? ' · draft' : ''}
        </Text>
      </Stack>
    </Flex>
  )
}

function Cell(counts: ReturnType<typeof countStates>) {
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

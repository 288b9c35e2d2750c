import { Box, Card, Checkbox, Flex, Switch, Text } from '@sanity/ui'
import { useId, useMemo, useState } from 'react'
import { useSchema } from 'sanity'
import { styled } from 'styled-components'
import { MARKETS } from '../../../markets/index.ts'
import { LANGUAGE_CODES, LANGUAGES } from '../../../markets/languages.ts'
import type { Language, MarketCode } from '../../../markets/types.ts'
import { isForMarket } from '../../../schemas/rules/for-market.ts'
import { countStates } from '../../../schemas/rules/translations.ts'
import { Choice } from '../shared/Choice.tsx'
import { OPEN_MARKETS } from '../shared/markets.ts'
import { EmptyState, Failed, Loading, ToolFrame } from '../shared/ToolFrame.tsx'
import { useMayWrite } from '../shared/use-may-write.ts'
import { GroupBar } from './GroupBar.tsx'
import { Cell, DocumentName, FieldStates } from './MatrixRow.tsx'
import { type Chosen, type TranslatedDocument, useTranslations } from './use-translations.ts'

/** Languages with many texts on the site; the others are one click away. */
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

/** Whether anything still has to be translated or reviewed. */
const isOpen = ({ missing, stale, unreviewed }: ReturnType<typeof countStates>) =>
  missing + stale + unreviewed > 0

/** Missing, stale, unreviewed and filled texts, by document and language. */
export default function TranslationMatrix() {
  const { documents, error } = useTranslations()
  const schema = useSchema()
  const [market, setMarket] = useState<MarketCode | ''>('')
  const [type, setType] = useState('')
  const [span, setSpan] = useState<'main' | 'all'>('main')
  const [isOpenOnly, setOpenOnly] = useState(false)
  const [expanded, setExpanded] = useState<string | null>(null)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const mayWrite = useMayWrite(documents ?? [])

  // Titles repeat across markets: type and markets distinguish them.
  const kindOf = (it: TranslatedDocument) =>
    [schema.get(it.type)?.title ?? it.type, it.markets.join(', ')].filter(Boolean).join(' · ')

  const languages = useMemo((): readonly Language[] => {
    if (market) return MARKETS[market].languages.filter((it) => it !== 'en')
    return span === 'main' ? MAIN : LANGUAGE_CODES.filter((it) => it !== 'en')
  }, [market, span])
  const types = [...new Set((documents ?? []).map((it) => it.type))]
  const rows = (documents ?? [])
    .filter((it) => (type === '' || it.type === type) && (!market || isForMarket(it, market)))
    .map((document) => ({
      document: { ...document, mayWrite: mayWrite(document) === true, kind: kindOf(document) },
      cells: languages.map((language) => ({
        language,
        counts: countStates(document.fields, language, document),
      })),
    }))
    .filter(({ cells }) => !isOpenOnly || cells.some(({ counts }) => isOpen(counts)))
  // Documents hidden by the filter are not in the group, so that nothing invisible is published.
  const chosen = rows.map((it) => it.document).filter((it) => it.mayWrite && selected.has(it.id))
  const selectable = rows.map((it) => it.document).filter((it) => it.mayWrite)
  const isAllChosen = selectable.length > 0 && chosen.length === selectable.length

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
      <OpenOnly checked={isOpenOnly} onChange={setOpenOnly} />
    </>
  )

  return (
    <ToolFrame
      title="Translations"
      intro="English is the source. A translation is stale when its English changed after it was written, and not reviewed until a native speaker has read it."
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
        <NoTexts isOpenOnly={isOpenOnly} />
      )}
      {documents && languages.length > 0 && rows.length > 0 && (
        <>
          <GroupBar chosen={chosen} onClear={() => setSelected(new Set())} />
          <Box padding={4}>
            <Table data-testid="translation-matrix">
              <MatrixHead
                languages={languages}
                selection={isAllChosen ? 'all' : chosen.length > 0 ? 'some' : 'none'}
                isDisabled={selectable.length === 0}
                onSelectAll={() =>
                  setSelected(new Set(isAllChosen ? [] : selectable.map((it) => it.id)))
                }
              />
              <tbody>
                {rows.map(({ document, cells }) => (
                  <MatrixRow
                    key={document.id}
                    document={document}
                    cells={cells}
                    isSelected={document.mayWrite && selected.has(document.id)}
                    onSelect={() => setSelected((it) => toggled(it, document.id))}
                    isExpanded={expanded === document.id}
                    onToggle={() => setExpanded((it) => (it === document.id ? null : document.id))}
                  />
                ))}
              </tbody>
            </Table>
          </Box>
        </>
      )}
    </ToolFrame>
  )
}

type OpenOnlyProps = { checked: boolean; onChange: (checked: boolean) => void }

function OpenOnly({ checked, onChange }: OpenOnlyProps) {
  const id = useId()
  return (
    <Flex as="label" gap={2} align="center" paddingBottom={2}>
      <Switch
        id={id}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <Text size={1}>Only what is open</Text>
    </Flex>
  )
}

function NoTexts({ isOpenOnly }: { isOpenOnly: boolean }) {
  return (
    <EmptyState title={isOpenOnly ? 'Nothing is open' : 'No texts to translate yet'}>
      <Text size={1} muted>
        {isOpenOnly
          ? 'Every text of this choice is written in these languages, none is stale, and a native speaker has read all. Switch “Only what is open” off to see them.'
          : 'Write a banner, a category or a page in English: it then appears here with a column for each language.'}
      </Text>
    </EmptyState>
  )
}

type HeadProps = {
  languages: readonly Language[]
  selection: 'all' | 'some' | 'none'
  isDisabled: boolean
  onSelectAll: () => void
}

function MatrixHead({ languages, selection, isDisabled, onSelectAll }: HeadProps) {
  return (
    <thead>
      <tr>
        <th scope="col">
          <Flex gap={3} align="center">
            <Checkbox
              checked={selection === 'all'}
              indeterminate={selection === 'some'}
              disabled={isDisabled}
              aria-label="Select all documents shown"
              onChange={onSelectAll}
            />
            <Text size={1} weight="semibold">
              Document
            </Text>
          </Flex>
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
  )
}

type RowProps = {
  document: Chosen
  cells: readonly { language: Language; counts: ReturnType<typeof countStates> }[]
  isSelected: boolean
  onSelect: () => void
  isExpanded: boolean
  onToggle: () => void
}

function MatrixRow(props: RowProps) {
  const { document, cells, isSelected, onSelect, isExpanded, onToggle } = props
  return (
    <>
      <tr data-document={document.id}>
        <th scope="row">
          <DocumentName
            document={document}
            isSelected={isSelected}
            onSelect={onSelect}
            isExpanded={isExpanded}
            onToggle={onToggle}
          />
        </th>
        {cells.map(({ language, counts }) => (
          <td key={language} data-language={language}>
            <Cell {...counts} />
          </td>
        ))}
      </tr>
      {isExpanded && (
        <tr>
          <td colSpan={cells.length + 1}>
            <Card tone="transparent" padding={4} radius={3}>
              <FieldStates document={document} languages={cells.map((it) => it.language)} />
            </Card>
          </td>
        </tr>
      )}
    </>
  )
}

function toggled(ids: ReadonlySet<string>, id: string): Set<string> {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return next
}

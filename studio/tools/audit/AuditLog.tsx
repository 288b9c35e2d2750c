import { Badge, type BadgeTone, Box, Button, Card, Flex, Stack, Text, TextInput } from '@sanity/ui'
import { useCallback, useEffect, useId, useState } from 'react'
import { IntentLink } from 'sanity/router'
import { Choice } from '../shared/Choice.tsx'
import { EmptyState, Failed, Loading, ToolFrame } from '../shared/ToolFrame.tsx'
import { useContentClient } from '../shared/use-live-query.ts'

const KINDS = [
  { value: '', title: 'Everything' },
  { value: 'change', title: 'Changes of content' },
  { value: 'refused', title: 'Refused' },
  { value: 'signed-in', title: 'Signed in' },
  { value: 'sign-in-refused', title: 'Sign-in refused' },
  { value: 'signed-out', title: 'Signed out' },
  { value: 'editor', title: 'Rights of editors' },
  { value: 'preview-link', title: 'Links to previews' },
] as const
const TONES: Readonly<Record<string, BadgeTone>> = {
  refused: 'critical',
  'sign-in-refused': 'critical',
  editor: 'caution',
  change: 'primary',
}
const WHAT = { create: 'created', update: 'changed', delete: 'deleted' }
/** Documents that a row lists before it shows only the number of the others. */
const SHOWN = 4

const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' })

/** Who changed what, when and how, and what was refused to whom; the lake keeps it append-only. */
export default function AuditLog() {
  const [kind, setKind] = useState<(typeof KINDS)[number]['value']>('')
  const [document, setDocument] = useState('')
  const [who, setWho] = useState<{ id: string; name: string } | null>(null)
  const { entries, error, hasOlder, reload, readOlder } = useAudit({
    kind,
    document: document.trim(),
    who: who?.id ?? '',
  })
  const documentField = useId()

  const controls = (
    <>
      <Choice label="What" value={kind} options={KINDS} onChange={setKind} />
      <Stack space={2}>
        <Text as="label" size={0} muted weight="medium" htmlFor={documentField}>
          Id of a document
        </Text>
        <TextInput
          id={documentField}
          fontSize={1}
          padding={2}
          value={document}
          onChange={(event) => setDocument(event.currentTarget.value)}
        />
      </Stack>
      {who && (
        <Button
          mode="ghost"
          fontSize={1}
          padding={2}
          text={`Only ${who.name}: show everyone`}
          onClick={() => setWho(null)}
        />
      )}
      <Button mode="ghost" fontSize={1} padding={2} text="Read again" onClick={reload} />
    </>
  )

  return (
    <ToolFrame
      title="Audit log"
      intro="Every change of content, every sign-in of editors, and what was refused. Nothing here can be changed."
      controls={controls}
    >
      {error && <Failed message={error} />}
      {!error && !entries && <Loading />}
      {entries?.length === 0 && (
        <EmptyState title="Nothing like this has happened">
          <Text size={1} muted>
            Choose “Everything” and empty the field for the id to see all entries.
          </Text>
        </EmptyState>
      )}
      {entries && entries.length > 0 && (
        <Stack as="ol" space={2} padding={4} aria-label="Entries, the newest first">
          {entries.map((it) => (
            <Row
              key={it.seq}
              entry={it}
              onlyThis={() => setWho({ id: it.by.id, name: it.by.name })}
            />
          ))}
        </Stack>
      )}
      {hasOlder && (
        <Flex justify="center" padding={4}>
          <Button mode="ghost" text="Older entries" onClick={readOlder} />
        </Flex>
      )}
    </ToolFrame>
  )
}

function Row({ entry, onlyThis }: { entry: AuditEntry; onlyThis: () => void }) {
  const { by, documents, documentCount, detail } = entry
  const more = documentCount - Math.min(documents.length, SHOWN)
  return (
    <Card as="li" border radius={2} padding={3} data-testid="audit-entry" data-kind={entry.kind}>
      <Flex gap={4} wrap="wrap" align="flex-start">
        <Box style={{ flex: '0 0 190px' }}>
          <Stack space={2}>
            <Text size={1}>
              <time dateTime={entry.at}>{when.format(new Date(entry.at))}</time>
            </Text>
            <Flex>
              <Badge tone={TONES[entry.kind] ?? 'default'}>
                {KINDS.find((it) => it.value === entry.kind)?.title ?? entry.kind}
              </Badge>
            </Flex>
          </Stack>
        </Box>
        <Box style={{ flex: '0 0 170px' }}>
          <Stack space={2}>
            {by.id ? (
              <Flex>
                <Button
                  mode="bleed"
                  fontSize={1}
                  padding={1}
                  text={by.name}
                  title={`Only what ${by.name} did`}
                  onClick={onlyThis}
                />
              </Flex>
            ) : (
              <Text size={1}>{by.name}</Text>
            )}
            {by.role && (
              <Text size={0} muted>
                {by.role}
              </Text>
            )}
          </Stack>
        </Box>
        <Box flex={1} style={{ minWidth: 240 }}>
          <Stack space={3}>
            {documents.slice(0, SHOWN).map((it) => (
              <Text key={it.id} size={1} style={{ overflowWrap: 'anywhere' }}>
                {it.what === 'delete' ? (
                  it.id
                ) : (
                  <IntentLink intent="edit" params={{ id: it.id, type: it.type }}>
                    {it.id}
                  </IntentLink>
                )}{' '}
                ({it.type}) {WHAT[it.what]}
              </Text>
            ))}
            {more > 0 && (
              <Text size={1} muted>
                and {more} more
              </Text>
            )}
            {detail && (
              <Text size={1} style={{ overflowWrap: 'anywhere' }}>
                {detail}
              </Text>
            )}
            <Text size={0} muted style={{ overflowWrap: 'anywhere' }}>
              {entry.way}
            </Text>
          </Stack>
        </Box>
      </Flex>
    </Card>
  )
}

type AuditEntry = {
  seq: number
  at: string
  kind: string
  by: { id: string; name: string; role: string }
  way: string
  documents: { id: string; type: string; what: 'create' | 'update' | 'delete' }[]
  documentCount: number
  detail?: string
}
type AuditFilter = { kind: string; who: string; document: string }
type Page = { entries: AuditEntry[]; next: number | null }

/** The entries that match a filter, newest first; older ones are loaded on request. */
function useAudit(filter: AuditFilter) {
  const client = useContentClient()
  const [pages, setPages] = useState<Page[] | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [turn, setTurn] = useState(0)
  const { kind, who, document } = filter

  const read = useCallback(
    (before: number) =>
      client.request<Page>({
        uri: '/audit',
        query: { kind, who, document, before: String(before), limit: '50' },
      }),
    [client, kind, who, document],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn reads the same again
  useEffect(() => {
    let isLeft = false
    read(0).then(
      (page) => {
        if (isLeft) return
        setPages([page])
        setError(null)
      },
      (problem: Error) => {
        if (!isLeft) setError(problem.message)
      },
    )
    return () => {
      isLeft = true
    }
  }, [read, turn])

  const next = pages?.at(-1)?.next ?? null
  return {
    entries: pages?.flatMap((it) => it.entries) ?? null,
    error,
    hasOlder: next !== null,
    reload: () => setTurn((it) => it + 1),
    readOlder() {
      if (next === null) return
      read(next).then(
        (page) => setPages((it) => [...(it ?? []), page]),
        (problem: Error) => setError(problem.message),
      )
    },
  }
}

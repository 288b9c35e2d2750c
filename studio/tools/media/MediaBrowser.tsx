import { UploadIcon } from '@sanity/icons'
import { Button, Card, Flex, Stack, Switch, Text, TextInput } from '@sanity/ui'
import { type DragEvent, useId, useRef, useState } from 'react'
import type { SanityClient } from 'sanity'
import { Choice } from '../shared/Choice.tsx'
import { EmptyState, Failed, Loading, ToolFrame } from '../shared/ToolFrame.tsx'
import { useContentClient } from '../shared/use-live-query.ts'
import { useMayWrite } from '../shared/use-may-write.ts'
import { MediaDetails } from './MediaDetails.tsx'
import { MediaGrid } from './MediaGrid.tsx'
import { type MediaKind, useMedia, useMediaUsers } from './use-media.ts'

const PAGE = 48
/** Limit of assets for which uses are counted, as each of them has to be checked. */
const MOST_LOOKED_THROUGH = 4_000
const KINDS: readonly { value: MediaKind; title: string }[] = [
  { value: 'all', title: 'Pictures and files' },
  { value: 'images', title: 'Pictures' },
  { value: 'files', title: 'Files' },
]
const WRITTEN = [{ type: 'sanity.imageAsset' }] as const

/** All pictures and files: their data, the documents that use them, and their texts. */
export default function MediaBrowser() {
  const [search, setSearch] = useState('')
  const [kind, setKind] = useState<MediaKind>('all')
  const [isUnusedOnly, setUnusedOnly] = useState(false)
  const [pages, setPages] = useState(1)
  const [openedId, setOpenedId] = useState<string | null>(null)
  const unusedId = useId()

  const { data, error } = useMedia({
    search,
    kind,
    most: isUnusedOnly ? MOST_LOOKED_THROUGH : pages * PAGE,
  })
  const users = useMediaUsers((data?.assets ?? []).map((it) => it.id))
  const mayWrite = useMayWrite(WRITTEN)(WRITTEN[0]) === true
  const mayUpload = useMayWrite(WRITTEN, 'create')(WRITTEN[0]) === true
  const { uploads, start, clear } = useUploads()

  const found = (data?.assets ?? []).filter((it) => !isUnusedOnly || users.get(it.id)?.length === 0)
  const assets = found.slice(0, pages * PAGE)
  const total = isUnusedOnly ? found.length : (data?.total ?? 0)
  const isCounting = isUnusedOnly && (data?.assets ?? []).some((it) => !users.has(it.id))
  const opened = data?.assets.find((it) => it.id === openedId) ?? null
  const isNarrowed = search !== '' || isUnusedOnly || kind !== 'all'

  function close() {
    // Returns the focus to the card that was opened.
    document.querySelector<HTMLElement>(`[data-asset="${openedId}"] button`)?.focus()
    setOpenedId(null)
  }

  const dropProps = mayUpload
    ? {
        onDragOver: (event: DragEvent) => event.preventDefault(),
        onDrop: (event: DragEvent) => {
          event.preventDefault()
          start([...event.dataTransfer.files])
        },
      }
    : {}

  const controls = (
    <>
      <SearchField
        value={search}
        onChange={(words) => {
          setSearch(words)
          setPages(1)
        }}
      />
      <Choice label="Kind" value={kind} options={KINDS} onChange={setKind} />
      <Flex as="label" gap={2} align="center" paddingBottom={2}>
        <Switch
          id={unusedId}
          checked={isUnusedOnly}
          onChange={(event) => setUnusedOnly(event.currentTarget.checked)}
        />
        <Text size={1}>Only unused</Text>
      </Flex>
      <UploadButton mayUpload={mayUpload} onFiles={start} />
    </>
  )

  return (
    <ToolFrame
      title="Media"
      intro="Pictures and files of the house. Drop new ones anywhere here, or press Upload."
      controls={controls}
      aside={
        opened && (
          <MediaDetails
            key={opened.id}
            asset={opened}
            users={users.get(opened.id) ?? null}
            mayWrite={mayWrite}
            onClose={close}
          />
        )
      }
    >
      <Stack space={4} padding={4} data-testid="media" style={{ minHeight: '100%' }} {...dropProps}>
        {error && <Failed message={error} />}
        {!error && !data && <Loading />}
        <div>
          <Uploads uploads={uploads} onClear={clear} onOpen={setOpenedId} />
          {data && (
            <Text size={1} muted role="status">
              {isCounting
                ? 'Looking who uses what …'
                : `${assets.length} of ${total} ${isUnusedOnly ? 'unused' : ''} shown`.replace(
                    '  ',
                    ' ',
                  )}
            </Text>
          )}
        </div>
        {data && assets.length === 0 && !isCounting && (
          <EmptyState title={isNarrowed ? 'Nothing found' : 'No pictures or files yet'}>
            <Text size={1} muted>
              {isNarrowed
                ? 'Search for fewer words, choose another kind, or switch “Only unused” off.'
                : 'Drop a picture here or press Upload: JPEG, PNG, WebP, AVIF or GIF up to 25 MB.'}
            </Text>
          </EmptyState>
        )}
        <MediaGrid assets={assets} users={users} openedId={openedId} onOpen={setOpenedId} />
        {assets.length < total && (
          <Flex justify="center">
            <Button
              mode="ghost"
              fontSize={1}
              text={`Show ${Math.min(PAGE, total - assets.length)} more`}
              onClick={() => setPages((it) => it + 1)}
            />
          </Flex>
        )}
      </Stack>
    </ToolFrame>
  )
}

function SearchField({ value, onChange }: { value: string; onChange: (words: string) => void }) {
  const id = useId()
  return (
    <Stack space={2}>
      <Text as="label" size={0} muted weight="medium" htmlFor={id}>
        Search
      </Text>
      <TextInput
        id={id}
        type="search"
        fontSize={1}
        padding={2}
        value={value}
        placeholder="Name, title, alt text"
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Stack>
  )
}

type UploadProps = { mayUpload: boolean; onFiles: (files: File[]) => void }

function UploadButton({ mayUpload, onFiles }: UploadProps) {
  const picker = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        icon={UploadIcon}
        text="Upload"
        tone="primary"
        fontSize={1}
        padding={2}
        disabled={!mayUpload}
        title={mayUpload ? undefined : 'Your role does not upload'}
        onClick={() => picker.current?.click()}
      />
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        aria-label="Files to upload"
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])])
          event.currentTarget.value = ''
        }}
      />
    </>
  )
}

type Upload = {
  key: string
  name: string
  state: 'running' | 'done' | 'failed'
  /** The resulting asset; an asset that existed before stays unchanged. */
  assetId?: string
  message?: string
}

/** Uploads one file after another, so that many large pictures do not overload the lake. */
function useUploads() {
  const client = useContentClient()
  const [uploads, setUploads] = useState<readonly Upload[]>([])

  const put = (upload: Upload) =>
    setUploads((all) => [...all.filter((it) => it.key !== upload.key), upload])

  async function run(files: readonly { key: string; file: File }[]) {
    for (const { key, file } of files) {
      try {
        const assetId = await uploadFile(client, file)
        put({ key, name: file.name, state: 'done', assetId })
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error)
        put({ key, name: file.name, state: 'failed', message })
      }
    }
  }

  return {
    uploads,
    clear: () => setUploads((all) => all.filter((it) => it.state === 'running')),
    start: (files: readonly File[]) => {
      const keyed = files.map((file) => ({ key: crypto.randomUUID(), file }))
      for (const { key, file } of keyed) put({ key, name: file.name, state: 'running' })
      void run(keyed)
    },
  }
}

/** Vector images are uploaded as files: the lake accepts no images that may contain scripts. */
async function uploadFile(client: SanityClient, file: File): Promise<string> {
  const kind = file.type.startsWith('image/') && file.type !== 'image/svg+xml' ? 'image' : 'file'
  const { _id } = await client.assets.upload(kind, file, { filename: file.name })
  return _id
}

type Props = {
  uploads: readonly Upload[]
  onClear: () => void
  onOpen: (assetId: string) => void
}

/** Running uploads and their results. */
function Uploads({ uploads, onClear, onOpen }: Props) {
  if (uploads.length === 0) return <div role="log" aria-label="Uploads" />
  return (
    <Card border radius={2} padding={3} marginBottom={4} role="log" aria-label="Uploads">
      <Flex gap={3} align="flex-start">
        <Stack as="ul" space={3} flex={1} style={{ listStyle: 'none' }}>
          {uploads.map(({ key, name, state, assetId, message }) => (
            <Flex as="li" key={key} gap={3} align="center" wrap="wrap">
              <Text size={1} weight="semibold">
                {name}
              </Text>
              <Text size={1} muted={state !== 'failed'}>
                {state === 'running' && 'is being uploaded …'}
                {state === 'done' && 'is there.'}
                {state === 'failed' && `was not taken: ${message}`}
              </Text>
              {assetId && (
                <Button
                  mode="bleed"
                  fontSize={1}
                  padding={2}
                  text={`Describe ${name}`}
                  onClick={() => onOpen(assetId)}
                />
              )}
            </Flex>
          ))}
        </Stack>
        <Button mode="bleed" fontSize={1} padding={2} text="Clear list" onClick={onClear} />
      </Flex>
    </Card>
  )
}

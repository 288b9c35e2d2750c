import { UploadIcon } from '@sanity/icons'
import { Button, Flex, Stack, Switch, Text, TextInput } from '@sanity/ui'
import { type DragEvent, useId, useRef, useState } from 'react'
import { Choice } from '../shared/Choice.tsx'
import { EmptyState, Failed, Loading, ToolFrame } from '../shared/ToolFrame.tsx'
import { useMayWrite } from '../shared/use-may-write.ts'
import { MediaDetails } from './MediaDetails.tsx'
import { MediaGrid } from './MediaGrid.tsx'
import { Uploads, useUploads } from './Uploads.tsx'
import { type MediaKind, useMedia, useMediaUsers } from './use-media.ts'

const PAGE = 48
/** Limit of assets for which uses are counted, as each of them has to be checked. */
const MOST_LOOKED_THROUGH = 4_000
const KINDS: readonly { value: MediaKind; title: string }[] = [
  { value: 'all', title: 'Pictures and files' },
  { value: 'images', title: 'Pictures' },
  { value: 'files', title: 'Files' },
]
const WRITTEN = [{ type: 'sanity.imageAsset' }]

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
  const mayWrite = useMayWrite(WRITTEN)(WRITTEN[0] ?? { type: '' })
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

  const dropProps = mayWrite
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
      <UploadButton mayWrite={mayWrite} onFiles={start} />
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

type UploadProps = { mayWrite: boolean; onFiles: (files: File[]) => void }

function UploadButton({ mayWrite, onFiles }: UploadProps) {
  const picker = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        icon={UploadIcon}
        text="Upload"
        tone="primary"
        fontSize={1}
        padding={2}
        disabled={!mayWrite}
        title={mayWrite ? undefined : 'Your role does not upload'}
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

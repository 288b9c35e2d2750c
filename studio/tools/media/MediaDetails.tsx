import { CloseIcon, TrashIcon } from '@sanity/icons'
import {
  Box,
  Button,
  Card,
  Dialog,
  Flex,
  Heading,
  Stack,
  Text,
  TextArea,
  TextInput,
  useToast,
} from '@sanity/ui'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { IntentLink } from 'sanity/router'
import {
  MEDIA_TEXTS,
  type MediaText,
  type MediaUser,
  usesInWords,
} from '../../../schemas/rules/media.ts'
import { withTitles } from '../../../schemas/rules/publish-group.ts'
import { pictureUrl } from '../shared/picture-url.ts'
import { useContentClient } from '../shared/use-live-query.ts'
import { factsOf } from './MediaGrid.tsx'
import type { Asset } from './use-media.ts'

const LABELS = {
  title: 'Title',
  altText: 'Alternative text',
  description: 'Description',
  creditLine: 'Credit line',
} as const satisfies Record<MediaText, string>
const MOST_CHARACTERS = 500

type Props = {
  asset: Asset
  /** Null while loading. */
  users: MediaUser[] | null
  mayWrite: boolean
  onClose: () => void
}

/** A single asset: its editable texts, the documents that use it, and its deletion. */
export function MediaDetails({ asset, users, mayWrite, onClose }: Props) {
  const client = useContentClient()
  const headingId = useId()
  const panel = useRef<HTMLDivElement>(null)
  const src = pictureUrl(client, asset.id, { width: 640, height: 420, fit: 'max' })
  // Moves the keyboard focus into the opened panel.
  useEffect(() => panel.current?.focus(), [])
  return (
    <Card
      as="aside"
      borderLeft
      overflow="auto"
      ref={panel}
      tabIndex={-1}
      aria-labelledby={headingId}
      data-testid="media-details"
      style={{ width: 340, flex: 'none', outline: 'none' }}
      onKeyDown={(event) => {
        // A dialog that was opened from here handles its own closing.
        const isOwn = event.target instanceof Node && panel.current?.contains(event.target)
        if (event.key === 'Escape' && isOwn) onClose()
      }}
    >
      <Stack space={5} padding={4}>
        <Flex gap={3} align="flex-start" justify="space-between">
          <Stack space={3} style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Heading as="h2" size={1} id={headingId}>
              {asset.name}
            </Heading>
            <Text size={1} muted>
              {factsOf(asset)}
            </Text>
          </Stack>
          <Button
            icon={CloseIcon}
            mode="bleed"
            padding={2}
            aria-label="Close details"
            onClick={onClose}
          />
        </Flex>
        {src && (
          <img
            src={src}
            alt={asset.altText ?? ''}
            style={{ maxWidth: '100%', maxHeight: 220, objectFit: 'contain' }}
          />
        )}
        <a href={asset.url} target="_blank" rel="noreferrer">
          <Text size={1}>Open the original</Text>
        </a>
        <Words asset={asset} mayWrite={mayWrite} />
        <Users users={users} />
        {mayWrite && <DeleteAsset asset={asset} users={users} onDeleted={onClose} />}
      </Stack>
    </Card>
  )
}

function Words({ asset, mayWrite }: { asset: Asset; mayWrite: boolean }) {
  const client = useContentClient()
  const id = useId()
  const [texts, setTexts] = useState(() =>
    Object.fromEntries(MEDIA_TEXTS.map((it) => [it, asset[it] ?? ''])),
  )
  const [status, setStatus] = useState('')
  const isChanged = MEDIA_TEXTS.some((it) => (texts[it] ?? '').trim() !== (asset[it] ?? ''))

  function save(event: FormEvent) {
    event.preventDefault()
    const trimmed = MEDIA_TEXTS.map((it) => [it, (texts[it] ?? '').trim()] as const)
    client
      .patch(asset.id)
      .set(Object.fromEntries(trimmed.filter(([, it]) => it !== '')))
      .unset(trimmed.filter(([, it]) => it === '').map(([name]) => name))
      .commit()
      .then(() => setStatus('Saved.'))
      .catch((error: Error) => setStatus(`Not saved: ${error.message}`))
  }

  return (
    <Stack as="form" space={4} onSubmit={save}>
      {MEDIA_TEXTS.map((name) => {
        const Input = name === 'description' ? TextArea : TextInput
        return (
          <Stack space={2} key={name}>
            <Text as="label" size={1} weight="medium" htmlFor={`${id}-${name}`}>
              {LABELS[name]}
            </Text>
            <Input
              id={`${id}-${name}`}
              fontSize={1}
              value={texts[name]}
              readOnly={!mayWrite}
              maxLength={MOST_CHARACTERS}
              onChange={(event: FormEvent<HTMLInputElement & HTMLTextAreaElement>) => {
                const { value } = event.currentTarget
                setTexts((it) => ({ ...it, [name]: value }))
                setStatus('')
              }}
            />
          </Stack>
        )
      })}
      {mayWrite && (
        <Flex gap={3} align="center">
          <Button type="submit" text="Save" tone="primary" fontSize={1} disabled={!isChanged} />
          <Text size={1} muted role="status">
            {status}
          </Text>
        </Flex>
      )}
    </Stack>
  )
}

function Users({ users }: { users: MediaUser[] | null }) {
  return (
    <Stack space={3}>
      <Text as="h3" size={1} weight="semibold">
        {users ? usesInWords(users.length) : 'Looking who uses it …'}
      </Text>
      {users && users.length > 0 && (
        <Stack as="ul" space={3} style={{ listStyle: 'none' }}>
          {users.map(({ id, type, title }) => (
            <Box as="li" key={id}>
              <IntentLink intent="edit" params={{ id, type }}>
                <Text size={1}>{title}</Text>
              </IntentLink>
            </Box>
          ))}
        </Stack>
      )}
    </Stack>
  )
}

const MOST_NAMED = 3

type DeleteAssetProps = { asset: Asset; users: MediaUser[] | null; onDeleted: () => void }

/** Deletes an unused asset; the lake checks again, and documents that use it are listed by name. */
function DeleteAsset({ asset, users, onDeleted }: DeleteAssetProps) {
  const client = useContentClient()
  const toast = useToast()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const reason = reasonAgainst(users)

  function remove() {
    setBusy(true)
    setRefusal(null)
    client
      .delete(asset.id)
      .then(() => {
        toast.push({ status: 'success', title: `${asset.name} is deleted` })
        onDeleted()
      })
      .catch((error: Error) => {
        setBusy(false)
        setRefusal(error.message)
      })
  }

  return (
    <Stack space={3}>
      <Button
        icon={TrashIcon}
        text="Delete"
        tone="critical"
        mode="ghost"
        fontSize={1}
        disabled={reason !== null}
        aria-describedby={`${id}-reason`}
        onClick={() => {
          setRefusal(null)
          setOpen(true)
        }}
      />
      <Text size={1} muted id={`${id}-reason`}>
        {reason ?? 'Not used: it can be deleted.'}
      </Text>
      {isOpen && (
        <Dialog
          id={id}
          header={`Delete ${asset.name}?`}
          width={0}
          onClose={() => setOpen(false)}
          footer={
            <Flex gap={2} justify="flex-end" padding={3}>
              <Button text="Cancel" mode="bleed" fontSize={1} onClick={() => setOpen(false)} />
              <Button
                text="Delete for good"
                tone="critical"
                fontSize={1}
                disabled={isBusy}
                onClick={remove}
              />
            </Flex>
          }
        >
          <Stack space={4} padding={4}>
            <Text size={1}>
              It is deleted for everyone, and its address leads nowhere any more.
            </Text>
            {refusal !== null && (
              <Card tone="critical" border padding={3} radius={2} role="alert">
                <Stack space={3}>
                  <Text size={1} weight="semibold">
                    It was not deleted.
                  </Text>
                  <Text size={1}>
                    {withTitles(refusal, [{ id: asset.id, title: asset.name }, ...(users ?? [])])}
                  </Text>
                </Stack>
              </Card>
            )}
          </Stack>
        </Dialog>
      )}
    </Stack>
  )
}

function reasonAgainst(users: MediaUser[] | null): string | null {
  if (users === null) return 'Looking who uses it …'
  if (users.length === 0) return null
  const names = users.slice(0, MOST_NAMED).map((it) => `“${it.title}”`)
  const more = users.length - names.length
  return `It cannot be deleted while it is used, by ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}. Take it out there first.`
}

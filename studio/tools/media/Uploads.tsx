import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import type { SanityClient } from 'sanity'
import { useContentClient } from '../shared/use-live-query.ts'

type Upload = {
  key: string
  name: string
  state: 'running' | 'done' | 'failed'
  /** The resulting asset; an asset that existed before stays unchanged. */
  assetId?: string
  message?: string
}

/** Uploads one file after another, so that many large pictures do not overload the lake. */
export function useUploads() {
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
export function Uploads({ uploads, onClear, onOpen }: Props) {
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

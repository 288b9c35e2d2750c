import { TrashIcon } from '@sanity/icons'
import { Button, Card, Dialog, Flex, Stack, Text, useToast } from '@sanity/ui'
import { useId, useState } from 'react'
import type { MediaUser } from '../../../schemas/rules/media.ts'
import { withTitles } from '../../../schemas/rules/publish-group.ts'
import { useContentClient } from '../shared/use-live-query.ts'
import type { Asset } from './use-media.ts'

const MOST_NAMED = 3

type Props = { asset: Asset; users: MediaUser[] | null; onDeleted: () => void }

/** Deletes an unused asset; the lake checks again, and documents that use it are listed by name. */
export function DeleteAsset({ asset, users, onDeleted }: Props) {
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
        {reason ?? 'Nobody uses it: it can be deleted.'}
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
            <Text size={1}>It is gone for everybody, and its address is no longer known here.</Text>
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

import { Box, Button, Checkbox, Dialog, Flex, Stack, Text, TextInput, useToast } from '@sanity/ui'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { Choice } from '../shared/Choice.tsx'
import { OPEN_MARKETS } from '../shared/markets.ts'
import { useContentClient } from '../shared/use-live-query.ts'

export const ROLES = [
  { value: 'administrator', title: 'Administrator' },
  { value: 'editor', title: 'Editor' },
  { value: 'marketing', title: 'Marketing' },
  { value: 'viewer', title: 'Viewer' },
] as const
type Role = (typeof ROLES)[number]['value']
type Rights = { role: Role; markets: string[] | null }
export type EditorAccount = Rights & {
  id: string
  name: string
  email: string
  state: 'active' | 'invited' | 'disabled'
}
export type NewLink = { editor: EditorAccount; path: string; expiresAt: number }

const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' })

type RightsProps = {
  title: string
  /** Without one, a new account: name and e-mail are fields. */
  editor?: EditorAccount
  onSave: (body: { name: string; email: string } & Rights) => Promise<void>
  onClose: () => void
}

/** The form of a new account, or of an account's rights. A refused form stays open. */
export function RightsDialog({ title, editor, onSave, onClose }: RightsProps) {
  const id = useId()
  const [name, setName] = useState(editor?.name ?? '')
  const [email, setEmail] = useState(editor?.email ?? '')
  const [role, setRole] = useState(editor?.role ?? 'editor')
  const [markets, setMarkets] = useState<readonly string[]>(editor?.markets ?? [])
  const [isSending, send] = useSending()
  const isLimited = role !== 'administrator' && markets.length > 0

  function save(event: FormEvent) {
    event.preventDefault()
    send(() => onSave({ name, email, role, markets: isLimited ? [...markets] : null }))
  }
  return (
    <Dialog id={id} header={title} width={1} onClose={onClose}>
      <form onSubmit={save}>
        <Stack space={4} padding={4}>
          {!editor && (
            <>
              <Field label="Name" value={name} onChange={setName} />
              <Field label="E-mail" type="email" value={email} onChange={setEmail} />
            </>
          )}
          <Choice label="Role" value={role} options={ROLES} onChange={setRole} />
          {role !== 'administrator' && (
            <Stack space={3} role="group" aria-labelledby={`${id}-markets`}>
              <Text id={`${id}-markets`} size={1} weight="medium">
                Markets
              </Text>
              <Text size={1} muted>
                Tick none for all of them. With some, only their content can be read and written.
              </Text>
              <Flex gap={3} wrap="wrap">
                {OPEN_MARKETS.map((it) => (
                  <Flex key={it.value} as="label" gap={2} align="center">
                    <Checkbox
                      checked={markets.includes(it.value)}
                      onChange={(event) => {
                        const others = markets.filter((other) => other !== it.value)
                        setMarkets(event.currentTarget.checked ? [...others, it.value] : others)
                      }}
                    />
                    <Text size={1}>{it.title}</Text>
                  </Flex>
                ))}
              </Flex>
            </Stack>
          )}
          <Actions
            isSending={isSending}
            action={editor ? 'Save' : 'Invite'}
            onClose={onClose}
            isSubmit
          />
        </Stack>
      </form>
    </Dialog>
  )
}

type ConfirmProps = {
  title: string
  text: string
  action: string
  isCritical?: boolean
  onConfirm: () => Promise<void>
  onClose: () => void
}

export function ConfirmDialog({ title, text, action, isCritical, ...props }: ConfirmProps) {
  const [isSending, send] = useSending()
  return (
    <Dialog id={useId()} header={title} width={0} onClose={props.onClose}>
      <Stack space={4} padding={4}>
        <Text size={1}>{text}</Text>
        <Actions
          isSending={isSending}
          action={action}
          isCritical={isCritical ?? false}
          onAct={() => send(props.onConfirm)}
          onClose={props.onClose}
        />
      </Stack>
    </Dialog>
  )
}

/** Shows a link once: the lake stores only its hash. */
export function LinkDialog({ link, onClose }: { link: NewLink; onClose: () => void }) {
  const client = useContentClient()
  const toast = useToast()
  const url = new URL(link.path, client.getUrl('/')).href
  return (
    <Dialog id={useId()} header="Link to set a password" width={1} onClose={onClose}>
      <Stack space={4} padding={4}>
        <Text size={1}>
          Send it to {link.editor.name} yourself, through a channel that only they can read. It is
          shown here once and works once, until {when.format(new Date(link.expiresAt))}.
        </Text>
        <TextInput readOnly aria-label="Link" data-testid="editor-link" fontSize={1} value={url} />
        <Flex gap={2} justify="flex-end">
          <Button
            mode="ghost"
            text="Copy"
            onClick={() =>
              navigator.clipboard.writeText(url).then(
                () => toast.push({ status: 'success', title: 'Copied' }),
                () => toast.push({ status: 'error', title: 'Select the link and copy it' }),
              )
            }
          />
          <Button text="Close" onClick={onClose} />
        </Flex>
      </Stack>
    </Dialog>
  )
}

function Field(props: {
  label: string
  type?: 'email'
  value: string
  onChange: (value: string) => void
}) {
  const id = useId()
  return (
    <Stack space={2}>
      <Text as="label" size={1} weight="medium" htmlFor={id}>
        {props.label}
      </Text>
      <TextInput
        id={id}
        type={props.type ?? 'text'}
        required
        maxLength={props.type === 'email' ? 254 : 100}
        value={props.value}
        onChange={(event) => props.onChange(event.currentTarget.value)}
      />
    </Stack>
  )
}

function Actions(props: {
  action: string
  isSending: boolean
  isCritical?: boolean
  isSubmit?: boolean
  onAct?: () => void
  onClose: () => void
}): ReactNode {
  return (
    <Box>
      <Flex gap={2} justify="flex-end">
        <Button mode="ghost" text="Cancel" onClick={props.onClose} />
        <Button
          type={props.isSubmit ? 'submit' : 'button'}
          tone={props.isCritical ? 'critical' : 'default'}
          text={props.action}
          disabled={props.isSending}
          {...(props.onAct ? { onClick: props.onAct } : {})}
        />
      </Flex>
    </Box>
  )
}

/** Runs one sending at a time; a refusal has been shown by then. */
function useSending(): [boolean, (work: () => Promise<void>) => void] {
  const [isSending, setSending] = useState(false)
  const send = (work: () => Promise<void>) => {
    setSending(true)
    work()
      .catch(() => {})
      .finally(() => setSending(false))
  }
  return [isSending, send]
}

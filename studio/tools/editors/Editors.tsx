import { Badge, type BadgeTone, Box, Button, Card, Flex, Stack, Text, useToast } from '@sanity/ui'
import { useState } from 'react'
import { Failed, Loading, ToolFrame } from '../shared/ToolFrame.tsx'
import { useContentClient } from '../shared/use-live-query.ts'
import { useRequest } from '../shared/use-request.ts'
import {
  ConfirmDialog,
  type EditorAccount,
  LinkDialog,
  type NewLink,
  RightsDialog,
  ROLES,
} from './EditorDialogs.tsx'

const STATES: Readonly<Record<EditorAccount['state'], { title: string; tone: BadgeTone }>> = {
  active: { title: 'Active', tone: 'positive' },
  invited: { title: 'No password yet', tone: 'caution' },
  disabled: { title: 'Disabled', tone: 'critical' },
}

type Open =
  | { what: 'invite' }
  | { what: 'rights' | 'renew' | 'disable'; of: EditorAccount }
  | { what: 'link'; link: NewLink }

/** Accounts of the Studio of this installation: invite, change rights, renew a password, disable. */
export default function Editors() {
  const { data, error, reload } = useRequest<{ editors: EditorAccount[] }>('/editors')
  const editors = data?.editors
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const act = useAct(reload)

  return (
    <ToolFrame
      title="Editors"
      intro="Who may sign in to this Studio, and what they may write. Each change is in the audit log."
      controls={
        <Button
          fontSize={1}
          padding={3}
          text="Invite an editor"
          onClick={() => setOpen({ what: 'invite' })}
        />
      }
    >
      {error && <Failed message={error} />}
      {!error && !editors && <Loading />}
      {editors && (
        <Stack as="ul" space={2} padding={4} aria-label="Editors">
          {editors.map((it) => (
            <Row key={it.id} editor={it} open={(what) => setOpen({ what, of: it })} />
          ))}
        </Stack>
      )}
      {open?.what === 'invite' && (
        <RightsDialog
          title="Invite an editor"
          onClose={close}
          onSave={async (body) => {
            const link = await act<NewLink>('POST', '/editors', body)
            setOpen({ what: 'link', link })
          }}
        />
      )}
      {open?.what === 'rights' && (
        <RightsDialog
          title={`Rights of ${open.of.name}`}
          editor={open.of}
          onClose={close}
          onSave={async ({ role, markets }) => {
            await act('PATCH', `/editors/${open.of.id}`, { role, markets })
            close()
          }}
        />
      )}
      {open?.what === 'renew' && (
        <ConfirmDialog
          title={open.of.state === 'disabled' ? 'Enable the account' : 'New password'}
          text={`${open.of.name} gets a link to set a password. The current password stops working, and all sessions end.`}
          action="Make a link"
          onClose={close}
          onConfirm={async () => {
            const link = await act<NewLink>('POST', `/editors/${open.of.id}/link`)
            setOpen({ what: 'link', link })
          }}
        />
      )}
      {open?.what === 'disable' && (
        <ConfirmDialog
          title="Disable the account"
          text={`${open.of.name} is signed out everywhere and cannot sign in any more. What they wrote stays.`}
          action="Disable"
          isCritical
          onClose={close}
          onConfirm={async () => {
            await act('DELETE', `/editors/${open.of.id}`)
            close()
          }}
        />
      )}
      {open?.what === 'link' && <LinkDialog link={open.link} onClose={close} />}
    </ToolFrame>
  )
}

function Row({
  editor,
  open,
}: {
  editor: EditorAccount
  open: (what: 'rights' | 'renew' | 'disable') => void
}) {
  const { name, email, role, markets, state } = editor
  const button = (text: string, what: 'rights' | 'renew' | 'disable') => (
    <Button
      mode="ghost"
      fontSize={1}
      padding={2}
      text={text}
      aria-label={`${text}: ${name}`}
      onClick={() => open(what)}
    />
  )
  return (
    <Card as="li" border radius={2} padding={3} data-testid="editor" data-state={state}>
      <Flex gap={4} wrap="wrap" align="center">
        <Box flex={1} style={{ minWidth: 220 }}>
          <Stack space={2}>
            <Text size={1} weight="medium">
              {name}
            </Text>
            <Text size={1} muted style={{ overflowWrap: 'anywhere' }}>
              {email}
            </Text>
          </Stack>
        </Box>
        <Box style={{ flex: '0 0 200px' }}>
          <Stack space={2}>
            <Text size={1}>{ROLES.find((it) => it.value === role)?.title ?? role}</Text>
            <Text size={0} muted>
              {markets === null ? 'All markets' : markets.join(', ')}
            </Text>
          </Stack>
        </Box>
        <Box style={{ flex: '0 0 130px' }}>
          <Badge tone={STATES[state].tone}>{STATES[state].title}</Badge>
        </Box>
        <Flex gap={2} wrap="wrap">
          {button('Change rights', 'rights')}
          {button(state === 'disabled' ? 'Enable' : 'New password', 'renew')}
          {state !== 'disabled' && button('Disable', 'disable')}
        </Flex>
      </Flex>
    </Card>
  )
}

/** A call that changes accounts: a refusal is shown and thrown on. */
function useAct(reload: () => Promise<void>) {
  const client = useContentClient()
  const toast = useToast()
  return async <Answer,>(method: string, uri: string, body?: object): Promise<Answer> => {
    try {
      return await client.request<Answer>({ method, uri, ...(body ? { body } : {}) })
    } catch (problem) {
      toast.push({
        status: 'error',
        title: 'Nothing was changed',
        description: problem instanceof Error ? problem.message : String(problem),
      })
      throw problem
    } finally {
      await reload()
    }
  }
}

import { Badge, type BadgeTone, Box, Button, Card, Flex, Stack, Text, useToast } from '@sanity/ui'
import { EmptyState, Failed, Loading, ToolFrame } from '../shared/ToolFrame.tsx'
import { useContentClient } from '../shared/use-live-query.ts'
import { useRequest } from '../shared/use-request.ts'

type Link = {
  id: string
  editorName: string | null
  perspective: string[]
  /** Null for all pages. */
  paths: string[] | null
  createdAt: number
  expiresAt: number
  revokedAt: number | null
}

const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

/** The links that show a preview to people without an account: one's own, or all for administrators. */
export default function PreviewLinks() {
  const { links, error, revoke } = useLinks()
  return (
    <ToolFrame
      title="Shared previews"
      intro="Links that you made in the preview bar. Anyone with a link sees unpublished content until it ends. A revoked link shows nothing."
    >
      {error && <Failed message={error} />}
      {!error && !links && <Loading />}
      {links?.length === 0 && (
        <EmptyState title="No links yet">
          <Text size={1} muted>
            Open “Preview as”, then “Settings of the preview”, and make a link.
          </Text>
        </EmptyState>
      )}
      {links && links.length > 0 && (
        <Stack as="ul" space={2} padding={4} aria-label="Links, the newest first">
          {links.map((it) => (
            <Row key={it.id} link={it} onRevoke={() => revoke(it.id)} />
          ))}
        </Stack>
      )}
    </ToolFrame>
  )
}

const isWorking = ({ revokedAt, expiresAt }: Link) => revokedAt === null && expiresAt > Date.now()

function stateOf({ revokedAt, expiresAt }: Link): { text: string; tone: BadgeTone } {
  if (revokedAt !== null)
    return { text: `Revoked ${when.format(new Date(revokedAt))}`, tone: 'critical' }
  const isOver = expiresAt <= Date.now()
  const end = when.format(new Date(expiresAt))
  return isOver
    ? { text: `Ended ${end}`, tone: 'default' }
    : { text: `Works until ${end}`, tone: 'positive' }
}

function Row({ link, onRevoke }: { link: Link; onRevoke: () => void }) {
  const { text, tone } = stateOf(link)
  const pages = link.paths?.join(', ') ?? 'All pages of content'
  return (
    <Card as="li" border radius={2} padding={3} data-testid="preview-link-row">
      <Flex gap={4} wrap="wrap" align="center">
        <Box flex={1} style={{ minWidth: 240 }}>
          <Stack space={3}>
            <Text size={1} weight="semibold" style={{ overflowWrap: 'anywhere' }}>
              {pages}
            </Text>
            <Text size={1} muted>
              {link.perspective.join(', ')} · made {when.format(new Date(link.createdAt))} by{' '}
              {link.editorName ?? 'an account that is gone'}
            </Text>
          </Stack>
        </Box>
        <Badge tone={tone}>{text}</Badge>
        {isWorking(link) && (
          <Button
            mode="ghost"
            tone="critical"
            fontSize={1}
            padding={2}
            text="Revoke"
            aria-label={`Revoke the link to ${pages}`}
            onClick={onRevoke}
          />
        )}
      </Flex>
    </Card>
  )
}

function useLinks() {
  const client = useContentClient()
  const toast = useToast()
  const uri = `/preview-links/${client.config().dataset}`
  const { data, error, reload } = useRequest<{ links: Link[] }>(uri)
  return {
    links: data?.links,
    error,
    revoke(id: string) {
      client
        .request({ uri: `${uri}/${id}`, method: 'DELETE' })
        .then(reload)
        .catch((problem: Error) =>
          toast.push({
            status: 'error',
            title: 'The link was not revoked',
            description: problem.message,
          }),
        )
    },
  }
}

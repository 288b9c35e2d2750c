import { Box, Card, Flex, Heading, Spinner, Stack, Text } from '@sanity/ui'
import type { ReactNode } from 'react'

type Props = {
  title: string
  intro: string
  /** Filters and selections, above the content. */
  controls?: ReactNode
  aside?: ReactNode
  children: ReactNode
}

/** The common frame of the custom tools: purpose, controls and content. */
export function ToolFrame({ title, intro, controls, aside, children }: Props) {
  return (
    <Flex direction="column" height="fill" overflow="hidden">
      <Card borderBottom padding={4}>
        <Flex gap={5} align="flex-end" wrap="wrap" justify="space-between">
          <Stack space={3} style={{ maxWidth: 520 }}>
            <Heading as="h1" size={1}>
              {title}
            </Heading>
            <Text size={1} muted>
              {intro}
            </Text>
          </Stack>
          {controls ? (
            <Flex gap={3} wrap="wrap" align="flex-end">
              {controls}
            </Flex>
          ) : null}
        </Flex>
      </Card>
      <Flex flex={1} overflow="hidden">
        <Box as="main" flex={1} overflow="auto" style={{ minWidth: 0 }}>
          {children}
        </Box>
        {aside}
      </Flex>
    </Flex>
  )
}

/** An empty state: explains how to fill it. */
export function EmptyState({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Flex align="center" justify="center" padding={5} style={{ minHeight: 280 }}>
      <Card border radius={3} padding={5} style={{ maxWidth: 520 }}>
        <Stack space={4}>
          <Heading as="h2" size={1}>
            {title}
          </Heading>
          <Stack space={4}>{children}</Stack>
        </Stack>
      </Card>
    </Flex>
  )
}

export function Loading() {
  return (
    <Flex align="center" justify="center" gap={3} padding={6} role="status">
      <Spinner muted />
      <Text size={1} muted>
        Reading content …
      </Text>
    </Flex>
  )
}

export function Failed({ message }: { message: string }) {
  return (
    <Box padding={4} role="alert">
      <Card tone="critical" padding={4} radius={2} border>
        <Stack space={3}>
          <Text size={1} weight="semibold">
            The content could not be read.
          </Text>
          <Text size={1}>{message}</Text>
        </Stack>
      </Card>
    </Box>
  )
}

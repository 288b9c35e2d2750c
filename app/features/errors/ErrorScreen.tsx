import type { ReactNode } from 'react'
import { Inline, PageContainer, Stack } from '#app/ui/Layout/Layout.tsx'
import { Heading, Text } from '#app/ui/Text/Text.tsx'

/** An honest sentence, the reason, and a next step. */
export function ErrorScreen(props: { title?: string; text: string; actions: ReactNode }) {
  return (
    <PageContainer>
      <Stack gap="xl">
        <div role="alert">
          <Stack gap="lg">
            {props.title ? <Heading level={1}>{props.title}</Heading> : null}
            <Text size="large">{props.text}</Text>
          </Stack>
        </div>
        <Inline gap="md">{props.actions}</Inline>
      </Stack>
    </PageContainer>
  )
}

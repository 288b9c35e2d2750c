import type { ReactNode } from 'react'
import { Inline, PageContainer } from '#app/ui/Layout/Layout.tsx'
import { Heading } from '#app/ui/Text/Text.tsx'
import { Button } from '../Button/Button.tsx'
import { Stack } from '../Layout/Layout.tsx'
import { Logo } from '../Logo/Logo.tsx'
import { Text } from '../Text/Text.tsx'
import { Toasts } from '../Toast/Toasts.tsx'
import { CardSpecimens, FormSpecimens } from './FormSpecimens.tsx'
import { BehaviourSpecimens, ShowingSpecimens } from './ShowingSpecimens.tsx'
import * as styles from './Specimen.css.ts'
import { ground } from './Specimen.css.ts'

/**
 * Every component of the design system in every state, for developers (/dev/ui). Its texts are not for players, so they
 * are in English only.
 */
export function Specimen() {
  return (
    <>
      <main id="main" tabIndex={-1} className={styles.page}>
        <PageContainer>
          <Stack gap="xxl">
            <Inline gap="lg">
              <Logo />
              <Button tone="quiet" size="small" onClick={switchLight}>
                Switch the light
              </Button>
            </Inline>
            <Heading level={1}>The pieces of the house</Heading>
            <Group title="Colours">
              <ul className={styles.swatches}>
                {Object.entries(ground).map(([role, className]) => (
                  <li key={role} className={styles.swatch}>
                    <span className={`${styles.colour} ${className}`} />
                    {role}
                  </li>
                ))}
              </ul>
            </Group>
            <Group title="Type">
              {(['xxxl', 'xxl', 'xl', 'lg', 'md'] as const).map((size) => (
                <Heading key={size} level={3} size={size}>
                  Slots, tables and live games
                </Heading>
              ))}
              <Text size="large">Large text, for the one sentence that opens a page.</Text>
              <Text>Text: every game states its return before you play.</Text>
              <Text tone="muted">Muted: Voit milloin tahansa asettaa talletusrajan.</Text>
            </Group>
            <Group title="What shows">
              <ShowingSpecimens />
            </Group>
            <Group title="Cards and stages">
              <CardSpecimens />
            </Group>
            <Group title="Forms">
              <FormSpecimens />
            </Group>
            <Group title="Behaviour">
              <BehaviourSpecimens />
            </Group>
          </Stack>
        </PageContainer>
      </main>
      <Toasts />
    </>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <Heading level={2}>{title}</Heading>
      {children}
    </section>
  )
}

function switchLight(): void {
  const { dataset } = document.documentElement
  dataset.theme = dataset.theme === 'light' ? 'dark' : 'light'
}

import { useTranslation } from 'react-i18next'
import { HELP_ID } from '#app/session/protection-paths.ts'
import { Stack, Surface } from '#app/ui/Layout/Layout.tsx'
import { Heading, Text } from '#app/ui/Text/Text.tsx'
import * as styles from './HarmMarkers.css.ts'

export type HelpLink = { title: string; url: string }

/** Help organisations for the player's market. */
export function Help({ help }: { help: readonly HelpLink[] }) {
  const { t } = useTranslation('warnings')
  if (help.length === 0) return null
  return (
    <section id={HELP_ID} aria-labelledby="help-title" data-testid="help-ways">
      <Surface>
        <Stack gap="md">
          <div id="help-title">
            <Heading level={2}>{t('help.title')}</Heading>
          </div>
          <Text>{t('help.text')}</Text>
          <ul className={styles.links}>
            {help.map((it) => (
              <li key={it.url}>
                <a href={it.url} rel="noopener noreferrer" className={styles.link}>
                  {it.title}
                </a>
              </li>
            ))}
          </ul>
        </Stack>
      </Surface>
    </section>
  )
}

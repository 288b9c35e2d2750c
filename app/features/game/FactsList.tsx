import { useTranslation } from 'react-i18next'
import { Facts } from '#app/ui/Facts/Facts.tsx'
import { Stack } from '#app/ui/Layout/Layout.tsx'
import { Text } from '#app/ui/Text/Text.tsx'
import type { GameFactsView } from './game-facts.ts'

/** The facts of a game in a window, one below the other (GAM-22). */
export function FactsList({ view }: { view: GameFactsView }) {
  const { t } = useTranslation('game')
  if (view.facts.length === 0) return <Text tone="muted">{t('noFacts')}</Text>
  return (
    <Stack gap="lg">
      <Facts facts={view.facts} />
      {view.help === '' ? null : (
        <Text size="small" tone="muted">
          {view.help}
        </Text>
      )}
      {view.rules === '' ? null : <Text size="small">{view.rules}</Text>}
    </Stack>
  )
}

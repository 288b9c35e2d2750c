import { useTranslation } from 'react-i18next'
import { useLocalePath } from '#app/market/use-locale.ts'
import { ButtonLink } from '#app/ui/Button/Button.tsx'
import * as layout from '#app/ui/Layout/Layout.css.ts'
import { Stack } from '#app/ui/Layout/Layout.tsx'
import { Notice } from '#app/ui/Notice/Notice.tsx'
import { ROUND_SETTLES_WITHIN_HOURS } from '#contracts/round-times.ts'
import type { RoundRow } from './rounds.server.ts'

/** Unfinished rounds, each with a link to resume it; nothing when there are none. */
export function OpenRounds({ rounds }: { rounds: readonly RoundRow[] }) {
  const { t } = useTranslation('rounds')
  const path = useLocalePath()
  if (rounds.length === 0) return null
  return (
    <div data-testid="open-rounds">
      <Notice tone="warning" title={t('open.title', { number: rounds.length })}>
        <Stack gap="sm">
          <span>{t('settles', { hours: ROUND_SETTLES_WITHIN_HOURS })}</span>
          <span className={layout.inline.sm}>
            {rounds
              .filter((it) => it.resume !== null)
              .map((it) => (
                <ButtonLink key={it.id} href={it.resume ?? ''} tone="neutral" size="small">
                  {t('resumeGame', { game: it.game ?? '' })}
                </ButtonLink>
              ))}
            <ButtonLink href={path('/my-account/rounds?open=1')} tone="quiet" size="small">
              {t('open.list')}
            </ButtonLink>
          </span>
        </Stack>
      </Notice>
    </div>
  )
}

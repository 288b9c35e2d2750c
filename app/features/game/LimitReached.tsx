import { useTranslation } from 'react-i18next'
import { useLocalePath } from '#app/market/use-locale.ts'
import { ButtonLink } from '#app/ui/Button/Button.tsx'
import * as layout from '#app/ui/Layout/Layout.css.ts'
import { Stack } from '#app/ui/Layout/Layout.tsx'
import { Notice } from '#app/ui/Notice/Notice.tsx'
import { BackToLobby } from './BackToLobby.tsx'
import type { ReachedLimitView } from './reached-limit.ts'

/**
 * Which limit was reached, until when it applies, and where rounds, limits and help are. Nothing here raises a limit.
 */
export function LimitReached(props: { limit: ReachedLimitView; lobbyPath: string }) {
  const { limit } = props
  const { t } = useTranslation('game')
  const path = useLocalePath()
  return (
    <>
      <div data-testid="game-limit-reached">
        <Notice tone="info" title={t(`limitReached.title.${limit.kind}`)}>
          <Stack gap="md">
            <span>
              {t(`limitReached.period.${limit.period}`, { value: limit.value })}{' '}
              {t('limitReached.until', { time: limit.until })}
            </span>
            <span>{t('limitReached.open')}</span>
          </Stack>
        </Notice>
      </div>
      <div className={layout.wrap.md}>
        <ButtonLink href={path('/my-account/rounds')} size="medium">
          {t('limitReached.rounds')}
        </ButtonLink>
        <ButtonLink href={path('/my-account/gambling-limits')} size="medium">
          {t('limitReached.limits')}
        </ButtonLink>
        <ButtonLink href={path('/responsible-gambling')} size="medium">
          {t('limitReached.help')}
        </ButtonLink>
        <BackToLobby to={props.lobbyPath} />
      </div>
    </>
  )
}

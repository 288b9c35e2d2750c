import { useTranslation } from 'react-i18next'
import { useLocalePath } from '#app/market/use-locale.ts'
import { ButtonLink } from '#app/ui/Button/Button.tsx'

/** The label of the link out of a game: its lobby, or the home page if it has none (`/virtuals`). */
export function useBackText(to: string): string {
  const { t } = useTranslation(['game', 'common'])
  const path = useLocalePath()
  return to === path('/') ? t('common:errors.notFound.home') : t('toLobby')
}

export function BackToLobby(props: { to: string; tone?: 'neutral' | 'primary' }) {
  const text = useBackText(props.to)
  return (
    <ButtonLink href={props.to} tone={props.tone ?? 'neutral'} size="medium">
      {text}
    </ButtonLink>
  )
}

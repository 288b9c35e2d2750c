import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { useLocalePath } from '#app/market/use-locale.ts'
import { PlaceLink } from '#app/session/page-window/place.tsx'
import { ButtonLink } from '#app/ui/Button/Button.tsx'
import { Notice } from '#app/ui/Notice/Notice.tsx'
import { Stack } from '#app/ui/Stack/Stack.tsx'
import { type Told, toldOf } from './told.ts'
import { searchOf, WAYS, type Way } from './ways.ts'
import type { WithdrawPage } from './withdraw.server.ts'

/** No dead ends: each state has its reason and a next step. */
const WAY_ON = {
  VERIFYDOCUMENT_STRICT: ['verification'],
  VERIFYDOCUMENT_LOYAL: ['verification', 'later'],
  VERIFYDOCUMENT_REQUIRED: ['verification'],
  VERIFYDOCUMENT_UNDER_REVIEW: ['verification'],
  SUSPENDED: ['support'],
  ERROR: ['again', 'support'],
  SELF_LIMIT_REACHED: ['support'],
  WITHDRAWAL_LIMIT_REACHED: ['transactions', 'support'],
  SELF_LIMIT_NOTIFY: [],
  RESTRICTED: ['support'],
  BELOW_LEAST: ['transactions'],
  NO_METHOD: ['support'],
} as const satisfies Record<Told, readonly Way[]>

const TONE = {
  VERIFYDOCUMENT_STRICT: 'warning',
  VERIFYDOCUMENT_LOYAL: 'info',
  VERIFYDOCUMENT_REQUIRED: 'warning',
  VERIFYDOCUMENT_UNDER_REVIEW: 'info',
  SUSPENDED: 'warning',
  ERROR: 'critical',
  SELF_LIMIT_REACHED: 'warning',
  WITHDRAWAL_LIMIT_REACHED: 'warning',
  SELF_LIMIT_NOTIFY: 'info',
  RESTRICTED: 'warning',
  BELOW_LEAST: 'info',
  NO_METHOD: 'info',
} as const satisfies Record<Told, 'info' | 'warning' | 'critical'>

/** Why there is no form, or what to know before filling it in. Nothing if all is well. */
export function WithdrawNotice({ page }: { page: WithdrawPage }) {
  const { t } = useTranslation('withdraw')
  const told = toldOf(page)
  if (told === null) return null
  const figures = {
    left: page.limit?.left ?? '',
    whole: page.limit?.whole ?? '',
    least: page.bounds.min,
  }
  return (
    <Notice tone={TONE[told]} title={t(`states.${told}.title`, figures)}>
      <Stack gap="md">
        <p>{t(`states.${told}.text`, figures)}</p>
        {WAY_ON[told].map((way, index) => (
          <WayOn key={way} way={way} isFirst={index === 0} />
        ))}
      </Stack>
    </Notice>
  )
}

function WayOn({ way, isFirst }: { way: Way; isFirst: boolean }) {
  const { t } = useTranslation('withdraw')
  const path = useLocalePath()
  const words = t(`ways.${way}`)
  const look = { tone: isFirst ? 'primary' : 'neutral', size: 'small' } as const
  // Another view of the same page or window, opened in place; everything else is another page.
  if (way === 'again' || way === 'later') {
    return (
      <span>
        <PlaceLink search={searchOf({ isLater: way === 'later' })} {...look}>
          {words}
        </PlaceLink>
      </span>
    )
  }
  if (!isFirst) return <Link to={WAYS[way](path)}>{words}</Link>
  return (
    <span>
      <ButtonLink href={WAYS[way](path)} {...look}>
        {words}
      </ButtonLink>
    </span>
  )
}

import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#app/ui/Button/Button.tsx'
import { Notice } from '#app/ui/Notice/Notice.tsx'
import { Stack } from '#app/ui/Stack/Stack.tsx'
import * as styles from './Limits.css.ts'
import { limitId } from './limit-id.ts'
import type { LimitsPageData } from './limits.server.ts'
import { useLimitsPath } from './use-limits-path.ts'

/**
 * The limits that this market requires before deposits or play, while one is missing, with a link to each; then a link
 * back to the page that required them.
 */
export function LimitsFirst({ page }: { page: Pick<LimitsPageData, 'missing' | 'next'> }) {
  const { missing, next } = page
  const { t } = useTranslation('limits')
  const limitsPath = useLimitsPath()
  if (missing.length > 0) {
    return (
      <div data-testid="limits-first">
        <Notice tone="warning" title={t('first.title')}>
          <Stack gap="md">
            <p>{t('first.text')}</p>
            <div className={styles.ways}>
              {missing.map((it) => (
                <ButtonLink
                  key={it.period}
                  href={limitsPath({ edit: limitId(it), at: limitId(it) })}
                  preventScrollReset
                  size="medium"
                  data-testid={`limits-first-${limitId(it)}`}
                >
                  {t('name', { kind: t(`kinds.${it.kind}`), period: t(`periods.${it.period}`) })}
                </ButtonLink>
              ))}
            </div>
          </Stack>
        </Notice>
      </div>
    )
  }
  if (next === null) return null
  return (
    <div role="status" data-testid="limits-first-done">
      <Notice tone="success" title={t('first.done')}>
        <span>
          <ButtonLink href={next} reloadDocument size="medium" data-testid="limits-first-back">
            {t('first.back')}
          </ButtonLink>
        </span>
      </Notice>
    </div>
  )
}

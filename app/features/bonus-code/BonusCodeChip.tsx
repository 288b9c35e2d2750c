import { Form, useLocation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/Button/Button.tsx'
import { Chip } from '#app/ui/Chip/Chip.tsx'
import * as styles from './BonusCodeChip.css.ts'

/** The bonus code that came with the URL, and a button to remove it (GRD-19, GAP-138). */
export function BonusCodeChip({ code }: { code: string }) {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  return (
    <Form
      method="post"
      action="/api/bonus-code"
      className={styles.row}
      reloadDocument
      data-testid="bonus-code"
    >
      <input type="hidden" name="back" value={`${pathname}${search}`} />
      <Chip>{t('bonusCode.label', { code })}</Chip>
      <Button type="submit" tone="quiet" size="small" data-testid="bonus-code-remove">
        {t('bonusCode.remove')}
      </Button>
    </Form>
  )
}

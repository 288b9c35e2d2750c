import { Form, Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { useLocalePath } from '#app/market/use-locale.ts'
import { Button } from '#app/ui/Button/Button.tsx'
import { Icon } from '#app/ui/Icon/Icon.tsx'
import { Stack } from '#app/ui/Layout/Layout.tsx'
import { opens, Popover } from '#app/ui/Popover/Popover.tsx'
import * as styles from './Header.css.ts'

export const PANIC_PANEL_ID = 'take-a-break-panel'

/**
 * On every page, games included: the first tap asks for confirmation, the second starts a 24-hour break. Works without
 * scripts. On phones the bottom bar opens it, over a game the game's bar.
 */
export function PanicButton(props: { className: string; testId: string; withText?: boolean }) {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      className={props.className}
      data-testid={props.testId}
      aria-label={t('header.takeBreak')}
      title={t('header.takeBreak')}
      {...opens(PANIC_PANEL_ID)}
    >
      <Icon name="cup" />
      {props.withText ? <span>{t('nav.break')}</span> : null}
    </button>
  )
}

/** Outside the header: where a game runs on a phone there is none. */
export function PanicPanel() {
  const { t } = useTranslation()
  const path = useLocalePath()
  return (
    <Popover id={PANIC_PANEL_ID} label={t('header.takeBreak')} panelClass={styles.panicPanel}>
      <Stack gap="md">
        <p className={styles.panicTitle}>{t('header.breakTitle')}</p>
        <p>{t('header.breakText')}</p>
        <Form method="post" action={path('/take-a-break')} reloadDocument>
          <input type="hidden" name="intent" value="panic" />
          <Button type="submit" tone="critical" block data-testid="take-a-break-now">
            {t('header.breakNow')}
          </Button>
        </Form>
        <Link
          to={path('/take-a-break')}
          className={styles.panelItem}
          data-testid="take-a-break-more"
        >
          {t('header.breakMore')}
        </Link>
      </Stack>
    </Popover>
  )
}

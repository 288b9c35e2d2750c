import { DialogDismiss, DialogHeading, Dialog as Panel } from '@ariakit/react/dialog'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { heading } from '../Heading/Heading.css.ts'
import { Icon } from '../Icon/Icon.tsx'
import { iconButton } from '../IconButton/IconButton.css.ts'
import * as styles from './Dialog.css.ts'

/**
 * A modal dialog; a sheet on phones. It keeps the focus in and gives it back, Escape and a tap beside it
 * close it. Load it on use: its behaviour is Ariakit's.
 */
export function Dialog(props: {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
}) {
  const { t } = useTranslation()
  return (
    <Panel
      open={props.open}
      onClose={props.onClose}
      unmountOnHide
      backdrop={<div className={styles.backdrop} />}
      className={styles.dialog}
    >
      <div className={styles.head}>
        <DialogHeading className={heading.xl}>{props.title}</DialogHeading>
        <DialogDismiss className={iconButton} aria-label={t('close')}>
          <Icon name="close" />
        </DialogDismiss>
      </div>
      {props.children}
    </Panel>
  )
}

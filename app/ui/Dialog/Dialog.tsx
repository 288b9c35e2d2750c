import { DialogDismiss, DialogHeading, Dialog as Panel } from '@ariakit/react/dialog'
import { type ReactNode, type RefObject, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { heading } from '#app/ui/Text/Text.css.ts'
import { Icon } from '../Icon/Icon.tsx'
import { iconButton } from '../IconButton/IconButton.css.ts'
import * as styles from './Dialog.css.ts'
import { noteOpenDialog } from './open-dialogs.ts'

type Closing =
  | { onClose: () => void; mustAnswer?: false }
  /** Its content has the only way out: no close button, and neither Escape nor a tap outside closes it. */
  | { onClose?: never; mustAnswer: true }

/**
 * A modal dialog; a sheet on phones. It traps the focus and restores it on closing; Escape and a tap outside close it.
 * Load it on use: its behaviour is Ariakit's.
 */
export function Dialog(
  props: Closing & {
    open: boolean
    title: string
    /** The initial focus; if omitted, the first control. */
    initialFocus?: RefObject<HTMLElement>
    children: ReactNode
  },
) {
  const { t } = useTranslation()
  const { open, onClose, mustAnswer = false } = props
  useEffect(() => (open ? noteOpenDialog() : undefined), [open])
  return (
    <Panel
      open={open}
      {...(onClose ? { onClose } : {})}
      {...(mustAnswer
        ? { role: 'alertdialog', hideOnEscape: false, hideOnInteractOutside: false }
        : {})}
      {...(props.initialFocus ? { initialFocus: props.initialFocus } : {})}
      unmountOnHide
      backdrop={<div className={styles.backdrop} />}
      className={styles.dialog}
    >
      <div className={styles.head}>
        <DialogHeading className={heading.xl}>{props.title}</DialogHeading>
        {mustAnswer ? null : (
          <DialogDismiss className={iconButton} aria-label={t('close')}>
            <Icon name="close" />
          </DialogDismiss>
        )}
      </div>
      <div className={styles.body}>{props.children}</div>
    </Panel>
  )
}

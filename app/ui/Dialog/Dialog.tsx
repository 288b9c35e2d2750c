import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Heading } from '../Heading/Heading.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as styles from './Dialog.css.ts'

/** The browser's own modal dialog: it keeps the focus in and gives it back. A sheet on phones. */
export function Dialog(props: {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
}) {
  const { t } = useTranslation()
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const dialog = ref.current
    if (props.open && dialog && !dialog.open) dialog.showModal()
    return () => dialog?.close()
  }, [props.open])
  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        props.onClose()
      }}
    >
      <div className={styles.head}>
        <div id={titleId}>
          <Heading level={2}>{props.title}</Heading>
        </div>
        <IconButton label={t('close')} icon="close" onClick={props.onClose} />
      </div>
      {props.children}
    </dialog>
  )
}

import type { ReactNode } from 'react'
import { Dialog } from '#app/ui/Dialog/Dialog.tsx'
import * as styles from './Rewards.css.ts'

export default function LossDialog(props: {
  title: string
  onClose: () => void
  children: ReactNode
}) {
  return (
    <Dialog open onClose={props.onClose} title={props.title}>
      <div className={styles.confirm}>{props.children}</div>
    </Dialog>
  )
}

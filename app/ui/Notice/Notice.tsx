import type { ReactNode } from 'react'
import * as styles from './Notice.css.ts'

export function Notice(props: {
  tone: 'info' | 'success' | 'warning' | 'critical'
  title: string
  children?: ReactNode
}) {
  return (
    <div
      className={styles.notice[props.tone]}
      role={props.tone === 'critical' ? 'alert' : undefined}
    >
      <p className={styles.title}>{props.title}</p>
      {props.children ? <div className={styles.text}>{props.children}</div> : null}
    </div>
  )
}

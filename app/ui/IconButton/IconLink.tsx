import { Link } from '@remix-run/react'
import { Icon } from '../Icon/Icon.tsx'
import type { IconName } from '../Icon/icons.ts'
import { iconButton } from './IconButton.css.ts'

export function IconLink(props: { label: string; icon: IconName; href: string }) {
  return (
    <Link to={props.href} aria-label={props.label} title={props.label} className={iconButton}>
      <Icon name={props.icon} />
    </Link>
  )
}

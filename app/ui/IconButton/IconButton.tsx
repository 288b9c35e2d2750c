import { Link } from '@remix-run/react'
import type { ButtonHTMLAttributes } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import type { IconName } from '../Icon/icons.ts'
import { iconButton } from './IconButton.css.ts'

export function IconButton(
  props: { label: string; icon: IconName } & Omit<
    ButtonHTMLAttributes<HTMLButtonElement>,
    'className' | 'style' | 'children'
  >,
) {
  const { label, icon, ...rest } = props
  return (
    <button type="button" {...rest} aria-label={label} title={label} className={iconButton}>
      <Icon name={icon} />
    </button>
  )
}

export function IconLink(props: { label: string; icon: IconName; href: string }) {
  return (
    <Link to={props.href} aria-label={props.label} title={props.label} className={iconButton}>
      <Icon name={props.icon} />
    </Link>
  )
}

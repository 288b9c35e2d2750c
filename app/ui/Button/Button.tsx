import { Link } from '@remix-run/react'
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react'
import { button } from './Button.css.ts'

type Look = {
  tone?: 'primary' | 'neutral' | 'quiet' | 'critical'
  size?: 'small' | 'medium' | 'large'
  block?: boolean
  children: ReactNode
}
type TestId = { 'data-testid'?: string | undefined }

/** While `busy` it keeps the focus and does nothing: the action is already in progress. */
export function Button(
  props: Look &
    TestId & { busy?: boolean } & Omit<
      ButtonHTMLAttributes<HTMLButtonElement>,
      'className' | 'style'
    >,
) {
  const { tone = 'neutral', size = 'medium', block = false, busy = false, onClick, ...rest } = props
  return (
    <button
      type="button"
      {...rest}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={button({ tone, size, block })}
    />
  )
}

export function ButtonLink(
  props: Look &
    TestId & { href: string; preventScrollReset?: boolean; reloadDocument?: boolean } & Omit<
      AnchorHTMLAttributes<HTMLAnchorElement>,
      'className' | 'style' | 'href'
    >,
) {
  const {
    tone = 'neutral',
    size = 'medium',
    block = false,
    href,
    preventScrollReset,
    reloadDocument = false,
    ...rest
  } = props
  return (
    <Link
      {...rest}
      to={href}
      preventScrollReset={preventScrollReset ?? false}
      reloadDocument={reloadDocument}
      className={button({ tone, size, block })}
    />
  )
}

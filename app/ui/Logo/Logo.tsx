import { logo } from './Logo.css.ts'

export function Logo() {
  return <span className={logo}>Playhouse</span>
}

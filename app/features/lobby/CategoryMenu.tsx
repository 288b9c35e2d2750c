import { ContentIcon } from '#app/ui/ContentIcon/ContentIcon.tsx'
import * as styles from './CategoryMenu.css.ts'

export type MenuEntry = { href: string; title: string; icon: string | null; current: boolean }

/** The categories of a lobby. Rendered once and cached as a string, like the rows. */
export function CategoryMenu({ label, entries }: { label: string; entries: readonly MenuEntry[] }) {
  return (
    <nav className={styles.menu} aria-label={label}>
      <ul className={styles.list}>
        {entries.map((it) => (
          <li key={it.href}>
            <a
              href={it.href}
              className={styles.entry}
              aria-current={it.current ? 'page' : undefined}
            >
              <ContentIcon name={it.icon} />
              {it.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

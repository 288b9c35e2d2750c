import { CategoryMenu, type MenuEntry } from './CategoryMenu.tsx'
import * as styles from './LobbyNavigation.css.ts'

type Choice = { href: string; title: string; current: boolean }
export type FilterChoices = {
  base: string
  active: boolean
  providers: readonly Choice[]
  studios: readonly Choice[]
}
export type NavigationTexts = Readonly<
  Record<'categories' | 'filter' | 'providers' | 'studios' | 'everything', string>
>

/** Menu of categories and filter. Links all of it, so it works before and without scripts. */
export function LobbyNavigation(props: {
  texts: NavigationTexts
  entries: readonly MenuEntry[]
  filter: FilterChoices
}) {
  const { texts, filter } = props
  const chosen = [...filter.providers, ...filter.studios].find((it) => it.current)
  const some = filter.providers.length + filter.studios.length > 0
  return (
    <div className={styles.navigation}>
      <CategoryMenu label={texts.categories} entries={props.entries} />
      {some ? (
        <details className={styles.filter} open={filter.active}>
          <summary className={styles.summary}>
            {texts.filter}
            {chosen ? <span className={styles.chosen}>{chosen.title}</span> : null}
          </summary>
          <div className={styles.groups}>
            {filter.active ? (
              <a href={filter.base} className={styles.choice}>
                {texts.everything}
              </a>
            ) : null}
            <Choices title={texts.providers} choices={filter.providers} />
            <Choices title={texts.studios} choices={filter.studios} />
          </div>
        </details>
      ) : null}
    </div>
  )
}

function Choices({ title, choices }: { title: string; choices: readonly Choice[] }) {
  if (choices.length === 0) return null
  return (
    <div className={styles.group}>
      <p className={styles.groupTitle}>{title}</p>
      <ul className={styles.choices}>
        {choices.map((it) => (
          <li key={it.href}>
            <a href={it.href} className={styles.choice} aria-current={it.current || undefined}>
              {it.title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

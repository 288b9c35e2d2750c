import { CategoryMenu, type MenuEntry } from './CategoryMenu.tsx'
import * as styles from './LobbyNavigation.css.ts'

type Choice = { href: string; title: string; current: boolean }
export type FilterChoices = {
  base: string
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
        <div className={styles.filter}>
          <details className={styles.details}>
            <summary className={styles.summary}>{texts.filter}</summary>
            <div className={styles.groups}>
              <Choices title={texts.providers} choices={filter.providers} />
              <Choices title={texts.studios} choices={filter.studios} />
            </div>
          </details>
          {chosen ? (
            <p className={styles.chosen}>
              <span className={styles.chosenName}>{chosen.title}</span>
              <a href={filter.base} className={styles.everything}>
                {texts.everything}
              </a>
            </p>
          ) : null}
        </div>
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

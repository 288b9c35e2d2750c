import { Form, useLocation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { LocaleChoice } from '#app/market/page-locale.ts'
import { localePath, underLocale } from '#app/market/paths.ts'
import { useLocalePath } from '#app/market/use-locale.ts'
import { Icon } from '#app/ui/Icon/Icon.tsx'
import * as layout from '#app/ui/Layout/Layout.css.ts'
import { opens, Popover } from '#app/ui/Popover/Popover.tsx'
import * as styles from './LocaleMenu.css.ts'
import { useOnlyIn } from './use-only-in.ts'

type Choices = { languages: LocaleChoice[]; markets: LocaleChoice[] }

const PANEL_ID = 'locales'

/**
 * Opens the one panel of languages and markets: used in header, footer and the phone menu. `brief`: shows the language
 * alone, without its country, where there is no room for more on one line.
 */
export function LocaleButton({ languages, markets, brief }: Choices & { brief?: true }) {
  const { t } = useTranslation()
  const language = languages.find((it) => it.current)?.name ?? ''
  const market = markets.find((it) => it.current)?.name
  const current = market ? t('locale.current', { language, market }) : language
  return (
    <button
      type="button"
      className={styles.opener}
      aria-label={`${t('locale.label')}: ${current}`}
      {...opens(PANEL_ID)}
    >
      <Icon name="globe" />
      <span className={styles.openerText}>{brief ? language.replace(/ \(.*/, '') : current}</span>
    </button>
  )
}

/**
 * Language and market, as links that keep path and query (GAP-017). `saves`: a player's market is fixed, and the
 * language is saved for emails and the next visit.
 */
export function LocalePanel({ languages, markets, saves }: Choices & { saves: boolean }) {
  const { t } = useTranslation()
  return (
    <Popover id={PANEL_ID} label={t('locale.label')} panelClass={styles.panel}>
      <div className={layout.stack.xl}>
        {saves ? (
          <SavedLanguages title={t('locale.languages')} choices={languages} />
        ) : (
          <ChoiceList title={t('locale.languages')} choices={languages} />
        )}
        {markets.length > 0 ? <ChoiceList title={t('locale.markets')} choices={markets} /> : null}
      </div>
    </Popover>
  )
}

/** One form whose buttons are the languages: the account's own, which redirects back here. */
function SavedLanguages({ title, choices }: { title: string; choices: LocaleChoice[] }) {
  const path = useLocalePath()
  const { pathname, search } = useLocation()
  return (
    <section className={layout.stack.sm}>
      <h2 className={styles.title}>{title}</h2>
      <Form method="post" action={path('/my-account/account')} reloadDocument>
        <input type="hidden" name="intent" value="language" />
        <input type="hidden" name="next" value={`${pathname}${search}`} />
        <ul className={styles.list}>
          {choices.map((it) => (
            <li key={it.segment}>
              <button
                type="submit"
                name="language"
                value={it.language}
                lang={it.tag}
                aria-current={it.current ? 'true' : undefined}
                className={styles.choiceButton}
              >
                {it.name}
              </button>
            </li>
          ))}
        </ul>
      </Form>
    </section>
  )
}

/** Plain links: another language is another document, since a page contains the texts of one language. */
function ChoiceList({ title, choices }: { title: string; choices: LocaleChoice[] }) {
  const { pathname, search } = useLocation()
  const onlyIn = useOnlyIn()
  // A market without this page has a home page.
  const hrefIn = ({ market, segment }: LocaleChoice) =>
    onlyIn.length === 0 || onlyIn.includes(market)
      ? underLocale(pathname, search, segment)
      : localePath(segment, '/')
  return (
    <section className={layout.stack.sm}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>
        {choices.map((it) => (
          <li key={it.segment}>
            <a
              href={hrefIn(it)}
              hrefLang={it.tag}
              aria-current={it.current ? 'true' : undefined}
              className={styles.choice}
            >
              {it.name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

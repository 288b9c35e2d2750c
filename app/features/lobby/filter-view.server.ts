import { tagWord, volatilityLevel } from '#app/content/games/game-words.server.ts'
import { type i18nFor, wordsOf } from '#app/market/i18n.server.ts'
import type { Locale } from '#app/market/locale.ts'
import { formatMoney } from '#markets/currencies.ts'
import type { Language } from '#markets/types.ts'
import { FACETS, type Facet, type FacetCounts } from './facets.ts'
import type { FacetChoice, FilterView } from './filter-view.ts'
import { addressOf, type LobbyQuestion, queryOf } from './lobby-question.ts'
import type { LobbyOfVisit } from './lobby-setting.server.ts'

type Translate = ReturnType<typeof i18nFor>['t']

/** The filter of a list, in the visitor's language. */
export function filterView(
  { lobby, setting }: LobbyOfVisit,
  view: { base: string; question: LobbyQuestion; counts: FacetCounts | null },
): FilterView {
  const { base, question, counts } = view
  const { t } = wordsOf(setting.locale)
  const { language } = setting.locale
  const words = { t, locale: setting.locale }
  const labelOf = (facet: Facet, value: string): string => {
    if (facet === 'provider') return titleIn(lobby.filter.providers, value)
    if (facet === 'studio') return titleIn(lobby.filter.studios, value)
    return labelOfValue(facet, value, words)
  }
  const facets = FACETS.map((name) => {
    const found = counts?.[name] ?? new Map<string, number>()
    // A chosen value stays so that it can be removed, even if no game has it any more.
    const values = [...new Set([...found.keys(), ...question.chosen[name]])]
    const choices = values.map(
      (value): FacetChoice => ({
        value,
        label: labelOf(name, value),
        count: found.get(value) ?? 0,
      }),
    )
    return { name, choices: choices.sort(orderOf(name, language)) }
  })
  const chosen = FACETS.flatMap((name) =>
    question.chosen[name].map((value) => {
      const rest = question.chosen[name].filter((it) => it !== value)
      const without = { ...question, page: 1, chosen: { ...question.chosen, [name]: rest } }
      return { label: labelOf(name, value), href: addressOf(base, without) }
    }),
  )
  return {
    ...{ base, chosen },
    query: String(queryOf(question)),
    text: question.text,
    sort: question.sort,
    facets: facets.filter((it) => it.choices.length > 0),
  }
}

function labelOfValue(
  facet: Exclude<Facet, 'provider' | 'studio'>,
  value: string,
  { t, locale }: { t: Translate; locale: Locale },
): string {
  switch (facet) {
    case 'feature':
    case 'theme':
      return tagWord(facet, value, locale)
    case 'volatility': {
      const level = volatilityLevel(Number(value))
      return level === null ? value : t(`lobby:tile.volatility.${level}`)
    }
    case 'bet': {
      const minor = BigInt(Math.round(Number(value) * 100))
      const { language, market } = locale
      return t('lobby:filter.upTo', { amount: formatMoney(minor, market.currency, language) })
    }
    case 'jackpot':
      return t('lobby:facet.jackpot')
    case 'new':
      return t('lobby:facet.new')
  }
}

function titleIn(all: readonly { id: string; title: string }[], id: string): string {
  return all.find((it) => it.id === id)?.title ?? id
}

/** Numbers by value, everything else alphabetically: counts would reorder it with each choice. */
function orderOf(facet: Facet, language: Language) {
  return facet === 'volatility' || facet === 'bet'
    ? (a: FacetChoice, b: FacetChoice) => Number(a.value) - Number(b.value)
    : (a: FacetChoice, b: FacetChoice) => a.label.localeCompare(b.label, language)
}

import type { BoardTexts } from './board.ts'
import type { Table } from './table-calls.ts'

/** Opens the rules: payouts, the course of a round, and what is needed to verify the last ones. */
export function openRules({
  game,
  table,
  text,
}: {
  game: string
  table: Table
  text: BoardTexts
}): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog.rules')
  const body = dialog?.querySelector('.rules-body')
  if (!dialog || !body) return
  body.replaceChildren()
  const add = (name: keyof HTMLElementTagNameMap, words: string, into: Element = body) => {
    const element = document.createElement(name)
    element.textContent = words
    into.append(element)
    return element
  }
  add('p', text(`rules.${game}`))
  add('p', text('rules.round'))
  const percent = new Intl.NumberFormat(document.documentElement.lang, {
    ...{ style: 'percent', maximumFractionDigits: 2 },
  })
  add('p', `${percent.format(table.rtp / 100)} · v${table.version}`)
  add('p', text('rules.fair'))
  const list = document.createElement('dl')
  list.className = 'seeds'
  body.append(list)
  add('dt', text('hashNow'), list)
  add('dd', table.seedHash, list)
  for (const { number, label, seed } of table.results.slice(0, 5)) {
    add('dt', `${number}: ${label.text}`, list)
    add('dd', seed, list)
  }
  add('p', text('rules.keys'))
  dialog.showModal()
}

import { readSpot, returnOf } from '../markets.ts'
import { placeText, type Translate } from '../place-words.ts'
import { element } from './element.ts'

export type Slip = {
  /** Stakes by place, in minor units. */
  stakes(): Record<string, number>
  has(): ReadonlySet<string>
  toggle(spot: string): void
  clear(): void
  /** Draws the slip for a round; its stakes can be chosen from these amounts. */
  draw(round: {
    number: number
    stakesMinor: readonly number[]
    spotsMinor: Readonly<Record<string, number>>
  }): void
}

/** Singles that are not bet yet. Each starts with the minimum stake: nothing here prompts for more. */
export function createSlip(options: {
  into: HTMLElement
  t: Translate
  odds: (hundredths: number) => string
  amount: (minor: number) => string
  changed: () => void
}): Slip {
  const { into, t, changed } = options
  const picks = new Map<string, number | null>()
  let least = 0

  const line = (spot: string, round: Parameters<Slip['draw']>[0]) => {
    const words = placeText(t, { number: round.number, spot, odds: options.odds })
    const place = readSpot(spot)
    const item = element('li')
    if (!words || !place) return item
    const name = `${words.pick}, ${words.match}`
    const select = element('select', { data: { stake: spot } })
    select.setAttribute('aria-label', t('stakeOn', { pick: name }))
    const most = round.spotsMinor[spot] ?? 0
    for (const minor of round.stakesMinor.filter((it) => it <= most)) {
      const option = element('option', { text: options.amount(minor) })
      option.value = String(minor)
      option.selected = minor === (picks.get(spot) ?? least)
      select.append(option)
    }
    const returns = element('span', { className: 'label' })
    const showReturns = () => {
      const minor = picks.get(spot) ?? least
      returns.textContent = t('returns', {
        amount: options.amount(returnOf(minor, place.oddsHundredths)),
      })
    }
    select.addEventListener('change', () => {
      picks.set(spot, Number(select.value))
      showReturns()
      changed()
    })
    const remove = element('button', { className: 'plain small', text: '×' })
    remove.type = 'button'
    remove.setAttribute('aria-label', t('remove', { pick: name }))
    remove.addEventListener('click', () => {
      const index = [...picks.keys()].indexOf(spot)
      picks.delete(spot)
      changed()
      // The focus stays in the slip: on the line that has moved up, else on the matches.
      const rest = into.querySelectorAll<HTMLElement>('button')
      const next = rest[Math.min(index, rest.length - 1)]
      ;(next ?? document.querySelector<HTMLElement>('.matches .pick'))?.focus()
    })
    const head = element('p', { className: 'line' })
    head.append(element('strong', { text: words.pick }), element('b', { text: words.odds }), remove)
    const foot = element('p', { className: 'line' })
    foot.append(select, returns)
    item.append(head, element('p', { className: 'label', text: words.match }), foot)
    showReturns()
    return item
  }

  return {
    stakes: () => Object.fromEntries([...picks].map(([spot, minor]) => [spot, minor ?? least])),
    has: () => new Set(picks.keys()),
    toggle(spot) {
      if (!picks.delete(spot)) picks.set(spot, null)
    },
    clear: () => picks.clear(),
    draw(round) {
      least = round.stakesMinor[0] ?? 0
      const known = `${round.number} ${[...picks.keys()].join()} ${round.stakesMinor.join()}`
      if (into.dataset.drawn === known) return
      into.dataset.drawn = known
      if (picks.size === 0) {
        into.replaceChildren(element('p', { className: 'label', text: t('slipEmpty') }))
        return
      }
      const list = element('ul', { className: 'lines' })
      list.append(...[...picks.keys()].map((spot) => line(spot, round)))
      into.replaceChildren(list)
    },
  }
}

import { escapeHtml } from '../escape-html.ts'
import type { GameTexts } from '../game.ts'
import { colourOf, POCKETS, type SpotKind, WHEEL } from './spots.ts'

const RIM = 190
const POCKET_OUT = 172
const POCKET_IN = 128
const COLOURS = { red: '#b3132b', black: '#17141c', green: '#0b7a43' } as const

/** The kinds of inside bets to choose from on touch screens: one kind at a time gives each place enough room. */
const KINDS: readonly SpotKind[] = ['straight', 'split', 'street', 'corner', 'sixLine']

const point = (radius: number, turn: number) => {
  const angle = (turn - 0.25) * 2 * Math.PI
  return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`
}

function pocket(number: number, index: number): string {
  const from = (index - 0.5) / POCKETS
  const to = (index + 0.5) / POCKETS
  const arc = `M${point(POCKET_OUT, from)}A${POCKET_OUT} ${POCKET_OUT} 0 0 1 ${point(POCKET_OUT, to)}L${point(POCKET_IN, to)}A${POCKET_IN} ${POCKET_IN} 0 0 0 ${point(POCKET_IN, from)}Z`
  const turn = (index * 360) / POCKETS
  return `<path d="${arc}" fill="${COLOURS[colourOf(number)]}" stroke="#e3c27a" stroke-width="1"/><text transform="rotate(${turn.toFixed(3)}) translate(0 -157)" text-anchor="middle" font-size="15" font-weight="700" fill="#fff">${number}</text>`
}

/** The wheel from above: a turning rotor, a ball on its own arm, the drawn number in the middle. */
function wheel(): string {
  const spokes = Array.from(
    { length: 8 },
    (_, i) => `<path d="M-4-52 0-116 4-52Z" fill="#c99b45" transform="rotate(${i * 45})"/>`,
  ).join('')
  return `<svg class="wheel" viewBox="-200 -200 400 400" aria-hidden="true"><defs><radialGradient id="wood"><stop offset="0.82" stop-color="#7b3f16"/><stop offset="0.9" stop-color="#a8632a"/><stop offset="1" stop-color="#4a230b"/></radialGradient><radialGradient id="bowl"><stop offset="0" stop-color="#9a6427"/><stop offset="1" stop-color="#3d1d0a"/></radialGradient></defs><circle r="199" fill="url(#wood)"/><circle r="${RIM}" fill="#2b1408"/><g class="rotor">${WHEEL.map(pocket).join('')}<circle r="${POCKET_IN}" fill="url(#bowl)" stroke="#e3c27a" stroke-width="2"/>${spokes}</g><circle r="56" fill="#12202a" stroke="#e3c27a" stroke-width="3"/><g class="ball-arm"><circle class="ball" cy="-181" r="7" fill="#fff"/></g></svg>`
}

/** What each tool of the chips looks like where there is no room for its name. */
const TOOLS = [
  ['undo', 'M9 5 4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3'],
  ['clear', 'M6 7h12M10 7V4h4v3M8 7l1 13h6l1-13'],
  ['again', 'M4 11a8 8 0 0 1 14-4l2 2M20 4v5h-5M20 13a8 8 0 0 1-14 4l-2-2M4 20v-5h5'],
] as const

/** What changes all chips at once; on small screens as signs. */
export function rouletteTools(texts: GameTexts): string {
  const tools = TOOLS.map(
    ([name, path]) =>
      `<button type="button" class="plain" data-do="${name}" disabled><svg viewBox="0 0 24 24" width="22" height="22" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${path}"/></svg><span class="tag">${escapeHtml(texts[name] ?? '')}</span></button>`,
  )
  return `<div class="tools">${tools.join('')}</div>`
}

/** Wheel, board, chips. The client creates the places of the board, because it knows the orientation. */
export function rouletteStage(texts: GameTexts): string {
  const t = (key: string) => escapeHtml(texts[key] ?? '')
  const kinds = KINDS.map(
    (kind, index) =>
      `<label><input type="radio" name="kind" value="${kind}" ${index === 0 ? 'checked' : ''}><span>${t(`kind.${kind}`)}</span></label>`,
  ).join('')
  return `<div class="table"><div class="bowl">${wheel()}<p class="called" data-testid="called" aria-hidden="true"></p></div>
<div class="past"><span class="hidden">${t('last')}</span><ol></ol></div>
<div class="play"><div class="board" role="grid" aria-label="${t('board')}"></div></div>
<div class="tray"><fieldset class="kinds"><legend class="hidden">${t('kinds')}</legend>${kinds}</fieldset>
<fieldset class="chips"><legend class="hidden">${t('chips')}</legend></fieldset></div>
<p class="pause" hidden>${t('paused')}</p></div>`
}

import { globalFontFace } from '@vanilla-extract/css'

export const TEXT_FALLBACK = "'Playhouse Text Fallback'"
export const HEADING_FALLBACK = "'Playhouse Heading Fallback'"

const REGULAR = "local('Arial'), local('Liberation Sans'), local('Roboto')"
const BOLD = "local('Arial Bold'), local('Liberation Sans Bold'), local('Roboto Bold')"

/**
 * Arial with the metrics of our fonts, to avoid a layout shift when they load: the mean width of six sentences of ours
 * against the same in Arial; ascent and descent of each font (Figtree 950/250, Bricolage Grotesque 930/270 of 1000)
 * divided by that width.
 */
globalFontFace('Playhouse Text Fallback', [
  {
    src: REGULAR,
    fontWeight: '300 549',
    sizeAdjust: '100.8%',
    ascentOverride: '94.3%',
    descentOverride: '24.8%',
    lineGapOverride: '0%',
  },
  {
    src: BOLD,
    fontWeight: '550 900',
    sizeAdjust: '95.2%',
    ascentOverride: '99.8%',
    descentOverride: '26.3%',
    lineGapOverride: '0%',
  },
])
globalFontFace('Playhouse Heading Fallback', {
  src: BOLD,
  fontWeight: '200 800',
  sizeAdjust: '102.2%',
  ascentOverride: '91%',
  descentOverride: '26.4%',
  lineGapOverride: '0%',
})

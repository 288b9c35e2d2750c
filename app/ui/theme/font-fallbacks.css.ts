import { globalFontFace } from '@vanilla-extract/css'

export const TEXT_FALLBACK = "'Playhouse Text Fallback', 'Playhouse Text Fallback Wide'"
export const HEADING_FALLBACK = "'Playhouse Heading Fallback', 'Playhouse Heading Fallback Wide'"

const REGULAR = "local('Arial'), local('Liberation Sans'), local('Roboto')"
const BOLD = "local('Arial Bold'), local('Liberation Sans Bold'), local('Roboto Bold')"
/** What a Linux desktop without them has. */
const WIDE_REGULAR = "local('DejaVu Sans')"
const WIDE_BOLD = "local('DejaVu Sans Bold')"

/** Of the em: Figtree, Bricolage Grotesque. */
const TEXT = { ascent: 0.95, descent: 0.25 }
const HEADING = { ascent: 0.93, descent: 0.27 }

/**
 * A font of the device with the metrics of one of ours, to avoid a layout shift when that loads. `width`: the mean
 * width of six sentences in ours against the same in the device's.
 */
function matched(
  { ascent, descent }: typeof TEXT,
  face: { src: string; width: number; fontWeight: string },
) {
  const { width, ...rest } = face
  const percent = (value: number) => `${(value * 100).toFixed(1)}%`
  return {
    ...rest,
    sizeAdjust: percent(width),
    ascentOverride: percent(ascent / width),
    descentOverride: percent(descent / width),
    lineGapOverride: '0%',
  }
}

globalFontFace('Playhouse Text Fallback', [
  matched(TEXT, { src: REGULAR, width: 1.008, fontWeight: '300 549' }),
  matched(TEXT, { src: BOLD, width: 0.952, fontWeight: '550 900' }),
])
globalFontFace('Playhouse Text Fallback Wide', [
  matched(TEXT, { src: WIDE_REGULAR, width: 0.882, fontWeight: '300 549' }),
  matched(TEXT, { src: WIDE_BOLD, width: 0.797, fontWeight: '550 900' }),
])
globalFontFace(
  'Playhouse Heading Fallback',
  matched(HEADING, { src: BOLD, width: 1.022, fontWeight: '200 800' }),
)
globalFontFace(
  'Playhouse Heading Fallback Wide',
  matched(HEADING, { src: WIDE_BOLD, width: 0.85, fontWeight: '200 800' }),
)

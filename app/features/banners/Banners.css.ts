import { style, styleVariants } from '@vanilla-extract/css'
import { lightWithoutScripts, media, vars } from '#app/ui/theme/theme.css.ts'

export const region = style({ position: 'relative', minWidth: 0 })

/** Swiped, or moved with the dots; no autoplay. */
export const list = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '100%',
  gap: vars.space.lg,
  margin: 0,
  padding: `0 ${vars.space.lg}`,
  listStyle: 'none',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollPaddingInline: vars.space.lg,
  scrollbarWidth: 'none',
  selectors: { '&::-webkit-scrollbar': { display: 'none' } },
})

const banner = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  overflow: 'hidden',
  borderRadius: vars.radius.lg,
  background: vars.color.surface,
  scrollSnapAlign: 'start',
})
/** Tall on the home page, which starts with it; low in a lobby, which starts with games; a strip is one line without art. */
export const bannerOf = styleVariants({
  tall: [banner, { '@media': { [media.md]: { minHeight: 260 }, [media.lg]: { minHeight: 340 } } }],
  // On a phone the games must start on the first screen, so text and art are side by side.
  low: [
    banner,
    {
      '@media': {
        [media.belowMd]: { flexDirection: 'row-reverse' },
        [media.md]: { minHeight: 190 },
        [media.lg]: { minHeight: 216 },
      },
    },
  ],
  strip: [banner],
})

const SHORT_FADE = {
  md: 'linear-gradient(90deg, transparent 56%, #000 62%)',
  lg: 'linear-gradient(90deg, transparent 49%, #000 55%)',
}

/** On phones the art is above or beside the text; on wider screens it fills the banner and fades under the text. */
const art = style({
  position: 'relative',
  flex: 'none',
  '@media': {
    [media.md]: {
      position: 'absolute',
      inset: 0,
      aspectRatio: 'auto',
      // A mask rather than an overlay: around an overlay's rounded corners the art would show as a line.
      maskImage: 'linear-gradient(90deg, transparent 34%, rgb(0 0 0 / 0.3) 52%, #000 78%)',
    },
  },
  selectors: {
    // On a light background a long fade of dark art looks like a grey veil, so the fade is short and starts beside the
    // text.
    '[data-theme="light"] &': {
      '@media': {
        [media.md]: { maskImage: SHORT_FADE.md },
        [media.lg]: { maskImage: SHORT_FADE.lg },
      },
    },
    [`${lightWithoutScripts.root} &`]: {
      '@media': {
        [`${media.md} and ${lightWithoutScripts.media}`]: { maskImage: SHORT_FADE.md },
        [`${media.lg} and ${lightWithoutScripts.media}`]: { maskImage: SHORT_FADE.lg },
      },
    },
  },
})
/** The share of a phone's width that the art of a low banner has, beside the text. */
export const LOW_ART_PERCENT = 36
export const artOf = styleVariants({
  // Leaves room for games on a phone's first screen.
  tall: [art, { '@media': { [media.belowMd]: { aspectRatio: '4 / 1' } } }],
  low: [art, { '@media': { [media.belowMd]: { width: `${LOW_ART_PERCENT}%` } } }],
})
export const picture = style({
  position: 'absolute',
  inset: 0,
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: 'center',
  '@media': { [media.md]: { objectPosition: 'right center' } },
})
const words = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'center',
  flex: 1,
  minWidth: 0,
  '@media': { [media.md]: { maxWidth: '56%' }, [media.lg]: { maxWidth: '48%' } },
})
export const wordsOf = styleVariants({
  tall: [
    words,
    {
      gap: vars.space.sm,
      padding: vars.space.lg,
      '@media': {
        [media.md]: { gap: vars.space.md, padding: vars.space.xxl },
        [media.lg]: { padding: vars.space.xxxl },
      },
    },
  ],
  low: [
    words,
    {
      gap: vars.space.xs,
      padding: `${vars.space.md} ${vars.space.lg}`,
      '@media': {
        [media.md]: { gap: vars.space.sm, padding: `${vars.space.xl} ${vars.space.xxl}` },
      },
    },
  ],
  strip: [
    {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: vars.space.xl,
      minHeight: 72,
      padding: `${vars.space.sm} ${vars.space.lg}`,
    },
  ],
})
/** The texts of a banner; in a strip they are beside the button. */
export const textsOf = styleVariants({
  tall: { display: 'contents' },
  low: { display: 'contents' },
  strip: { display: 'flex', flexDirection: 'column', minWidth: 0 },
})
export const greeting = style({ color: vars.color.muted, fontSize: vars.size.sm, fontWeight: 600 })
const title = style({
  fontFamily: vars.font.heading,
  fontWeight: 700,
  lineHeight: 1.1,
  letterSpacing: '-0.015em',
  overflowWrap: 'anywhere',
})
export const titleOf = styleVariants({
  tall: [title, { fontSize: vars.size.xl, '@media': { [media.lg]: { fontSize: vars.size.xxl } } }],
  low: [title, { fontSize: vars.size.lg, '@media': { [media.lg]: { fontSize: vars.size.xl } } }],
  strip: [title, { fontSize: vars.size.md }],
})
export const terms = style({ color: vars.color.muted, fontSize: vars.size.xs, lineHeight: 1.5 })
export const whole = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&::after': { content: '""', position: 'absolute', inset: 0 } },
})

export const dots = style({
  display: 'flex',
  justifyContent: 'center',
  gap: vars.space.xs,
  paddingTop: vars.space.sm,
})
export const dot = style({
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  padding: 0,
  border: 0,
  borderRadius: '50%',
  background: 'transparent',
  cursor: 'pointer',
  selectors: {
    '&::before': {
      content: '""',
      width: 10,
      height: 10,
      borderRadius: '50%',
      border: `2px solid ${vars.color.control}`,
    },
    '&[aria-current="true"]::before': {
      background: vars.color.text,
      borderColor: vars.color.text,
    },
  },
})

import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { pillControl } from '#app/ui/Pill/Pill.css.ts'
import { floatingList } from '#app/ui/SearchField/SearchField.css.ts'
import { media, vars } from '#app/ui/theme/theme.css.ts'

export { bleeding as page } from '#app/ui/Layout/Layout.css.ts'
export const top = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
  paddingInline: vars.space.lg,
})
export const group = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
  paddingInline: vars.space.lg,
})
export const games = style({ display: 'flex', flexDirection: 'column', gap: vars.space.md })
export const groupTitle = style({
  fontFamily: vars.font.heading,
  fontSize: vars.size.lg,
  fontWeight: 700,
  selectors: { [`${games} > &`]: { paddingInline: vars.space.lg } },
})
export const ofTotal = style({
  color: vars.color.faint,
  fontFamily: vars.font.text,
  fontSize: vars.size.xs,
  fontWeight: 400,
})
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.sm,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export { pillLink as pill } from '#app/ui/Pill/Pill.css.ts'
export const more = style({ display: 'flex', justifyContent: 'center', padding: vars.space.lg })

/** The header gives it what links and balance leave. It is a layer of its own, over the tools beside it. */
const inHeader = style({
  display: 'none',
  position: 'relative',
  zIndex: 1,
  flex: '0 1000 240px',
  minWidth: 44,
  height: 44,
  marginInlineStart: 'auto',
  containerType: 'inline-size',
  '@media': { [media.roomy]: { display: 'block' } },
})
const onPage = style({ width: '100%', maxWidth: 640 })
export const looks = styleVariants({ header: [inHeader], page: [onPage] })

/** Narrower than its longest placeholder: then the field is only its icon, and opens over the links when focused. */
const TOO_NARROW = '(max-width: 159.98px)'
export const form = style({
  position: 'relative',
  display: 'flex',
  gap: vars.space.sm,
  '@container': {
    [TOO_NARROW]: {
      selectors: {
        [`${inHeader} &`]: { width: 44, marginInlineStart: 'auto' },
        [`${inHeader} &:focus-within`]: {
          position: 'absolute',
          insetBlockStart: 0,
          insetInlineEnd: 0,
          width: 240,
        },
      },
    },
  },
})
globalStyle(`${inHeader} ${form}:not(:focus-within) input`, {
  '@container': {
    // The padding leaves its text no room.
    [TOO_NARROW]: { padding: '0 0 0 42px', borderColor: 'transparent', background: 'transparent' },
  },
})
globalStyle(`${inHeader} ${form}:not(:focus-within) label`, {
  '@container': { [TOO_NARROW]: { color: vars.color.text, pointerEvents: 'none' } },
})
export const submit = style([pillControl, { background: vars.color.raised, fontWeight: 600 }])

export const noPanel = style({ display: 'none' })
export const panel = style([
  floatingList,
  {
    position: 'absolute',
    insetBlockStart: 'calc(100% + 6px)',
    insetInlineEnd: 0,
    zIndex: 30,
    width: '100%',
    overflowY: 'visible',
    selectors: { [`${inHeader} &`]: { width: 380 } },
  },
])
/** The list scrolls itself: the arrow keys of the field move through it. */
export const list = style({ maxHeight: 'min(70vh, 560px)', overflowY: 'auto' })
export const optionsTitle = style({
  padding: `${vars.space.sm} ${vars.space.md} ${vars.space.xs}`,
  color: vars.color.muted,
  fontSize: vars.size.xs,
  fontWeight: 600,
})
export const option = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.md,
  minHeight: 44,
  padding: `${vars.space.xs} ${vars.space.md}`,
  borderRadius: vars.radius.sm,
  color: vars.color.text,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { background: vars.color.raised },
    '&[aria-selected="true"]': {
      background: vars.color.raised,
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: -2,
    },
  },
})
export const picture = style({
  flex: 'none',
  width: 40,
  height: 40,
  objectFit: 'cover',
  borderRadius: vars.radius.sm,
})
export const name = style({ flex: 1 })
export const allOption = style([option, { color: vars.color.link, fontWeight: 600 }])
export const note = style({ color: vars.color.muted, fontSize: vars.size.xs, textAlign: 'end' })
export const none = style({ padding: vars.space.md, color: vars.color.muted })

export const link = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: '50%',
  color: vars.color.text,
  '@media': { [media.roomy]: { display: 'none' } },
  selectors: { '&:hover': { background: vars.color.raised } },
})

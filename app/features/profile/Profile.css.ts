import { globalStyle, style } from '@vanilla-extract/css'
import { pillLink } from '#app/ui/Pill/Pill.css.ts'
import { BELOW_HEADER, media, vars } from '#app/ui/theme/theme.css.ts'

/** The list of sections is beside them where there is room, and sticky. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  '@media': {
    [media.lg]: { gridTemplateColumns: '240px minmax(0, 720px)', gap: vars.space.xxl },
  },
})
export const parts = style({
  '@media': { [media.lg]: { position: 'sticky', top: BELOW_HEADER, alignSelf: 'start' } },
})
export const partList = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.sm,
  '@media': { [media.lg]: { flexDirection: 'column', gap: 0 } },
})
/** A row of pills, or a plain list beside the sections. */
export const part = style([
  pillLink,
  {
    '@media': {
      [media.lg]: {
        display: 'flex',
        paddingInline: vars.space.md,
        border: 0,
        background: 'transparent',
      },
    },
  },
])

export const panels = style({ display: 'grid', gap: vars.space.xl, minWidth: 0 })
export const panel = style({ minWidth: 0, overflowWrap: 'anywhere' })
globalStyle(`${panel} > div`, { padding: vars.space.lg })
globalStyle(`${panel} > div`, { '@media': { [media.md]: { padding: vars.space.xl } } })

export const form = style({ display: 'grid', gap: vars.space.lg, maxWidth: 480 })
export const wideForm = style({ display: 'grid', gap: vars.space.lg })
export const rules = style({
  display: 'grid',
  gap: vars.space.xs,
  margin: 0,
  paddingInlineStart: vars.space.xl,
  listStyle: 'disc',
  color: vars.color.muted,
})
export const groupName = style({ padding: 0, marginBottom: vars.space.sm, fontWeight: 600 })
export const boxes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(116px, 1fr))',
  gap: `${vars.space.md} ${vars.space.lg}`,
})
export const boxLabel = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.sm,
  minHeight: 28,
  minWidth: 0,
  cursor: 'pointer',
})
export const box = style({
  flex: 'none',
  width: 24,
  height: 24,
  margin: 0,
  accentColor: vars.color.accent,
})
export const note = style({
  marginTop: vars.space.sm,
  color: vars.color.muted,
  fontSize: vars.size.xs,
})

export const rows = style({ display: 'grid' })
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.xs} ${vars.space.lg}`,
  minWidth: 0,
  padding: `${vars.space.md} 0`,
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
})
export const rowWords = style({ display: 'grid', minWidth: 0, flex: '1 1 200px' })
export const rowTitle = style({ fontWeight: 600 })
/** Takes the line below, and differs by its text: the colour only helps. */
export const rowWarning = style({
  flex: '1 1 100%',
  color: vars.color.warning,
  fontSize: vars.size.sm,
  fontWeight: 600,
})
export const address = style({ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' })

/** What an editor cut off on each side, as shares of the picture. */
export type Crop = { top: number; bottom: number; left: number; right: number }
/** The middle of what must stay in sight, as shares of the picture. */
export type Focus = { x: number; y: number }
export type Box = { left: number; top: number; width: number; height: number }
type Size = { width: number; height: number }

/**
 * The part of a picture that is shown, in its pixels: what the editor left, and of that, where other
 * proportions are asked for, what lies around the focus.
 */
export function shownPart(
  whole: Size,
  asked: { crop: Crop | null; focus: Focus | null; ratio: number | null },
): Box {
  const left = asked.crop ? cropped(whole, asked.crop) : { left: 0, top: 0, ...whole }
  if (asked.ratio === null) return left
  const width = Math.max(1, Math.min(left.width, Math.round(left.height * asked.ratio)))
  const height = Math.max(1, Math.min(left.height, Math.round(width / asked.ratio)))
  const focus = asked.focus ?? {
    x: (left.left + left.width / 2) / whole.width,
    y: (left.top + left.height / 2) / whole.height,
  }
  return {
    left: within(focus.x * whole.width - width / 2, left.left, left.left + left.width - width),
    top: within(focus.y * whole.height - height / 2, left.top, left.top + left.height - height),
    width,
    height,
  }
}

function cropped(whole: Size, crop: Crop): Box {
  const left = Math.min(whole.width - 1, Math.round(share(crop.left) * whole.width))
  const top = Math.min(whole.height - 1, Math.round(share(crop.top) * whole.height))
  return {
    left,
    top,
    width: Math.max(1, whole.width - left - Math.round(share(crop.right) * whole.width)),
    height: Math.max(1, whole.height - top - Math.round(share(crop.bottom) * whole.height)),
  }
}

const share = (value: number) => (Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : 0)
const within = (value: number, least: number, most: number) =>
  Math.round(Math.min(most, Math.max(least, Number.isFinite(value) ? value : least)))

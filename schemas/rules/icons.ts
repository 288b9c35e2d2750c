/** Icons that editors choose from. */
export const CATEGORY_ICONS = [
  'star',
  'flame',
  'sparkle',
  'crown',
  'clock',
  'dice',
  'cards',
  'wheel',
  'bolt',
  'gem',
  'leaf',
  'moon',
  'mask',
  'trophy',
  'compass',
  'broadcast',
] as const

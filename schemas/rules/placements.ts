/**
 * The pages with a place for banners, by section id (LOB-22, GAP-107), with their names for editors. Sections of the
 * sportsbook come with its pages: editors are not offered a place that no page shows.
 */
export const PLACEMENTS = [
  { value: 'home', title: 'Home' },
  { value: 'casino', title: 'Casino' },
  { value: 'live-casino', title: 'Live casino' },
  { value: 'live-casino-table', title: 'Live casino: tables of a category' },
  { value: 'promotions-home', title: 'Promotions' },
  { value: 'virtuals-base', title: 'Virtual sports' },
] as const

export type Placement = (typeof PLACEMENTS)[number]['value']

/** The pages with a place for banners, by section id (LOB-22, GAP-107, SPB-02), with their names for editors. */
export const PLACEMENTS = [
  { value: 'home', title: 'Home' },
  { value: 'casino', title: 'Casino' },
  { value: 'live-casino', title: 'Live casino' },
  { value: 'live-casino-table', title: 'Live casino: tables of a category' },
  { value: 'promotions-home', title: 'Promotions' },
  { value: 'virtuals-base', title: 'Virtual sports' },
  { value: 'sport-base', title: 'Sportsbook' },
  { value: 'live-betting', title: 'Sportsbook: live' },
] as const

export type Placement = (typeof PLACEMENTS)[number]['value']

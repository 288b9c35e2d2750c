/** The static pages of the demo (RTE-17, RTE-21), in the order of their groups. */
export const PAGE_SLUGS = [
  'terms',
  'bonus-terms',
  'casino-rules',
  'privacy-policy',
  'cookie-policy',
  'responsible-gambling',
  'age-restrictions',
  'closed-account',
  'payment-methods',
  'faq',
  'contact',
  'contact-live-chat',
  'reset-password',
  'about',
] as const
export type PageSlug = (typeof PAGE_SLUGS)[number]

/** `text` uses the notation that `rich` reads. */
export type PageText = { title: string; description: string; text: string }
export type PageTexts = Readonly<Record<PageSlug, PageText>>

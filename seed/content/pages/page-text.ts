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
/** The words of the landing page; `intro` and `outro` use the notation that `rich` reads. */
export type LandingText = {
  title: string
  description: string
  alt: string
  intro: string
  games: string
  countdown: { label: string; after: string }
  form: { title: string; text: string; label: string }
  outro: string
}

/** The words of the landing page for new players; `body` uses the notation that `rich` reads. */
export type RegistrationText = {
  title: string
  subtitle: string
  button: string
  terms: string
  alt: string
  body: string
}

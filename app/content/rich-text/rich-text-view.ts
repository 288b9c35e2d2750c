import type { Picture } from '#app/content/image-url.ts'

/** A paragraph, a heading or a list item, as @portabletext/react reads it; every link is checked. */
export type BlockView = {
  _type: 'block'
  _key: string
  style: 'normal' | 'h2' | 'h3' | 'h4'
  listItem?: 'bullet' | 'number'
  level?: number
  children: { _type: 'span'; _key: string; text: string; marks: string[] }[]
  markDefs: { _type: 'link'; _key: string; href: string; own: boolean }[]
}

export type PartView =
  | BlockView
  | { _type: 'richPicture'; _key: string; picture: Picture; alt: string; caption: string }
  | { _type: 'richButton'; _key: string; label: string; href: string }
  | { _type: 'gameStrip'; _key: string; title: string; games: string[] }
  | { _type: 'termsAccordion'; _key: string; summary: string; body: BlockView[] }
  | { _type: 'dataTable'; _key: string; caption: string; head: string[]; rows: string[][] }
  | {
      _type: 'consentVideo'
      _key: string
      title: string
      host: string
      frame: string
      page: string
    }
  | {
      _type: 'countdown'
      _key: string
      label: string
      until: string
      moment: string
      over: string | null
    }
  | ({ _type: 'signUpForm'; _key: string } & SignUpView)

export type SignUpView = {
  title: string
  text: string
  label: string
  action: string
  bonusCode: string | null
  significantTerms: string
}

/** A rich text in one language, with all texts and addresses resolved. */
export type RichTextView = {
  /** Language tag of the text, if it differs from the page's. */
  lang: string | null
  parts: PartView[]
}

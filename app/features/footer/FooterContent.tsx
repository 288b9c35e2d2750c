import type { Picture } from '#app/content/image-url.ts'
import * as styles from './FooterContent.css.ts'
import type { FooterLink } from './footer-links.ts'

export type FooterLogo = {
  id: string
  title: string
  alt: string
  href: string | null
  picture: Picture | null
}

export type FooterLicence = { id: string; name: string; text: string; href: string | null }

/** The editors' footer content. Rendered once and cached as a string. */
export function FooterContent(props: {
  texts: { information: string; contactUs: string; payments: string; logos: string }
  information: readonly FooterLink[]
  contactUs: readonly FooterLink[]
  /** The payment methods of the market. */
  methods: readonly FooterLink[]
  logos: readonly FooterLogo[]
  licences: readonly FooterLicence[]
  legalText: string
}) {
  const { texts } = props
  return (
    <div className={styles.footer}>
      <LinkList title={texts.information} links={props.information} />
      <LinkList title={texts.contactUs} links={props.contactUs} />
      <LinkList title={texts.payments} links={props.methods} />
      {props.logos.length === 0 ? null : (
        <ul className={styles.logos} aria-label={texts.logos}>
          {props.logos.map((it) => (
            <li key={it.id}>
              <Logo logo={it} />
            </li>
          ))}
        </ul>
      )}
      {props.licences.map((it) => (
        <p key={it.id} className={styles.legal} data-testid="licence">
          {it.text}{' '}
          {it.href === null ? (
            it.name
          ) : (
            <a href={it.href} rel="noopener noreferrer">
              {it.name}
            </a>
          )}
        </p>
      ))}
      {props.legalText === '' ? null : <p className={styles.legal}>{props.legalText}</p>}
    </div>
  )
}

function LinkList({ title, links }: { title: string; links: readonly FooterLink[] }) {
  if (links.length === 0) return null
  return (
    <nav className={styles.column} aria-label={title}>
      <p className={styles.columnTitle}>{title}</p>
      <ul className={styles.links}>
        {links.map((it) => (
          <li key={`${it.href} ${it.title}`}>
            <a className={styles.link} href={it.href} {...elsewhere(it.href)}>
              {it.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The logo's name replaces a missing picture. */
function Logo({ logo }: { logo: FooterLogo }) {
  const { picture } = logo
  const mark = picture ? (
    <img
      className={styles.logo}
      src={picture.src}
      width={picture.width}
      height={picture.height}
      alt={logo.alt}
      loading="lazy"
      decoding="async"
    />
  ) : (
    <span className={styles.textLogo}>{logo.title}</span>
  )
  return logo.href === null ? (
    mark
  ) : (
    <a className={styles.link} href={logo.href} {...elsewhere(logo.href)}>
      {mark}
    </a>
  )
}

function elsewhere(href: string) {
  return href.startsWith('http') ? { rel: 'noopener noreferrer' } : {}
}

import { Fragment } from '#app/content/fragments/Fragment.tsx'
// The content is rendered only on the server; its styles have to reach the browser all the same.
import './FooterContent.css.ts'

/** The editors' part of the footer, or nothing while the lake is down. */
export function Footer({ fragment }: { fragment: string | null }) {
  return fragment === null ? null : <Fragment id={fragment} />
}

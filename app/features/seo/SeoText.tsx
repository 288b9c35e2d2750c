import { Fragment } from '#app/content/fragments/Fragment.tsx'
// The text is rendered only on the server; its styles have to reach the browser all the same.
import '#app/content/rich-text/RichText.css.ts'
import './SeoText.css.ts'

/** The text at the end of the current page, if its loader provides one (CNT-16). */
export function SeoText({ pageData }: { pageData: unknown }) {
  const id =
    typeof pageData === 'object' && pageData !== null ? Reflect.get(pageData, 'seoText') : null
  return typeof id === 'string' ? <Fragment id={id} /> : null
}

import { Fragment } from '#app/content/fragments/Fragment.tsx'
// The text is written on the server alone; its looks have to reach the browser all the same.
import '#app/content/rich-text/RichText.css.ts'
import './SeoText.css.ts'

/** The text at the end of the page in sight, where that brought one with its data (CNT-16). */
export function SeoText({ pageData }: { pageData: unknown }) {
  const id =
    typeof pageData === 'object' && pageData !== null ? Reflect.get(pageData, 'seoText') : null
  return typeof id === 'string' ? <Fragment id={id} /> : null
}

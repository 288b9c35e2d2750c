import { redirect } from '@remix-run/node'
import { DEFAULT_LOCALE } from '#app/market/locale.ts'

/** No path, no locale: the default one (RTE-02). */
export function loader() {
  return redirect(`/${DEFAULT_LOCALE.segment}`)
}

import { useRouteLoaderData } from '@remix-run/react'
import { FALLBACK_LOCALE, type PageLocale } from './page-locale.ts'
import { localePath } from './paths.ts'

/** The locale of the page, as returned by the root loader. */
export function useLocale(): PageLocale {
  const root = useRouteLoaderData<{ locale: PageLocale }>('root')
  return root?.locale ?? FALLBACK_LOCALE
}

/** Paths below the page's locale: `path('/online-casino')`. */
export function useLocalePath(): (path: string) => string {
  const { segment } = useLocale()
  return (path) => localePath(segment, path)
}

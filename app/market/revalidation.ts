import type { ShouldRevalidateFunctionArgs } from '@remix-run/react'

/**
 * When the frame's data is reloaded: after a form submission, on an explicit revalidation, and when the locale changes.
 * Navigating between pages changes neither player nor footer.
 */
export function frameRevalidates(args: ShouldRevalidateFunctionArgs): boolean {
  if (args.formMethod !== undefined && args.formMethod !== 'GET') return true
  if (args.currentUrl.href === args.nextUrl.href) return args.defaultShouldRevalidate
  return args.currentParams.locale !== args.nextParams.locale
}

import type { ShouldRevalidateFunctionArgs } from '@remix-run/react'

/**
 * When what surrounds a page is read again: after a form was sent, when somebody asks for it, and when the
 * locale changes. Walking from page to page changes neither player nor footer.
 */
export function frameRevalidates(args: ShouldRevalidateFunctionArgs): boolean {
  if (args.formMethod !== undefined && args.formMethod !== 'GET') return true
  if (args.currentUrl.href === args.nextUrl.href) return args.defaultShouldRevalidate
  return args.currentParams.locale !== args.nextParams.locale
}

import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { localeOfPath } from '#app/market/locale.ts'
import { readCookie, setCookie } from '#app/session/cookies.server.ts'
import { afterLogin, pathOfOurs } from '#app/session/redirect-target.ts'
import { type DepositOrigin, toOrigin } from './deposit-origin.ts'

const NAME = 'depositOrigin'
/** As long as a payment takes, including time on a bank's page. */
const MAX_AGE_S = 1_800
/** The two addresses of the deposit itself, and the pages on the way to it: none of these is an origin. */
const ON_THE_WAY = ['/deposit', '/my-account/banking/deposit', '/my-account/banking', '/login']

/** The page with the link to the deposit; null for other sites and for pages that cannot be returned to. */
export function originOfDeposit(
  referer: string | null,
  of: { origins: readonly string[]; segment: string },
): DepositOrigin | null {
  if (referer === null || !URL.canParse(referer)) return null
  const { origin, pathname, search } = new URL(referer)
  if (!of.origins.includes(origin)) return null
  const path = pathOfOurs(`${pathname}${search}`)
  if (path === null || ON_THE_WAY.includes(path.split('?')[0] ?? '')) return null
  const back = afterLogin(path, of.segment)
  // A login does not return to these pages either: it would lead to the home page.
  return back === `/${of.segment}` && path !== '/' ? null : toOrigin(back)
}

/** The page that a finished deposit leads back to; null if it is not known. */
export function readDepositOrigin(request: Request, segment: string): DepositOrigin | null {
  const path = readCookie(request, NAME)
  return path ? toOrigin(afterLogin(path, segment)) : null
}

/** The loader of a deposit page, which remembers the page that led there, even across the payment provider's page. */
export function rememberingOrigin<Page>(load: (args: LoaderFunctionArgs) => Promise<Page>) {
  return async (args: LoaderFunctionArgs) => {
    const page = await load(args)
    return data(page, { headers: originHeaders(args) })
  }
}

/** The same for the deposit window, whose loader returns its own response. */
export function rememberingOriginOfWindow(load: (args: LoaderFunctionArgs) => Promise<Response>) {
  return async (args: LoaderFunctionArgs) => {
    const answer = await load(args)
    for (const [name, value] of Object.entries(originHeaders(args))) {
      answer.headers.append(name, value)
    }
    return answer
  }
}

function originHeaders({ request, context }: LoaderFunctionArgs): Record<string, string> {
  const { origin, pathname } = new URL(request.url)
  const from = originOfDeposit(request.headers.get('referer'), {
    origins: [context.config.publicOrigin, origin],
    segment: localeOfPath(pathname).segment,
  })
  if (from === null) return {}
  return {
    'Set-Cookie': setCookie(NAME, encodeURIComponent(from.path), MAX_AGE_S, context.config),
  }
}

import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { localeOfPath } from '#app/market/locale.ts'
import { readCookie, setCookie } from '#app/session/cookies.server.ts'
import { afterLogin } from '#app/session/redirect-target.ts'
import { type DepositOrigin, originOfDeposit, toOrigin } from './deposit-origin.ts'

const NAME = 'depositOrigin'
/** As long as a payment takes, also at the page of a bank. */
const MAX_AGE_S = 1_800

/** The page that a finished deposit leads back to; null if it is not known. */
export function readDepositOrigin(request: Request, segment: string): DepositOrigin | null {
  const path = readCookie(request, NAME)
  return path ? toOrigin(afterLogin(path, segment)) : null
}

/** The loader of a deposit page, which remembers the page that led there: also across the payment provider's page. */
export function rememberingOrigin<Page>(load: (args: LoaderFunctionArgs) => Promise<Page>) {
  return async (args: LoaderFunctionArgs) => {
    const page = await load(args)
    return data(page, { headers: originHeaders(args) })
  }
}

/** The same for the window, whose loader answers with a response of its own. */
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

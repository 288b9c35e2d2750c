import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import type { MessageKey } from '#app/market/messages/languages.ts'
import { pageTitle } from '#app/market/page-title.server.ts'
import type { Who } from './caller.server.ts'
import { requireSameOrigin } from './form.server.ts'
import { type OfThePage, requirePlayer } from './guard.server.ts'
import type { PlayerPage } from './page-rules.ts'
import { privateJson } from './replies.server.ts'
import type { RequestArgs } from './session.server.ts'

type OwnFacts = (args: RequestArgs) => Promise<OfThePage>
const NONE: OwnFacts = async () => ({})

/**
 * The loader of an account page: guarded as its kind, it returns the title and what `read` returns. `own` reads the
 * facts that only the page knows.
 */
export function accountLoader<Page>(
  kind: PlayerPage,
  title: MessageKey,
  read: (args: LoaderFunctionArgs, who: Who) => Promise<Page> | Page,
  own = NONE,
) {
  return async (args: LoaderFunctionArgs) => {
    const who = await requirePlayer(args, kind, await own(args))
    return { title: pageTitle(who.locale, title), page: await read(args, who) }
  }
}

/** The action of an account page: only for forms of this site, and guarded as the page. */
export function accountAction<Answer>(
  kind: PlayerPage,
  take: (args: ActionFunctionArgs, who: Who) => Promise<Answer>,
  own = NONE,
) {
  return async (args: ActionFunctionArgs) => {
    requireSameOrigin(args)
    return take(args, await requirePlayer(args, kind, await own(args)))
  }
}

/** What an account page shows, as JSON for scripts: for its window, or for more rows of it. */
export function accountData(
  kind: PlayerPage,
  read: (args: LoaderFunctionArgs, who: Who) => unknown,
  own = NONE,
) {
  return async (args: LoaderFunctionArgs) => {
    const who = await requirePlayer(args, kind, await own(args))
    return privateJson(await read(args, who))
  }
}

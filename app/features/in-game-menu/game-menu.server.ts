import { localeOfPath } from '#app/market/locale.ts'
import { callerOf } from '#app/session/caller.server.ts'
import { privateJson, refusalResponse } from '#app/session/replies.server.ts'
import { type RequestArgs, readSession } from '#app/session/session.server.ts'
import type { GameSessionSummary } from '#contracts/player-api/rounds.ts'
import { shownEmail } from '#contracts/player-api/typed-fields.ts'
import { LANGUAGES } from '#markets/languages.ts'
import { type HelpLink, loadHelpLinks } from './help-links.query.server.ts'

/** The player's data in the menu; a part that could not be read is null and shown as unavailable. */
export type GameMenuData = {
  account: { name: string | null; email: string }
  language: string
  /** Kinds of notifications that the player gets at all; null if unknown. */
  newsKinds: number | null
  session: GameSessionSummary | null
  openRounds: number | null
  mayDeposit: boolean
  help: HelpLink[]
}

/** The data of the in-game menu, read when it is opened. `path`: the requesting page, for its market. */
export async function handleGameMenu(args: RequestArgs): Promise<Response> {
  const { request, context } = args
  const session = await readSession(args)
  if (session.status === 'unavailable') return refusalResponse('UNAVAILABLE')
  if (session.status === 'anonymous') return refusalResponse('NO_SESSION')
  const { player } = session
  const caller = { ...callerOf(args, player), signal: request.signal }
  const locale = localeOfPath(new URL(request.url).searchParams.get('path') ?? '/')
  const { platform } = context
  const [person, subscriptions, summary, rounds, help] = await Promise.all([
    platform.readPerson(caller),
    platform.readSubscriptions(caller),
    platform.readGameSession(null, caller),
    platform.readRounds({ state: 'OPEN', limit: 50 }, caller),
    loadHelpLinks(context, locale),
  ])
  const data: GameMenuData = {
    account: {
      name: person.ok ? `${person.value.firstName} ${person.value.lastName}`.trim() : null,
      email: shownEmail(player.email),
    },
    language: LANGUAGES[locale.language].name,
    newsKinds: subscriptions.ok
      ? new Set(subscriptions.value.filter((it) => it.enabled).map((it) => it.communicationType))
          .size
      : null,
    session: summary.ok ? summary.value : null,
    openRounds: rounds.ok ? rounds.value.rounds.length : null,
    mayDeposit: player.mayDeposit,
    help,
  }
  return privateJson(data)
}

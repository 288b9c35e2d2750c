import { Hono } from 'hono'
import { betRefusalChange, betRefusalForced, bookBetSearch, playerSearch } from '#contracts/qa.ts'
import { errorResponse } from '../error-response.ts'
import { BOOK_PROVIDERS } from '../sportsbook/book-providers.ts'
import { findPlayers } from './api-routes.ts'
import { betsPage, type Shown } from './bets-page.ts'
import type { BookControls, ConsolePorts } from './console-ports.ts'
import { parsed, readJson } from './read-json.ts'

const PATH = '/console/bets'

/** The bets of the sports book and the refusals that wait for the next one; pages and calls. */
export function bookConsole(
  ports: ConsolePorts,
  { forced, desk }: Pick<BookControls, 'forced' | 'desk'>,
) {
  const app = new Hono()
  /** One for each provider. Null: no such player, or the platform runs in another process. */
  const refsOf = async (playerId: string): Promise<string[] | null> => {
    const refs = BOOK_PROVIDERS.map(async (it) => ports.players?.referenceAt(it, playerId) ?? null)
    const known = (await Promise.all(refs)).filter((it) => it !== null)
    return known.length > 0 ? known : null
  }

  app.get('/bet-refusals', (c) => c.json({ refusals: forced.list() }))
  app.post('/bet-refusals', async (c) => {
    const change = await readJson(c, betRefusalChange)
    if (!change.ok) return change.response
    if ('reset' in change.value) forced.forget()
    else {
      const { playerId } = change.value
      const playerRefs = playerId === null ? [] : await refsOf(playerId)
      if (playerRefs === null) return errorResponse(404, 'NOT_FOUND')
      forced.force(playerRefs, change.value)
    }
    return c.json({ refusals: forced.list() })
  })
  app.get('/bets', async (c) => {
    const search = parsed(bookBetSearch, c.req.query())
    if (!search.ok) return search.response
    const { playerId, stuck } = search.value
    const playerRefs = playerId === undefined ? null : await refsOf(playerId)
    if (playerId !== undefined && playerRefs === null) return errorResponse(404, 'NOT_FOUND')
    return c.json({ bets: await desk.newest({ playerRefs, onlyStuck: stuck === 'true' }) })
  })
  app.get('/bets/:id', async (c) => {
    const bet = await desk.recall(c.req.param('id'))
    return bet === null ? errorResponse(404, 'NOT_FOUND') : c.json({ bet })
  })
  app.post('/bets/:id/settlement', async (c) => {
    const settlement = await desk.settleAgain(c.req.param('id'))
    return settlement === null ? errorResponse(404, 'NOT_FOUND') : c.json({ settlement })
  })

  const show = async (shown: Pick<Shown, 'outcomeCode' | 'typed' | 'wrong' | 'recalled'>) =>
    betsPage({
      bets: await desk.newest({ playerRefs: null, onlyStuck: false }),
      stuck: await desk.newest({ playerRefs: null, onlyStuck: true }),
      waiting: forced.list(),
      ...shown,
    })
  app.get(PATH, async (c) => {
    const asked = c.req.query('bet')?.trim() ?? ''
    const recalled = asked === '' ? null : { asked, bet: await desk.recall(asked) }
    return show({ outcomeCode: c.req.query('said'), recalled })
  })
  app.post(`${PATH}/refusals`, async (c) => {
    const form = await c.req.formData()
    if (form.get('reset') !== null) {
      forced.forget()
      return c.redirect(`${PATH}?said=forgotten`, 303)
    }
    const text = (name: string) => String(form.get(name) ?? '').trim()
    const typed = { player: text('player'), code: text('code'), odds: text('odds') }
    const odds = Math.round(Number(typed.odds) * 1_000)
    const refusal = betRefusalForced.safeParse(
      typed.code === 'ODDS_CHANGED' ? { code: typed.code, odds } : { code: typed.code },
    )
    if (!refusal.success) return show({ typed, wrong: 'odds' })
    const playerId = typed.player === '' ? null : await onlyPlayer(ports, typed.player)
    const found = playerId === null ? null : await refsOf(playerId)
    if (typed.player !== '' && found === null) return show({ typed, wrong: 'player' })
    forced.force(found ?? [], { playerId, refusal: refusal.data })
    return c.redirect(`${PATH}?said=waits`, 303)
  })
  app.post(`${PATH}/:id/settlement`, async (c) => {
    const settlement = await desk.settleAgain(c.req.param('id'))
    return c.redirect(`${PATH}?said=${settlement ?? 'gone'}`, 303)
  })
  return app
}

/** The id of the one player whom an address, a name or an id finds. */
async function onlyPlayer(ports: ConsolePorts, query: string): Promise<string | null> {
  const search = playerSearch.safeParse({ query })
  const found = search.success ? await findPlayers(ports, search.data) : null
  return found?.players.length === 1 ? (found.players[0]?.playerId ?? null) : null
}

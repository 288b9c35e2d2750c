import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { z } from 'zod'
import { clockChange, playerSearch } from '#contracts/qa.ts'
import type { UnsettledRounds } from '../games/unsettled-routes.ts'
import type { ForcedRefusals } from '../sportsbook/book-faults.ts'
import { findPlayers, resetPlayer } from './api-routes.ts'
import { clockPage, toClockChange } from './clock-page.ts'
import type { ConsolePorts } from './console-ports.ts'
import { faultsPage, readFaultForm } from './faults-page.ts'
import { geoLocationPage, readLocation, toLocationCookie } from './geo-location-page.ts'
import { indexPage } from './index-page.ts'
import { consolePage, messageOf, type Problem } from './layout.ts'
import { type PaymentAdministration, paymentsPage } from './payments-page.ts'
import { readPlayerForm } from './player-form.ts'
import { playerPage, playersPage } from './player-pages.ts'
import { roundsPage } from './rounds-page.ts'
import { CONSOLE_STYLE } from './style.ts'
import { withdrawalsConsole } from './withdrawals-routes.ts'

const CAUSE = 'QA by the console'

/** The pages of the console. Each form posts and is redirected back to its page. */
export function consolePages(
  ports: ConsolePorts,
  { rounds, forced }: { rounds: UnsettledRounds; forced: Pick<ForcedRefusals, 'forget'> },
  payments: PaymentAdministration | null = null,
) {
  const app = new Hono()
  app.get('/', () => indexPage(ports))
  app.get('/console', (c) => c.redirect('/', 302))
  app.get('/console/style.css', () => styleSheet())

  app.get('/console/players', async (c) => {
    const search = playerSearch.safeParse(c.req.query())
    const wanted = search.success ? search.data : { query: '' }
    const found = await findPlayers(ports, wanted)
    return found ? playersPage(wanted, found) : elsewhere()
  })
  app.get('/console/players/:id', async (c) => {
    if (!ports.players) return elsewhere()
    return showPlayer(c, ports.players, { message: messageOf(MESSAGES, c.req.query('said')) })
  })
  app.post('/console/players/:id', async (c) => {
    if (!ports.players) return elsewhere()
    const id = c.req.param('id')
    const form = readPlayerForm(await c.req.formData())
    if (!form.ok) return showPlayer(c, ports.players, { problems: form.problems })
    const isId = z.uuid().safeParse(id).success
    const player = isId && (await ports.players.administration.update(id, form.value, CAUSE))
    return player ? c.redirect(`/console/players/${id}?said=saved`, 303) : noSuchPlayer()
  })
  app.post('/console/players/:id/reset', async (c) => {
    if (!ports.players) return elsewhere()
    const id = c.req.param('id')
    const isId = z.uuid().safeParse(id).success
    const player = isId && (await resetPlayer(ports.players, id, CAUSE))
    return player ? c.redirect(`/console/players/${id}?said=reset`, 303) : noSuchPlayer()
  })

  if (ports.withdrawals) app.route('/console/withdrawals', withdrawalsConsole(ports.withdrawals))

  app.get('/console/clock', (c) =>
    clockPage(ports.clock.state(), { outcomeCode: c.req.query('said') }),
  )
  app.post('/console/clock', async (c) => {
    const change = clockChange.safeParse(toClockChange(await c.req.formData()))
    const set = change.success ? ports.clock.set(change.data) : null
    if (set?.ok) return c.redirect('/console/clock?said=set', 303)
    return clockPage(ports.clock.state(), { isRefused: true })
  })

  app.get('/console/station', (c) =>
    geoLocationPage(readLocation(c.req.header('cookie')), { outcomeCode: c.req.query('said') }),
  )
  app.post('/console/station', async (c) => {
    const cookie = toLocationCookie(await c.req.formData())
    if (cookie === null) {
      return geoLocationPage(readLocation(c.req.header('cookie')), { isRefused: true })
    }
    c.header('set-cookie', cookie)
    return c.redirect('/console/station?said=set', 303)
  })

  app.get('/console/rounds', async (c) => roundsPage(await rounds.list(), c.req.query('said')))
  app.post('/console/rounds/:id/retry', async (c) => {
    const state = await rounds.retry(c.req.param('id'))
    // A round that is gone was already retried elsewhere.
    return c.redirect(`/console/rounds${state === null ? '' : `?said=${state}`}`, 303)
  })

  app.get('/console/payments', async (c) =>
    paymentsPage((await payments?.newest()) ?? [], c.req.query('said')),
  )
  app.post('/console/payments/:id', async (c) => {
    const to = (await c.req.formData()).get('to')
    const isDecided =
      typeof to === 'string' && (await payments?.decide(c.req.param('id'), to)) === true
    return c.redirect(`/console/payments?said=${isDecided ? 'decided' : 'refused'}`, 303)
  })

  app.get('/console/faults', (c) => faultsPage(ports.faults.states(), c.req.query('said')))
  app.post('/console/faults', async (c) => {
    const change = readFaultForm(await c.req.formData())
    if (!change.ok) return faultsPage(ports.faults.states(), undefined, change.problem)
    ports.faults.set(change.value)
    if ('reset' in change.value) forced.forget()
    return c.redirect('/console/faults?said=set', 303)
  })
  return app
}

const MESSAGES: Record<string, string> = {
  saved: 'Saved. It holds from the next page of the player on.',
  reset: 'The player is as on the first day.',
}

async function showPlayer(
  c: Context,
  { administration }: NonNullable<ConsolePorts['players']>,
  shown: { message?: string | undefined; problems?: Problem[] },
): Promise<Response> {
  const id = z.uuid().safeParse(c.req.param('id'))
  const player = id.success ? await administration.find(id.data) : null
  if (!player) return noSuchPlayer()
  return playerPage({ player, changes: await administration.changes(player.playerId), ...shown })
}

const noSuchPlayer = () =>
  consolePage({
    title: 'No such player',
    path: '',
    body: html`<p><a href="/console/players">All players</a></p>`,
    status: 404,
  })

const elsewhere = () =>
  consolePage({
    title: 'Players',
    path: '/console/players',
    body: html`<p>The platform runs in another process: its players are not to be seen from here.</p>`,
    status: 503,
  })

function styleSheet(): Response {
  return new Response(CONSOLE_STYLE, { headers: { 'content-type': 'text/css; charset=utf-8' } })
}

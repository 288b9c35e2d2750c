import { Hono } from 'hono'
import { z } from 'zod'
import { playerChange } from '#contracts/player-administration.ts'
import {
  clockChange,
  faultChange,
  matchSteering,
  newcomer,
  playedTime,
  playerSearch,
  tableMove,
} from '#contracts/qa.ts'
import { errorResponse } from '../error-response.ts'
import type { LiveServer } from '../games/live/live-server.ts'
import type { BookControls, ConsolePorts } from './console-ports.ts'
import { parsed, readJson } from './read-json.ts'

const playerId = z.uuid()

/** The endpoints of the QA contract (docs/qa.md): players, clock, faults, tables and matches, for Playwright and for scripts. */
export function consoleApi(
  ports: ConsolePorts,
  tables: Pick<LiveServer, 'moveOn'>,
  { book, forced }: Pick<BookControls, 'book' | 'forced'>,
) {
  const app = new Hono()
  const { clock, faults } = ports

  app.get('/clock', (c) => c.json(clock.state()))
  app.post('/clock', async (c) => {
    const change = await readJson(c, clockChange)
    if (!change.ok) return change.response
    const set = clock.set(change.value)
    if (set.ok) return c.json(set.value)
    const field = 'now' in change.value ? 'now' : 'advanceMs'
    return errorResponse(400, 'VALIDATION_FAILED', [{ field, code: 'out_of_range' }])
  })

  app.get('/faults', (c) => c.json({ faults: faults.states() }))
  app.post('/faults', async (c) => {
    const change = await readJson(c, faultChange)
    if (!change.ok) return change.response
    faults.set(change.value)
    if ('reset' in change.value) forced.forget()
    return c.json({ faults: faults.states() })
  })

  app.post('/tables/:id/phase', async (c) => {
    const move = await readJson(c, tableMove)
    if (!move.ok) return move.response
    const moved = tables.moveOn(c.req.param('id'), move.value)
    return moved ? c.json(moved) : errorResponse(404, 'NOT_FOUND')
  })

  app.post('/matches/:id/steering', async (c) => {
    const steering = await readJson(c, matchSteering)
    if (!steering.ok) return steering.response
    const done = await book.steer(c.req.param('id'), steering.value)
    if (done === 'DONE') return c.json({})
    return errorResponse(done === 'NOT_FOUND' ? 404 : 409, done)
  })

  app.get('/players', async (c) => {
    const search = parsed(playerSearch, c.req.query())
    if (!search.ok) return search.response
    const found = await findPlayers(ports, search.value)
    return found ? c.json(found) : unavailable()
  })
  app.post('/players', async (c) => {
    const wanted = await readJson(c, newcomer)
    if (!wanted.ok) return wanted.response
    if (!ports.players) return unavailable()
    const player = await ports.players.create(wanted.value.countryCode)
    return player
      ? c.json(player, 201)
      : errorResponse(400, 'VALIDATION_FAILED', [{ field: 'countryCode', code: 'out_of_range' }])
  })
  app.get('/players/:id', async (c) => {
    const id = playerId.safeParse(c.req.param('id'))
    if (!ports.players) return unavailable()
    const player = id.success ? await ports.players.administration.find(id.data) : null
    if (!player) return errorResponse(404, 'NOT_FOUND')
    return c.json({ player, changes: await ports.players.administration.changes(player.playerId) })
  })
  app.patch('/players/:id', async (c) => {
    const change = await readJson(c, playerChange)
    if (!change.ok) return change.response
    const id = playerId.safeParse(c.req.param('id'))
    if (!ports.players) return unavailable()
    const { administration } = ports.players
    const player = id.success
      ? await administration.update(id.data, change.value, 'QA by the API')
      : null
    return player ? c.json({ player }) : errorResponse(404, 'NOT_FOUND')
  })
  app.post('/players/:id/reset', async (c) => {
    const id = playerId.safeParse(c.req.param('id'))
    if (!ports.players) return unavailable()
    const player = id.success ? await resetPlayer(ports.players, id.data, 'QA by the API') : null
    return player ? c.json({ player }) : errorResponse(404, 'NOT_FOUND')
  })
  app.post('/players/:id/play-time', async (c) => {
    const played = await readJson(c, playedTime)
    if (!played.ok) return played.response
    const id = playerId.safeParse(c.req.param('id'))
    if (!ports.players) return unavailable()
    const isDone = id.success && (await ports.players.pretendPlayed(id.data, played.value.minutes))
    return isDone ? c.json({ minutes: played.value.minutes }) : errorResponse(404, 'NOT_FOUND')
  })
  return app
}

/** A page of players, or null where the platform does not run in this process. */
export async function findPlayers(
  { players }: ConsolePorts,
  { query, after }: z.output<typeof playerSearch>,
) {
  // PostgreSQL text cannot hold a null byte, so no player's name has one.
  const search = query.replaceAll('\0', '').trim()
  return (
    players?.administration.list({
      ...(search ? { search } : {}),
      ...(after ? { after: after.replaceAll('\0', '') } : {}),
    }) ?? null
  )
}

/** Resets this player to the first day; null when the player does not exist. */
export async function resetPlayer(
  { administration, seededAccountStatus }: NonNullable<ConsolePorts['players']>,
  id: string,
  cause: string,
) {
  const player = await administration.find(id)
  return player && administration.update(id, seededAccountStatus(player.email), cause)
}

const unavailable = () => errorResponse(503, 'UNAVAILABLE')

import { z } from 'zod'
import type { GameHost, GameProvider, LaunchQuestion } from '../game-provider.ts'
import {
  jurisdictionCode,
  launchAdapter,
  launchCode,
  PARTNER,
  tokenCall,
  tokenGeneration,
} from '../launch-adapter.ts'
import { facts } from './facts.ts'

/** The partner id in the launch URL (GAM-06, GAP-110). */
const PARTNER_ID = '653'

const body = z.strictObject({
  gameId: launchCode,
  channel: z.enum(['web', 'mobile']),
  partner: z.string().trim().min(1).max(40),
  jurisdiction: jurisdictionCode,
})
const response = z.object({ ticket: z.string().min(16).max(400) })

const ticket = tokenCall({
  path: '/gaming/ticket',
  summary: 'A ticket that the provider exchanges once for a game session',
  mode: 'real',
  body,
  response,
  gameOf: (it) => it.gameId,
  toAnswer: (it) => ({ ticket: it }),
})

/** A ticket in the query of a launcher page; without a ticket for fun (GAM-05, GAM-07). */
export const provider: GameProvider = {
  ...facts,
  addressBy: 'launcher',
  real: launchAdapter(
    ticket,
    ({ gameId, channel, jurisdiction }) => ({ gameId, channel, partner: PARTNER, jurisdiction }),
    (answer, question, host) => launcher(question, host, answer.ticket),
  ),
  fun: {
    call: null,
    body: () => null,
    address: (question, host) => launcher(question, host, null),
  },
  otherCalls: [tokenGeneration('/relaxgaming/auth/token_generation')],
}

/** `{cdn}/casino/launcher.html` with the query parameters of GAM-07, in that order. */
function launcher(question: LaunchQuestion, host: GameHost, ticket: string | null): string {
  const query = new URLSearchParams([
    ['lang', question.language],
    ['channel', question.channel],
    ['jurisdiction', question.jurisdiction],
    ...(ticket === null ? [] : [['ticket', ticket]]),
    ['partnerid', PARTNER_ID],
    ['moneymode', ticket === null ? 'fun' : 'real'],
    ['gameid', question.gameId],
    ['partner', PARTNER],
    ['homeurl', question.homeUrl],
    ['fullscreen', 'false'],
  ])
  return `${host.cdn}/casino/launcher.html?${query.toString()}`
}

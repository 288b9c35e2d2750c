import { z } from 'zod'
import type {
  GameHost,
  LaunchAdapter,
  LaunchMode,
  LaunchQuestion,
  PlayerCall,
} from './game-provider.ts'

type Body = z.ZodObject | null
type Ask<Sent extends Body> = (
  question: LaunchQuestion,
) => Sent extends z.ZodObject ? z.input<Sent> : null

/** The operator's partner name at every provider (GAP-109). */
export const PARTNER = 'main'

/** The device type that is sent to providers (table 3). */
export const deviceOf = ({ channel }: LaunchQuestion) =>
  channel === 'mobile' ? ('mobile' as const) : ('desktop' as const)

export const launchCode = z.string().regex(/^[\w.-]{1,100}$/)
export const languageCode = z.string().regex(/^[a-z]{2,4}$/)
export const currencyCode = z.string().regex(/^[A-Z]{3}$/)
export const countryCode = z.string().regex(/^([A-Z]{2})?$/)
export const jurisdictionCode = z.string().regex(/^[A-Z]{2,8}$/)
/** As received from the network; providers only store it. */
export const ipAddress = z.string().max(64)
export const homeAddress = z.url({ protocol: /^https?$/ }).max(500)

const tokenAnswer = z.object({ token: z.string().min(16).max(400) })

type Spec<Sent extends Body, Answer extends z.ZodType> = {
  path: string
  summary: string
  mode: LaunchMode
  body: Sent
  response: Answer
  refusalEndsSession?: true
  gameOf?: (body: z.output<NonNullable<Sent>>) => string
}

/** A call that keeps the types of its body and its response. */
type TypedCall<Sent extends Body, Answer extends z.ZodType> = PlayerCall & {
  body: Sent
  response: Answer
}

/** A call whose response is built from a token of the platform. */
export function tokenCall<Sent extends Body, Answer extends z.ZodType>(
  spec: Spec<Sent, Answer> & { toAnswer(token: string): z.input<Answer> },
): TypedCall<Sent, Answer> {
  const { toAnswer, gameOf, ...rest } = spec
  return {
    ...rest,
    gameOf: (gameOf ?? null) as PlayerCall['gameOf'],
    answeredBy: { kind: 'token', toAnswer },
  }
}

/** A call answered by the provider's server, at the path `server`. */
export function serverCall<Sent extends Body, Answer extends z.ZodType>(
  spec: Spec<Sent, Answer> & { server: string },
): TypedCall<Sent, Answer> {
  const { server, gameOf, ...rest } = spec
  return {
    ...rest,
    gameOf: (gameOf ?? null) as PlayerCall['gameOf'],
    answeredBy: { kind: 'server', path: server },
  }
}

/** A call without a body, by default, that returns a token for any game (rows 78 to 80). */
export function tokenGeneration(path: string, body: z.ZodObject | null = null): PlayerCall {
  return tokenCall({
    path,
    summary: 'A token for a game of this provider, exchanged once for a game session',
    mode: 'real',
    body,
    response: tokenAnswer,
    toAnswer: (token) => ({ token }),
  })
}

/** Parses the response by the call's schema before the launch URL is built from it. */
export function launchAdapter<Sent extends Body, Answer extends z.ZodType>(
  call: TypedCall<Sent, Answer>,
  ask: Ask<Sent>,
  address: (answer: z.output<Answer>, question: LaunchQuestion, host: GameHost) => string,
): LaunchAdapter {
  return {
    call,
    body: ask,
    address: (question, host, answer) => address(call.response.parse(answer), question, host),
  }
}

/** For a provider that returns no URL: a token in a configured launch URL (GAP-111). */
export function tokenAdapter(
  call: PlayerCall,
  from: {
    ask?: (question: LaunchQuestion) => object
    tokenOf?: (answer: unknown) => string
    /** Relative to the provider's host; used where the operator has configured no other. */
    template: string
  },
): LaunchAdapter {
  const tokenOf = from.tokenOf ?? ((answer: unknown) => tokenAnswer.parse(answer).token)
  return {
    call,
    body: from.ask ?? (() => null),
    address: (question, host, answer) =>
      fillTemplate(host.template ?? `${host.cdn}${from.template}`, {
        token: tokenOf(answer),
        gameId: question.gameId,
        lang: question.language,
        currency: question.currency,
        mode: question.mode,
        lobbyUrl: question.homeUrl,
      }),
  }
}

const PLACES = ['token', 'gameId', 'lang', 'currency', 'mode', 'lobbyUrl'] as const
type Places = Record<(typeof PLACES)[number], string>

/** Fills the placeholders of a launch URL, each value encoded, so that it cannot add parts to the URL. */
export function fillTemplate(template: string, values: Places): string {
  return template.replaceAll(/\{(\w+)\}/g, (place, name: string) =>
    isPlace(name) ? encodeURIComponent(values[name]) : place,
  )
}

const isPlace = (name: string): name is keyof Places => (PLACES as readonly string[]).includes(name)

/** The error in a configured launch URL, or null. */
export function problemOfTemplate(template: string): string | null {
  const unknown = [...template.matchAll(/\{(\w*)\}/g)].find(([, name = '']) => !isPlace(name))
  if (unknown) return `has the unknown place ${unknown[0]}; known are ${PLACES.join(', ')}`
  if (!template.includes('{token}')) return 'has no place {token}'
  const filled = fillTemplate(template, {
    token: 't',
    gameId: 'g',
    lang: 'en',
    currency: 'EUR',
    mode: 'real',
    lobbyUrl: 'https://l.test',
  })
  return URL.canParse(filled) && /^https?:/.test(filled) ? null : 'is no address'
}

import { z } from 'zod'
import { type AccountRight, needsTerms } from '#contracts/player-api/account-rights.ts'
import type { ApiCall, CallAccess } from '#contracts/player-api/call.ts'
import { SIGNATURE_HEADER } from '#contracts/provider-callbacks/signature.ts'
import { REFUSAL_STATUS, type RefusalCode } from '#contracts/refusals.ts'
import { BY_ACCESS, BY_RIGHT, EVERY_CALL, WITH_BODY, WITH_QUERY } from './route.ts'

const SECURITY: Record<CallAccess, object[]> = {
  none: [],
  player: [{ player: [] }],
  'sign-up': [{ signUp: [] }],
  provider: [{ provider: [] }],
}

/** The OpenAPI 3.1 description, generated from the rows that the handlers are bound to and the schemas that parse them. */
export function describeApi(calls: readonly ApiCall[], serverUrl: string): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const row of calls) {
    const path = row.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [row.method.toLowerCase()]: operation(row) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Playhouse player API',
      version: '1.0.0',
      description:
        'The live wallet feed is a WebSocket at /v1/player/wallet/feed?Authorization={token}, with a token of /v1/player/wallet/feed/token.',
    },
    servers: [{ url: serverUrl }],
    paths,
    components: {
      securitySchemes: {
        player: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        signUp: { type: 'http', scheme: 'bearer' },
        provider: { type: 'apiKey', in: 'header', name: SIGNATURE_HEADER },
      },
      schemas: { Error: ERROR_SCHEMA },
    },
  }
}

function operation(row: ApiCall): object {
  const refusals = new Set([
    ...EVERY_CALL,
    ...BY_ACCESS[row.access],
    ...restrictionRefusals(row.right),
    ...(row.body ? WITH_BODY : []),
    ...(row.query ? WITH_QUERY : []),
    ...row.refusals,
  ])
  return {
    operationId: `${row.method.toLowerCase()}${row.path.replace(/[^a-zA-Z0-9]+/g, '_')}`,
    summary: row.summary,
    security: SECURITY[row.access],
    ...describeParameters(row),
    ...(row.body
      ? {
          requestBody: {
            required: true,
            content: {
              [BODY_TYPES[row.bodyType ?? 'json']]: { schema: toSchema(row.body, 'input') },
            },
          },
        }
      : {}),
    responses: { [row.status]: success(row), ...errors(refusals, row.statusOf) },
  }
}

function restrictionRefusals(right: AccountRight = 'own'): RefusalCode[] {
  const refusal = BY_RIGHT[right]
  return [
    ...(refusal === null ? [] : [refusal]),
    ...(needsTerms(right) ? ['TERMS_NOT_ACCEPTED' as const] : []),
  ]
}

const BODY_TYPES = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
} as const

function success(row: ApiCall): object {
  if (row.answer === null) return { description: 'Done.' }
  return {
    description: 'Done.',
    content: { 'application/json': { schema: toSchema(row.answer, 'output') } },
  }
}

/** One entry per status, naming the codes that come with it. */
function errors(
  refusals: ReadonlySet<RefusalCode>,
  statusOf: ApiCall['statusOf'] = {},
): Record<string, object> {
  const byStatus = new Map<number, RefusalCode[]>()
  for (const code of [...refusals].sort()) {
    const status = statusOf[code] ?? REFUSAL_STATUS[code]
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  )
}

function describeParameters(row: ApiCall): { parameters?: object[] } {
  const names = [...row.path.matchAll(/:(\w+)/g)].map((it) => it[1])
  const all = [
    ...names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
    ...Object.entries(row.requestHeaders ?? {}).map(([name, description]) => ({
      name,
      in: 'header',
      required: false,
      description,
      schema: { type: 'string' },
    })),
    ...(row.query ? parameters(row.query) : []),
  ]
  return all.length === 0 ? {} : { parameters: all }
}

/** Described as after parsing: before it, every parameter is a string. */
function parameters(query: z.ZodObject): object[] {
  const schema = toSchema(query, 'output') as { properties?: Record<string, object> }
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    in: 'query',
    required: false,
    schema: property,
  }))
}

function toSchema(schema: z.ZodType, io: 'input' | 'output'): object {
  // OpenAPI 3.1 accepts JSON Schema 2020-12 unchanged; the line that names the dialect is only for files.
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, target: 'draft-2020-12' })
  return rest
}

const ERROR_SCHEMA = {
  type: 'object',
  required: ['error', 'message', 'error_description', 'code', 'validationErrors'],
  properties: {
    error: { type: 'string' },
    message: { type: 'string' },
    error_description: { type: 'string' },
    code: { type: 'string', enum: Object.keys(REFUSAL_STATUS) },
    validationErrors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'code'],
        properties: { field: { type: 'string' }, code: { type: 'string' } },
      },
    },
  },
}

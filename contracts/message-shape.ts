/** Checks messages between the site and frames of others, field by field. No zod: browsers load this file. */

export type Check = (value: unknown) => boolean

/** The payload of each message, field by field; null where a message has none. */
export type Shapes<Message extends { type: string }> = {
  readonly [Type in Message['type']]: Extract<Message, { type: Type }> extends {
    payload: infer Payload
  }
    ? Readonly<Record<keyof Payload, Check>>
    : null
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Accepts exactly the fields of the contract, each of the right type and size. */
export function isMessage<Message extends { type: string }>(
  data: unknown,
  shapes: Shapes<Message>,
): data is Message {
  if (!isPlain(data) || typeof data.type !== 'string') return false
  if (!Object.hasOwn(shapes, data.type)) return false
  const shape: Readonly<Record<string, Check>> | null = shapes[data.type as Message['type']]
  const { type: _, payload, ...rest } = data
  if (Object.keys(rest).length > 0) return false
  if (!shape) return payload === undefined
  if (!isPlain(payload)) return false
  const names = Object.keys(shape)
  return (
    Object.keys(payload).length === names.length &&
    names.every((name) => Object.hasOwn(payload, name) && shape[name]?.(payload[name]))
  )
}

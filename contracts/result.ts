/** An expected refusal is a value, a bug is an exception (docs/decisions/0004). */
export type Result<Value, Refusal extends string = string> =
  | { ok: true; value: Value }
  | { ok: false; refusal: Refusal; detail?: Record<string, string | number | boolean> }

export function ok<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value }
}

export function refuse<Refusal extends string>(
  refusal: Refusal,
  detail?: Record<string, string | number | boolean>,
): { ok: false; refusal: Refusal; detail?: Record<string, string | number | boolean> } {
  return detail ? { ok: false, refusal, detail } : { ok: false, refusal }
}

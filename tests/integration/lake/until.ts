/** Waits for a condition, with a deadline that only a broken lake reaches. */
export async function until<Value>(
  condition: () => Value | Promise<Value>,
  what = 'the condition',
): Promise<NonNullable<Value>> {
  const deadline = Date.now() + 60_000
  for (;;) {
    const value = await condition()
    if (value) return value as NonNullable<Value>
    if (Date.now() > deadline) throw new Error(`${what} did not come true`)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

/**
 * `fetch`, or its replacement within one process. The signal of a call is passed beside the request: Node loses the one
 * inside a `Request` as soon as garbage is collected, and the call would never end (nodejs/undici#4068).
 */
export type TimedFetch = (
  request: Request,
  init: { signal: AbortSignal },
) => Promise<Response> | Response

/** The result of the work, or a rejection with the signal's reason once it is aborted, even if the work never ends. */
export function withinLimit<Value>(
  work: Promise<Value> | Value,
  signal: AbortSignal,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason as Error)
    if (signal.aborted) onAbort()
    signal.addEventListener('abort', onAbort, { once: true })
    Promise.resolve(work)
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', onAbort))
  })
}

/** Sends a request and reads its answer; the timeout, in milliseconds, covers both. */
export function sendWithin<Value>(
  { fetch, timeoutMs }: { fetch: TimedFetch; timeoutMs: number },
  request: Request,
  read: (response: Response) => Promise<Value>,
): Promise<Value> {
  const signal = AbortSignal.timeout(timeoutMs)
  return withinLimit(Promise.resolve(fetch(request, { signal })).then(read), signal)
}

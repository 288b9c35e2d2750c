import { decode as decodeStream } from 'turbo-stream'

type Decode = typeof decodeStream

/**
 * Decodes a response as the library does; one that was aborted by a further navigation is empty. The router drops the
 * result, but Remix would log it to the console as an error, and a part that fails after the first line would be an
 * unhandled rejection.
 */
export const decode: Decode = async (answer, options) => {
  const { whole, wasGivenUp } = endWhereGivenUp(answer)
  try {
    return await decodeStream(whole, options)
  } catch (error) {
    if (wasGivenUp()) return { value: {}, done: Promise.resolve(undefined) }
    throw error
  }
}

/** The same bytes; the stream ends where reading was aborted. */
function endWhereGivenUp(answer: ReadableStream<Uint8Array>) {
  const reader = answer.getReader()
  let givenUp = false
  const whole = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await reader.read()
        if (done) controller.close()
        else controller.enqueue(value)
      } catch (error) {
        givenUp = error instanceof DOMException && error.name === 'AbortError'
        if (givenUp) controller.close()
        else controller.error(error)
      }
    },
    cancel: (reason) => reader.cancel(reason),
  })
  return { whole, wasGivenUp: () => givenUp }
}

import { decode as decodeStream } from 'turbo-stream'

type Decode = typeof decodeStream

/**
 * Decodes an answer as the library does; one that was given up half-way, because somebody went on, is empty. The
 * router drops whatever comes of it, but Remix would write it to the console as an error, and a part that fails
 * after the first line would be a rejection that nobody can catch.
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

/** The same bytes; where reading them was aborted they end. */
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

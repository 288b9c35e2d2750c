/**
 * The text of a provider's response. Throws, and stops reading, when it exceeds the limit: an external response must
 * not fill the memory.
 */
export async function readBounded(response: Response, maxBytes: number): Promise<string> {
  if (response.body === null) return ''
  const reader = response.body.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { done, value: chunk } = await reader.read()
    if (done) return Buffer.concat(chunks).toString('utf8')
    size += chunk.byteLength
    if (size > maxBytes) {
      await reader.cancel()
      throw new Error(`the provider answered more than ${maxBytes} bytes`)
    }
    chunks.push(chunk)
  }
}

import { Writable } from 'node:stream'

/**
 * Where React's server renderer writes a page, and the whole page once the last block has come.
 *
 * React 18 writes blocks of 2,048 bytes. A character of several bytes that does not fit at the end of one begins the
 * next, yet the whole block is sent: what is left of it is NUL. Text of a page never has that character, so it is cut
 * off the end of each block.
 */
export function collectHtml(): { sink: Writable; html: Promise<Buffer> } {
  const blocks: Buffer[] = []
  const sink = new Writable({
    write(block: Buffer, _encoding, done) {
      blocks.push(withoutNulAtEnd(block))
      done()
    },
  })
  const html = new Promise<Buffer>((resolve, reject) => {
    sink.on('finish', () => resolve(Buffer.concat(blocks)))
    sink.on('error', reject)
  })
  return { sink, html }
}

function withoutNulAtEnd(block: Buffer): Buffer {
  let end = block.length
  while (end > 0 && block[end - 1] === 0) end--
  return block.subarray(0, end)
}

import { parentPort } from 'node:worker_threads'
import { pdfProblem } from './pdf-rules.ts'

/** Looks through PDF files one by one, off the main thread. */
export type FromPdfWorker = { ready: true } | { problem: Awaited<ReturnType<typeof pdfProblem>> }

parentPort?.on('message', async (content: Uint8Array) => {
  reply({
    problem: await pdfProblem(Buffer.from(content.buffer, content.byteOffset, content.length)),
  })
})

function reply(message: FromPdfWorker): void {
  parentPort?.postMessage(message)
}

reply({ ready: true })

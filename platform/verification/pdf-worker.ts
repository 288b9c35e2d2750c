import { parentPort } from 'node:worker_threads'
import { pdfProblem } from './pdf-rules.ts'
import type { FromPdfWorker } from './pdf-scan.ts'

/** Looks through PDF files one by one, off the main thread. */
parentPort?.on('message', async (content: Uint8Array) => {
  const { buffer, byteOffset, length } = content
  reply({ problem: await pdfProblem(Buffer.from(buffer, byteOffset, length)) })
})

function reply(message: FromPdfWorker): void {
  parentPort?.postMessage(message)
}

reply({ ready: true })

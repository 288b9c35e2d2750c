import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { NodeHandler } from './listener.ts'
import { inlineScriptHashes } from './site/page-cache.ts'
import { readStaticFiles } from './site/static-files.ts'

/** The Studio's settings; it reads the same shape in studio/installation.ts. */
type Installation = {
  /** The URL of the lake; without it Sanity hosts the project. */
  apiHost?: string
  projectId: string
  dataset: string
  /** The site: the Presentation tool shows it in a frame. */
  siteUrl: string
}

/**
 * The Studio's listener: the built single-page application, whose entry page answers every path that is not a file.
 * That page gives the application its settings, so one build serves any address. Scripts come from its own files only;
 * the application sets styles at run time (styled-components), so styles may be inline. It connects to the lake only.
 */
export async function createStudio(options: {
  directory: string
  lakeUrl: string
  installation: Installation
}): Promise<NodeHandler> {
  const { host, protocol } = new URL(options.lakeUrl)
  const socket = protocol === 'https:' ? 'wss:' : 'ws:'
  // The client calls `<project>.<host>`, and each event stream uses its own host name (see content-lake/).
  const lake = [
    `${protocol}//${host}`,
    `${protocol}//*.${host}`,
    `${socket}//*.${host}`,
    `${socket}//${host}`,
  ]
  const built = await readFile(join(options.directory, 'index.html'), 'utf8')
  const entryPage = built.replace('<head>', () => `<head>${dataBlock(options.installation)}`)
  const hashes = inlineScriptHashes(entryPage).map((it) => `'${it}'`)
  const files = await readStaticFiles({
    directory: options.directory,
    immutablePrefix: '/static/',
    made: { '/index.html': entryPage },
    headers: {
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'x-frame-options': 'DENY',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': [
        "default-src 'none'",
        `script-src 'self' ${hashes.join(' ')}`.trim(),
        "style-src 'self' 'unsafe-inline'",
        `img-src 'self' data: blob: ${lake.join(' ')}`,
        "font-src 'self' data:",
        `connect-src 'self' ${lake.join(' ')}`,
        `media-src ${lake.join(' ')} blob:`,
        "worker-src 'self' blob:",
        `frame-src 'self' ${options.installation.siteUrl}`,
        "manifest-src 'self'",
        "base-uri 'none'",
        "object-src 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ].join('; '),
    },
  })
  return (request, response) => {
    if (files.serve(request, response)) return
    if (files.serveAs('/index.html', request, response)) return
    response.writeHead(405, { 'content-type': 'text/plain; charset=utf-8' })
    response.end('method not allowed\n')
  }
}

/** Data, not a script: it needs no exception in the policy. */
function dataBlock(installation: Installation): string {
  const text = JSON.stringify(installation).replaceAll('<', '\\u003c')
  return `<script id="installation" type="application/json">${text}</script>`
}

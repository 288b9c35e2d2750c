import type {
  ActionFunctionArgs,
  AppLoadContext,
  EntryContext,
  LoaderFunctionArgs,
} from '@remix-run/node'
import { isRouteErrorResponse, RemixServer } from '@remix-run/react'
import { renderToPipeableStream } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { collectHtml } from '#app/collect-html.server.ts'
import { FragmentsContext } from '#app/content/fragments/Fragment.tsx'
import { fillMarks, fragmentMarks } from '#app/content/fragments/fragments.server.ts'
import { throttledByAction, throttledPage } from '#app/features/login/sent-away.server.ts'
import { withLateScripts } from '#app/late-scripts.server.ts'
import {
  i18nFor,
  inlineMessages,
  matchedNamespaces,
  requestLanguage,
} from '#app/market/i18n.server.ts'
import { InlineMessagesContext } from '#app/market/inline-messages.tsx'
import { NonceContext } from '#app/session/nonce.ts'

/** A render that is not complete by then is aborted: loaders have their own, shorter limits. */
const RENDER_TIMEOUT_MS = 10_000

/** Served by the server without Remix, so that it stays cheap under load. */
export { throttledPage }

export const streamTimeout = RENDER_TIMEOUT_MS

/**
 * Renders the whole page, then responds: pages are small, the cache needs them in one piece, and buffering was measured
 * to be faster than streaming. The render is aborted when the client disconnects.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const short = throttledByAction(request, remix)
  if (short !== null) return new Response(short, { status, headers })
  const language = await requestLanguage(request)
  const nonce = context.cspNonce
  const namespaces = [
    ...matchedNamespaces(remix),
    ...(context.preview ? (['preview'] as const) : []),
  ]
  const render = () =>
    renderWhole(
      <NonceContext.Provider value={nonce}>
        <InlineMessagesContext.Provider value={inlineMessages(language, namespaces)}>
          <I18nextProvider i18n={i18nFor(language)}>
            <FragmentsContext.Provider value={fragmentMarks(context)}>
              <RemixServer
                context={remix}
                url={request.url}
                nonce={nonce}
                abortDelay={RENDER_TIMEOUT_MS}
              />
            </FragmentsContext.Provider>
          </I18nextProvider>
        </InlineMessagesContext.Provider>
      </NonceContext.Provider>,
      { nonce, signal: request.signal, context },
    )
  const page = await context.inRenderTurn(render)
  return new Response(new Uint8Array(page.html), { status: page.failed ? 500 : status, headers })
}

/** Bugs are logged with their stack and never shown; refusals (thrown responses) are not bugs. */
export function handleError(
  error: unknown,
  { request, context }: LoaderFunctionArgs | ActionFunctionArgs,
): void {
  if (request.signal.aborted || error instanceof Response || isRouteErrorResponse(error)) return
  context.logger.error(
    { err: error, path: new URL(request.url).pathname },
    'a loader or action failed',
  )
}

function renderWhole(
  tree: React.ReactElement,
  options: { nonce: string; signal: AbortSignal; context: AppLoadContext },
): Promise<{ html: Buffer; failed: boolean }> {
  const { nonce, signal, context } = options
  return new Promise((resolve, reject) => {
    let failed = false
    const giveUp = setTimeout(() => abort(new Error('render timed out')), RENDER_TIMEOUT_MS)
    const onAbort = () => abort(new Error('the visitor left'))
    const settle = () => {
      clearTimeout(giveUp)
      signal.removeEventListener('abort', onAbort)
    }
    const { pipe, abort } = renderToPipeableStream(tree, {
      nonce,
      onAllReady() {
        const { sink, html } = collectHtml()
        html
          .then((page) => {
            settle()
            const late = Buffer.from(withLateScripts(page.toString()))
            resolve({ html: fillMarks(late, context), failed })
          })
          .catch(reject)
        pipe(sink)
      },
      onShellError(error) {
        settle()
        reject(error)
      },
      onError(error) {
        if (signal.aborted) return
        failed = true
        context.logger.error({ err: error }, 'a component failed while rendering')
      },
    })
    if (signal.aborted) onAbort()
    else signal.addEventListener('abort', onAbort, { once: true })
  })
}

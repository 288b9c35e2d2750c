import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { expect, test, vi } from 'vitest'
import { CONTENT_WEBHOOK_PATH, handleContentWebhook } from './content-webhook.ts'

const SECRET = 'a secret of thirty-two characters'
const NOW = Date.parse('2026-11-21T12:00:00Z')
const BODY = '{"_id":"banner-1"}'

function aMessage(signature: string | null, { body = BODY, method = 'POST' } = {}) {
  return new Request(`http://site.test${CONTENT_WEBHOOK_PATH}`, {
    method,
    ...(method === 'POST' ? { body } : {}),
    headers: signature === null ? {} : { [SIGNATURE_HEADER_NAME]: signature },
  })
}
function aHook(secret: string | null = SECRET) {
  return { secret, clock: () => NOW, outdateAll: vi.fn() }
}

test('a signed message outdates all cached content', async () => {
  const hook = aHook()
  const signature = await encodeSignatureHeader(BODY, NOW - 60_000, SECRET)
  expect(await handleContentWebhook(aMessage(signature), hook)).toBe('done')
  expect(hook.outdateAll).toHaveBeenCalledTimes(1)
})

test('a message without a valid signature does nothing', async () => {
  const hook = aHook()
  const signed = (body: string, at: number, secret: string) =>
    encodeSignatureHeader(body, at, secret)
  const refused = [
    null,
    '',
    'nonsense',
    't=abc,v1=def',
    await signed(BODY, NOW, 'another secret of the same length'),
    await signed('{"_id":"other"}', NOW, SECRET),
    await signed(BODY, NOW - 6 * 60_000, SECRET),
    await signed(BODY, NOW + 6 * 60_000, SECRET),
  ]
  for (const signature of refused)
    expect(await handleContentWebhook(aMessage(signature), hook)).toBe('SIGNATURE_INVALID')
  expect(await handleContentWebhook(aMessage(null, { method: 'GET' }), hook)).toBe(
    'METHOD_NOT_ALLOWED',
  )
  expect(await handleContentWebhook(aMessage(null), aHook(null))).toBe('NOT_FOUND')
  expect(hook.outdateAll).not.toHaveBeenCalled()
})

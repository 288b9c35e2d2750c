type LakeEvent = { event: string; id: string | null; data: Record<string, unknown> }

/** Reads server-sent events from a URL; `events` grows while the stream is open. */
export async function openEvents(
  url: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; events: LakeEvent[]; close(): void; ended: Promise<void> }> {
  const controller = new AbortController()
  const response = await fetch(url, { headers, signal: controller.signal })
  const events: LakeEvent[] = []
  const read = async () => {
    let text = ''
    const decoder = new TextDecoder()
    const reader = response.body?.getReader()
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      text += decoder.decode(part.value, { stream: true })
      const blocks = text.split('\n\n')
      text = blocks.pop() ?? ''
      for (const block of blocks) {
        const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? null
        const event = field('event')
        if (event) events.push({ event, id: field('id'), data: JSON.parse(field('data') ?? '{}') })
      }
    }
  }
  return {
    status: response.status,
    events,
    close: () => controller.abort(),
    ended: read().catch(() => undefined),
  }
}

import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { pipeline } from 'node:stream'

export type SteadyAddress = {
  url: string
  /** From here on connections go to this port; null: they are closed at once. */
  leadTo(port: number | null): void
  close(): Promise<void>
}

/** A stable address for a process that is killed and restarted: each time it binds a free port. */
export async function steadyAddress(): Promise<SteadyAddress> {
  let target: number | null = null
  const server = createServer((socket) => {
    if (target === null) return void socket.destroy()
    pipeline(socket, connect(target, '127.0.0.1'), socket, () => socket.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    leadTo(port) {
      target = port
    },
    async close() {
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

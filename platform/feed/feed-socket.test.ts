import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import type { WebSocket } from 'ws'
import { FeedSocket } from './feed-socket.ts'

test('a peer that does not answer a ping is cut off at the next one', () => {
  const calls: string[] = []
  const peer = Object.assign(new EventEmitter(), {
    ping: () => calls.push('ping'),
    terminate: () => calls.push('terminate'),
  })
  const socket = new FeedSocket(peer as unknown as WebSocket, {
    sessionId: 'a-session',
    clock: () => 0,
  })
  socket.checkPeer()
  peer.emit('pong')
  socket.checkPeer()
  expect(calls).toEqual(['ping', 'ping'])
  socket.checkPeer()
  expect(calls).toEqual(['ping', 'ping', 'terminate'])
})

import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { closeServer } from '../../support/stack/close-server.ts'
import { thinLine } from './conditions.ts'

/**
 * Stands before the stack as a thin line: each answer comes after the line's latency, and all of them share its width.
 * What the browser's own tools slow is one page; a service worker asks past them.
 */
export async function startThinProxy(port: number): Promise<{ url: string; close(): Promise<void> }> {
  let freeAt = 0
  /** When so many bytes have come through, after all that were on their way before. */
  const carry = async (bytes: number) => {
    freeAt = Math.max(freeAt, performance.now()) + (bytes / thinLine.bytesPerSecond) * 1_000
    await pause(Math.max(0, freeAt - performance.now()))
  }
  const server = createServer((incoming, outgoing) => {
    const { method, url: path, headers } = incoming
    const asked = request({ port, host: '127.0.0.1', method, path, headers }, async (answer) => {
      await pause(thinLine.latencyMs)
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      for await (const chunk of answer) {
        await carry(chunk.length)
        outgoing.write(chunk)
      }
      outgoing.end()
    })
    asked.once('error', () => incoming.socket.destroy())
    incoming.pipe(asked)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => closeServer(server),
  }
}

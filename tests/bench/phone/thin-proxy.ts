import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { serveLocally } from '../../support/stack/local-server.ts'
import { thinLine } from './conditions.ts'

/**
 * A proxy that simulates a slow connection to the stack: it adds latency to each response, and all responses share its
 * bandwidth. The browser's own throttling applies only to a page, not to the requests of a service worker.
 */
export async function startThinProxy(stackPort: number): Promise<{ url: string; close(): Promise<void> }> {
  let freeAt = 0
  /** Resolves when this many bytes have been transferred, after all earlier ones. */
  const carry = async (bytes: number) => {
    freeAt = Math.max(freeAt, performance.now()) + (bytes / thinLine.bytesPerSecond) * 1_000
    await pause(Math.max(0, freeAt - performance.now()))
  }
  const { port, close } = await serveLocally((incoming, outgoing) => {
    const { method, url: path, headers } = incoming
    const asked = request({ port: stackPort, host: '127.0.0.1', method, path, headers }, async (answer) => {
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
  return { url: `http://localhost:${port}`, close }
}

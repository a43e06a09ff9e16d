import { once } from 'node:events'
import { createServer } from 'node:net'

// Below what any system hands out of itself: a port from there may be gone again before a stack has started on it.
const lowest = 20_000
const highest = 32_000

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const port = lowest + Math.floor(Math.random() * (highest - lowest))
  const server = createServer()
  try {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  } catch {
    return freePort()
  }
  server.close()
  await once(server, 'close')
  return port
}

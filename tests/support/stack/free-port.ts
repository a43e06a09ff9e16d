import { once } from 'node:events'
import { createServer } from 'node:net'

// These ports are below the ephemeral range, from which the system could give a port to another process
// before the stack has started on it.
const lowest = 20_000
const highest = 32_000

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

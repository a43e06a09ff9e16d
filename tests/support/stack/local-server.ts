import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface LocalServer {
  url: string
  port: number
  /** Also closes connections with unfinished responses. */
  close(): Promise<void>
}

export async function serveLocally(listener: RequestListener): Promise<LocalServer> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    async close() {
      const gone = once(server, 'close')
      // Stops listening first, because a connection accepted in between would keep the server open.
      server.close()
      server.closeAllConnections()
      await gone
    },
  }
}

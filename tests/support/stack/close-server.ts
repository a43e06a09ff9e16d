import { once } from 'node:events'
import type { Server } from 'node:http'

/** Also closes connections with unfinished responses. */
export async function closeServer(server: Server): Promise<void> {
  const gone = once(server, 'close')
  // Before its connections, because a new one in between would keep it open.
  server.close()
  server.closeAllConnections()
  await gone
}

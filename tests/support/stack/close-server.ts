import { once } from 'node:events'
import type { Server } from 'node:http'

/** Closes a server and whatever is connected to it, however far its answers are. */
export async function closeServer(server: Server): Promise<void> {
  const gone = once(server, 'close')
  // Before its connections: one that comes between would keep it open.
  server.close()
  server.closeAllConnections()
  await gone
}

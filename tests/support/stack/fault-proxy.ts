import { type IncomingMessage, request, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { serveLocally } from './local-server.ts'

/**
 * `drop`: the request does not reach the server. `lose`: the server acts, but its response is lost. `hang`:
 * no response ever arrives. A number: the proxy itself responds with this status.
 */
export type Fault = 'none' | 'drop' | 'lose' | 'hang' | number

export interface FaultProxy {
  url: string
  decide: (request: { method: string; path: string; authorization: string | undefined }) => Fault
  seen: { method: string; path: string; authorization: string | undefined; fault: Fault }[]
  close(): Promise<void>
}

function forward(port: number, incoming: IncomingMessage, body: Buffer): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { port, host: '127.0.0.1', method: incoming.method, path: incoming.url, headers: incoming.headers },
      resolve,
    )
    outgoing.once('error', reject)
    outgoing.end(body)
  })
}

export async function startFaultProxy(port: number): Promise<FaultProxy> {
  const proxy: FaultProxy = { url: '', decide: () => 'none', seen: [], close: () => server.close() }

  async function handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const asked = {
      method: incoming.method ?? 'GET',
      path: incoming.url ?? '/',
      authorization: incoming.headers.authorization,
    }
    const fault = proxy.decide(asked)
    proxy.seen.push({ ...asked, fault })
    const body = await buffer(incoming)
    if (fault === 'hang') return
    if (fault === 'drop') return void incoming.socket.destroy()
    if (typeof fault === 'number') return void outgoing.writeHead(fault).end()
    const answer = await forward(port, incoming, body)
    const content = await buffer(answer)
    if (fault === 'lose') return void incoming.socket.destroy()
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    outgoing.end(content)
  }

  const server = await serveLocally((incoming, outgoing) => {
    handle(incoming, outgoing).catch(() => incoming.socket.destroy())
  })
  proxy.url = `http://localhost:${server.port}`
  return proxy
}

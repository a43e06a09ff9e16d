import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { closeServer } from './close-server.ts'

const hashed = /(-[\w-]{8})(\.(?:js|css))/g
const isText = /html|javascript|css/

export interface Deployments {
  url: string
  /** The current build number: 0 at first. */
  current: number
  /** Replaces the app with its next build; the previous build's files are deleted. */
  deployNext(): void
  /** Called before a file is sent; return true to break the connection. */
  breaks: (path: string) => boolean
  close(): Promise<void>
}

async function bodyOf(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/**
 * A proxy between browsers and the stack that serves its app as one build after another: the same code under other
 * names, as in a new build with other changes.
 */
export async function startDeployments(port: number): Promise<Deployments> {
  const deployments: Deployments = {
    url: '',
    current: 0,
    deployNext: () => {
      deployments.current += 1
    },
    breaks: () => false,
    close: () => closeServer(server),
  }

  /** The stack's own name of a file of the current build; null if the name belongs to another build. */
  function ownName(path: string): string | null {
    const { current } = deployments
    if (!path.startsWith('/assets/') || current === 0) return path.includes('.build') ? null : path
    const mark = `.build${current}`
    return path.includes(mark) || path.endsWith('.woff2') ? path.replace(mark, '') : null
  }

  function ofThisBuild(text: string): string {
    const { current } = deployments
    if (current === 0) return text
    return text.replace(hashed, `$1.build${current}$2`).replace(/("revision":")(\w)/g, `$1build${current}-$2`)
  }

  async function handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const path = incoming.url ?? '/'
    const name = ownName(path)
    if (deployments.breaks(path)) return void incoming.socket.destroy()
    if (name === null) return void outgoing.writeHead(404).end()
    const {
      host: _,
      connection: __,
      'accept-encoding': ___,
      'if-none-match': ____,
      ...headers
    } = incoming.headers
    const body = await bodyOf(incoming)
    const answer = await fetch(`http://127.0.0.1:${port}${name}`, {
      method: incoming.method ?? 'GET',
      headers: headers as Record<string, string>,
      redirect: 'manual',
      ...(body.length > 0 && { body: new Uint8Array(body) }),
    })
    const type = answer.headers.get('content-type') ?? ''
    const given = Object.fromEntries(answer.headers)
    // The stack's ETags belong to its own build, and so do the scripts that its policy allows.
    const own = ['etag', 'content-security-policy']
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection', ...own])
      delete given[name]
    // The browser caches only the files with a hash in their names.
    if (/^\/(assets|service-worker)/.test(path)) given['cache-control'] = 'no-cache'
    const content = Buffer.from(await answer.arrayBuffer())
    const isBuilt = isText.test(type) && !/^\/(rest|auth|functions|sandbox|v2024)/.test(path)
    outgoing.writeHead(answer.status, given).end(isBuilt ? ofThisBuild(content.toString()) : content)
  }

  const server = createServer((incoming, outgoing) => {
    handle(incoming, outgoing).catch(() => incoming.socket.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  deployments.url = `http://localhost:${(server.address() as AddressInfo).port}`

  return deployments
}

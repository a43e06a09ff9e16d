import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { fileRevision } from '#src/lib/hash.ts'
import { inLanes } from './lanes.ts'
import { serveLocally } from './local-server.ts'

// Hashes have seven characters for scripts (vite.config.ts), but the bundler's default of eight for styles.
const hashed = /(-[\w-]{7,8})(\.(?:js|css))/g
const isText = /html|javascript|css/
const serverPath = /^\/(rest|auth|functions|sandbox|v2024-01-01)\//
const entries = /\{"revision":"([^"]+)","url":"([^"]+)"\}/g

export interface Deployments {
  url: string
  current: number
  /** Deploys the next build, and removes the previous build's scripts and style sheets. */
  deployNext(): void
  breaks: (path: string) => boolean
  close(): Promise<void>
}

/** Serves the stack's app as one build after another, with the same code under other names. */
export async function startDeployments(port: number): Promise<Deployments> {
  const deployments: Deployments = {
    url: '',
    current: 0,
    deployNext: () => {
      deployments.current += 1
    },
    breaks: () => false,
    close: () => server.close(),
  }

  /** Returns the stack's name for the file; null if the path belongs to another build. */
  function ownName(path: string): string | null {
    const { current } = deployments
    if (!path.startsWith('/assets/') || current === 0) return path.includes('.build') ? null : path
    const mark = `.build${current}`
    return path.includes(mark) || path.endsWith('.woff2') ? path.replace(mark, '') : null
  }

  function ofBuild(number: number, text: string): string {
    if (number === 0) return text
    return text
      .replace(hashed, `$1.build${number}$2`)
      .replace(/<!--([\w+/]+)-->$/, `<!--build${number}.$1-->`)
  }

  /** Changes the revisions of pages and scripts, because their content differs from the stack's. */
  async function workerOfBuild(number: number, worker: string): Promise<string> {
    const revised = await inLanes(8, [...worker.matchAll(entries)], async ([entry, stacks, url = '']) => {
      let revision = url.endsWith('.html') ? `build${number}.${stacks}` : stacks
      if (url.endsWith('.js')) {
        const response = await fetch(`http://127.0.0.1:${port}/${url}`)
        revision = await fileRevision(Buffer.from(ofBuild(number, await response.text())))
      }
      return [entry, JSON.stringify({ revision, url: ofBuild(number, url) })] as const
    })
    const byEntry = new Map(revised)
    return worker.replace(entries, (entry) => byEntry.get(entry) ?? entry)
  }
  const workers = new Map<number, Promise<string>>()

  async function handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const path = incoming.url ?? '/'
    const name = ownName(path)
    if (deployments.breaks(path)) return void incoming.socket.destroy()
    if (name === null) return void outgoing.writeHead(404).end()
    const headers = { ...incoming.headers } as Record<string, string>
    for (const name of ['host', 'connection', 'accept-encoding', 'if-none-match']) delete headers[name]
    const body = await buffer(incoming)
    const answer = await fetch(`http://127.0.0.1:${port}${name}`, {
      method: incoming.method ?? 'GET',
      headers,
      redirect: 'manual',
      ...(body.length > 0 && { body: new Uint8Array(body) }),
    })
    const type = answer.headers.get('content-type') ?? ''
    const given = Object.fromEntries(answer.headers)
    // The stack's ETags, and the script hashes in its content security policy, do not match another build.
    const own = ['etag', 'content-security-policy']
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection', ...own])
      delete given[name]
    if (/^\/(assets|service-worker)/.test(path)) given['cache-control'] = 'no-cache'
    const whole = Buffer.from(await answer.arrayBuffer())
    const isBuilt = isText.test(type) && !serverPath.test(path)
    const { current } = deployments
    let content = isBuilt ? Buffer.from(ofBuild(current, whole.toString())) : whole
    if (path === '/service-worker.js' && current > 0) {
      const worker = workers.get(current) ?? workerOfBuild(current, whole.toString())
      workers.set(current, worker)
      content = Buffer.from(await worker)
    }
    outgoing.writeHead(answer.status, given).end(content)
  }

  const server = await serveLocally((incoming, outgoing) => {
    handle(incoming, outgoing).catch(() => incoming.socket.destroy())
  })
  deployments.url = `http://localhost:${server.port}`
  return deployments
}

// Replaces workbox-routing with a list of routes, to which a test sends requests.
interface Asked {
  url: URL
  sameOrigin: boolean
  request: Request
}
type Handle = (asked: Asked & { event: Event }) => Promise<Response>
type Handler = Handle | { handle: Handle }

const site = 'https://keytrail.example'
const routes: { match: (asked: Asked) => unknown; handler: Handler }[] = []
const work: Promise<unknown>[] = []

class WorkerEvent extends Event {
  waitUntil(promise: Promise<unknown>): void {
    work.push(promise)
  }
}

export function registerRoute(match: (asked: Asked) => unknown, handler: Handler): void {
  routes.push({ match, handler })
}

/** The globals stay after the test, because workbox may still be storing a response. */
export function startWorker(caches: object): void {
  routes.length = 0
  const globals = { self: globalThis, location: new URL(site), caches, __WB_DISABLE_DEV_LOGS: true }
  Object.assign(globalThis, globals, { ExtendableEvent: WorkerEvent, FetchEvent: WorkerEvent })
}

export function fakeCache(stored: Map<string, Response>) {
  const keyOf = (asked: string | Request) => (typeof asked === 'string' ? asked : asked.url)
  return {
    match: async (asked: string | Request) => stored.get(keyOf(asked))?.clone(),
    put: async (asked: string | Request, response: Response) => void stored.set(keyOf(asked), response),
    delete: async (asked: string | Request) => stored.delete(keyOf(asked)),
    keys: async () => [...stored.keys()].map((url) => new Request(url)),
  }
}

/** Returns the response's text, or undefined if no route matches: a browser sends such a request itself. */
export async function askWorker(path: string, init: RequestInit & { destination?: string } = {}) {
  const url = new URL(path, site)
  const { destination = '', ...rest } = init
  const request = Object.defineProperty(new Request(url, rest), 'destination', { value: destination })
  const asked = { url, sameOrigin: url.origin === site, request }
  const handler = routes.find(({ match }) => match(asked))?.handler
  const handle = typeof handler === 'object' ? handler.handle.bind(handler) : handler
  const response = await handle?.({ ...asked, event: new WorkerEvent('fetch') })
  await Promise.all(work.splice(0))
  return response?.text()
}

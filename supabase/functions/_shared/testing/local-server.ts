/** `requests` lists all requests that the server has received, as "METHOD /path?query". */
export async function withLocalServer(
  handler: (request: Request) => Response | Promise<Response>,
  test: (server: { url: string; requests: string[] }) => Promise<void>,
): Promise<void> {
  const requests: string[] = []
  const connections = new AbortController()
  const server = Deno.serve(
    { hostname: '127.0.0.1', port: 0, signal: connections.signal, onListen: () => undefined },
    (request) => {
      const { pathname, search } = new URL(request.url)
      requests.push(`${request.method} ${pathname}${search}`)
      return handler(request)
    },
  )
  try {
    await test({ url: `http://127.0.0.1:${server.addr.port}`, requests })
  } finally {
    connections.abort()
    await server.finished
  }
}

export function unreachableUrl(): string {
  const listener = Deno.listen({ hostname: '127.0.0.1', port: 0 })
  listener.close()
  return `http://127.0.0.1:${(listener.addr as Deno.NetAddr).port}`
}

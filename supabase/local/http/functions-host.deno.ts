// Writes {"port":N} to stdout once it listens, and exits when its stdin closes, so that it never outlives its
// parent. As on hosted Supabase, the paths that functions see begin with /<name>.

type Handler = (request: Request) => Response | Promise<Response>

const functions = new URL('../../functions/', import.meta.url)
const prefix = '/functions/v1'
const inFunction = new RegExp(`^${prefix}/([^/]+)`)

async function loadFunction(name: string): Promise<Handler> {
  let captured: Handler | undefined
  const { serve } = Deno
  Deno.serve = ((handler: Handler) => {
    captured = handler
  }) as typeof Deno.serve
  try {
    await import(new URL(`${name}/index.ts`, functions).href)
  } finally {
    Deno.serve = serve
  }
  if (captured === undefined) throw new Error('it does not call Deno.serve')
  return captured
}

function failure(status: number, code: string, message: string): Response {
  const body = { error: { code, message } }
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } })
}

async function loadAll(): Promise<Map<string, Handler>> {
  const handlers = new Map<string, Handler>()
  for await (const { name, isDirectory } of Deno.readDir(functions)) {
    if (!isDirectory || name.startsWith('_')) continue
    // Loads the functions one at a time, because each load replaces Deno.serve for the whole process.
    const handler = await loadFunction(name).catch((error: unknown) => {
      console.error(`The function ${name} cannot be started:`, error)
      return () => failure(500, 'internal', `The function ${name} cannot be started`)
    })
    handlers.set(name, handler)
  }
  return handlers
}

const handlers = await loadAll()

async function answer(request: Request): Promise<Response> {
  const url = new URL(request.url)
  const [, name = ''] = inFunction.exec(url.pathname) ?? []
  const handler = handlers.get(name)
  if (handler === undefined) return failure(404, 'not_found', 'There is no such function')
  url.pathname = url.pathname.replace(prefix, '')
  try {
    return await handler(new Request(url, request))
  } catch (error) {
    console.error(`The function ${name} failed:`, error)
    return failure(500, 'internal', `The function ${name} failed`)
  }
}

Deno.serve(
  { hostname: '127.0.0.1', port: 0, onListen: ({ port }) => console.log(JSON.stringify({ port })) },
  answer,
)

await Deno.stdin.readable.pipeTo(new WritableStream())
Deno.exit()

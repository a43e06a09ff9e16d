import { readFileSync, realpathSync } from 'node:fs'
import type { RequestListener, Server } from 'node:http'
import { join } from 'node:path'
import { createServer } from 'vite'
import { serverPaths } from '#src/domain/shell/return-path.ts'
import { fillPage, type PageValues } from './static-app.ts'

const projectRoot = join(import.meta.dirname, '../../..')
// Vite serves only these and public/, because the project also contains the operator's settings and data folder.
const served = ['src', 'node_modules'].map((name) => realpathSync(join(projectRoot, name)))

export async function serveFromSources(
  server: Server,
  values: PageValues,
  api: RequestListener,
): Promise<RequestListener> {
  const vite = await createServer({
    root: projectRoot,
    appType: 'custom',
    server: { middlewareMode: { server }, fs: { allow: served } },
  })
  return (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (serverPaths.test(pathname)) return void api(request, response)
    vite.middlewares(request, response, async () => {
      const page = fillPage(readFileSync(join(projectRoot, 'index.html'), 'utf8'), values)
      response.setHeader('content-type', 'text/html')
      response.end(await vite.transformIndexHtml(pathname, page))
    })
  }
}

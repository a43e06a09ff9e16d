import { readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { Hono } from 'hono'
import { createServer } from 'vite'
import { fillPage } from './static-app.ts'

const projectRoot = join(import.meta.dirname, '../..')

/** The app straight from its sources, by Vite with hot reload, on the stack's own port. */
export async function hotReloadedApp(server: Server, values: Record<string, string>): Promise<Hono> {
  const vite = await createServer({
    root: projectRoot,
    appType: 'custom',
    server: { middlewareMode: { server } },
  })
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.use(async (context, next) => {
    const { incoming, outgoing } = context.env
    const answered = await new Promise<boolean>((resolve) => {
      outgoing.once('finish', () => resolve(true))
      vite.middlewares(incoming, outgoing, () => resolve(false))
    })
    return answered ? RESPONSE_ALREADY_SENT : next()
  })
  app.get('*', async (context) => {
    const page = fillPage(readFileSync(join(projectRoot, 'index.html'), 'utf8'), values)
    return context.html(await vite.transformIndexHtml(context.req.path, page))
  })
  return app as unknown as Hono
}

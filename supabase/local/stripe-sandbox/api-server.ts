import { Hono } from 'hono'
import { ApiError, createCommands, type Posted } from './commands.ts'
import type { Sandbox } from './lifecycle.ts'
import { createQueries } from './queries.ts'

const rememberedMs = 24 * 3_600_000

interface Answer {
  status: 200 | 400 | 404
  body: unknown
}

const errorBody = (type: string, message: string, code?: string) => ({ error: { type, message, code } })

function answerTo(error: unknown): Answer {
  if (!(error instanceof ApiError)) throw error
  const { status, code, message } = error
  return { status, body: errorBody('invalid_request_error', message, code) }
}

export function apiServer(sandbox: Sandbox): Hono {
  const { state, save, now } = sandbox
  const commands = createCommands(sandbox)

  let line: Promise<unknown> = Promise.resolve()

  /** Runs commands one at a time, so that a repeated idempotency key finds the first response. */
  function once(request: Request, id: string, command: (posted: Posted) => unknown): Promise<Response> {
    const turn = line.then(() => answerOnce(request, id, command))
    line = turn.catch(() => undefined)
    return turn
  }

  async function answerOnce(
    request: Request,
    id: string,
    command: (posted: Posted) => unknown,
  ): Promise<Response> {
    const form = await request.text()
    const key = request.headers.get('idempotency-key')
    const asked = `${request.method} ${new URL(request.url).pathname} ${form}`
    const known = key === null ? undefined : state.answers[key]
    if (known && known.at > now() - rememberedMs / 1000) {
      if (known.request !== asked)
        return Response.json(
          errorBody(
            'idempotency_error',
            'Keys for idempotent requests can only be used with the same parameters',
          ),
          { status: 400 },
        )
      return Response.json(known.body, { status: known.status, headers: { 'idempotent-replayed': 'true' } })
    }
    const { status, body } = await Promise.try(command, { form: new URLSearchParams(form), id }).then(
      (changed): Answer => ({ status: 200, body: structuredClone(changed) }),
      answerTo,
    )
    if (key !== null) state.answers[key] = { request: asked, status, body, at: now() }
    save()
    return Response.json(body, { status })
  }

  return new Hono()
    .use(async (context, next) => {
      if (context.req.header('authorization') !== `Bearer ${state.apiKey}`)
        return context.json(errorBody('invalid_request_error', 'Invalid API Key provided'), 401)
      return next()
    })
    .post('/customers', (context) => once(context.req.raw, '', commands.createCustomer))
    .delete('/customers/:id', ({ req }) => once(req.raw, req.param('id'), commands.deleteCustomer))
    .post('/checkout/sessions', ({ req }) => once(req.raw, '', commands.createCheckout))
    .post('/checkout/sessions/:id/expire', ({ req }) =>
      once(req.raw, req.param('id'), commands.expireCheckout),
    )
    .delete('/subscriptions/:id', ({ req }) => once(req.raw, req.param('id'), commands.cancelSubscription))
    .post('/billing_portal/sessions', ({ req }) => once(req.raw, '', commands.createPortal))
    .route('/', createQueries(sandbox))
    .notFound((context) => context.json(errorBody('invalid_request_error', 'Unrecognized request URL'), 404))
    .onError((error) => {
      const { status, body } = answerTo(error)
      return Response.json(body, { status })
    })
}

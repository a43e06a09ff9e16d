import { type Context, Hono } from 'hono'
import { ApiError, createCommands, type Posted } from './commands.ts'
import type { Sandbox } from './lifecycle.ts'
import { createQueries } from './queries.ts'
import type { Answer } from './state.ts'

const rememberedSec = 86_400

const errorBody = (type: string, message: string, code?: string) => ({ error: { type, message, code } })

function answerTo(error: unknown): Answer {
  if (!(error instanceof ApiError)) throw error
  const { status, code, message } = error
  return { status, body: errorBody('invalid_request_error', message, code) }
}

export function apiServer(sandbox: Sandbox): Hono {
  const { state, save, now } = sandbox
  const commands = createCommands(sandbox)

  type Command = (posted: Posted) => unknown
  let line: Promise<unknown> = Promise.resolve()

  /** Runs commands one at a time, so that a repeated idempotency key finds the first response. */
  const once = (command: Command) => (context: Context) => {
    const turn = line.then(() => answerOnce(context, command))
    line = turn.catch(() => undefined)
    return turn
  }

  async function answerOnce({ req }: Context, command: Command): Promise<Response> {
    const form = await req.text()
    const key = req.header('idempotency-key')
    const asked = `${req.method} ${req.path} ${form}`
    const known = key === undefined ? undefined : state.answers[key]
    if (known && known.at > now() - rememberedSec) {
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
    const posted = { form: new URLSearchParams(form), id: req.param('id') ?? '' }
    const { status, body } = await Promise.try(command, posted).then(
      (changed): Answer => ({ status: 200, body: structuredClone(changed) }),
      answerTo,
    )
    if (key !== undefined) state.answers[key] = { request: asked, status, body, at: now() }
    save()
    return Response.json(body, { status })
  }

  return new Hono()
    .use(async (context, next) => {
      if (context.req.header('authorization') !== `Bearer ${state.apiKey}`)
        return context.json(errorBody('invalid_request_error', 'Invalid API Key provided'), 401)
      return next()
    })
    .post('/customers', once(commands.createCustomer))
    .delete('/customers/:id', once(commands.deleteCustomer))
    .post('/checkout/sessions', once(commands.createCheckout))
    .post('/checkout/sessions/:id/expire', once(commands.expireCheckout))
    .delete('/subscriptions/:id', once(commands.cancelSubscription))
    .post('/billing_portal/sessions', once(commands.createPortal))
    .route('/', createQueries(sandbox))
    .notFound((context) => context.json(errorBody('invalid_request_error', 'Unrecognized request URL'), 404))
    .onError((error) => {
      const { status, body } = answerTo(error)
      return Response.json(body, { status })
    })
}
